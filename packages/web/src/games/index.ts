/** The games that have a table here; each is loaded when somebody sits down to it. */
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';

const tables = import.meta.glob<{ playable: PlayableGame }>('../../../*/src/table/index.ts');

const pathOf = (id: string) => `../../../${id}/src/table/index.ts`;

export const playableIds: readonly string[] = Object.keys(tables).map((path) => path.split('/')[3] ?? '');

export async function loadGame(id: string): Promise<PlayableGame | undefined> {
  return Object.hasOwn(tables, pathOf(id)) ? (await tables[pathOf(id)]?.())?.playable : undefined;
}
