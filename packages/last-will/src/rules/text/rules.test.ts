import { voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogues.ts';
import { chapters } from './rules.ts';

const rules = chapters.flatMap((chapter) => chapter.rules);

function numbers(text: string): string[] {
  return (text.match(/\d+/g) ?? []).toSorted();
}

describe('the rules page', () => {
  it('has all 95 rules of Last Will and all 42 of Getting Sacked, each once', () => {
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.filter((id) => id.startsWith('LW-'))).toHaveLength(95);
    expect(rules.filter((id) => id.startsWith('GS-'))).toHaveLength(42);
  });

  it.each(Object.entries(catalogues))(
    'has a sentence for every rule, a title and an introduction for every chapter and nothing else (%s)',
    (language, said) => {
      const keys = [...chapters.flatMap(({ id }) => [`chapter.${id}`, `chapter.${id}.about`]), ...rules.map((id) => `rule.${id}`)];
      const explained = Object.keys(said).filter((key) => /^(chapter|rule)\./.test(key));
      expect(explained.toSorted()).toEqual(keys.toSorted());
      const speaker = voice(language, [catalogues]);
      for (const id of rules) expect(speaker.say(`rule.${id}`)).toMatch(/^\p{Lu}.*\.$|^„.*\.$|^\d.*\.$/u);
    },
  );

  it('says the same numbers in every language', () => {
    const [first, ...others] = Object.values(catalogues);
    for (const id of rules) for (const other of others) expect(numbers(other[`rule.${id}`]!), id).toEqual(numbers(first![`rule.${id}`]!));
  });
});
