import { expect, it } from 'vitest';
import { leadOf } from './lead.ts';

it('the first is ahead of the second, all others are behind the first, whichever score wins', () => {
  const highest = [1, 3, 2].map((_, seat) => leadOf([1, 3, 2], [90, 70, 84], seat));
  expect(highest).toEqual([6, -20, -6]);
  const lowest = [0, 1, 2].map((seat) => leadOf([2, 1, 3], [4, -7, 15], seat));
  expect(lowest).toEqual([-11, 11, -22]);
});

it('whoever shares the first place, or wins a tie, leads by nothing, and whoever plays alone too', () => {
  expect(leadOf([1, 1, 3], [50, 50, 20], 0)).toBe(0);
  expect(leadOf([1, 2], [12, 12], 0)).toBe(0);
  expect(leadOf([1, 2], [12, 12], 1)).toBe(0);
  expect(leadOf([1], [12], 0)).toBe(0);
});
