import { loadGame, teach } from '@parlour/games';
import { bits, diceFrom } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { fit, type Example } from './fit.ts';
import { learnLooks, looksFile } from './looks.ts';
import { tune, weightsFile } from './tune.ts';

describe('fitting weights', () => {
  it('finds what decides, in every stage, and that the rest does not matter', () => {
    const dice = diceFrom('fit');
    const chance = () => bits(dice) / 4294967296;
    // The first feature decides: twice as strongly in the second stage, where its odds are e to the sixth of the difference.
    const samples = Array.from({ length: 6000 }, (_, i): Example => {
      const stage = i % 2;
      const seats = [0, 1].map(() => [chance(), chance()]);
      const odds = Math.exp((stage === 0 ? 3 : 6) * (seats[0]![0]! - seats[1]![0]!));
      const first = chance() < odds / (1 + odds);
      return { picture: { stage, seats }, won: first ? [1, 0] : [0, 1] };
    });
    const { stages, loss, heldBackLoss } = fit(samples.slice(0, 5000), samples.slice(5000), 2, 2);
    expect(stages[0]![0]).toBeGreaterThan(2.3);
    expect(stages[0]![0]).toBeLessThan(3.7);
    expect(stages[1]![0]).toBeGreaterThan(4.9);
    expect(stages[1]![0]).toBeLessThan(7.1);
    for (const row of stages) expect(Math.abs(row[1]!)).toBeLessThan(0.5);
    expect(loss).toBeLessThan(Math.LN2);
    expect(heldBackLoss).toBeLessThan(Math.LN2);
  });
});

describe('tuning', async () => {
  const lesson = {
    game: (await loadGame('alhambra'))!,
    players: [2],
    games: 10,
    bots: ['greedy'],
    budget: {},
    whim: 10,
    seed: 'x',
  } as const;

  it('comes to the same weights again, and writes how', async () => {
    const learnt = await tune(lesson);
    expect(await tune(lesson)).toEqual(learnt);
    const file = await weightsFile(lesson, learnt, 'parlour tune alhambra');
    expect(file).toContain('from: "parlour tune alhambra; loss ');
    expect(file).toContain('export const weights');
  });
});

describe('learning where to look first', async () => {
  const game = (await loadGame('alhambra'))!;
  const learnt = await learnLooks({ game, players: [2], games: 5, iterations: 60, seed: 'looks' });

  it('finds a weight for every sign of a move', async () => {
    const { signs } = (await teach(game)).knowledge;
    expect(learnt.stages[0]).toHaveLength(signs!.names.length);
    expect(learnt.stages[0]!.some((weight) => weight !== 0)).toBe(true);
  });

  it('writes a file that says how it came about', () => {
    expect(looksFile(learnt, 'this way')).toContain('from: "this way; loss');
  });

  it('is not for a game whose moves have no signs', async () => {
    const lesson = { game: (await loadGame('last-will'))!, players: [2], games: 1, iterations: 10, seed: 'x' };
    await expect(learnLooks(lesson)).rejects.toThrow('lab.untaught');
  });
});
