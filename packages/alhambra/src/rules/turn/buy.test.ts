import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ofType, plays, refusal, table } from '../../../test/table.ts';
import { alhambra, type Buy, type Move, typeOf } from '../index.ts';
import { totalOf } from '../material/money.ts';
import { NONE } from '../state.ts';

const yard = [{ pavilion: 2 }, { seraglio: 9 }, { garden: 10 }, { tower: 13 }];
const display = [{ florin: 9 }, { dirham: 9 }, { denar: 9 }, { ducat: 9 }];
/** Seat 0's turn; the slots ask for florins, dirhams, denars and ducats. */
const with0 = (hand: object) => table(3, { turn: 0, yard, display, hands: [hand, { florin: 1 }, { florin: 1 }] });

describe('buying', () => {
  it('costs at least the price in the slot’s currency, and gives no change: Lucy pays 11 for her garden (AL-BUY-1)', () => {
    const state = with0({ denar: [5, 6] });
    plays(state, { buy: { garden: 10 }, with: [5, 6] });
    expect(state.hands[0]).toEqual([]);
    expect(state.owned[0]!.map(typeOf)).toEqual(['garden']);
    expect(alhambra.toAct(state)).toEqual([1]);
  });

  it('refuses too little, and says by how much (AL-BUY-1)', () => {
    expect(refusal(with0({ denar: [5, 4] }), { buy: 'denar', with: [5, 4] })).toEqual({
      rule: 'AL-BUY-1',
      details: { problem: 'short', currency: 'denar', price: 10, missing: 1 },
    });
  });

  it('refuses the money of another slot, even for one card among several (AL-BUY-1)', () => {
    expect(refusal(with0({ denar: [5, 6], ducat: [9] }), { buy: 'denar', with: { denar: [5, 6], ducat: 9 } })).toEqual({
      rule: 'AL-BUY-1',
      details: { problem: 'currency', currency: 'denar', value: 9, other: 'ducat' },
    });
  });

  it('refuses cards that are not in the hand, and a second copy of one that is (AL-BUY-1)', () => {
    const state = with0({ denar: [5, 6] });
    expect(refusal(state, { buy: 'denar', with: [5, 5] })).toEqual({
      rule: 'AL-BUY-1',
      details: { problem: 'hand', currency: 'denar', value: 5 },
    });
    expect(refusal(state, { buy: 'florin', with: [9] })).toMatchObject({ details: { problem: 'hand' } });
  });

  it('refuses to pay with nothing (AL-BUY-1)', () => {
    const nothing = { buy: 'florin', with: [] } as const;
    expect(refusal(with0({ florin: [1] }), nothing)).toMatchObject({ rule: 'AL-BUY-1', details: { problem: 'none', currency: 'florin' } });
    expect(refusal(with0({ denar: [9] }), nothing)).toEqual({
      rule: 'AL-BUY-1',
      details: { problem: 'poor', currency: 'florin', price: 2 },
    });
  });

  it('allows superfluous cards, but keeps them apart from the sensible payments (AL-BUY-1)', () => {
    const state = with0({ florin: [2, 3] });
    expect(payments(alhambra.moves(state, 0))).toEqual([[2], [1]]);
    expect(payments(alhambra.wasteful!(state, 0))).toEqual([[1, 2]]);
    plays(state, { buy: 'florin', with: [2, 3] });
    expect(state.hands[0]).toEqual([]);
  });

  it('earns another action when the price is paid exactly, and must use it (AL-BUY-2)', () => {
    const state = with0({ florin: [2], dirham: [4, 5] });
    plays(state, { buy: 'florin', with: [2] });
    expect(alhambra.toAct(state)).toEqual([0]);
    plays(state, { buy: 'dirham', with: [4, 5] });
    expect(alhambra.toAct(state)).toEqual([0]);
    plays(state, { take: { ducat: 9 } });
    expect(alhambra.toAct(state)).toEqual([1]);
  });

  it('can go on for four purchases and a take, and no further (AL-BUY-2)', () => {
    const state = with0({ florin: [2], dirham: [9], denar: [1, 9], ducat: [4, 9] });
    for (const buy of ['florin', 'dirham', 'denar', 'ducat'])
      plays(state, { buy, with: { florin: [2], dirham: [9], denar: [1, 9], ducat: [4, 9] }[buy] });
    expect(alhambra.toAct(state)).toEqual([0]);
    expect(alhambra.moves(state, 0).every(({ type }) => type === 'take')).toBe(true);
    plays(state, { take: { florin: 9 } });
    expect(alhambra.toAct(state)).toEqual([1]);
  });

  it('earns nothing when as little as one too many is paid (AL-BUY-2)', () => {
    const state = with0({ florin: [3] });
    const events = plays(state, { buy: 'florin', with: [3] });
    expect(ofType(events, 'bought')[0]).toMatchObject({ exact: false, paid: 3 });
    expect(alhambra.toAct(state)).toEqual([1]);
  });

  it('puts the money on the discard pile at once and the building before its owner (AL-BUY-3)', () => {
    const state = with0({ florin: [2], dirham: [1] });
    const building = state.yard[0]!;
    plays(state, { buy: 'florin', with: [2] });
    expect(state.discard).toEqual([1]);
    expect(state.owned[0]).toEqual([building]);
    expect(state.hands[0]).toEqual([9]);
  });

  it('finds nothing in a slot that was emptied this turn (AL-REFILL-1)', () => {
    const state = with0({ florin: [2, 5] });
    plays(state, { buy: 'florin', with: [2] });
    expect(state.yard[0]).toBe(NONE);
    expect(refusal(state, { buy: 'florin', with: [5] })).toEqual({ rule: 'AL-REFILL-1', details: { currency: 'florin' } });
  });

  it('has no Dirk to give buildings to among three (AL-2P-4)', () => {
    expect(refusal(with0({ florin: [2] }), { buy: 'florin', with: [2], for: 'dirk' })).toEqual({ rule: 'AL-2P-4' });
    expect(alhambra.moves(with0({ florin: [2] }), 0).every((move) => move.type === 'take' || move.keep)).toBe(true);
  });

  it('lists every sufficient set of cards once: without superfluous cards in one list, with them in the other (AL-BUY-1)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }), (values) => {
        fc.pre([...Map.groupBy(values, (value) => value).values()].every((same) => same.length <= 3));
        const state = table(3, {
          turn: 0,
          yard: [null, null, { garden: 10 }, null],
          display: [{ florin: 9 }],
          hands: [{ denar: values }, {}, {}],
        });
        const enough = subsets(state.hands[0]!).filter((set) => totalOf(set) >= 10);
        const needed = enough.filter((set) => totalOf(set) - Math.min(...set.map((card) => totalOf([card]))) < 10);
        expect(texts(payments(alhambra.moves(state, 0)))).toEqual(unique(needed));
        expect(texts(payments(alhambra.wasteful!(state, 0)))).toEqual(unique(enough.filter((set) => !needed.includes(set))));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a turn', () => {
  it('is refused to everybody else (AL-TURN-1)', () => {
    const state = with0({});
    expect(alhambra.moves(state, 1)).toEqual([]);
    expect(alhambra.refuse(state, 1, { type: 'take', cards: [8] })).toEqual({ rule: 'TURN' });
  });

  it('cannot be passed: every legal move takes or buys, and there is one (AL-TURN-1)', () => {
    const state = with0({});
    expect(alhambra.moves(state, 0).length).toBeGreaterThan(0);
    expect(alhambra.refuse(state, 0, { type: 'pass' })).toEqual({ rule: 'MOVE', details: { problem: 'unknown' } });
  });

  it('goes clockwise (AL-TURN-1)', () => {
    const state = with0({});
    const seats = Array.from({ length: 7 }, () => {
      const seat = state.active;
      alhambra.play(state, seat, alhambra.moves(state, seat)[0]!, () => {});
      return seat;
    });
    expect(seats).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  it('never throws at nonsense, and takes cards in one order only', () => {
    const state = with0({ florin: [2, 3] });
    const nonsense = [
      null,
      undefined,
      7,
      'take',
      [],
      {},
      { type: 'take' },
      { type: 'take', cards: [99] },
      { type: 'buy', slot: 4, pay: [], keep: true },
    ];
    for (const move of nonsense) expect(alhambra.refuse(state, 0, move as Move)?.rule).toBe('MOVE');
    expect(alhambra.refuse(state, 0, { type: 'buy', slot: 0, pay: [2, 1], keep: true })).toEqual({
      rule: 'MOVE',
      details: { problem: 'order' },
    });
  });
});

function payments(moves: readonly Move[]): (readonly number[])[] {
  return moves.filter((move): move is Buy => move.type === 'buy').map(({ pay }) => pay);
}

function texts(sets: readonly (readonly number[])[]): string[] {
  return sets.map((set) => set.join(' ')).toSorted();
}

function unique(sets: readonly (readonly number[])[]): string[] {
  return [...new Set(texts(sets))];
}

/** Every set of some of the cards, those that look the same included. */
function subsets(cards: readonly number[]): number[][] {
  return Array.from({ length: 2 ** cards.length - 1 }, (_, i) => cards.filter((_card, bit) => ((i + 1) >> bit) & 1));
}
