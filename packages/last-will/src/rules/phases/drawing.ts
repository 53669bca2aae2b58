/** Drawing a number of cards in any mix of the regular decks, declared before any is seen. LW-PLAN-3, LW-PLAN-4, LW-PLAN-6, LW-PLAN-7. */
import { putInOrder, type Seat } from '@parlour/kernel';
import { extraDraws } from '../cards/helpers.ts';
import type { DecisionRules, DoingOf } from '../decision.ts';
import type { MoveOf } from '../move.ts';
import type { Tell } from '../event.ts';
import { addToHand, drawMany, supply, supplyInAll } from '../piles.ts';
import { REGULAR, type State } from '../state.ts';
import { tableOf } from '../table.ts';
import { drawSix } from './best-of-six.ts';

type Drawing = DoingOf<'draw'>;

/** Starts a draw of so many cards, or of all there are. */
export function beginDraw(state: State, seat: Seat, cards: number, six: boolean, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const more = six ? 0 : extraDraws(state.players[seat]!, faces, []);
  const drawn: Drawing = { type: 'draw', deck: 0, due: Math.min(cards + more, supplyInAll(state)), counts: [0, 0, 0, 0], forgone: [], six };
  state.doing = drawn;
  goOn(state, seat, drawn, tell);
}

/** Deck by deck: how many cards of it. */
export const drawing: DecisionRules<MoveOf<'draw' | 'forgo'>, Drawing> = {
  takes: ['draw', 'forgo'],
  prompt: (_view, { deck, due }) => ['prompt.draw', { deck, due }],
  list(state, _seat, moves, doing) {
    const { deck } = doing;
    const last = most(state, doing);
    for (let cards = fewest(state, doing); cards <= last; cards++) moves.push({ type: 'draw', deck, cards });
  },
  /** Doing without a helper’s extra cards: legal, and only ever a loss. Declared with the split (LW-PLAN-6). */
  wasteful(state, seat, moves, doing) {
    const { board } = state.players[seat]!;
    for (let space = 0; space < board.length; space++) if (mayForgo(state, seat, doing, space)) moves.push({ type: 'forgo', space });
  },
  refuse(state, _seat, move, { deck, due }) {
    if (move.type === 'forgo') return { rule: 'LW-PLAN-6' };
    if (move.deck < 0 || move.deck >= REGULAR) return { rule: 'LW-PLAN-4' };
    const left = supply(state, move.deck);
    if (move.deck === deck && move.cards > left) return { rule: 'LW-PLAN-7', details: { deck: move.deck, left } };
    return { rule: 'LW-PLAN-3', details: { due, deck } };
  },
  play(state, seat, move, tell, doing) {
    if (move.type === 'draw') {
      tell({ type: 'declared', seat, deck: doing.deck, cards: move.cards });
      declare(doing, move.cards);
    } else forgo(state, seat, doing, move.space, tell);
    goOn(state, seat, doing, tell);
  },
};

/** The fewest cards of the next deck: what the later decks cannot give. */
function fewest(state: State, { deck, due }: Drawing): number {
  let later = 0;
  for (let other = deck + 1; other < REGULAR; other++) later += supply(state, other);
  return Math.max(0, due - later);
}

function most(state: State, { deck, due }: Drawing): number {
  return Math.min(due, supply(state, deck));
}

function declare(doing: Drawing, cards: number): void {
  doing.counts[doing.deck] = cards;
  doing.due -= cards;
  doing.deck++;
}

function mayForgo(state: State, seat: Seat, { deck, six, forgone }: Drawing, space: number): boolean {
  return deck === 0 && !six && addsCards(state, state.players[seat]!.board[space]!.card) && !forgone.includes(space);
}

function addsCards(state: State, card: number): boolean {
  return tableOf(state).book.faces[card]!.draws > 0;
}

function forgo(state: State, seat: Seat, doing: Drawing, space: number, tell: Tell): void {
  const { faces, plans } = tableOf(state).book;
  const player = state.players[seat]!;
  putInOrder(doing.forgone, space);
  const cards = plans[state.plans[player.plan]!]!.cards + extraDraws(player, faces, doing.forgone);
  doing.due = Math.min(cards, supplyInAll(state));
  tell({ type: 'forwent', seat, helper: player.board[space]!.card });
}

/** Declares what leaves no choice, and draws once all is declared. While a helper may still be forgone, somebody is asked. */
function goOn(state: State, seat: Seat, doing: Drawing, tell: Tell): void {
  const { board } = state.players[seat]!;
  for (let space = 0; space < board.length; space++) if (mayForgo(state, seat, doing, space)) return;
  while (doing.deck < REGULAR && fewest(state, doing) === most(state, doing)) declare(doing, most(state, doing));
  if (doing.deck < REGULAR) return;
  state.doing = null;
  if (doing.six) drawSix(state, seat, doing.counts, tell);
  else drawPlanned(state, seat, doing, tell);
}

function drawPlanned(state: State, seat: Seat, doing: Drawing, tell: Tell): void {
  const split: number[][] = [];
  for (let deck = 0; deck < REGULAR; deck++) split.push(drawMany(state, seat, deck, doing.counts[deck]!, tell));
  const extra: number[][] = [[], [], [], []];
  const { board } = state.players[seat]!;
  const { faces } = tableOf(state).book;
  // What is left after the split (LW-PLAN-6).
  for (let space = 0; space < board.length; space++) {
    const { card } = board[space]!;
    if (!addsCards(state, card) || doing.forgone.includes(space)) continue;
    const { draws, drawsFrom } = faces[card]!;
    if (drawsFrom < 0) extra[split.findIndex((cards) => cards.length > 0)]?.push(card);
    else {
      const cards = drawMany(state, seat, drawsFrom, draws, tell);
      split[drawsFrom]!.push(...cards);
      if (cards.length > 0) extra[drawsFrom]!.push(card);
    }
  }
  for (let deck = 0; deck < REGULAR; deck++) {
    const cards = split[deck]!;
    if (cards.length === 0) continue;
    for (const card of cards) addToHand(state.players[seat]!, card);
    tell({ type: 'drew', seat, deck, cards, helpers: extra[deck]!, reveals: true });
  }
}
