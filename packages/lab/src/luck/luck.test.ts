import { type Account, type Play } from '@parlour/bots';
import { Complaint } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { readEntrant } from '../tournament/fixtures.ts';
import { type LuckPlan, pieceOf } from './plan.ts';
import { runLuck } from './run.ts';
import { luckFigures, withDoubt } from './table.ts';

const luck = { worlds: 3, search: 0, duel: 0 };
const plan: LuckPlan = {
  tables: [2, 3].map((players) => ({ game: 'alhambra', players, level: readEntrant('random') })),
  deals: 3,
  seed: 'luck',
  luck,
};

/** A game whose winner owes so much to the draws. */
function game(number: number, draws: number) {
  const part = { fair: 0.5, deal: 0, others: 0, own: 0, exchanged: 0 };
  const accounts: Account[] = [
    { ...part, draws, rest: 0.5 - draws, result: 1 },
    { ...part, draws: -draws, rest: draws - 0.5, result: 0 },
  ];
  const plays: Play[] = [
    { decisions: 30, sound: 30, rate: 0.001 },
    { decisions: 10, sound: 10, rate: 0.005 },
  ];
  return { number, luck: { accounts, plays } };
}

const mean = (some: readonly number[]) => some.reduce((sum, value) => sum + value, 0) / some.length;

describe('the table of luck and skill', () => {
  it('has for each table the part of results that is chance, with how sure that is', () => {
    // Games are numbered deal by deal: the first table has the even ones.
    const games = [game(0, 0.5), game(2, 0.25), game(1, 0), game(3, 0)];
    const [first, second] = luckFigures(plan, games);
    expect(first).toMatchObject({ players: 2, games: 2, chance: { value: expect.closeTo(0.75) }, rate: undefined });
    expect(first!.chance.low).toBeLessThan(0.75);
    expect(second).toMatchObject({ players: 3, games: 2, chance: { value: 0, low: 0, high: 0 } });
    const thorough = { ...plan, luck: { ...luck, search: 5 } };
    expect(luckFigures(thorough, games)[0]!.rate).toBeCloseTo(0.002);
  });

  it('is as sure of a mean as everybody is', () => {
    const values = [1, 2, 4, 7];
    const error = Math.sqrt(values.reduce((sum, value) => sum + (value - 3.5) ** 2, 0) / 3 / 4);
    expect(withDoubt(values, mean)).toEqual({
      value: 3.5,
      low: expect.closeTo(3.5 - 1.96 * error),
      high: expect.closeTo(3.5 + 1.96 * error),
    });
  });

  it('plays nothing again that is kept, and complains of what is kept of another plan', async () => {
    const games = Array.from({ length: 6 }, (_, number) => game(number, 0.25));
    const lines = [{ ...plan, deals: 0 }, ...games.toReversed()].map((line) => JSON.stringify(line));
    const ledger = { read: () => `${lines.join('\n')}\n`, append: () => expect.unreachable() };
    expect(await runLuck(plan, 2, ledger)).toEqual(games);
    // Fewer deals than there are: the first of them, at every table.
    expect((await runLuck({ ...plan, deals: 2 }, 2, ledger)).map(({ number }) => pieceOf(plan, number))).toEqual([
      { table: 0, deal: 0 },
      { table: 1, deal: 0 },
      { table: 0, deal: 1 },
      { table: 1, deal: 1 },
    ]);
    await expect(runLuck({ ...plan, seed: 'other' }, 2, ledger)).rejects.toThrow(Complaint);
  });
});
