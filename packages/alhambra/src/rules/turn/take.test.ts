import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plays, refusal, table } from '../../../test/table.ts';
import { alhambra, moneyCard, type Take, totalOf } from '../index.ts';
import { NONE, type State } from '../state.ts';

/** Seat 0 with no money before a display. */
const before = (...display: object[]) => table(3, { turn: 0, hands: [{}, { florin: 9 }, { florin: 9 }], display });

describe('taking money', () => {
  it('takes one card of any value (AL-MONEY-1)', () => {
    const state = before({ florin: 9 }, { ducat: 8 }, { denar: 7 }, { dirham: 6 });
    expect(takes(state)).toHaveLength(4);
    plays(state, { take: { florin: 9 } });
    expect(totalOf(state.hands[0]!)).toBe(9);
  });

  it('takes several only if they are worth 5 at most, whatever their currencies (AL-MONEY-1)', () => {
    const state = before({ florin: 3 }, { ducat: 2 }, { denar: 1 }, { dirham: 6 });
    expect(refusal(state, { take: [{ florin: 3 }, { ducat: 2 }] })).toBeUndefined();
    expect(refusal(state, { take: [{ florin: 3 }, { ducat: 2 }, { denar: 1 }] })).toEqual({
      rule: 'AL-MONEY-1',
      details: { problem: 'total', total: 6 },
    });
    expect(takes(state)).toHaveLength(4 + 3);
  });

  it('takes all four if they are small enough (AL-MONEY-1)', () => {
    const state = before({ florin: 1 }, { ducat: 2 }, { denar: 1 }, { dirham: 1 });
    const events = plays(state, { take: { florin: 1, ducat: 2, denar: 1, dirham: 1 } });
    expect(state.hands[0]).toHaveLength(4);
    expect(events[0]).toMatchObject({ type: 'taken', seat: 0 });
    expect(state.display).not.toContain(NONE);
  });

  it('as in the rulebook’s picture: the two small ones together, or one of the others alone (AL-MONEY-1)', () => {
    const state = before({ florin: 3 }, { ducat: 2 }, { denar: 8 }, { dirham: 6 });
    expect(takes(state)).toHaveLength(5);
  });

  it('offers cards that look the same only once, and both together', () => {
    const state = before({ florin: 2 }, { florin: 2 }, { ducat: 9 }, { ducat: 9 });
    const [two, nine] = [moneyCard(0, 2), moneyCard(3, 9)];
    expect(takes(state)).toEqual([[two], [nine], [two, two]]);
  });

  it('refuses nothing at all, and cards that are not there (AL-MONEY-1)', () => {
    const state = before({ florin: 2 }, { florin: 2 }, { ducat: 9 }, { ducat: 9 });
    expect(refusal(state, { take: [] })).toEqual({ rule: 'AL-MONEY-1', details: { problem: 'none' } });
    expect(refusal(state, { take: { denar: 4 } })).toEqual({
      rule: 'AL-MONEY-1',
      details: { problem: 'missing', value: 4, currency: 'denar' },
    });
    expect(refusal(state, { take: { florin: [2, 2, 2] } })).toMatchObject({ rule: 'AL-MONEY-1', details: { problem: 'missing' } });
  });

  it('ends the turn (AL-MONEY-1)', () => {
    const state = before({ florin: 2 });
    plays(state, { take: { florin: 2 } });
    expect(alhambra.toAct(state)).toEqual([1]);
  });

  it('knows no hand limit (AL-TURN-1)', () => {
    const state = before({ florin: 1 }, { florin: 2 }, { florin: 3 }, { florin: 4 });
    for (let i = 0; i < 60; i++) alhambra.play(state, state.active, alhambra.moves(state, state.active)[0]!, () => {});
    expect(Math.max(...state.hands.map((hand) => hand.length))).toBeGreaterThanOrEqual(20);
  });

  it('lists exactly the sets of displayed cards that the rule allows, each once (AL-MONEY-1)', () => {
    const card = fc.record({ slot: fc.constantFrom('florin', 'dirham', 'denar', 'ducat'), value: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(fc.array(card, { minLength: 1, maxLength: 4 }), (cards) => {
        const written = cards.map(({ slot, value }) => ({ [slot]: value }));
        fc.pre([...Map.groupBy(written, (one) => JSON.stringify(one)).values()].every((same) => same.length <= 3));
        const state = table(3, { turn: 0, hands: [{}, {}, {}], display: written });
        const expected = subsets(state.display.filter((one) => one !== NONE)).filter((set) => set.length === 1 || totalOf(set) <= 5);
        expect(texts(takes(state))).toEqual([...new Set(texts(expected))]);
      }),
      { numRuns: 300 },
    );
  });
});

function takes(state: State): (readonly number[])[] {
  return alhambra
    .moves(state, state.active)
    .filter((move): move is Take => move.type === 'take')
    .map(({ cards }) => cards);
}

function texts(sets: readonly (readonly number[])[]): string[] {
  return sets.map((set) => set.toSorted((a, b) => a - b).join(' ')).toSorted();
}

function subsets(cards: readonly number[]): number[][] {
  return Array.from({ length: 2 ** cards.length - 1 }, (_, i) => cards.filter((_card, bit) => ((i + 1) >> bit) & 1));
}
