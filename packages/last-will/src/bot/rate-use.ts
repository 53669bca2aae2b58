import { type Face, type Move, priceOf } from '../rules/index.ts';
import { ACTION } from './horizon.ts';
import { boardWorth, effectWorth, handWorth, layingWorth, nextFall, openAmount, type Outlook, purchaseWorth, tokenWorth } from './worth.ts';

/** An action that nothing uses is lost. */
const UNUSED = 0.3 * ACTION;
/** What using a card costs for each action: a little less than actions are worth, as most uses beat losing them. */
const COST = 0.7 * ACTION;

/** The moves by which cards are used. */
type Use = Extract<
  Move,
  {
    type:
      | 'play'
      | 'begin'
      | 'bring'
      | 'join'
      | 'toss'
      | 'spend'
      | 'lay'
      | 'replace'
      | 'buy'
      | 'sell'
      | 'activate'
      | 'drawSix'
      | 'token'
      | 'place'
      | 'done';
  }
>;

/** How many pounds a move of the action phase promises to get rid of. */
export function rateUse(look: Outlook, move: Use): number {
  const { player, faces } = look;
  switch (move.type) {
    case 'play': {
      const face = faces[move.card]!;
      const { actions } = face.pay[move.option] as { actions: number };
      return Math.max(move.pounds - COST * actions, effectWorth(look, face)) + 0.5;
    }
    case 'begin': {
      const face = faces[move.card]!;
      const { actions, pounds } = face.pay[move.option] as { actions: number; pounds: number };
      return Math.max(pounds - COST * actions, effectWorth(look, face)) + companyOf(look, face) + 0.5;
    }
    case 'bring': {
      const option = faces[move.to]!.companions.find(({ kind }) => kind === move.as);
      const wild = faces[move.card]!.kind === 'wild' ? 0.3 : 0;
      return (option?.pounds ?? 0) + 0.5 + wild - Math.max(0, 0.7 * tokenElsewhere(look, move.as));
    }
    case 'join':
      return (faces[move.card]!.pay[0]?.pounds ?? 0) + 0.6;
    case 'toss':
      return 1.2 - 0.7 * handWorth(look, move.card);
    case 'spend':
      return look.state.doing?.type === 'use' ? move.pounds - look.state.doing.pounds : move.pounds;
    case 'lay':
      return layingWorth(look, faces[move.card]!);
    case 'replace':
      return replaceWorth(look, faces[move.card]!);
    case 'buy':
      return buyWorth(look, move);
    case 'sell':
      return sellWorth(look, move);
    case 'activate':
      return activateWorth(look, move);
    case 'drawSix':
      return 2;
    case 'token':
      return tokenWorth(look, player.board[move.space]!, move.as) + (faces[move.card]!.kind === 'wild' ? 0.2 : 0);
    case 'place':
      return tokenWorth(look, player.board[move.space]!, move.as) + ACTION;
    case 'done':
      return -UNUSED * player.actions;
  }
}

/** What companions in hand would add to an event. */
function companyOf({ companions }: Outlook, face: Face): number {
  let sum = 0;
  for (const { kind, pounds } of face.companions) if ((companions & (1 << kind)) !== 0) sum += pounds - 0.5;
  return sum;
}

/** What a companion could do on a card in play instead. */
function tokenElsewhere(look: Outlook, kind: number): number {
  let best = 0;
  for (const played of look.player.board) best = Math.max(best, tokenWorth(look, played, kind));
  return best;
}

function replaceWorth(look: Outlook, face: Face): number {
  let least = Number.POSITIVE_INFINITY;
  for (const played of look.player.board)
    if (look.faces[played.card]!.kind !== 'property') least = Math.min(least, boardWorth(look, played));
  // The worth of a new card is already lowered for want of space.
  return (face.kind === 'property' ? purchaseWorth(look, face) : layingWorth(look, face)) + 2 - least;
}

function buyWorth(look: Outlook, move: Extract<Move, { type: 'buy' }>): number {
  const face = look.faces[move.card]!;
  const usual = Math.max(...face.types.map((type) => priceOf(face, 0, look.state.market[type]!)));
  return purchaseWorth(look, face) + (move.pounds - usual) + (move.free ? COST : 0);
}

/** The score falls by the 5 that a property counts and rises by what the market pays over its value; what it would still lose is forgone. */
function sellWorth(look: Outlook, move: Extract<Move, { type: 'sell' }>): number {
  const { player, faces, after } = look;
  const played = player.board[move.space]!;
  const value = faces[played.card]!.scale[played.step]!;
  const forgone = after < 0.3 ? 0 : boardWorth(look, played);
  // Without property one may spend beyond the last pound, and end the game.
  const last = player.board.filter(({ card }) => faces[card]!.kind === 'property').length === 1;
  const freedom = last && player.job < 0 && after < 1 && player.money + move.pounds < 12 ? 3 : 0;
  return value + 5 - move.pounds - forgone - (move.free ? 0 : COST) + freedom;
}

/** What an activation spends; a property that is maintained does not fall. */
function activateWorth(look: Outlook, move: Extract<Move, { type: 'activate' }>): number {
  const played = look.player.board[move.space]!;
  const face = look.faces[played.card]!;
  const cost = move.free ? 0.3 : COST * face.useActions;
  if (face.kind !== 'property') return move.pounds - cost + 0.5;
  const fall = nextFall(face, played.step);
  return move.pounds - fall - cost + (move.pounds < openAmount(look, played) ? -1 : 0.1);
}
