import { describe, expect, it } from 'vitest';
import type { Account } from './account.ts';
import { STEPS } from './account.ts';
import { madeUp } from './made-up.ts';
import { lineOf, measure, qualities } from './qualities.ts';

/** A game in which the chances stayed the same, and who won it. */
function game(winner: number, chances: readonly number[], changes: Partial<Account> = {}) {
  const course = Array.from({ length: STEPS + 1 }, () => chances);
  const places = chances.map((_, seat) => (seat === winner ? 1 : 2));
  return { ...madeUp({ winners: [winner], places, scores: chances, ...changes }), chances: course };
}

/** So many deals, each played twice: who wins the first and the second time. */
function deals(count: number, winners: (deal: number) => readonly [number, number]) {
  return Array.from({ length: count }, (_, deal) =>
    winners(deal).map((winner, turn) => game(winner, [0.5, 0.5], { deal, number: 2 * deal + turn, decisions: 10 + turn })),
  );
}

describe('luck', () => {
  it('is all when the same seat always wins a deal, and none when the second game knows nothing of the first', () => {
    expect(qualities.luck(deals(20, (deal) => [deal % 2, deal % 2]).flat())).toBeCloseTo(1);
    expect(qualities.luck(deals(20, (deal) => [deal % 2, (deal >> 1) % 2]).flat())).toBeCloseTo(0);
  });

  it('is not seen in games that went the same way to the end', () => {
    const again = deals(20, (deal) => [deal % 2, deal % 2]).flatMap(([first]) => [first!, { ...first!, number: first!.number + 1 }]);
    expect(qualities.luck(again)).toBeNaN();
    expect(qualities.luck([...again, ...deals(20, (deal) => [deal % 2, (deal >> 1) % 2]).flat()])).toBeCloseTo(0);
  });

  it('is a share, however few the games', () => {
    const against = deals(2, () => [0, 1]).flat();
    expect(qualities.luck(against)).toBe(0);
  });

  it('is not a seat that always wins', () => {
    expect(qualities.luck(deals(10, () => [0, 0]).flat())).toBeNaN();
    expect(
      measure(
        'luck',
        deals(10, () => [0, 0]),
      ),
    ).toBeUndefined();
  });

  it('has a narrow interval where every deal says the same', () => {
    const estimate = measure(
      'luck',
      deals(40, (deal) => [deal % 2, deal % 2]),
    )!;
    expect(estimate.low).toBeGreaterThan(0.95);
  });
});

describe('catching up', () => {
  it('is impossible when whoever is ahead halfway wins', () => {
    const games = [game(0, [0.8, 0.2]), game(1, [0.3, 0.7])];
    expect(qualities.runaway(games)).toBe(1);
    expect(qualities.slope(games)).toBeCloseTo(1);
    expect(qualities.last(games)).toBeCloseTo(0.5);
  });

  it('is usual when the last win as often', () => {
    const games = [game(0, [0.8, 0.2]), game(1, [0.8, 0.2])];
    expect(qualities.runaway(games)).toBe(0.5);
    expect(qualities.slope(games)).toBeCloseTo(0);
  });
});

describe('seats and ways', () => {
  it('are balanced when every seat wins as often, and a shared victory counts as its share', () => {
    expect(qualities.balance([game(0, [0.5, 0.5]), game(1, [0.5, 0.5])])).toBe(1);
    expect(qualities.balance([game(0, [0.5, 0.5]), { ...game(0, [0.5, 0.5]), winners: [0, 1] }])).toBe(0.5);
  });

  it('are diverse when every line wins as often as it is played, and not when one alone wins', () => {
    const ways = { houses: [9, 2], farms: [3, 5] };
    const [first, second] = [game(0, [0.5, 0.5], { ways }), game(1, [0.5, 0.5], { ways })];
    expect([lineOf(first, 0), lineOf(first, 1)]).toEqual(['houses', 'farms']);
    expect(qualities.diversity([first, second])).toBeCloseTo(1);
    expect(qualities.diversity([first, first])).toBeCloseTo(0);
    expect(lineOf(game(0, [0.5, 0.5], { ways: { houses: [0, 0] } }), 0)).toBeUndefined();
  });

  it('have choices that matter as often as two looks found', () => {
    const looks = [
      { looked: 10, mattered: 1, worth: 0.2 },
      { looked: 30, mattered: 9, worth: 0.6 },
    ];
    const games = looks.map((stakes) => game(0, [0.5, 0.5], { stakes }));
    expect([qualities.matters(games), qualities.worth(games)]).toEqual([0.25, expect.closeTo(0.02)]);
    expect([qualities.choice(games), qualities.width(games)]).toEqual([0.8, 2.5]);
    expect(measure('matters', [[game(0, [0.5, 0.5], { stakes: { looked: 0, mattered: 0, worth: 0 } })]])).toBeUndefined();
  });
});
