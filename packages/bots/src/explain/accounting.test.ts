import { below, diceFrom, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { type Account, accountParts } from '../account/account.ts';
import { botText } from '../text/index.ts';
import { accountRows, playSentence, points } from './accounting.ts';

const own = voice('en', [botText]);

/** Parts of any size that add up to one of the results there are. */
function accountFrom(seed: string): Account {
  const dice = diceFrom(seed);
  const some = () => (below(dice, 2001) - 1000) / 1000;
  const [deal, draws, others, lost, result] = [some(), some(), some(), -Math.abs(some()), below(dice, 2)];
  const fair = 1 / 3;
  return { fair, deal, draws, others, own: lost, rest: result - fair - deal - draws - others - lost, result, exchanged: 0 };
}

describe('the table of an account', () => {
  it('adds up as it is written, to the last hundredth', () => {
    const accounts = Array.from({ length: 100 }, (_, number) => accountFrom(`account ${number}`));
    const columns = accountRows(accounts, own).map(([, ...cells]) => cells.map((cell) => Number(cell.replace('−', '-'))));
    const parts = columns.slice(0, -1);
    expect(parts).toHaveLength(accountParts.length);
    for (const [seat, result] of columns.at(-1)!.entries()) expect(parts.reduce((sum, row) => sum + row[seat]!, 0)).toBe(result);
  });

  it('differs from the parts by what is rounded, and in the rest alone', () => {
    const account = accountFrom('one');
    const rows = accountRows([account], own);
    const known = accountParts.slice(0, -1);
    expect(rows.slice(0, known.length).map(([, cell]) => cell)).toEqual(known.map((part) => points(account[part], own)));
    const rest = Number(rows[accountParts.indexOf('rest')]?.[1]?.replace('−', '-'));
    expect(Math.abs(rest - account.rest * 100)).toBeLessThanOrEqual(3);
  });
});

describe('how well somebody decided', () => {
  const play = { decisions: 40, sound: 30 };

  it('is compared with a level, or with all of them where it is far beyond', () => {
    expect(playSentence('alhambra', { ...play, rate: 0.003 }, own)).toContain('That is like our level “expert”.');
    expect(playSentence('alhambra', { ...play, rate: 0.08 }, own)).toContain('That is more than any of our levels gives away.');
    expect(playSentence('alhambra', { ...play, decisions: 0, rate: 0.08 }, own)).not.toContain('That is');
  });
});
