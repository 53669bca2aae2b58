import { type Bot, randomBot } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { playOut } from '../playout.ts';
import { subjectOf } from '../subject.ts';
import { forkFinder, isSettled, meanDifference } from './forks.ts';
import type { Restriction } from './plan.ts';

describe('a game that is played on with somebody held back', async () => {
  const subject = await subjectOf('alhambra');
  const { game, design } = subject;

  /** A game at random, played on; with the moves that each seat was asked for, and what they used, before and after. */
  function fork(restrictions: readonly Restriction[], seed: string) {
    const asked: { readonly seat: Seat; readonly uses: readonly string[]; readonly other: boolean }[] = [];
    const bot = (seat: Seat): Bot => ({
      id: 'random',
      decide(question) {
        const thought = randomBot.decide(question);
        const world = game.guess(question.view, question.setting, question.dice);
        const uses = (move: unknown) => design!.uses(world, seat, move);
        const other = game.moves(world, seat).some((move) => !uses(move).includes('act several'));
        asked.push({ seat, uses: uses(thought.move), other });
        return thought;
      },
    });
    const finder = forkFinder(subject, restrictions);
    const contest = { game, options: {}, seed, bots: [0, 1, 2].map(bot), budget: {} };
    const outcome = playOut({ ...contest, whims: 'free', watch: finder.watch });
    const free = asked.splice(0);
    return { free, forks: finder.playOn(contest, outcome, 'held'), held: asked, outcome };
  }

  it('goes on from where it first makes a difference, and the player never does it again', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { free, held, forks } = fork([{ manner: 'never', thing: 'act several' }], seed);
      const users = new Set(free.filter(({ uses, other }) => other && uses.includes('act several')).map(({ seat }) => seat));
      expect(forks).toEqual([['never act several', users.size, expect.any(Number), expect.any(Number)]]);
      expect(held.length).toBeLessThan(free.length);
      const able = held.filter(({ uses, other }) => other && uses.includes('act several')).map(({ seat }) => seat);
      // Two of three go on freely.
      expect(new Set(able).size).toBeLessThan(3);
    }
  });

  it('is not played where it would make no difference', () => {
    const { held, forks } = fork([{ manner: 'never', thing: 'act given' }], 'a');
    expect([held, forks]).toEqual([[], [['never act given', 0, 0, 0]]]);
  });

  it('is the same again', () => {
    const restrictions: Restriction[] = [
      { manner: 'always', thing: 'building tower' },
      { manner: 'never', thing: 'act over' },
    ];
    expect(fork(restrictions, 'a').forks).toEqual(fork(restrictions, 'a').forks);
  });
});

/** So many games more won, so many fewer, and so many neither. */
const differences = (up: number, down: number, none: number) => [
  ...Array.from({ length: up }, () => 1),
  ...Array.from({ length: down }, () => -1),
  ...Array.from({ length: none }, () => 0),
];

describe('what it costs', () => {
  it('is the mean difference, never too sure', () => {
    const { value, low, high } = meanDifference(differences(5, 20, 75));
    expect(value).toBeCloseTo(-0.15);
    expect([low < -0.15, high < 0, high > -0.15]).toEqual([true, true, true]);
    const same = meanDifference(differences(0, 0, 4));
    expect([same.value, same.low < -0.3, same.high > 0.3]).toEqual([0, true, true]);
  });

  it('is settled once it is clear, or clearly little', () => {
    expect(isSettled(differences(0, 8, 0))).toBe(false);
    expect(isSettled(differences(0, 12, 8))).toBe(true);
    expect(isSettled(differences(5, 5, 10))).toBe(false);
    expect(isSettled(differences(20, 20, 400))).toBe(true);
  });
});
