/** What there is to think of in a decision of Last Will, from a coach who talks much. */
import type { About, Scene } from '@parlour/table-kit/state/plug.ts';
import { type Book, errandBoysLeft, type Face, keepLimit, type PlayerState, tableFor, type Types } from '../rules/index.ts';

export function about({ view, setting, moves }: Scene<Types>): About | undefined {
  const { viewer, phase, doing } = view;
  const player = view.players[viewer ?? -1];
  if (viewer === null || player === undefined || doing !== null) return undefined;
  const { book } = tableFor(setting);
  switch (phase) {
    case 'planning':
      return { key: 'lw.about.plan', values: { cards: player.hand.length, actions: wanted(player, book) } };
    case 'errands':
      return { key: 'lw.about.errands', values: { boys: errandBoysLeft(view, book, viewer), free: player.spaces - player.board.length } };
    case 'actions': {
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
    case 'starting':
    case 'over':
      return undefined;
  }
}

/** How many actions all cards in hand would take. */
function wanted({ hand }: PlayerState, { faces }: Book): number {
  return hand.reduce((sum, card) => sum + actionsFor(faces[card]), 0);
}

function actionsFor(face: Face | undefined): number {
  if (face === undefined || face.kind === 'companion' || face.kind === 'wild') return 0;
  return face.kind === 'event' ? (face.pay[0]?.actions ?? 0) : face.kind === 'property' ? 1 : face.layActions;
}
