import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('a line breaks neither within a change nor after a minus', () => {
  expect(unbroken('in all £1 → −£2 · actions 4 → 3')).toBe('in all £1\u00A0→\u00A0−\u2060£2 · actions 4\u00A0→\u00A03');
});

test('a number stays with what it counts, and a word of one letter with the next', () => {
  expect(unbroken('wydaj 3 funty z talii i w ręce')).toBe('wydaj 3\u00A0funty z\u00A0talii i\u00A0w\u00A0ręce');
  expect(unbroken('plan 4: 0 cards, 2 errand boys')).toBe('plan 4: 0\u00A0cards, 2\u00A0errand boys');
});
