import { daySeed, isDaySeed } from '@parlour/kernel';
import { beforeEach, expect, it } from 'vitest';
import { dayChance, dayGameId, dayGameOf } from './day.ts';
import { noteDay, resultOf, useDays } from './results.ts';

beforeEach(() => useDays.setState({ results: {}, streak: { days: 0, last: '', best: 0 } }));

it('a day has one deal a game, and another the next day', () => {
  expect(isDaySeed(daySeed('alhambra', '2026-11-16'))).toBe(true);
  expect(isDaySeed('deal/1 secret')).toBe(false);
  expect(new Set([daySeed('alhambra', '2026-11-16'), daySeed('alhambra', '2026-11-17'), daySeed('last-will', '2026-11-16')]).size).toBe(3);
  expect(dayGameOf(dayGameId('last-will', '2026-11-16'))).toEqual({ game: 'last-will', day: '2026-11-16' });
  expect(dayGameOf('k3j2h1')).toBeUndefined();
});

it('what a bot imagines follows from the deal and the moment alone', () => {
  const seed = daySeed('alhambra', '2026-11-16');
  expect(dayChance(seed, 1, 4, 0)).toEqual(dayChance(seed, 1, 4, 0));
  expect(dayChance(seed, 1, 4, 1)).not.toEqual(dayChance(seed, 1, 4, 0));
  expect(dayChance(seed, 2, 4, 0)).not.toEqual(dayChance(seed, 1, 4, 0));
});

it('the first result counts, and days in a row are counted', () => {
  const won = { place: 1, of: 3, score: 90 };
  noteDay('alhambra', '2026-11-16', won, '2026-11-16');
  noteDay('alhambra', '2026-11-16', { place: 3, of: 3, score: 2 }, '2026-11-16');
  noteDay('last-will', '2026-11-16', won, '2026-11-16');
  noteDay('alhambra', '2026-11-17', won, '2026-11-17');
  // Made up for later: it is kept, but is no day in a row.
  noteDay('alhambra', '2026-11-10', won, '2026-11-17');
  expect(useDays.getState()).toEqual({
    results: {
      'day-2026-11-16-alhambra': won,
      'day-2026-11-16-last-will': won,
      'day-2026-11-17-alhambra': won,
      'day-2026-11-10-alhambra': won,
    },
    streak: { days: 2, last: '2026-11-17', best: 2 },
  });
});

it('whoever shares a place has that place', () => {
  expect(resultOf([[1], [0, 2]], [50, 80, 50])).toEqual({ place: 2, of: 3, score: 50 });
});
