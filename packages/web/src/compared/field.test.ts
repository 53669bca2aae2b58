import type { DealTable } from '@parlour/client/protocol';
import { expect, it } from 'vitest';
import { fieldIn, seatsOfPeople } from './field.ts';

const table = (name: string, scores: number[], places: number[], you: number | null = null): DealTable => ({
  table: name,
  state: 'over',
  seats: [
    { name, bot: null },
    { name: 'Bot', bot: 'club' },
  ],
  you,
  places,
  scores,
  luck: null,
});

const tables = [
  table('Anna', [60, 50], [1, 2]),
  table('Bert', [80, 90], [2, 1], 0),
  table('Carl', [70, 60], [1, 2]),
  { ...table('Dora', [0, 0], [1, 1]), state: 'playing' as const, places: null, scores: null },
];

it('whoever was farther ahead with the same cards is before the others, and beats so many of them', () => {
  const field = fieldIn(tables, 0);
  expect(field.map(({ name, rank, lead, better, you }) => [name, rank, lead, better, you])).toEqual([
    ['Anna', 1, 10, 0.75, false],
    ['Carl', 1, 10, 0.75, false],
    ['Bert', 3, -10, 0, true],
  ]);
  expect(field.map(({ won }) => won)).toEqual([1, 1, 0]);
});

it('of bots the same is known in their seats, but only seats of people are compared', () => {
  expect(seatsOfPeople(tables)).toEqual([0]);
  expect(fieldIn(tables, 1).map(({ bot, lead }) => [bot, lead])).toEqual([
    ['club', 10],
    ['club', -10],
    ['club', -10],
  ]);
});

it('nobody is better than others where nobody else has sat', () => {
  expect(fieldIn(tables.slice(0, 1), 0)[0]?.better).toBeUndefined();
});
