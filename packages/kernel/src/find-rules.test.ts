import { expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import { chapterInBook, findRules, voice } from './index.ts';

function found(asked: string, language = 'en'): string[] {
  return findRules(nim, asked, voice(language, [nim.text.catalogues])).flatMap(({ rules }) => rules);
}

it('every rule is found when nothing is asked for', () => {
  expect(found(' ')).toEqual(['NIM-TAKE', 'NIM-CARD']);
});

it('a rule is found by its ID alone, in small letters too', () => {
  expect(found('nim-card')).toEqual(['NIM-CARD']);
});

it('rules are found by all of some words, or parts of them, without accents', () => {
  expect(found('heap obj')).toEqual(['NIM-TAKE']);
  expect(found('weź stosu', 'pl')).toEqual(found('wez stos', 'pl'));
  expect(found('wez stos', 'pl')).toEqual(['NIM-TAKE']);
  expect(found('one')).toEqual(['NIM-TAKE', 'NIM-CARD']);
});

it('a few letters are sought where words begin, more of them anywhere', () => {
  expect(found('eap')).toEqual([]);
  expect(found('bject')).toEqual(['NIM-TAKE']);
});

it('a chapter of a book of its own says so where others stand beside it', () => {
  const speaker = voice('en', [{ en: { 'chapter.more': 'New cards', 'volume.sequel': 'The Sequel' } }]);
  const title = (volume: object) => chapterInBook({ id: 'more', rules: [], ...volume }, speaker);
  expect([title({}), title({ volume: 'sequel' })]).toEqual(['New cards', 'The Sequel: new cards']);
});
