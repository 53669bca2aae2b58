import type { Seat } from '@parlour/kernel';
import { COMPANIONS, EVENTS, HELPERS, incomeOf, type Move, PROPERTIES, type State, tableOf } from '../rules/index.ts';
import { ACTION } from './horizon.ts';
import { rateUse } from './rate-use.ts';
import { boardWorth, handWorth, nextFall, type Outlook, outlook } from './worth.ts';

/** How many pounds each move promises to get rid of, at first sight. */
export function rate(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const look = outlook(state, seat);
  return moves.map((move) => rateMove(look, move));
}

function rateMove(look: Outlook, move: Move): number {
  const { state, player, faces } = look;
  switch (move.type) {
    case 'keep':
      return handWorth(look, move.card);
    case 'keepAll':
      return 1;
    case 'keepNoMore':
    case 'forgo':
    case 'decline':
      return -1;
    case 'block':
      return blockWorth(look, move.plan);
    case 'plan':
      return planWorth(look, move.plan);
    case 'draw':
      return drawWorth(look, move.deck, move.cards);
    case 'take':
      return handWorth(look, state.offer[move.slot]!);
    case 'extension':
      return extensionWorth(look);
    case 'market':
      return 0.4 + Math.max(...marketChanges(look));
    case 'arrange':
      return marketGain(look, move.order);
    case 'unknown':
      return deckWorth(look, move.deck);
    case 'opera':
      return move.pounds;
    case 'demotion':
      return lineWorth(look, move.line);
    case 'either':
      return move.line < 0 ? extensionWorth(look) : lineWorth(look, move.line);
    case 'demote':
      return lineWorth(look, move.line);
    case 'discard':
      return -boardWorth(look, player.board[move.space]!);
    case 'decay': {
      const { card, step } = player.board[move.space]!;
      return nextFall(faces[card]!, step);
    }
    case 'play':
    case 'begin':
    case 'bring':
    case 'join':
    case 'toss':
    case 'spend':
    case 'lay':
    case 'replace':
    case 'buy':
    case 'sell':
    case 'activate':
    case 'drawSix':
    case 'token':
    case 'place':
    case 'done':
      return rateUse(look, move);
  }
}

/** Cards, errand boys and actions, each worth less the more of it there is already. */
function planWorth(look: Outlook, plan: number): number {
  const { state, player, after } = look;
  const { cards, errandBoys, actions } = tableOf(state).book.plans[state.plans[plan]!] as {
    cards: number;
    errandBoys: number;
    actions: number;
  };
  const held = player.hand.length;
  const useful = after < 0.5 ? 0.7 : 1;
  return useful * 1.1 * diminishing(cards, held) + 1.7 * errandBoys + ACTION * (actions + (held >= 4 ? 0.25 * actions : 0)) - 0.05 * plan;
}

function diminishing(cards: number, held: number): number {
  let sum = 0;
  for (let i = 0; i < cards; i++) sum += 1 / (1 + Math.max(0, held + i - 4) * 0.35);
  return sum;
}

/** What a plan would be worth to the player who plans next, for whom it is blocked. */
function blockWorth(look: Outlook, plan: number): number {
  const { state, seat } = look;
  return planWorth(outlook(state, (seat + 1) % state.players.length), plan);
}

/** What a card of a deck is worth unseen. */
function deckWorth({ player, faces, after }: Outlook, deck: number): number {
  switch (deck) {
    case EVENTS:
      return 1.3;
    case HELPERS:
      return Math.min(2.2, 0.75 * after);
    case PROPERTIES:
      return player.money > 14 ? Math.min(2, 0.7 * after - 0.6) : 0;
    case COMPANIONS: {
      const wanting = player.board.some(({ card, tokens }) => faces[card]!.spaces.length > tokens.length);
      return wanting || player.hand.some((card) => faces[card]!.companions.length > 0) ? 1.2 : 0.7;
    }
    default:
      return 1;
  }
}

/** Better some of each than many of one. */
function drawWorth(look: Outlook, deck: number, cards: number): number {
  return cards * deckWorth(look, deck) - 0.18 * cards * cards;
}

function extensionWorth({ player, after }: Outlook): number {
  const free = player.spaces - player.board.length;
  return after < 1 ? 0 : free === 0 ? 1.6 : free === 1 ? 0.8 : 0.2;
}

/** What another order of the market's modifiers gains: dear to buy what is in hand, cheap to sell what is in play. */
function marketGain({ state, player, faces, after }: Outlook, order: readonly number[]): number {
  let gain = 0;
  for (const card of player.hand) for (const type of faces[card]!.types) gain += 0.6 * (order[type]! - state.market[type]!);
  if (after < 1.5)
    for (const { card } of player.board) for (const type of faces[card]!.types) gain -= 0.8 * (order[type]! - state.market[type]!);
  return gain;
}

/** What going to the market could gain with the best of a few orders. */
function marketChanges(look: Outlook): number[] {
  const sorted = look.state.market.toSorted((a, b) => a - b);
  return [sorted, sorted.toReversed(), [...sorted.slice(2), ...sorted.slice(0, 2)]].map((order) => marketGain(look, order));
}

/** A line covered is income that need not be taken; the last one opens the way to bankruptcy. */
function lineWorth({ state, player, after }: Outlook, line: number): number {
  const table = tableOf(state);
  const income = table.book.jobs[player.job]?.lines[line]?.income ?? 0;
  const last = incomeOf(player, table) === income ? 4 : 0;
  return income * (after + 1) + last;
}
