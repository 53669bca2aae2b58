import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('players are known by their first letter, by two where others begin alike, by a number where even those are the same', () => {
  expect(initials(['Ann', 'Ben', 'Łucja'])).toEqual(['A', 'B', 'Ł']);
  expect(initials(['Ania', 'Bruno', 'Aisha'])).toEqual(['An', 'B', 'Ai']);
  expect(initials(['Anna', 'anna', 'Antoni', 'Ela'])).toEqual(['A1', 'A2', 'A3', 'E']);
  for (const names of [
    ['Al', 'Al', 'A'],
    ['', ' '],
    ['👑 Queen', '👑 King'],
  ])
    expect(new Set(initials(names)).size).toBe(names.length);
});
