import { type Catalogues, kernelText, type Voice, voice } from '@parlour/kernel';
import { useMemo } from 'react';
import type { Trouble } from '../../../web/src/engine/protocol.ts';
import { webText } from '../../../web/src/text/index.ts';
import { useSettings } from './settings.ts';

const further: Catalogues[] = [];

/** Words of a part of the page that is loaded later. */
export function addText(text: Catalogues): void {
  further.push(text);
}

/** Speaks the reader's language: the page's own words, and those of the texts given. */
export function useVoice(texts?: Catalogues, names?: readonly string[]): Voice {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => speak(language, texts, names), [language, texts, names]);
}

export function speak(language: string, texts?: Catalogues, names?: readonly string[]): Voice {
  return voice(language, [...(texts === undefined ? [] : [texts]), webText, kernelText, ...further], names);
}

/** The sentence for something that went wrong. */
export function troubleText({ key, values, refusal }: Trouble, speaker: Voice): string {
  const why = refusal === undefined ? '' : speaker.say(`refusal.${refusal.rule}`, refusal.details);
  return speaker.say(speaker.has(key) ? key : 'trouble.unknown', { ...values, why, key });
}
