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

describe.each(['alhambra', 'last-will'])('learning where to look first: %s', async (id) => {
  const { knowledge } = await teach((await loadGame(id))!);
  const lesson = { game: id, players: [2, 3], games: 4, iterations: 20, seed: 'looks' };
  const learnt = await learnLooks(lesson, 1);

  it('finds a weight for every sign of a move, at every kind of table', () => {
    for (const row of learnt.weights) {
      expect(row).toHaveLength(knowledge.signs!.names.length);
      expect(row.some((weight) => weight !== 0)).toBe(true);
    }
  });

  it('foretells where long searches look in games held back', () => {
    expect(learnt.heldBackLoss).toBeLessThan(learnt.blindLoss);
  });

  it('comes to the same with several threads', async () => {
    expect(await learnLooks(lesson, 2)).toEqual(learnt);
  });

  it('leaves alone what no game was played for', async () => {
    const { weights } = await learnLooks({ ...lesson, players: [2], games: 2 }, 1);
    expect(weights[1]).toEqual(knowledge.signs!.weights[1]);
    expect(weights[0]).not.toEqual(knowledge.signs!.weights[0]);
  });

  it('writes a file that says how it came about', () => {
    expect(looksFile(learnt, 'this way')).toContain('from: "this way; loss');
  });
});
