/** What somebody may have meant by what they touched, the likeliest first: moves to be refused with their reason where none is legal. */
import type { Book } from './book.ts';
import { priceOf } from './cards/deals.ts';
import type { Errand } from './event.ts';
import type { Move } from './move.ts';
import { isBlocking } from './phases/planning.ts';
import type { View } from './state.ts';

/** Things on the table, each by its place there; `card` is in the viewer's hand, `drawn` lies before them. */
export interface Touched {
  readonly plan?: number | undefined;
  readonly slot?: number | undefined;
  readonly errand?: Errand | undefined;
  readonly deck?: number | undefined;
  readonly drawn?: number | undefined;
  readonly card?: number | undefined;
  readonly space?: number | undefined;
  readonly line?: number | undefined;
}

export function wished(touched: Touched, view: View, book: Book): Move[] {
  const { plan, slot, errand, deck, drawn, card, space, line } = touched;
  if (plan !== undefined) return [{ type: isBlocking(view) ? 'block' : 'plan', plan }];
  if (slot !== undefined) return [{ type: 'take', slot }];
  if (errand !== undefined) return onErrand(errand, touched, book);
  if (drawn !== undefined) return [{ type: 'keep', card: drawn }];
  if (deck !== undefined) return view.doing?.type === 'draw' ? [{ type: 'draw', deck, cards: 1 }] : [{ type: 'unknown', deck }];
  if (card !== undefined && space !== undefined) return [{ type: 'token', space, card, as: Math.max(0, book.faces[card]?.companion ?? 0) }];
  if (card !== undefined) return withCard(card, view, book);
  if (space !== undefined) return onSpace(space, view, book);
  return line === undefined ? [] : [{ type: view.doing?.type === 'demote' ? 'demote' : 'demotion', line }];
}

function onErrand(errand: Errand, { slot = 0, deck = 0, line }: Touched, { material }: Book): Move[] {
  switch (errand) {
    case 'take':
      return [{ type: errand, slot }];
    case 'extension':
    case 'market':
      return [{ type: errand }];
    case 'unknown':
      return [{ type: errand, deck }];
    case 'opera':
      return [{ type: errand, pounds: material.opera.pounds }];
    case 'demotion':
      return [{ type: errand, line: line ?? 0 }];
    case 'either':
      return [{ type: errand, line: line ?? -1 }];
  }
}

/** A card in hand: its simplest use, at the printed price. */
function withCard(card: number, view: View, { faces }: Book): Move[] {
  const player = view.players[view.viewer ?? -1];
  const face = faces[card];
  if (player === undefined || face === undefined) return [];
  if (view.phase === 'starting' || view.phase === 'ending') return [{ type: 'keep', card }];
  if (view.doing?.type === 'use') {
    const to = view.doing.cards[0] ?? 0;
    if (face.companion >= 0 || face.kind === 'wild') return [{ type: 'bring', card, as: Math.max(0, face.companion), to }];
    return [{ type: face.nuptial === '' ? 'toss' : 'join', card }];
  }
  if (face.kind === 'event')
    return [
      ...face.pay.map((_, option): Move => ({ type: 'begin', card, option })),
      { type: 'play', card, option: 0, pounds: face.pay[0]?.pounds ?? 0 },
    ];
  if (face.kind === 'companion' || face.kind === 'wild') return [{ type: 'play', card, option: 0, pounds: 0 }];
  const full: Move[] = player.board.length >= player.spaces ? [{ type: 'replace', card }] : [];
  if (face.kind !== 'property') return [...full, { type: 'lay', card }];
  return [...full, ...face.types.map((as): Move => ({ type: 'buy', card, as, pounds: priceOf(face, 0, view.market[as]!), free: false }))];
}

/** A card in play: whatever is being asked for; else its activation, or its sale. */
function onSpace(space: number, view: View, { faces }: Book): Move[] {
  switch (view.doing?.type) {
    case 'draw':
      return [{ type: 'forgo', space }];
    case 'room':
      return [{ type: 'discard', space }];
    case 'fair':
      return [{ type: 'place', space, as: 0 }];
    case 'roof':
      return [{ type: 'decay', space }];
    case 'sale':
      return [{ type: 'sell', space, as: 0, pounds: 0, free: true }];
    default: {
      const { card = -1, step = 0 } = view.players[view.viewer ?? -1]?.board[space] ?? {};
      const face = faces[card];
      const as = face?.types[0] ?? -1;
      const activation: Move = { type: 'activate', space, as, pounds: face?.usePounds ?? 0, free: false };
      if (face?.kind !== 'property') return [activation];
      return [activation, { type: 'sell', space, as, pounds: priceOf(face, step, view.market[as]!), free: false }];
    }
  }
}
