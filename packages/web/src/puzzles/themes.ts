/** What puzzles are about, in the words of whoever knows the game. */
import { botText } from '@parlour/bots';
import { type Catalogues, voice } from '@parlour/kernel';

export function themeName(theme: string, language: string, words: Catalogues = {}): string {
  return voice(language, [words, botText]).say(`theme.${theme}`);
}
