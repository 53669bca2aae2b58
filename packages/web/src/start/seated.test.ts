import { lastWill } from '@parlour/last-will';
import { expect, it } from 'vitest';
import { seated } from './seated.ts';

it('leaves seats out of the options that are not at the table any more, and keeps all else', () => {
  const given = { expansion: 'parts', employment: 'some', employed: [0, 2, 3], starter: 3 };
  expect(seated(lastWill, given, 4)).toEqual(given);
  expect(seated(lastWill, given, 3)).toEqual({ expansion: 'parts', employment: 'some', employed: [0, 2] });
  expect(seated(lastWill, { starter: null }, 2)).toEqual({ starter: null });
  expect(seated(lastWill, {}, 2)).toEqual({});
});
