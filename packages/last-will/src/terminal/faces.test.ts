import { canonical, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { changesOf } from '../../test/helps.ts';
import { lastWill, material } from '../rules/index.ts';
import { helpText } from './faces.ts';
import { catalogues } from './text/catalogues.ts';

const helps = material.cards.flatMap((card) => (card.kind === 'helper' ? card.helps : []));
const languages = Object.keys(catalogues);

describe('a helper in the terminal', () => {
  it.each(languages)('says whatever a pack changes, without a missing word: %s', (language) => {
    const speaker = voice(language, [catalogues, lastWill.text.catalogues]);
    for (const help of helps)
      for (const other of changesOf(help).filter((each) => canonical(each) !== canonical(help))) {
        expect(helpText(other, speaker), canonical(other)).not.toBe(helpText(help, speaker));
        expect(helpText(other, speaker)).not.toMatch(/[{}#]|\b(lw|symbol)\.\w/);
      }
  });

  it('says it in short', () => {
    const speaker = voice('en', [catalogues, lastWill.text.catalogues]);
    expect(helpText({ adds: 3, to: ['mask'] }, speaker)).toBe('mask/opera +3');
    expect(helpText({ shifts: 2, way: 'either', of: ['mansion', 'manor', 'town'] }, speaker)).toBe('houses ±2');
    expect(helpText({ waives: 'trade', of: ['farm'], times: 2 }, speaker)).toBe('trade free ×2 (farm)');
  });
});
