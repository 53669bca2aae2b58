import { dealOf, WORD } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { newDeal, newWord, plainWord } from './chance.ts';

it('words and secrets made up here can be dealt from, and differ each time', () => {
  const [one, two] = [newWord(), newWord()];
  expect(one).toMatch(WORD);
  expect(two).not.toBe(one);
  const deal = dealOf(newDeal(3));
  expect(deal?.words).toEqual([null, null, null]);
  expect(dealOf(newDeal(3))?.secret).not.toBe(deal?.secret);
});

it('of what somebody types, what can be dealt from is kept', () => {
  expect(plainWord('  żółty żółw! ')).toBe('żółtyżółw');
  expect(plainWord('z\u0307')).toBe('ż');
  expect(plainWord('a very long sentence')).toBe('averylongsen');
  expect(plainWord('—')).toBe('');
});
