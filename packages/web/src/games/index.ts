/** The games that can be played here. Each is loaded when somebody sits down to it: its rules, and the table that it brings or the plain one. */
import { gameIds, loadGame } from '@parlour/games';
import type { AnyPlug, PlayableGame } from '@parlour/table-kit/state/plug.ts';

const drawn = import.meta.glob<AnyPlug>('../../../*/src/table/index.ts', { import: 'plug' });

export const playableIds = gameIds;

export async function loadPlayable(id: string): Promise<PlayableGame | undefined> {
  const [game, plug] = await Promise.all([loadGame(id), drawn[`../../../${id}/src/table/index.ts`]?.()]);
  if (game === undefined) return undefined;
  return { game, plug: plug ?? (await import('@parlour/table-kit/plain/index.ts')).plainPlug(game) };
}
