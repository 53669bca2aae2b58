/** Drawing a number of cards in any mix of the regular decks, declared before any is seen. LW-PLAN-3, LW-PLAN-6, LW-PLAN-7, GS-HELP-2. */
import type { Seat } from '@parlour/kernel';
import { extraDraws } from '../cards/helpers.ts';
import { addToHand, backsOf, discard, drawTop, insert, remove, supply, supplyInAll } from '../piles.ts';
import type { Tell } from '../event.ts';
import type { Move } from '../move.ts';
import { type Doing, REGULAR, type State } from '../state.ts';
import { tableOf } from '../table.ts';

type Drawing = Extract<Doing, { type: 'draw' }>;

/** Starts a draw of so many cards, or of all there are. What leaves no choice is declared at once. Returns whether all are drawn. */
export function beginDraw(state: State, seat: Seat, cards: number, six: boolean, tell: Tell): boolean {
  const { faces } = tableOf(state).book;
  const more = six ? 0 : extraDraws(state.players[seat]!, faces, []);
  state.doing = { type: 'draw', deck: 0, due: Math.min(cards + more, supplyInAll(state)), counts: [0, 0, 0, 0], forgone: [], six };
  return goOn(state, seat, tell);
}

/** The fewest cards of the next deck: what the later decks cannot give. */
function fewest(state: State, { deck, due }: Drawing): number {
  let later = 0;
  for (let other = deck + 1; other < REGULAR; other++) later += supply(state, other);
  return Math.max(0, due - later);
}

function most(state: State, { deck, due }: Drawing): number {
  return Math.min(due, supply(state, deck));
}

export function listDraw(state: State, doing: Drawing): Move[] {
  const moves: Move[] = [];
  const { deck } = doing;
  const last = most(state, doing);
  for (let cards = fewest(state, doing); cards <= last; cards++) moves.push({ type: 'draw', deck, cards });
  return moves;
}

/** Doing without a helper’s extra cards: legal, and only ever a loss. Declared with the split (LW-PLAN-6). */
export function listForgo(state: State, seat: Seat, doing: Drawing): Move[] {
  if (doing.deck > 0 || doing.six) return [];
  const moves: Move[] = [];
  const { board } = state.players[seat]!;
  for (let space = 0; space < board.length; space++)
    if (addsCards(state, board[space]!.card) && !doing.forgone.includes(space)) moves.push({ type: 'forgo', space });
  return moves;
}

function addsCards(state: State, card: number): boolean {
  return tableOf(state).book.faces[card]!.draws > 0;
}

export function forgo(state: State, seat: Seat, doing: Drawing, space: number, tell: Tell): boolean {
  const { faces, plans } = tableOf(state).book;
  const player = state.players[seat]!;
  insert(doing.forgone, space);
  const cards = plans[state.plans[player.plan]!]!.cards + extraDraws(player, faces, doing.forgone);
  doing.due = Math.min(cards, supplyInAll(state));
  tell({ type: 'forwent', seat, helper: player.board[space]!.card });
  return goOn(state, seat, tell);
}

export function declare(state: State, seat: Seat, doing: Drawing, cards: number, tell: Tell): boolean {
  tell({ type: 'declared', seat, deck: doing.deck, cards });
  take(doing, cards);
  return goOn(state, seat, tell);
}

function take(doing: Drawing, cards: number): void {
  doing.counts[doing.deck] = cards;
  doing.due -= cards;
  doing.deck++;
}

/** Declares what leaves no choice, and draws once all is declared. While a helper may still be forgone, somebody is asked. */
function goOn(state: State, seat: Seat, tell: Tell): boolean {
  const doing = state.doing as Drawing;
  if (listForgo(state, seat, doing).length > 0) return false;
  while (doing.deck < REGULAR && fewest(state, doing) === most(state, doing)) take(doing, most(state, doing));
  if (doing.deck < REGULAR) return false;
  state.doing = null;
  if (doing.six) drawSix(state, seat, doing, tell);
  else drawPlanned(state, seat, doing, tell);
  return true;
}

function drawPlanned(state: State, seat: Seat, doing: Drawing, tell: Tell): void {
  const split = doing.counts.map((count, deck) => drawMany(state, seat, deck, count, tell));
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

function drawMany(state: State, seat: Seat, deck: number, count: number, tell: Tell): number[] {
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawTop(state, deck, seat, tell);
    if (card < 0) break;
    insert(cards, card);
  }
  return cards;
}

/** The cards that a helper’s activation draws, of which one is kept. */
function drawSix(state: State, seat: Seat, doing: Drawing, tell: Tell): void {
  const cards: number[] = [];
  for (let deck = 0; deck < REGULAR; deck++) {
    const drawn = drawMany(state, seat, deck, doing.counts[deck]!, tell);
    for (const card of drawn) insert(cards, card);
    if (drawn.length > 0) tell({ type: 'drew', seat, deck, cards: drawn, helpers: [], reveals: true });
  }
  const picking: Extract<Doing, { type: 'pick' }> = { type: 'pick', cards };
  state.doing = picking;
  if (cards.length === 1) pick(state, seat, picking, cards[0]!, tell);
}

export function listPick(doing: Extract<Doing, { type: 'pick' }>, moves: Move[]): void {
  for (let i = 0; i < doing.cards.length; i++)
    if (doing.cards[i] !== doing.cards[i - 1]) moves.push({ type: 'keep', card: doing.cards[i]! });
}

export function pick(state: State, seat: Seat, doing: Extract<Doing, { type: 'pick' }>, card: number, tell: Tell): void {
  const { book } = tableOf(state);
  const others = [...doing.cards];
  remove(others, card);
  state.doing = null;
  addToHand(state.players[seat]!, card);
  for (const other of others) discard(state, book, other);
  tell({ type: 'picked', seat, kept: [card], discarded: others, backs: { kept: backsOf(book, [card]), discarded: backsOf(book, others) } });
}
