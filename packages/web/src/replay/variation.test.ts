import { FORMAT } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { addressOf, originIn, peopleIn, variationOf } from './variation.ts';

const seats = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Clara', bot: 'novice' }];
const record = {
  format: FORMAT,
  game: 'nim',
  rules: 1,
  options: {},
  seed: 'one',
  seats,
  moves: [
    [0, 'a'],
    [1, 'b'],
    [2, 'c'],
  ],
} as const;

it('a variation is the game so far, in which bots play for people who are not there', () => {
  expect(peopleIn(record.seats)).toEqual([0, 1]);
  expect(variationOf(record, 2, [1], 'expert')).toEqual({
    ...record,
    seats: [{ name: 'Ann', bot: 'expert' }, { name: 'Ben' }, { name: 'Clara', bot: 'novice' }],
    moves: [
      [0, 'a'],
      [1, 'b'],
    ],
  });
  expect(variationOf(record, 2, [0, 1], 'expert').seats).toEqual(seats);
});

function from(address: string): string | undefined {
  return originIn(new URL(address, 'https://here').searchParams);
}

it('a variation knows the moment that it comes from, and no address leads elsewhere', () => {
  expect(from(addressOf('again', '/table/abc-12', 7))).toBe('/table/abc-12#7');
  expect(from(addressOf('again', '/play/one', 0))).toBe('/play/one#0');
  for (const bad of ['', '?from=', '?from=https://elsewhere%23', '?from=//elsewhere/play/x%231', '?from=/me%231'])
    expect(from(`/play/x${bad}`)).toBeUndefined();
});
