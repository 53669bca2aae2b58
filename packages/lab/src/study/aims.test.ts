import { type Aim, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { speakerFor } from './names.ts';
import { labText } from '../text/index.ts';
import { aimsAt, aimText, aimValues } from './aims.ts';
import { figuresOf } from './figures.ts';
import { readEntrant } from '../tournament/fixtures.ts';
import { subjectOf, textsOf } from '../subject.ts';
import { madeUp } from './made-up.ts';
import { seriesOf } from './plan.ts';

describe('aims', async () => {
  const subject = await subjectOf('alhambra');
  const speaker = speakerFor(subject, voice('en', [...textsOf(subject), labText]));
  const nothing = { ladder: { entrants: [], deals: 0 }, restricted: { things: () => [], deals: 0 } };
  const series = seriesOf({ players: [2], settings: [{}], bot: readEntrant('greedy'), deals: 200, repeats: 1, ...nothing });
  // The first seat wins three of four, always with a tower; one building of eight is a garden; somebody was ahead after A in half of the games.
  const games = Array.from({ length: 200 }, (_, number) =>
    madeUp({
      series: series[0]!.id,
      number,
      deal: number,
      winners: [number % 4 === 0 ? 1 : 0],
      rounds: number % 3 === 0 ? 5 : 6,
      could: { 'building tower': 3, 'building garden': 3 },
      used: { 'building tower': [7, 0], 'building garden': [0, 1] },
      ways: { tower: [9, 1], garden: [1, 9] },
      milestones: number % 2 === 0 ? [['ahead.A', 0, 1]] : [],
    }),
  );
  const [table] = figuresOf({ game: 'alhambra', seed: 's', series }, subject, games).tables;
  const judged = (aim: Aim) => aimsAt([aim], table!)[0];
  const text = (aim: Aim) => aimText(judged(aim)!, table!, speaker);

  it.each<[Aim, string, string]>([
    [{ figure: 'first-round', least: 5 }, 'met', '5'],
    [{ figure: 'usual-round', least: 7 }, 'missed', '6'],
    [{ figure: 'milestone', of: 'ahead.A', least: 0.48 }, 'met', '50.0%'],
    [{ figure: 'milestone', of: 'ahead.A', most: 0.48 }, 'unsure', '50.0%'],
    [{ figure: 'milestone', of: 'shuffled', least: 0.1 }, 'missed', '0.0%'],
    [{ figure: 'seats', least: -0.03, most: 0.03 }, 'missed', 'Seat 1 25.0%, Seat 2 -25.0%'],
    [{ figure: 'part', of: 'building', least: 0.04 }, 'missed', 'Pavilion 0.0%, Seraglio 0.0%, Arcades 0.0%, Chambers 0.0%'],
    [{ figure: 'users', of: 'building tower', least: 0.4 }, 'met', 'Tower 50.0%'],
    [{ figure: 'takers', of: 'building', least: 0.6 }, 'missed', 'Garden 50.0%, Tower 50.0%'],
    [{ figure: 'won', of: 'building', least: 0.65, most: 1.6 }, 'missed', 'Garden 0.5'],
    [{ figure: 'victories', most: 0.4 }, 'missed', 'Tower 75.0%'],
    [{ figure: 'quality', of: 'choice', least: 0.9 }, 'missed', '80.0%'],
  ])('%j: %s, with %s', (aim, verdict, values) => {
    const found = judged(aim)!;
    expect([found.verdict, aimValues(found, table!, speaker)]).toEqual([verdict, values]);
    expect(aimText(found, table!, speaker)).not.toMatch(/lab\.|undefined/);
  });

  it.each<[Aim, string]>([
    [{ figure: 'usual-round', least: 7 }, 'unsure'],
    [{ figure: 'usual-round', least: 9 }, 'missed'],
    [{ figure: 'milestone', of: 'shuffled', least: 0.1 }, 'unsure'],
    [{ figure: 'quality', of: 'choice', least: 0.9 }, 'missed'],
  ])('%j is %s after two games', (aim, verdict) => {
    const [few] = figuresOf({ game: 'alhambra', seed: 's', series }, subject, games.slice(1, 3)).tables;
    expect(aimsAt([aim], few!)[0]!.verdict).toBe(verdict);
  });

  it('are for some settings only, whatever comes on top of them, and left out where nothing was measured', () => {
    const rich = { ...table!, options: { will: 130, pack: { name: 'mine' } } };
    const aim: Aim = { figure: 'first-round', least: 5, settings: [{ will: 130 }] };
    expect([aimsAt([aim], rich).length, aimsAt([aim], table!).length]).toEqual([1, 0]);
    expect(judged({ figure: 'quality', of: 'matters2' })).toBeUndefined();
  });

  it('are said in words', () => {
    expect(text({ figure: 'users', of: 'building tower', least: 0.4 })).toBe('“Tower”: users, of all players: at least 40.0%');
    expect(text({ figure: 'usual-round', least: 6, most: 6 })).toBe('The round in which most games end: 6');
    expect(text({ figure: 'milestone', of: 'ahead.A', least: 0.1, most: 0.5 })).toBe('Games with “Ahead after scoring A”: 10.0% to 50.0%');
  });
});
