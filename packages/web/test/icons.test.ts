import { expect, test } from 'vitest';
import { rounded } from '../icons.ts';

test.each([
  ['to tenths', 'M248.91 50a206 206 0 0 1 35.857-3.13', 'M248.9 50a206 206 0 0 1 35.9-3.1'],
  ['to whole numbers', 'l3.04 4.96', 'l3 5'],
  ['without a zero before the point', 'l.46-.46', 'l.5-.5'],
  ['those without a space between them stay apart', 'l1.25.75.04-.04 2.02.5', 'l1.3 .8 0 0 2 .5'],
])('numbers of an icon are rounded: %s', (_, path, short) => {
  expect(rounded(path)).toBe(short);
});
