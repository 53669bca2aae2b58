/** Decks, discard piles and hands. LW-OFFER-3, LW-SETUP-4 to LW-SETUP-6. */
import { putInOrder, type Seat, shuffle, takeOut } from '@parlour/kernel';
import type { Book } from './book.ts';
import type { Tell } from './event.ts';
import { backOf, type PlayerState, REGULAR, type State, WILD } from './state.ts';

/** What a deck can still give: its own cards and, once they are gone, its shuffled discards. Specials have no discards to go back to. */
export function supply(state: State, deck: number): number {
  const cards = state.decks[deck]!.length;
  return deck < REGULAR ? cards + state.discards[deck]!.length : cards;
}

/** What the four regular decks can still give together. */
export function supplyInAll(state: State): number {
  return supply(state, 0) + supply(state, 1) + supply(state, 2) + supply(state, 3);
}

/** The top card of a deck, rebuilt at this moment if it is empty; -1 if there is none. `seat` draws it; -1 for the offer. */
export function drawTop(state: State, deck: number, seat: Seat, tell: Tell): number {
  const cards = state.decks[deck]!;
  if (cards.length === 0) {
    if (supply(state, deck) === 0) return -1;
    const pile = state.discards[deck]!;
    shuffle(state.dice, pile);
    state.decks[deck] = pile;
    state.discards[deck] = cards;
    tell({ type: 'reshuffled', deck, seat });
    return pile.pop()!;
  }
  return cards.pop()!;
}

/** So many cards of a deck, or all there are, in ascending order. */
export function drawMany(state: State, seat: Seat, deck: number, count: number, tell: Tell): number[] {
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawTop(state, deck, seat, tell);
    if (card < 0) break;
    putInOrder(cards, card);
  }
  return cards;
}

/** To its discard pile; a special leaves the game, a wild card goes back to wait for the next offer. */
export function discard(state: State, book: Book, card: number): void {
  const deck = book.faces[card]!.deck;
  (deck === WILD ? state.decks[WILD]! : state.discards[deck]!).push(card);
}

/** Hands stay in order, so that a hand says nothing about when its cards came. */
export function addToHand(player: PlayerState, card: number): void {
  putInOrder(player.hand, card);
}

export function removeFromHand(player: PlayerState, card: number): void {
  takeOut(player.hand, card);
}

/** The backs of some cards, in an order that says nothing about their faces. */
export function backsOf(book: Book, cards: readonly number[]): number[] {
  const backs: number[] = [];
  for (let i = 0; i < cards.length; i++) putInOrder(backs, book.faces[cards[i]!]!.deck);
  for (let i = 0; i < backs.length; i++) backs[i] = backOf(backs[i]!);
  return backs;
}
