import type { AnyGame, Voice } from '@parlour/kernel';
import type { Paint } from './terminal/paint.ts';
import { wrap } from './terminal/width.ts';

/** A game's rules, each with its ID: all of them, those whose ID begins as asked, or those with all the words. */
export function ruleLines(game: AnyGame, asked: string, voice: Voice, paint: Paint): string[] {
  const ids = Object.keys(game.text.catalogues['en'] ?? {})
    .filter((key) => key.startsWith('rule.'))
    .map((key) => key.slice('rule.'.length));
  const byId = ids.filter((id) => id === asked.toUpperCase());
  const words = plainLetters(asked).split(/\s+/);
  const byWords = ids.filter((id) => {
    const text = plainLetters(`${id} ${voice.say(`rule.${id}`)}`);
    return words.every((word) => text.includes(word));
  });
  return (byId.length > 0 ? byId : byWords).flatMap((id) => {
    const [first = '', ...others] = wrap(`${id}  ${voice.say(`rule.${id}`)}`, paint.columns, '    ');
    return [paint.colour('bold', id) + first.slice(id.length), ...others];
  });
}

/** A text as people type it in haste: small letters without accents. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
}
