import { FORMAT } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { addressOf, peopleIn, variationOf } from './variation.ts';

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

it('a variation leads back to the moment that it comes from', () => {
  expect(addressOf({ where: 'table', id: 'abc-12', number: 7 })).toBe('/table/abc-12#7');
  expect(addressOf({ where: 'device', id: 'one', number: 0 })).toBe('/play/one#0');
});
