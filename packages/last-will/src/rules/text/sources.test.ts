import { describe, expect, it } from 'vitest';
import { material } from '../material/index.ts';
import { chapters } from './rules.ts';
import { rulesOfCard } from './sources.ts';

describe('the rules that speak of a card', () => {
  const rules = chapters.flatMap((chapter) => chapter.rules);

  it('are in the book, and every card has some', () => {
    for (const card of material.cards) {
      const found = rulesOfCard(card);
      expect(found.length, card.id).toBeGreaterThan(0);
      expect(rules, card.id).toEqual(expect.arrayContaining(found));
    }
  });

  it('are all that are about helpers, events and houses of a kind', () => {
    const reached = new Set(material.cards.flatMap(rulesOfCard));
    const wanted = rules.filter((rule) => /^(LW-(HELP|WHITE|EXP|WILD)|GS-(NUPT|HELP|EVT|PROP))-/.test(rule));
    expect(wanted.filter((rule) => !reached.has(rule))).toEqual([]);
  });
});
