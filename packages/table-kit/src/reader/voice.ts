import { type Catalogues, kernelText, type Voice, voice } from '@parlour/kernel';
import { useMemo } from 'react';
import type { Trouble } from '../state/situation.ts';
import { useSettings } from './settings.ts';
import { kitText } from '../text/index.ts';

const further: Catalogues[] = [];

/** Words of whatever is around the table, or of a part of it that is loaded later. */
export function addText(text: Catalogues): void {
  further.push(text);
}

/** Speaks the reader's language: the words of all tables, and those of the texts given. */
export function useVoice(texts?: Catalogues): Voice {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => speak(language, texts), [language, texts]);
}

export function speak(language: string, texts?: Catalogues): Voice {
  return voice(language, [...(texts === undefined ? [] : [texts]), kitText, kernelText, ...further]);
}

/** Both texts as one; where both have words, the first one's count. */
export function joined(one: Catalogues, other: Catalogues): Catalogues {
  const languages = Object.keys(one);
  return Object.fromEntries(languages.map((language) => [language, { ...other[language], ...one[language] }]));
}

/** The sentence for something that went wrong. */
export function troubleText({ key, values, refusal }: Trouble, speaker: Voice): string {
  const why = refusal === undefined ? '' : speaker.say(`refusal.${refusal.rule}`, refusal.details);
  return speaker.say(speaker.has(key) ? key : 'trouble.unknown', { ...values, why, key });
}
