import { voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { rulesEn } from './rules.en.ts';
import { rulesPl } from './rules.pl.ts';
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

  it.each([
    ['en', rulesEn],
    ['pl', rulesPl],
  ])('has a sentence for every rule, a title for every chapter and nothing else (%s)', (language, catalogue) => {
    const keys = [...chapters.map(({ id }) => `chapter.${id}`), ...rules.map((id) => `rule.${id}`)];
    expect(Object.keys(catalogue).toSorted()).toEqual(keys.toSorted());
    const speaker = voice(language, [{ en: rulesEn, pl: rulesPl }]);
    for (const id of rules) expect(speaker.say(`rule.${id}`)).toMatch(/^\p{Lu}.*\.$|^„.*\.$|^\d.*\.$/u);
  });

  it('says the same numbers in both languages', () => {
    for (const id of rules) expect(numbers(rulesPl[`rule.${id}`]!), id).toEqual(numbers(rulesEn[`rule.${id}`]!));
  });
});
