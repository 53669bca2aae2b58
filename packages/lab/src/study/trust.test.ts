import { describe, expect, it } from 'vitest';
import { madeUp } from './made-up.ts';
import { boldness, raised, trustOf } from './trust.ts';

/** Bots see 60 %; so many of ten such seats win. */
function sure(wins: number, games = 10) {
  return Array.from({ length: games }, (_, number) => madeUp({ number, winners: [number % 10 < wins ? 0 : 1], course: [[60, 40]] }));
}

describe('trust in what bots think of their chances', () => {
  it('compares what they thought with what was won', () => {
    expect(trustOf(sure(9), 1)).toMatchObject([
      { thought: expect.closeTo(0.4), won: { value: 0.1, of: 10 } },
      { thought: expect.closeTo(0.6), won: { value: 0.9, of: 10 } },
    ]);
  });

  it('counts all moments of a game as one', () => {
    const long = sure(9).map((game) => ({ ...game, course: Array.from({ length: 20 }, () => [60, 40]) }));
    const [moments, single] = [trustOf(long, 1)[0]!.won, trustOf(sure(9), 1)[0]!.won];
    expect([moments.of, moments.low, moments.high]).toEqual([200, single.low, single.high]);
  });

  it('makes the timid bolder and the bold more timid, and leaves alone who is right', () => {
    expect(boldness(sure(9, 1000))).toBe(4);
    expect(boldness(sure(6, 1000))).toBeCloseTo(1);
    expect(boldness(sure(5, 1000))).toBe(0.5);
    // Ten games are not enough to say so.
    expect(boldness(sure(9))).toBeLessThan(2.5);
    expect(raised([60, 40], 1)).toEqual([0.6, 0.4]);
    expect(raised([100, 0], 2)[1]).toBeGreaterThan(0);
  });
});
