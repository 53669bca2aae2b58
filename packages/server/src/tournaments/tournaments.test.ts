import { diceFrom, shuffle } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { type Format, type Lineup, peopleAt } from './lineup.ts';
import { pastOf } from './meetings.ts';
import { isAllPlayAll, nextRound, sizes } from './pairing.ts';
import { type Ended, FIRST, pointsOf, standings } from './standings.ts';

const format = (changes: Partial<Format> = {}): Format => ({ seats: 2, bots: 0, rounds: 3, ...changes });

/** A whole tournament, its games decided by chance. */
function play(people: number, how: Format, seed = 'cup'): { rounds: Lineup[][]; ended: Ended[] } {
  const dice = diceFrom(seed);
  const rounds: Lineup[][] = [];
  const ended: Ended[] = [];
  for (let round = 0; round < how.rounds; round++) {
    const contenders = standings(people, ended).map(({ entrant, points, games }) => ({
      entrant,
      strength: points / FIRST / Math.max(1, games),
    }));
    const tables = nextRound(how, contenders, people, rounds);
    rounds.push(tables);
    for (const lineup of tables) {
      const places = lineup.map((_, seat) => seat + 1);
      shuffle(dice, places);
      ended.push({ lineup, places });
    }
  }
  return { rounds, ended };
}

const shapes = [2, 5, 8, 13, 64].flatMap((people) =>
  [
    { seats: 2, bots: 0 },
    { seats: 3, bots: 2 },
    { seats: 4, bots: 1 },
    { seats: 6, bots: 0 },
  ].map(({ seats, bots }) => [people, seats, bots] as const),
);

describe('the rounds of a tournament', () => {
  it.each(shapes)('seat each of %i people once a round, at tables of %i with at least %i bots', (people, seats, bots) => {
    for (const round of play(people, format({ seats, bots, rounds: 4 })).rounds) {
      expect(round.flatMap(peopleAt).toSorted((a, b) => a - b)).toEqual([...Array(people).keys()]);
      for (const lineup of round) {
        expect(lineup).toHaveLength(seats);
        expect(peopleAt(lineup).length).toBeLessThanOrEqual(seats - bots);
      }
      const filled = round.map((lineup) => peopleAt(lineup).length);
      expect(Math.max(...filled) - Math.min(...filled)).toBeLessThanOrEqual(1);
    }
  });

  it.each([4, 6, 8, 10, 16, 32, 64])('let nobody of %i meet anybody again while there are enough others (two at a table)', (people) => {
    // With so many rounds somebody new can always be found for everybody (Dirac).
    const { rounds } = play(people, format({ rounds: Math.min(8, people / 2) }));
    expect(again(rounds, people)).toBe(0);
  });

  it.each([
    [9, 3, 3],
    [16, 4, 3],
    [25, 5, 3],
    [36, 4, 5],
    [64, 4, 5],
    [60, 6, 3],
  ])('let nobody of %i meet anybody again at tables of %i over %i rounds', (people, seats, rounds) => {
    expect(again(play(people, format({ seats, rounds })).rounds, people)).toBe(0);
  });

  it.each([3, 4, 5, 8])('let everybody of %i meet everybody exactly once where there are rounds enough', (people) => {
    const rounds = people + (people % 2) - 1;
    expect(isAllPlayAll(format({ rounds }), people)).toBe(true);
    const past = pastOf(play(people, format({ rounds })).rounds);
    for (let one = 0; one < people; one++) for (let other = 0; other < one; other++) expect(past.met(one, other)).toBe(1);
  });

  it('let the equally strong meet from the second round on', () => {
    const first: Lineup[] = [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ];
    const strong = [0, 2, 4, 6, 1, 3, 5, 7].map((entrant) => ({ entrant, strength: entrant % 2 === 0 ? 1 : 0 }));
    for (const lineup of nextRound(format(), strong, 8, [first])) expect((lineup[0]! + lineup[1]!) % 2).toBe(0);
  });

  it.each([
    [7, 2],
    [13, 2],
  ])('give none of %i people the smaller table of %i twice before others had it', (people, seats) => {
    const past = pastOf(play(people, format({ seats, rounds: 4 })).rounds);
    const shorts = Array.from({ length: people }, (_, entrant) => past.short(entrant));
    expect(Math.max(...shorts) - Math.min(...shorts)).toBeLessThanOrEqual(1);
  });

  it.each([
    [2, 4, 3],
    [12, 3, 0],
    [24, 4, 0],
    [10, 2, 0],
  ])(
    'change seats: of %i people at tables of %i with %i bots nobody sits anywhere much more often than elsewhere',
    (people, seats, bots) => {
      const past = pastOf(play(people, format({ seats, bots, rounds: 2 * seats })).rounds);
      for (let entrant = 0; entrant < people; entrant++) {
        const sat = Array.from({ length: seats }, (_, seat) => past.sat(entrant, seat));
        expect(Math.max(...sat) - Math.min(...sat)).toBeLessThanOrEqual(bots > 0 ? 0 : 3);
      }
    },
  );

  it('put everybody in the same seat where each plays alone against bots: the same cards are the same task', () => {
    for (const round of play(4, format({ seats: 3, bots: 2, rounds: 3 })).rounds)
      expect(new Set(round.map((lineup) => lineup.findIndex((entrant) => entrant !== null))).size).toBe(1);
  });

  it('go on without whoever has left', () => {
    const left = [0, 1, 3].map((entrant) => ({ entrant, strength: 0.5 }));
    expect(
      nextRound(format({ rounds: 3 }), left, 4, [])
        .flatMap(peopleAt)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 3]);
    expect(
      nextRound(format({ seats: 4, rounds: 3 }), left, 4, [])
        .flatMap(peopleAt)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 3]);
  });

  it('spread people evenly over as few tables as can be', () => {
    expect([sizes(5, 4), sizes(9, 4), sizes(8, 4), sizes(3, 1)]).toEqual([
      [3, 2],
      [3, 3, 3],
      [4, 4],
      [1, 1, 1],
    ]);
  });
});

function again(rounds: readonly (readonly Lineup[])[], people: number): number {
  const past = pastOf(rounds);
  let count = 0;
  for (let one = 0; one < people; one++) for (let other = 0; other < one; other++) count += Math.max(0, past.met(one, other) - 1);
  return count;
}

describe('points', () => {
  it('go evenly from the first to the last', () => {
    expect(pointsOf([1, 2])).toEqual([60, 0]);
    expect(pointsOf([3, 1, 4, 2])).toEqual([20, 60, 0, 40]);
  });

  it('are shared with a place', () => {
    expect(pointsOf([1, 1])).toEqual([30, 30]);
    expect(pointsOf([1, 3, 1])).toEqual([45, 0, 45]);
    expect(pointsOf([1, 1, 1, 1])).toEqual([30, 30, 30, 30]);
  });

  it.each(shapes)('are neither made nor lost: %i people, %i seats, %i bots', (people, seats, bots) => {
    const { ended } = play(people, format({ seats, bots, rounds: 3 }));
    const rows = standings(people, ended);
    const ofBots = ended.flatMap(({ lineup, places }) => pointsOf(places).filter((_, seat) => lineup[seat] === null));
    const all = [...ofBots, ...rows.map(({ points }) => points)].reduce((sum, points) => sum + points, 0);
    expect(all).toBeCloseTo((FIRST / 2) * seats * ended.length);
    for (const row of rows) expect(row.games).toBe(3);
  });
});

const table = (lineup: Lineup, places: number[]): Ended => ({ lineup, places });

describe('standings', () => {
  it('go by points, then by victories, then by whom one met, and leave equal what is equal', () => {
    // 0 wins and loses, 1 is second twice: both have 60 points.
    const rows = standings(4, [table([0, 1, null], [1, 2, 3]), table([0, 1, null], [3, 2, 1]), table([2, 3, null], [2, 2, 1])]);
    expect(rows.map(({ entrant, points, won, place }) => [entrant, points, won, place])).toEqual([
      [0, 60, 1, 1],
      [1, 60, 0, 2],
      [2, 15, 0, 3],
      [3, 15, 0, 3],
    ]);
  });

  it('put whoever met the stronger first where points and victories are equal', () => {
    const rows = standings(4, [table([0, 1], [1, 2]), table([2, 3], [1, 2]), table([1, null], [1, 2]), table([3, null], [2, 1])]);
    expect(rows.map(({ entrant }) => entrant)).toEqual([1, 0, 2, 3]);
    expect(rows.map(({ opposition }) => opposition)).toEqual([60, 30, 0, 60]);
  });

  it('know the fair share of victories', () => {
    const [row] = standings(2, [table([0, 1, null], [1, 2, 3]), table([0, null], [1, 1])]);
    expect(row).toMatchObject({ entrant: 0, won: 1.5, fair: 1 / 3 + 1 / 2 });
  });
});
