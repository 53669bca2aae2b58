/** What there is to think of in a decision of Last Will, from a coach. */
import type { About, Scene } from '@parlour/table-kit/state/plug.ts';
import {
  type Book,
  errandBoysLeft,
  type Face,
  keepLimit,
  type PlayerState,
  rounds,
  scoreOf,
  tableFor,
  type Types,
  type View,
} from '../rules/index.ts';

export function about({ view, setting, moves }: Scene<Types>): About | undefined {
  const { viewer, phase, doing } = view;
  const player = view.players[viewer ?? -1];
  if (viewer === null || player === undefined || doing !== null) return undefined;
  const { book } = tableFor(setting);
  switch (phase) {
    case 'starting': {
      const houses = player.hand.filter((card) => book.faces[card]?.kind === 'property').length;
      return { key: 'lw.about.starting', values: { houses, others: player.hand.length - houses } };
    }
    case 'planning':
      return {
        key: 'lw.about.plan',
        values: { cards: player.hand.length, actions: handWants(player, book) },
        // Whoever holds nothing may yet choose a plan without cards.
        pressing: player.hand.length === 0,
      };
    case 'errands': {
      const free = player.spaces - player.board.length;
      return { key: 'lw.about.errands', values: { boys: errandBoysLeft(view, book, viewer), free }, pressing: free === 0 };
    }
    case 'actions': {
      if (isLastRound(view) && moves.some(({ type }) => type === 'sell'))
        return { key: 'lw.about.sell', values: { counts: scoreOf(player, book.faces) - player.money }, pressing: true };
      const usable = new Set(moves.flatMap((move) => (move.type === 'activate' ? [move.space] : [])));
      const free = [...usable].filter((space) => book.faces[player.board[space]!.card]!.useActions === 0).length;
      // Without actions a turn is soon ended, and what costs none forgotten.
      return {
        key: 'lw.about.actions',
        values: { actions: player.actions, usable: usable.size, free },
        pressing: player.actions === 0 && free > 0,
      };
    }
    case 'ending':
      return { key: 'lw.about.ending', values: { cards: player.hand.length, keep: keepLimit(view, player, book) } };
    case 'over':
      return undefined;
  }
}

function isLastRound({ round, players }: View): boolean {
  return round === rounds || players.some(({ bankrupt }) => bankrupt);
}

/** How many actions all cards in hand would take. */
function handWants({ hand }: PlayerState, { faces }: Pick<Book, 'faces'>): number {
  return hand.reduce((sum, card) => sum + actionsFor(faces[card]), 0);
}

/** How many actions all cards in hand and in play could be used with. */
export function actionsWanted(player: PlayerState, faces: Book['faces']): number {
  return handWants(player, { faces }) + player.board.reduce((sum, { card }) => sum + (faces[card]?.useActions ?? 0), 0);
}

function actionsFor(face: Face | undefined): number {
  if (face === undefined || face.kind === 'companion' || face.kind === 'wild') return 0;
  return face.kind === 'event' ? (face.pay[0]?.actions ?? 0) : face.kind === 'property' ? 1 : face.layActions;
}
