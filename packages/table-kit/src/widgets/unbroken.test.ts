import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('a line breaks neither within a change nor after a minus', () => {
  expect(unbroken('in all £1 → −£2 · actions 4 → 3')).toBe('in all £1\u00A0→\u00A0−\u2060£2 · actions 4\u00A0→\u00A03');
});
