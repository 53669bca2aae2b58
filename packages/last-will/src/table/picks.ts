/**
 * What one touches at this table, and the moves that it makes: a plan (`plan:3`), a card on offer (`slot:2`), an errand (`errand:opera`), a deck
 * (`deck:1`), a card in hand (`hand:17`), one's own card in play (`space:0`), a drawn card (`drawn:5`), a line of one's job (`line:2`).
 */
import { diceFrom } from '@parlour/kernel';
import { type Face, lastWill, type Move, type Player, tableOf, type View } from '../rules/index.ts';

export function picks(move: Move, view: View): string[] {
  switch (move.type) {
    case 'keep':
      return view.doing?.type === 'pick' ? [`drawn:${move.card}`] : [];
    case 'block':
    case 'plan':
      return [`plan:${move.plan}`];
    case 'take':
      return [`slot:${move.slot}`];
    case 'extension':
    case 'market':
    case 'opera':
      return [`errand:${move.type}`];
    case 'unknown':
      return [`deck:${move.deck}`];
    case 'demotion':
      return ['errand:demotion', `line:${move.line}`];
    case 'either':
      return move.line < 0 ? ['errand:either'] : ['errand:either', `line:${move.line}`];
    case 'play':
    case 'begin':
    case 'lay':
    case 'replace':
    case 'buy':
    case 'bring':
    case 'join':
    case 'toss':
      return [`hand:${move.card}`];
    case 'token':
      return [`hand:${move.card}`, `space:${move.space}`];
    case 'discard':
    case 'sell':
    case 'activate':
    case 'drawSix':
    case 'place':
    case 'decay':
    case 'forgo':
      return [`space:${move.space}`];
    case 'demote':
      return [`line:${move.line}`];
    case 'done':
    case 'decline':
      return [move.type];
    // These have a panel of their own, and so has keeping cards of one's hand.
    case 'draw':
    case 'arrange':
    case 'spend':
    case 'keepAll':
    case 'keepNoMore':
      return [];
  }
}

const known = new WeakMap<View, readonly Move[]>();

/** The engine's list of the viewer's moves, in a world that agrees with the view: a seat's own moves are the same in all of them. */
export function legal(view: View): readonly Move[] {
  let moves = known.get(view);
  if (moves === undefined) {
    moves = view.viewer === null ? [] : lastWill.moves(lastWill.guess(view, diceFrom('judge')), view.viewer);
    known.set(view, moves);
  }
  return moves;
}

/** The legal moves that exactly these picks make; where there is none, what was probably meant, so that the engine can say what is wrong with it. */
export function compose(all: readonly string[], view: View): readonly Move[] {
  const wanted = all.toSorted().join(' ');
  const found = legal(view).filter((move) => picks(move, view).toSorted().join(' ') === wanted);
  return found.length > 0 ? found : meant(all, view);
}

function meant(all: readonly string[], view: View): Move[] {
  const number = (kind: string) => {
    const pick = all.find((one) => one.startsWith(`${kind}:`));
    return pick === undefined ? undefined : Number(pick.slice(kind.length + 1));
  };
  const errand = all.find((pick) => pick.startsWith('errand:'))?.slice(7);
  const [plan, slot, deck, hand, space, line, drawn] = ['plan', 'slot', 'deck', 'hand', 'space', 'line', 'drawn'].map(number);
  const player = view.players[view.viewer ?? -1];
  if (plan !== undefined) return [{ type: isBlocking(view) ? 'block' : 'plan', plan }];
  if (slot !== undefined) return [{ type: 'take', slot }];
  if (errand !== undefined) return errandMeant(errand, deck, line, view);
  if (drawn !== undefined) return [{ type: 'keep', card: drawn }];
  if (deck !== undefined) return view.doing?.type === 'draw' ? [{ type: 'draw', deck, cards: 1 }] : [{ type: 'unknown', deck }];
  if (player === undefined) return [];
  const { faces } = tableOf(view).book;
  if (hand !== undefined && space !== undefined)
    return [{ type: 'token', space, card: hand, as: Math.max(0, faces[hand]?.companion ?? 0) }];
  if (hand !== undefined) return handMeant(faces[hand], player, view);
  if (space !== undefined) return spaceMeant(space, player, view);
  if (line !== undefined) return [view.doing?.type === 'demote' ? { type: 'demote', line } : { type: 'demotion', line }];
  if (all.includes('done')) return [{ type: 'done' }];
  return all.includes('decline') ? [{ type: 'decline' }] : [];
}

function isBlocking(view: View): boolean {
  return view.phase === 'planning' && view.players.length === 2 && view.markers.filter((marker) => marker !== -1).length < 2;
}

function errandMeant(errand: string, deck: number | undefined, line: number | undefined, view: View): Move[] {
  switch (errand) {
    case 'extension':
    case 'market':
      return [{ type: errand }];
    case 'opera':
      return [{ type: 'opera', pounds: tableOf(view).book.material.opera.pounds }];
    case 'demotion':
      return [{ type: 'demotion', line: line ?? 0 }];
    case 'either':
      return [{ type: 'either', line: line ?? -1 }];
    default:
      return [{ type: 'unknown', deck: deck ?? 0 }];
  }
}

function handMeant(face: Face | undefined, player: Player, view: View): Move[] {
  if (face === undefined) return [];
  const card = face.index;
  if (view.phase === 'starting' || view.phase === 'ending') return [{ type: 'keep', card }];
  if (view.doing?.type === 'use') {
    const to = view.doing.cards[0] ?? 0;
    if (face.companion >= 0 || face.kind === 'wild') return [{ type: 'bring', card, as: Math.max(0, face.companion), to }];
    return [face.nuptial === '' ? { type: 'toss', card } : { type: 'join', card }];
  }
  if (face.kind === 'event') return face.pay.map((_, option): Move => ({ type: 'begin', card, option }));
  if (face.kind === 'companion' || face.kind === 'wild') return [{ type: 'play', card, option: 0, pounds: 0 }];
  if (player.board.length >= player.spaces) return [{ type: 'replace', card }];
  if (face.kind !== 'property') return [{ type: 'lay', card }];
  return face.types.map(
    (as): Move => ({ type: 'buy', card, as, pounds: Math.max(0, (face.scale[0] ?? 0) + (view.market[as] ?? 0)), free: false }),
  );
}

function spaceMeant(space: number, player: Player, view: View): Move[] {
  const card = player.board[space]?.card ?? -1;
  const face = tableOf(view).book.faces[card];
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
    default:
      return [{ type: 'activate', space, as: face?.types[0] ?? -1, pounds: face?.usePounds ?? 0, free: false }];
  }
}
