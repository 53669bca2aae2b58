import { describe, expect, it } from 'vitest';
import { ofType, plays, refusal, table } from '../../test/table.ts';
import { alhambra, typeOf } from './index.ts';
import { NONE } from './state.ts';

const yard = [{ pavilion: 2 }, { seraglio: 9 }, { garden: 10 }, { tower: 13 }];
const display = [{ florin: 1 }, { dirham: 1 }, { denar: 1 }, { ducat: 1 }];

/** Seat 0's turn with a building deck of just these cards; seat 2 owns all the others. */
const late = (buildingDeck: object[], hands: object[], more: object = {}) =>
  table(3, { turn: 0, yard, display, hands, buildingDeck, restOfBuildings: 2, ...more });

describe('the end', () => {
  it('comes after a turn when the yard cannot be filled (AL-END-1)', () => {
    const state = late([], [{ florin: 3 }, {}, {}]);
    expect(state.buildingDeck).toEqual([]);
    const events = plays(state, { buy: 'florin', with: [3] });
    expect(events.at(-1)?.type).toBe('ended');
    expect(alhambra.toAct(state)).toEqual([]);
    expect(alhambra.standings(state)?.flat().toSorted()).toEqual([0, 1, 2]);
    expect(refusal(state, { take: { florin: 1 } }, 1)?.rule).toBe('OVER');
    expect(alhambra.refuse(state, 1, { type: 'take', cards: [0] })).toEqual({ rule: 'OVER' });
  });

  it('waits while the last building still fills the fourth slot (AL-END-1)', () => {
    const state = late([{ arcades: 4 }], [{ florin: 3 }, {}, {}]);
    const events = plays(state, { buy: 'florin', with: [3] });
    expect(ofType(events, 'ended')).toEqual([]);
    expect(state.buildingDeck).toEqual([]);
    expect(state.yard).not.toContain(NONE);
    expect(alhambra.toAct(state)).toEqual([1]);
  });

  it('waits while money is taken and the yard stays full, however empty the deck (AL-END-1)', () => {
    const state = late([], [{}, {}, {}]);
    plays(state, { take: { florin: 1 } });
    expect(alhambra.toAct(state)).toEqual([1]);
  });

  it('waits until the turn is over, through every exact payment (AL-END-1)', () => {
    const state = late([], [{ florin: 2 }, {}, {}]);
    expect(plays(state, { buy: 'florin', with: [2] }).map(({ type }) => type)).toEqual(['paid', 'bought']);
    expect(plays(state, { take: { ducat: 1 } }).at(-1)?.type).toBe('ended');
  });

  it('still deals as many buildings as there are, from left to right (AL-END-1)', () => {
    const state = late([{ arcades: 4 }], [{ florin: 2, denar: [9, 1] }, {}, {}]);
    plays(state, { buy: 'florin', with: [2] });
    plays(state, { buy: 'denar', with: [9, 1] });
    const events = plays(state, { take: { ducat: 1 } });
    expect(ofType(events, 'building').map(({ slot }) => slot)).toEqual([0]);
    expect(ofType(events, 'leftover').map(({ slot, building }) => [slot, typeOf(building)])).toEqual([
      [0, 'arcades'],
      [1, 'seraglio'],
      [3, 'tower'],
    ]);
  });

  it('scores a scoring card of that last refill first (AL-END-2)', () => {
    const state = late([], [{ florin: 3 }, {}, {}], { moneyDeck: ['B'], scored: ['A'], display: display.slice(1) });
    const events = plays(state, { buy: 'florin', with: [3] });
    const types = events.map(({ type }) => type).filter((type) => type !== 'leftover');
    expect(types).toEqual(['paid', 'bought', 'drawn', 'scored', 'money', 'counted', 'scored', 'ended']);
    expect(ofType(events, 'scored').map(({ scoring }) => scoring)).toEqual(['B', 'C']);
  });

  it('skips a scoring that never came up (AL-END-2)', () => {
    const state = late([], [{ florin: 3 }, {}, {}], { moneyDeck: [{ ducat: 5 }, 'B'] });
    const events = plays(state, { buy: 'florin', with: [3] });
    expect(ofType(events, 'scored').map(({ scoring }) => scoring)).toEqual(['C']);
  });

  it('gives each leftover to whoever holds the most of its currency, at any price and for nothing (AL-END-3)', () => {
    const hands = [
      { florin: 3, dirham: [1, 1] },
      { dirham: 3, denar: 4, ducat: 1 },
      { denar: [2, 2], ducat: [] },
    ];
    const state = late([], hands);
    const events = plays(state, { buy: 'florin', with: [3] });
    // Dirham: 2 against 3; denar: a tie of 4 and 4; ducat: seat 1 alone, with a single coin for a Tower of 13.
    expect(ofType(events, 'leftover').map(({ slot, seat }) => [slot, seat])).toEqual([
      [1, 1],
      [2, null],
      [3, 1],
    ]);
    expect(state.owned[1]!.map(typeOf)).toEqual(['seraglio', 'tower']);
    expect(state.hands[1]).toHaveLength(3);
    expect(state.yard.filter((building) => building !== NONE).map(typeOf)).toEqual(['garden']);
  });

  it('gives a leftover to nobody if nobody holds any of its currency (AL-END-3)', () => {
    const state = late([], [{ florin: 3 }, {}, {}]);
    expect(ofType(plays(state, { buy: 'florin', with: [3] }), 'leftover').map(({ seat }) => seat)).toEqual([null, null, null]);
  });

  it('shows everyone’s totals in every currency (AL-END-3)', () => {
    const state = late([], [{ florin: 3, dirham: [1, 2] }, { dirham: 3, ducat: [9, 9] }, { denar: [2, 2] }]);
    const [counted] = ofType(plays(state, { buy: 'florin', with: [3] }), 'counted');
    expect(counted?.totals).toEqual([
      [0, 0, 0],
      [3, 3, 0],
      [0, 0, 4],
      [0, 18, 0],
    ]);
  });

  it('scores C after the leftovers, and the highest total wins (AL-END-4)', () => {
    const state = late([], [{ florin: 3 }, { ducat: 1 }, {}], { scores: [10, 200, 30] });
    const events = plays(state, { buy: 'florin', with: [3] });
    const order = events.map(({ type }) => type);
    expect(order.indexOf('scored')).toBeGreaterThan(order.lastIndexOf('leftover'));
    expect(ofType(events, 'scored')[0]!.sheet.find(({ building }) => building === 'tower')!.counts).toEqual([0, 1, 10]);
    expect(alhambra.standings(state)?.[0]).toEqual([1]);
    expect(ofType(events, 'ended')[0]).toEqual({ type: 'ended', standings: alhambra.standings(state), scores: alhambra.scores(state) });
  });

  it('lets tied players share the victory (AL-END-4)', () => {
    const state = late([], [{ florin: 3 }, {}, {}], { owned: [{}, { pavilion: 3 }], scores: [500, 500, 0] });
    plays(state, { buy: 'florin', with: [3] });
    expect(alhambra.scores(state).slice(0, 2)).toEqual([504, 504]);
    expect(alhambra.standings(state)).toEqual([[0, 1], [2]]);
  });
});
