import { describe, expect, it } from 'vitest';
import { languageCalled, otherLanguages, spokenMost } from './languages.ts';

describe('the languages of names', () => {
  it('are called and ordered as their readers do, and all of them are there', () => {
    const english = otherLanguages('en').map(({ name }) => name);
    expect(english).toEqual(expect.arrayContaining(['Greek', 'Norwegian', 'Swahili', 'Welsh']));
    expect(english).toEqual(english.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(otherLanguages('pl')).toContainEqual({ tag: 'el', name: 'grecki' });
    expect(english.filter((name) => name.length < 3)).toEqual([]);
  });

  it('may have a tag that is none', () => {
    expect(languageCalled('en-ab-cd', 'en')).toBe('en-ab-cd');
  });

  it('of a box are those that most of its cards have names in', () => {
    const names = [{ de: 'a' }, { de: 'b', fr: 'c' }, { it: 'd', fr: 'e', de: 'f' }, { xx: 'g' }, undefined, 'no names'];
    expect(spokenMost(names)).toEqual(['de', 'fr', 'it']);
  });
});
