import { describe, expect, it } from 'vitest';
import type { Remarked, Verdict } from '../engine/protocol.ts';
import { type Driver, openTable, type Seating } from './store.ts';

const remarked: Remarked = { number: 1, seat: 0, chances: [1], cost: 0, words: {} };
const verdict: Verdict = { moments: [], players: [], won: [1] };

/** A table whose driver reviews as told. */
function reviewedBy(review: Driver['review']) {
  return openTable({ now: { number: 1 }, told: [], players: [], here: [] } as unknown as Seating, { review } as Driver, () => false);
}

describe('a review', () => {
  it('is there bit by bit, then as a whole, and is made only once', async () => {
    let asked = 0;
    let tell: ((one: Remarked) => void) | undefined;
    let finish: ((all: Verdict) => void) | undefined;
    const table = reviewedBy((found) => {
      asked++;
      tell = found;
      return new Promise((resolve) => (finish = resolve));
    });
    table.review();
    table.review();
    expect(asked).toBe(1);
    tell?.(remarked);
    expect(table.store.getState().review).toEqual({ remarks: [remarked], verdict: undefined });
    finish?.(verdict);
    await Promise.resolve();
    expect(table.store.getState().review).toEqual({ remarks: [remarked], verdict });
  });

  it('that fails says so and can be asked for again', async () => {
    const table = reviewedBy(() => Promise.reject(new TypeError('fetch failed')));
    table.review();
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.store.getState()).toMatchObject({
      review: undefined,
      notice: { kind: 'trouble', trouble: { key: 'online.unreachable' } },
    });
  });

  it('of a game that goes on after all is forgotten, and so is how it ended', async () => {
    let tell: ((one: Remarked) => void) | undefined;
    let end: ((error: Error) => void) | undefined;
    const table = reviewedBy((found) => {
      tell = found;
      return new Promise((_, reject) => (end = reject));
    });
    table.review();
    table.store.setState({ review: undefined });
    tell?.(remarked);
    end?.(new Error('ended'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.store.getState()).toMatchObject({ review: undefined, notice: undefined });
  });
});
