import { describe, expect, it } from 'vitest';
import { ofType, plays, table } from '../../../test/table.ts';
import { alhambra, typeOf } from '../index.ts';
import { moneyCard, SCORING_A, SCORING_B } from '../material/money.ts';
import { NONE } from '../state.ts';

const yard = [{ pavilion: 2 }, { seraglio: 9 }, { garden: 10 }, { tower: 13 }];
const display = [{ florin: 1 }, { dirham: 1 }, { denar: 2 }, { ducat: 9 }];
const hands = [{ florin: [2], denar: [5, 5] }, { ducat: [3] }, { ducat: [3] }];

describe('after a turn', () => {
  it('buildings come first, into the empty slots from left to right, then money (AL-REFILL-1)', () => {
    const buildingDeck = [{ arcades: 4 }, { chambers: 5 }];
    const state = table(3, { turn: 0, yard, display, hands, buildingDeck, moneyDeck: [{ florin: 7 }] });
    plays(state, { buy: 'denar', with: [5, 5] });
    plays(state, { buy: 'florin', with: [2] });
    expect(state.yard.map((building) => building === NONE)).toEqual([true, false, true, false]);
    const events = plays(state, { take: { florin: 1 } });
    expect(events.map(({ type }) => type)).toEqual(['taken', 'building', 'building', 'money']);
    expect(state.yard.map(typeOf)).toEqual(['arcades', 'seraglio', 'chambers', 'tower']);
    expect(state.display).toContain(moneyCard(0, 7));
  });

  it('nothing is replaced before the turn is over, and no building changes its slot (AL-REFILL-1)', () => {
    const state = table(3, { turn: 0, yard, display, hands });
    const [, ...others] = state.yard;
    const events = plays(state, { buy: 'florin', with: [2] });
    expect(events.map(({ type }) => type)).toEqual(['paid', 'bought']);
    expect(state.yard).toEqual([NONE, ...others]);
    plays(state, { take: { ducat: 9 } });
    expect(state.yard.slice(1)).toEqual(others);
  });

  it('an empty money deck is rebuilt from the discard pile when a card is needed, in mid-refill too (AL-REFILL-2)', () => {
    const state = table(3, { turn: 0, yard, display, hands, moneyDeck: [{ florin: 7 }], restOfMoney: 'discard', scored: ['A', 'B'] });
    const paid = state.discard.length;
    const events = plays(state, { take: { florin: 1, dirham: 1, denar: 2 } });
    expect(events.map(({ type }) => type)).toEqual(['taken', 'money', 'rebuilt', 'money', 'money']);
    expect(ofType(events, 'rebuilt')[0]?.cards).toBe(paid);
    expect(state.discard).toEqual([]);
    expect(state.moneyDeck).toHaveLength(paid - 2);
  });

  it('the money deck is not rebuilt before a card is needed (AL-REFILL-2)', () => {
    const state = table(3, { turn: 0, yard, display, hands, moneyDeck: [{ florin: 7 }], restOfMoney: 'discard', scored: ['A', 'B'] });
    const events = plays(state, { take: { ducat: 9 } });
    expect(events.map(({ type }) => type)).toEqual(['taken', 'money']);
    expect(state.moneyDeck).toEqual([]);
  });

  it('the rebuilt deck is shuffled: other dice, another order (AL-REFILL-2)', () => {
    const orders = ['a', 'b', 'c'].map((seed) => {
      const state = table(3, { turn: 0, yard, display, hands, restOfMoney: 'discard', scored: ['A', 'B'] }, seed);
      state.discard.sort((one, other) => one - other);
      plays(state, { take: { ducat: 9 } });
      return state.moneyDeck.join(' ');
    });
    expect(new Set(orders).size).toBe(3);
  });

  it('with deck and discard pile empty the display stays short and play goes on (AL-REFILL-2)', () => {
    const state = table(3, everythingInHand({ display }));
    const events = plays(state, { take: { ducat: 9 } });
    expect(events.map(({ type }) => type)).toEqual(['taken']);
    expect(state.display.filter((card) => card !== NONE)).toHaveLength(3);
    expect(alhambra.toAct(state)).toEqual([1]);
  });

  it('a player with nothing to take or buy is passed over, and the log says so (AL-REFILL-3)', () => {
    // Seat 1 holds three florins, and seat 0 takes the last card.
    const state = table(3, { ...everythingInHand({ display: [{ florin: 1 }] }), yard: [{ pavilion: 4 }, ...yard.slice(1)] });
    const events = plays(state, { take: { florin: 1 } });
    expect(events.at(-1)).toEqual({ type: 'passed', seat: 1, again: false, reveals: true });
    expect(alhambra.toAct(state)).toEqual([2]);
  });

  it('so is one who paid exactly and can do nothing more (AL-REFILL-3)', () => {
    const position = everythingInHand({ display: [] });
    const state = table(3, { ...position, turn: 1, yard: [{ pavilion: 3 }, ...yard.slice(1)] });
    const events = plays(state, { buy: 'florin', with: [1, 2] });
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual(['paid', 'bought', 'passed', 'building']);
    expect(ofType(events, 'passed')[0]).toMatchObject({ seat: 1, again: true });
    expect(alhambra.toAct(state)).toEqual([2]);
  });
});

describe('a scoring card that comes up', () => {
  it('is scored at once, does not count towards the four, and is gone (AL-SCORE-1)', () => {
    const state = table(3, { turn: 0, yard, display, hands, owned: [{ tower: 7 }], moneyDeck: [{ florin: 7 }, 'A', { florin: 8 }] });
    const events = plays(state, { take: { florin: 1, dirham: 1 } });
    expect(events.map(({ type }) => type)).toEqual(['taken', 'money', 'drawn', 'scored', 'money']);
    expect(state.display).toEqual([moneyCard(0, 7), moneyCard(0, 8), moneyCard(2, 2), moneyCard(3, 9)]);
    expect(state.scores).toEqual([6, 0, 0]);
    expect(state.moneyDeck).not.toContain(SCORING_A);
    expect(state.moneyDeck).toContain(SCORING_B);
  });

  it('waits in the deck while no card is needed (AL-SCORE-1)', () => {
    const state = table(3, { turn: 0, yard, display, hands, moneyDeck: [{ florin: 7 }, 'A'] });
    expect(plays(state, { take: { florin: 1 } }).map(({ type }) => type)).toEqual(['taken', 'money']);
    expect(state.moneyDeck.at(-1)).toBe(SCORING_A);
  });

  it('lets A go first should both come up together (AL-SCORE-1)', () => {
    const state = table(3, { turn: 0, yard, display, hands, owned: [{ tower: 7 }, { tower: 8 }], moneyDeck: ['B', 'A', { florin: 8 }] });
    const events = plays(state, { take: { florin: 1 } });
    expect(ofType(events, 'scored').map(({ scoring }) => scoring)).toEqual(['A', 'B']);
    expect(state.scores).toEqual([3 + 9, 3 + 9, 0]);
  });
});

/** Seat 0's turn; all money is in hands or on display. Seat 1 has two small florins, seat 0 and 2 share the rest. */
function everythingInHand({ display }: { display: readonly Record<string, number>[] }): object {
  const rest: Record<string, number[]>[] = [{}, {}];
  const shown = display.flatMap((card) => Object.entries(card).map(([currency, value]) => `${currency} ${value}`));
  const taken = [...shown, 'florin 1', 'florin 2'];
  for (const currency of ['florin', 'dirham', 'denar', 'ducat'])
    for (let i = 0; i < 27; i++) {
      const value = (i % 9) + 1;
      const at = taken.indexOf(`${currency} ${value}`);
      if (at !== -1) taken.splice(at, 1);
      else (rest[i % 2]![currency] ??= []).push(value);
    }
  return { turn: 0, yard, display, hands: [rest[0], { florin: [1, 2] }, rest[1]], scored: ['A', 'B'] };
}
