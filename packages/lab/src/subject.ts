import type { Taught } from '@parlour/bots';
import { gameIds, loadDesign, loadGame, teach } from '@parlour/games';
import { type AnyDesign, type Catalogues, Complaint } from '@parlour/kernel';

/** A game to be looked into: with what bots know of it and what its designers ask, if they do. */
export interface Subject extends Taught {
  readonly design: AnyDesign | undefined;
}

/** The game of that id; complains if there is none. */
export async function subjectOf(id: string): Promise<Subject> {
  const game = await loadGame(id);
  if (game === undefined) throw new Complaint('lab.no-game', { game: id, games: gameIds.join(', ') });
  return { ...(await teach(game)), design: await loadDesign(id) };
}

/** What designers ask of a game; complains if nobody does. */
export function designOf({ game, design }: Pick<Subject, 'game' | 'design'>): AnyDesign {
  if (design === undefined) throw new Complaint('lab.no-design', { game: game.id });
  return design;
}

/** The words of a game and of its designers. */
export function textsOf({ game, design }: Pick<Subject, 'game' | 'design'>): Catalogues[] {
  return [game.text.catalogues, ...(design === undefined ? [] : [design.text])];
}
