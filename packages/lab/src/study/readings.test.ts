import { voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { speakerFor } from './names.ts';
import { labText } from '../text/index.ts';
import { readEntrant } from '../tournament/fixtures.ts';
import { subjectOf, textsOf } from '../subject.ts';
import type { Account } from './account.ts';
import { figuresOf } from './figures.ts';
import { madeUp } from './made-up.ts';
import { seriesOf, type Study } from './plan.ts';
import { allReadings } from './readings.ts';

/** A thousand games in which somebody is held back: who never does it wins so many of ten, who always does so many, and both five of ten freely. */
function held(series: string, never: number, always: number): Account[] {
  return Array.from({ length: 1000 }, (_, number) => {
    const wins = (of: number) => Number(number % 10 < of);
    const forks: Account['forks'] = [
      ['never act given', 2, wins(5), wins(never)],
      ['always act given', 1, wins(5), wins(always)],
    ];
    return madeUp({ series, number, deal: number, forks });
  });
}

describe('readings', async () => {
  const subject = await subjectOf('alhambra');
  const speaker = speakerFor(subject, voice('en', [...textsOf(subject), labText]));
  const study: Study = {
    game: 'alhambra',
    seed: 's',
    series: seriesOf({
      players: [2],
      settings: [{}],
      bot: readEntrant('greedy'),
      deals: 1000,
      repeats: 1,
      ladder: { entrants: [], deals: 0 },
      restricted: { things: () => ['act given'], deals: 500 },
    }),
  };
  const [equals, restricted] = study.series.map(({ id }) => id);

  /** What is said of a thousand games such as these. */
  function readings(changes: (number: number) => Partial<Account>, more: readonly Account[] = []): string[] {
    const games = Array.from({ length: 1000 }, (_, number) =>
      madeUp({ series: equals!, number, deal: number, winners: [number % 2], ...changes(number) }),
    );
    const marks = { wrong: '✗', well: '✓', note: '·' };
    return allReadings(figuresOf(study, subject, [...games, ...more]), speaker).map(({ verdict, text }) => `${marks[verdict]} ${text}`);
  }

  it('say how often something happened, and when', () => {
    const found = readings((number) => ({ milestones: number % 4 === 0 ? [['ahead.A', 0, 3]] : [] }));
    expect(found).toContain(
      '· “Ahead after scoring A” happens in 25.0% of games, most often here: Tenth of the buildings 3 (100.0% of all times).',
    );
  });

  it('praise seats that are fair, and blame one that is not', () => {
    expect(readings(() => ({}))).toContain(
      '· No seat clearly wins more or less than its share (50.0%), but more games are needed to be sure within 3 points.',
    );
    expect(readings((number) => ({ winners: [number % 5 === 0 ? 1 : 0] }))).toContain('✗ Seat 1 wins 80.0%; its share would be 50.0%.');
    // More than its share, but perhaps by less than 3 points.
    expect(readings((number) => ({ winners: [number % 25 < 14 ? 0 : 1] }))).toContain('· Seat 1 wins 56.0%; its share would be 50.0%.');
  });

  it('find what is dead, too strong and too weak, but only where enough players could', () => {
    const found = readings((number) => ({
      // Everybody could buy all of them; the winner always bought a tower, the loser a garden, hardly anybody a pavilion.
      could: { 'building tower': 3, 'building garden': 3, 'building pavilion': 3, 'building seraglio': number < 5 ? 1 : 0 },
      used: {
        'building tower': number % 2 === 0 ? [1, 0] : [0, 1],
        'building garden': number % 2 === 0 ? [0, 1] : [1, 0],
        ...(number < 4 ? { 'building pavilion': [1, 0] } : {}),
      },
    }));
    expect(found).toContain('✗ Dead, by the share of those who could and did: Pavilion 0.2%.');
    expect(found).toContain('✗ Too strong, by what its users won (50.0% is fair): Tower 100.0%.');
    expect(found).toContain('✗ Too weak, by what its users won (50.0% is fair): Garden 0.0%.');
  });

  it('miss a way that hardly ever wins', () => {
    const found = readings((number) => ({ ways: { tower: [9, 9], garden: [1, 1], arcades: number < 20 ? [10, 10] : [0, 0] } }));
    expect(found).toContain('✗ “Tower” is nearly the only way to win: 98.0% of victories.');
    expect(found).toContain('✗ “Arcades” is hardly a way to win: 2.0% of victories.');
  });

  it('say that bots misjudge only what they clearly do', () => {
    const timid = readings((number) => ({ course: [number % 2 === 0 ? [65, 35] : [35, 65]] }));
    expect(timid).toContain('✗ The bots misjudge how they stand: where they see 65.0%, 100.0% is won.');
    expect(readings(() => ({ course: [[50, 50]] })).join()).not.toContain('misjudge');
  });

  it('say what it costs to do without, and what always pays', () => {
    const found = readings(() => ({ could: { 'act given': 3 } }), held(restricted!, 3, 7));
    expect(found).toContain('· 2 players: never to use “Bought for Dirk” costs 20 points of winning.');
    expect(found.find((text) => text.includes('always uses “Bought for Dirk” wins 20 points more'))).toMatch(/^✗/);
  });
});
