/** The games that can be played here. Each is loaded when somebody sits down to it: its rules, and the table that it brings or the plain one. */
import { gameIds, loadGame } from '@parlour/games';
import type { AnyPlug, PlayableGame } from '@parlour/table-kit/state/plug.ts';

const drawn = import.meta.glob<AnyPlug>('../../../*/src/table/index.ts', { import: 'plug' });

export const playableIds = gameIds;

/** Today's game, or one that was begun under another revision of its rules. Complains if that is not kept. */
export async function loadPlayable(id: string, revision?: number): Promise<PlayableGame | undefined> {
  const [game, table] = await Promise.all([loadGame(id, revision), drawn[`../../../${id}/src/table/index.ts`]?.()]);
  if (game === undefined) return undefined;
  const plug = table !== undefined && game.revision >= (table.since ?? 1) ? table : undefined;
  return { game, plug: plug ?? (await import('@parlour/table-kit/plain/index.ts')).plainPlug(game) };
}
