/** Whole states that agree with all that somebody knows: the worlds that bots imagine. */
import { below, type Dice, fork, putInOrder, type Setting, shuffle } from '@parlour/kernel';
import { bitsIn, type Book } from '../book.ts';
import { keepLimit } from '../phases/keeping.ts';
import { EVERYWHERE, type Hidden, IN_DECK, inHand, type Memory, withoutMemory } from './recall.ts';
import { copyDoing, copyPlayer, DECKS, deckOfBack, NEW_SPECIALS, type Options, SPECIALS, type State, type View, WILD } from '../state.ts';
import { type GameTable, tableFor } from '../table.ts';

export function guess(view: View, setting: Setting<Options>, dice: Dice, memory?: Memory): State {
  const table = tableFor(setting);
  const state: State = {
    dice: fork(dice),
    setting,
    round: view.round,
    phase: view.phase,
    starter: view.starter,
    turn: view.turn,
    players: view.players.map(copyPlayer),
    decks: DECKS.map(() => []),
    discards: DECKS.map(() => []),
    offer: [...view.offer],
    figures: [...view.figures],
    market: [...view.market],
    extensions: view.extensions,
    plans: view.plans,
    markers: [...view.markers],
    order: [...view.order],
    pass: view.pass,
    doing: view.doing === null ? null : copyDoing(view.doing),
  };
  // Wild cards are alike, and nobody hides one.
  for (let i = 0; i < view.decks[WILD]!; i++) state.decks[WILD]!.push(table.book.wild);
  const hidden = memory ?? withoutMemory(view, table);
  for (let deck = 0; deck < WILD; deck++) placeHidden(state, view, table, deck, hidden[deck]!, dice);
  for (const player of state.players) sortHand(player.hand, table.book.wild);
  for (let seat = 0; seat < state.players.length; seat++) if (seat !== view.viewer) imagineChoice(state, seat, table.book, dice);
  return state;
}

/** Backs have given way to faces; a wild card’s back is its face. */
function sortHand(hand: number[], wild: number): void {
  for (let i = 0; i < hand.length; i++) if (hand[i]! < 0) hand[i] = wild;
  hand.sort((a, b) => a - b);
}

/** What somebody who has already chosen in secret may have kept. */
function imagineChoice(state: State, seat: number, book: Book, dice: Dice): void {
  const player = state.players[seat]!;
  if (!player.chosen || (state.phase !== 'starting' && state.phase !== 'ending')) return;
  const cards = [...player.hand];
  shuffle(dice, cards);
  for (const card of cards.slice(0, keepLimit(state, player, book))) putInOrder(player.kept, card);
}

/** How many places those are, by their bits. */
const CHOICE = Array.from({ length: EVERYWHERE + 1 }, (_, places) => bitsIn(places));

/** Deals the hidden cards of a deck to the places they can be in: the deck, the pile, and every back in a hand or on the table. */
function placeHidden(state: State, view: View, table: GameTable, deck: number, hidden: readonly Hidden[], dice: Dice): void {
  const seats = state.players.length;
  // How many cards of this deck each place holds: the deck, the pile, then the hands.
  const room = [view.decks[deck]!, view.discards[deck]!];
  for (let seat = 0; seat < seats; seat++) room.push(takeBacks(state.players[seat]!.hand, deck));
  const picking = state.doing?.type === 'pick' ? takeBacks(state.doing.cards, deck) : 0;
  if (picking > 0) room[2 + state.turn]! += picking;

  const placed: Hidden[][] = room.map(() => []);
  let rest = hidden;
  if (deck === SPECIALS || deck === NEW_SPECIALS) {
    const order = [...hidden];
    shuffle(dice, order);
    rest = stackSpecials(table, deck, order, room[0]!, placed[0]!);
    room[0] = 0;
  }
  // Cards with the fewest possible places first, so that later ones find room.
  for (let few = 0, left = rest.length; left > 0; few++) {
    const alike = rest.filter(({ places }) => CHOICE[places] === few);
    left -= alike.length;
    if (few > 1 && fill(alike, room, placed, dice)) continue;
    if (few > 1) shuffle(dice, alike);
    for (const card of alike) put(card, room, placed, dice);
  }

  for (const { card } of placed[0]!) state.decks[deck]!.push(card);
  if (deck < SPECIALS) shuffle(dice, state.decks[deck]!);
  for (const { card } of placed[1]!) state.discards[deck]!.push(card);
  for (let seat = 0; seat < seats; seat++)
    for (const { card } of placed[2 + seat]!) {
      if (picking > 0 && seat === state.turn && state.doing?.type === 'pick' && countBacks(state.doing.cards, deck, table) < picking)
        putInOrder(state.doing.cards, card);
      else state.players[seat]!.hand.push(card);
    }
}

function takeBacks(cards: number[], deck: number): number {
  let kept = 0;
  let taken = 0;
  for (const card of cards) {
    if (card < 0 && deckOfBack(card) === deck) taken++;
    else cards[kept++] = card;
  }
  cards.length = kept;
  return taken;
}

function countBacks(cards: readonly number[], deck: number, table: GameTable): number {
  return cards.filter((card) => card >= 0 && table.book.faces[card]!.deck === deck).length;
}

/** Specials lie in order of their crowns, so what is left of their deck has known crowns. Returns the cards that are elsewhere. */
function stackSpecials(table: GameTable, deck: number, order: readonly Hidden[], size: number, stack: Hidden[]): Hidden[] {
  const { faces } = table.book;
  const rest = [...order];
  for (const wanted of table.crowns[deck]!.slice(0, size)) {
    let found = rest.findIndex(({ card, places }) => faces[card]!.crowns === wanted && places === IN_DECK);
    if (found < 0) found = rest.findIndex(({ card, places }) => faces[card]!.crowns === wanted && (places & IN_DECK) !== 0);
    stack.push(...rest.splice(Math.max(found, 0), 1));
  }
  return rest;
}

function allows(card: Hidden, place: number): boolean {
  return (card.places & (place < 2 ? 1 << place : inHand(place - 2))) !== 0;
}

/**
 * Deals cards that can all be in the same places, where they are just as many as there is room for: each place but the first is dealt its
 * cards at random, the first (mostly the deck, the largest) has the others. Says whether it was so.
 */
function fill(cards: Hidden[], room: number[], placed: Hidden[][], dice: Dice): boolean {
  const [first] = cards;
  if (first === undefined || cards.some(({ places }) => places !== first.places)) return false;
  let free = 0;
  for (let place = 0; place < room.length; place++) if (allows(first, place)) free += room[place]!;
  if (free !== cards.length) return false;
  for (let place = room.length - 1, left = cards.length; left > 0; place--) {
    if (!allows(first, place)) continue;
    const others = left > room[place]!;
    for (; room[place]! > 0; room[place]!--) {
      left--;
      const drawn = others ? below(dice, left + 1) : left;
      placed[place]!.push(cards[drawn]!);
      cards[drawn] = cards[left]!;
    }
  }
  return true;
}

/** Into a place with room, the likelier the more room it has; if there is none, others move over. */
function put(card: Hidden, room: number[], placed: Hidden[][], dice: Dice): void {
  let free = 0;
  for (let place = 0; place < room.length; place++) if (allows(card, place)) free += room[place]!;
  if (free === 0) {
    moveOver(card, room, placed);
    return;
  }
  let drawn = below(dice, free);
  for (let place = 0; place < room.length; place++) {
    if (!allows(card, place)) continue;
    drawn -= room[place]!;
    if (drawn < 0) {
      placed[place]!.push(card);
      room[place]!--;
      return;
    }
  }
}

/** Finds the shortest chain of cards that can each move to another place, the last to one with room. */
function moveOver(card: Hidden, room: number[], placed: Hidden[][]): void {
  const from: { readonly place: number; readonly mover: Hidden | undefined; readonly before: number }[] = [];
  const reached = new Set<number>();
  for (let place = 0; place < room.length; place++)
    if (allows(card, place)) {
      reached.add(place);
      from.push({ place, mover: undefined, before: -1 });
    }
  for (let i = 0; i < from.length; i++) {
    const { place } = from[i]!;
    if (room[place]! > 0) {
      shift(card, from, i, room, placed);
      return;
    }
    for (const mover of placed[place]!)
      for (let next = 0; next < room.length; next++)
        if (!reached.has(next) && allows(mover, next)) {
          reached.add(next);
          from.push({ place: next, mover, before: i });
        }
  }
  // Memory and sight contradict each other: sight alone counts.
  const place = room.findIndex((left) => left > 0);
  placed[place]!.push(card);
  room[place]!--;
}

function shift(
  card: Hidden,
  from: readonly { readonly place: number; readonly mover: Hidden | undefined; readonly before: number }[],
  last: number,
  room: number[],
  placed: Hidden[][],
): void {
  room[from[last]!.place]!--;
  let step = last;
  while (from[step]!.mover !== undefined) {
    const { place, mover, before } = from[step]!;
    const old = placed[from[before]!.place]!;
    old.splice(old.indexOf(mover!), 1);
    placed[place]!.push(mover!);
    step = before;
  }
  placed[from[step]!.place]!.push(card);
}
