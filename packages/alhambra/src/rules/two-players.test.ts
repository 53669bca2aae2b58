import { describe, expect, it } from 'vitest';
import { conserved, fresh, ofType, plays, table } from '../../test/table.ts';
import { alhambra, typeOf } from './index.ts';
import { DIRK } from './state.ts';

const yard = [{ pavilion: 2 }, { seraglio: 9 }, { garden: 10 }, { tower: 13 }];
const display = [{ florin: 1 }, { dirham: 1 }, { denar: 1 }, { ducat: 1 }];

describe('two players and Dirk', () => {
  it('play with two copies of each money card (AL-2P-1)', () => {
    const { money } = conserved(fresh(2)) as { money: number[] };
    expect(money).toEqual(Array.from({ length: 72 }, (_, i) => i >> 1));
    expect((conserved(fresh(3)) as { money: number[] }).money).toHaveLength(108);
  });

  it('never give Dirk a hand, a turn or the start (AL-2P-1)', () => {
    for (let i = 0; i < 20; i++) {
      const state = fresh(2, `dirk ${i}`);
      expect(state.hands).toHaveLength(2);
      while (!state.over) {
        expect(state.active).toBeLessThan(2);
        alhambra.play(state, state.active, alhambra.moves(state, state.active).at(-1)!, () => {});
      }
    }
  });

  it('see Dirk get six buildings at the start (AL-2P-2)', () => {
    expect(fresh(2).owned.map((own) => own.length)).toEqual([0, 0, 6]);
    expect(fresh(3).owned).toHaveLength(3);
  });

  it('see him get six more right after scoring A, which does not count them yet (AL-2P-2)', () => {
    const state = table(2, { turn: 0, yard, display, hands: [{}, {}], dirk: {}, moneyDeck: ['A'], buildingDeck: [{ tower: 7 }] });
    const events = plays(state, { take: { florin: 1 } });
    expect(events.map(({ type }) => type)).toEqual(['taken', 'drawn', 'scored', 'dirk', 'money']);
    expect(state.owned[DIRK]).toHaveLength(6);
    expect(typeOf(state.owned[DIRK]![0]!)).toBe('tower');
    expect(state.scores[DIRK]).toBe(0);
  });

  it('see him get a third of the face-down buildings after scoring B, rounded down (AL-2P-2)', () => {
    const eleven = { tower: [7, 8, 9, 10, 12], garden: [6, 7, 8, 9, 11, 12] };
    const buildingDeck = Object.entries(eleven).flatMap(([type, prices]) => prices.map((price) => ({ [type]: price })));
    const state = table(2, {
      turn: 0,
      yard,
      display,
      hands: [{}, {}],
      dirk: {},
      moneyDeck: ['B'],
      scored: ['A'],
      buildingDeck,
      restOfBuildings: 1,
    });
    expect(state.buildingDeck).toHaveLength(11);
    const [dirk] = ofType(plays(state, { take: { florin: 1 } }), 'dirk');
    expect(dirk!.buildings).toHaveLength(3);
    expect(state.buildingDeck).toHaveLength(8);
  });

  it('see him get what there is when fewer remain, which does not end the game (AL-2P-2)', () => {
    const buildingDeck = [{ arcades: 4 }, { arcades: 5 }];
    const state = table(2, { turn: 0, yard, display, hands: [{}, {}], dirk: {}, moneyDeck: ['A'], buildingDeck, restOfBuildings: 1 });
    plays(state, { take: { florin: 1 } });
    expect(state.owned[DIRK]).toHaveLength(2);
    expect(alhambra.toAct(state)).toEqual([1]);
    plays(state, { take: { dirham: 1 } });
    expect(alhambra.toAct(state)).toEqual([0]);
  });

  it('compete with Dirk for ranks and share ties with him in every scoring (AL-2P-3)', () => {
    const state = table(2, {
      turn: 0,
      yard,
      display,
      hands: [{}, {}],
      owned: [{ tower: [7, 8] }, { tower: 9 }],
      dirk: { tower: [10, 11] },
      moneyDeck: ['B'],
    });
    plays(state, { take: { florin: 1 } });
    expect(state.scores).toEqual([9, 0, 9]);
  });

  it('are the only ones to win leftovers: Dirk holds no money (AL-2P-3)', () => {
    const state = table(2, { turn: 0, yard, display, hands: [{ florin: 3 }, { ducat: 1 }], dirk: {}, restOfBuildings: 'dirk' });
    const before = state.owned[DIRK]!.length;
    const events = plays(state, { buy: 'florin', with: [3] });
    expect(ofType(events, 'leftover').map(({ seat }) => seat)).toEqual([null, null, 1]);
    expect(ofType(events, 'counted')[0]!.totals[3]).toEqual([0, 1]);
    expect(state.owned[DIRK]).toHaveLength(before);
  });

  it('may keep each building or give it to Dirk, and an exact payment counts either way (AL-2P-4)', () => {
    const state = table(2, { turn: 0, yard, display, hands: [{ florin: 2, dirham: [9] }, {}], dirk: {} });
    expect(alhambra.moves(state, 0).filter((move) => move.type === 'buy')).toHaveLength(4);
    const events = plays(state, { buy: 'florin', with: [2], for: 'dirk' });
    expect(ofType(events, 'bought')[0]).toMatchObject({ seat: 0, owner: DIRK, exact: true });
    expect(state.owned[DIRK]!.map(typeOf)).toEqual(['pavilion']);
    expect(alhambra.toAct(state)).toEqual([0]);
    plays(state, { buy: 'dirham', with: [9] });
    expect(state.owned[0]!.map(typeOf)).toEqual(['seraglio']);
  });

  it('keep leftovers (AL-2P-4)', () => {
    const state = table(2, { turn: 0, yard, display, hands: [{ florin: 3 }, { ducat: 1 }], dirk: {}, restOfBuildings: 'dirk' });
    plays(state, { buy: 'florin', with: [3] });
    expect(state.owned[1]!.map(typeOf)).toEqual(['tower']);
  });

  it('win against each other: Dirk’s score is shown but never wins (AL-2P-5)', () => {
    const state = table(2, { turn: 0, yard, display, hands: [{ florin: 3 }, {}], dirk: {}, restOfBuildings: 'dirk', scores: [3, 40, 300] });
    plays(state, { buy: 'florin', with: [3] });
    expect(alhambra.view(state, null).scores[DIRK]).toBeGreaterThan(300);
    expect(alhambra.standings(state)).toEqual([[1], [0]]);
    expect(alhambra.scores(state)).toHaveLength(2);
  });
});
