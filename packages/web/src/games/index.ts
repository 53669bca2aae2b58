/** The games that have a table in the browser; each is loaded when somebody sits down to it. */
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';

const tables: Readonly<Record<string, () => Promise<PlayableGame>>> = {
  alhambra: async () => (await import('../../../alhambra/src/table/index.ts')).playable,
  'last-will': async () => (await import('../../../last-will/src/table/index.ts')).playable,
};

export const playableIds = Object.keys(tables);

export async function loadGame(id: string): Promise<PlayableGame | undefined> {
  return Object.hasOwn(tables, id) ? tables[id]?.() : undefined;
}
