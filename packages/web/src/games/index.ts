/** The games that have a table in the browser; each is loaded when somebody sits down to it. */
import type { PlayableGame } from '../table/plug.ts';

const tables: Readonly<Record<string, () => Promise<PlayableGame>>> = {
  alhambra: async () => (await import('./alhambra/index.ts')).playable,
  'last-will': async () => (await import('./last-will/index.ts')).playable,
};

export const playableIds = Object.keys(tables);

export async function loadGame(id: string): Promise<PlayableGame | undefined> {
  return Object.hasOwn(tables, id) ? tables[id]?.() : undefined;
}
