/** What the start page shows of each game before anybody sits down to it: nothing of its rules is loaded for it. */
import type { Catalogue, Catalogues } from '@parlour/kernel';
import { webText } from '../text/index.ts';

const words = {
  ...import.meta.glob<Catalogue>(['../../../*/src/rules/text/*/box.ts', '!../../../nim/**'], { eager: true, import: 'catalogue' }),
  ...(import.meta.env.PARLOUR_EXAMPLES &&
    import.meta.glob<Catalogue>('../../../nim/src/rules/text/*/box.ts', { eager: true, import: 'catalogue' })),
};
const posters = import.meta.glob<string>('../../../*/src/table/posters/*.jpeg', { eager: true, query: '?url', import: 'default' });

/** What stands on every box, as `game.<id>.<key>`. */
export const boxText: Catalogues = collect();

function collect(): Catalogues {
  // In the page's order of languages: whoever's own is missing gets the first.
  const text: Record<string, Record<string, string>> = Object.fromEntries(Object.keys(webText).map((language) => [language, {}]));
  for (const [path, catalogue] of Object.entries(words)) {
    const [, , , id, , , , language = ''] = path.split('/');
    const said = (text[language] ??= {});
    for (const [key, message] of Object.entries(catalogue)) said[`game.${id}.${key}`] = message;
  }
  return text;
}

/** The address of a picture of the game's cards, in a language for which one was taken. */
export function posterOf(id: string, languages: readonly string[]): string | undefined {
  return languages.map((language) => posters[`../../../${id}/src/table/posters/${language}.jpeg`]).find((url) => url !== undefined);
}
