/** What somebody with a perfect memory knows about the cards they cannot see. */
import type { Seat, Setting, Viewer } from '@parlour/kernel';
import { bitsIn } from '../book.ts';
import type { Event } from '../event.ts';
import { deckOfBack, HELPERS, type Options, PROPERTIES, type View, WILD } from '../state.ts';
import { type GameTable, tableFor } from '../table.ts';

/** The places a card can be in, a bit each. In its deck, in its discard pile (or out of the game), in a hand. */
export const IN_DECK = 1;
export const IN_PILE = 2;
export function inHand(seat: Seat): number {
  return 4 << seat;
}
export const EVERYWHERE = (4 << 5) - 1;
/** Places where everyone sees it. */
const ON_OFFER = 1 << 10;
const ON_TABLE = 1 << 11;
const ON_BOARD = 1 << 12;
const IN_SIGHT = ON_OFFER | ON_TABLE | ON_BOARD;

/** A card out of sight, and the places it can be in. */
export interface Hidden {
  readonly card: number;
  places: number;
}

/** By deck: every card that the viewer does not see. */
export type Memory = readonly (readonly Hidden[])[];

/** Follows every card through all that was seen. */
export function recall(view: View, setting: Setting<Options>, events: readonly Event[]): Memory {
  const table = tableFor(setting);
  const { viewer } = view;
  const cards = atTheStart(table);
  for (const event of events) follow(cards, table, viewer, event);
  const own = viewer === null ? 0 : inHand(viewer);
  matchSight(cards, table, view.offer, ON_OFFER, IN_DECK);
  if (viewer !== null) matchSight(cards, table, view.players[viewer]!.hand, own, own);
  return withoutMemory(view, table).map((unseen, deck) => {
    const hidden = cards[deck]!.filter(({ places }) => (places & IN_SIGHT) === 0 && places !== own).map(({ card, places }) => ({
      card,
      places: places & ~own,
    }));
    // Sight is certain, memory is inference: where the two do not add up, sight alone counts.
    return addsUp(unseen, hidden) ? hidden : unseen;
  });
}

/** Cards in sight that no event brought there: the first offer, and the first hand until its choice is told. */
function matchSight(cards: readonly Hidden[][], { book }: GameTable, inSight: readonly number[], place: number, from: number): void {
  for (const card of new Set(inSight)) {
    const { deck } = book.faces[card] ?? { deck: WILD };
    if (deck === WILD) continue;
    const copies = inSight.filter((other) => other === card).length;
    const known = cards[deck]!.filter((each) => each.card === card && each.places === place).length;
    for (let i = known; i < copies; i++) move(cards[deck]!, card, from, place);
  }
}

function addsUp(unseen: readonly Hidden[], hidden: readonly Hidden[]): boolean {
  const cards = (list: readonly Hidden[]) => list.map(({ card }) => card).toSorted((a, b) => a - b);
  return cards(unseen).join() === cards(hidden).join() && hidden.every(({ places }) => places !== 0);
}

/** All that the view alone tells: every card that is not in sight could be anywhere. */
export function withoutMemory(view: View, { book, parts }: GameTable): Hidden[][] {
  const inSight: number[] = book.faces.map(() => 0);
  const count = (card: number) => {
    if (card >= 0) inSight[card]!++;
  };
  view.offer.forEach(count);
  for (const player of view.players) {
    player.hand.forEach(count);
    for (const { card } of player.board) count(card);
  }
  const { doing } = view;
  if (doing?.type === 'pick') doing.cards.forEach(count);
  if (doing?.type === 'use') {
    doing.cards.forEach(count);
    doing.tossed.forEach(count);
    for (const { card } of doing.brought) count(card);
  }
  const hidden: Hidden[][] = Array.from({ length: WILD }, () => []);
  for (const { index, deck, copies, sacked } of book.faces)
    if (deck !== WILD && (parts.cards || !sacked))
      for (let i = inSight[index]!; i < copies; i++) hidden[deck]!.push({ card: index, places: EVERYWHERE });
  return hidden;
}

/** Before the first event: six cards each have been dealt, and the first offer. */
function atTheStart({ book, parts, seats }: GameTable): Hidden[][] {
  const hands = Array.from({ length: seats }, (_, seat) => inHand(seat)).reduce((all, hand) => all | hand);
  const cards: Hidden[][] = Array.from({ length: WILD }, () => []);
  for (const { index, deck, copies, sacked } of book.faces) {
    if (deck === WILD || (sacked && !parts.cards)) continue;
    const places = deck === HELPERS || deck === PROPERTIES ? IN_DECK | hands : IN_DECK;
    for (let i = 0; i < copies; i++) cards[deck]!.push({ card: index, places });
  }
  return cards;
}

function follow(cards: readonly Hidden[][], table: GameTable, viewer: Viewer, event: Event): void {
  const { faces } = table.book;
  /** A card that was seen go from one place to another. */
  const goes = (card: number, from: number, to: number) => {
    const { deck } = faces[card]!;
    if (deck !== WILD) move(cards[deck]!, card, from, to);
  };
  const shown = (seat: Seat, card: number, to: number) => goes(card, inHand(seat), to);
  switch (event.type) {
    case 'dealt':
      return goes(event.card, IN_DECK, ON_OFFER);
    case 'took':
      return goes(event.card, ON_OFFER, inHand(event.seat));
    case 'cleared':
      return goes(event.card, ON_OFFER, IN_PILE);
    case 'reshuffled':
      // The old deck is used up: whoever is drawing may have its last cards. What the viewer draws is told in a moment.
      for (const each of cards[event.deck]!) {
        if (event.seat !== viewer) {
          if ((each.places & IN_DECK) !== 0 && event.seat >= 0) each.places |= inHand(event.seat);
          if (each.places !== IN_DECK) each.places &= ~IN_DECK;
        }
        if ((each.places & IN_PILE) !== 0) each.places = (each.places & ~IN_PILE) | IN_DECK;
      }
      return;
    case 'drew':
      if (event.seat !== viewer) for (const each of cards[event.deck]!) each.places = orInHand(each.places, event.seat);
      else {
        for (const card of event.cards) goes(card, IN_DECK | inHand(viewer), inHand(viewer));
        notInHand(cards[event.deck]!, viewer);
      }
      return;
    case 'kept':
    case 'picked':
      if (event.seat === viewer) {
        matchSight(cards, table, event.kept, inHand(viewer), inHand(viewer));
        for (const card of event.discarded) goes(card, inHand(viewer), IN_PILE);
        for (const deck of cards) notInHand(deck, viewer);
      } else discardedUnseen(cards, event.seat, event.discarded, event.type === 'kept' ? event.kept : undefined);
      return;
    case 'began':
    case 'brought':
    case 'joined':
    case 'tossed':
      return shown(event.seat, event.card, ON_TABLE);
    case 'played':
      for (const card of event.cards) {
        const onTable = cards[faces[card]!.deck]!.some((each) => each.card === card && each.places === ON_TABLE);
        if (!onTable) shown(event.seat, card, IN_PILE);
      }
      for (const deck of cards) for (const each of deck) if (each.places === ON_TABLE) each.places = IN_PILE;
      return;
    case 'laid':
    case 'bought':
      return shown(event.seat, event.card, ON_BOARD);
    case 'token':
      if (event.card >= 0) shown(event.seat, event.card, IN_PILE);
      return;
    case 'removed':
    case 'sold':
      return goes(event.card, ON_BOARD, IN_PILE);
    default:
  }
}

/** Out of the deck, perhaps into that hand. What is in sight stays there. */
function orInHand(places: number, seat: Seat): number {
  return (places & IN_DECK) === 0 ? places : places | inHand(seat);
}

/** The viewer sees the whole own hand: whatever was not found there is not there. */
function notInHand(cards: readonly Hidden[], viewer: Seat): void {
  for (const each of cards) if (each.places !== inHand(viewer)) each.places &= ~inHand(viewer);
}

/** Some cards of these backs left a hand face down. Of a hand that was shown by its backs, nothing else is there. */
function discardedUnseen(cards: readonly Hidden[][], seat: Seat, discarded: readonly number[], kept: readonly number[] | undefined): void {
  const hand = inHand(seat);
  for (const [deck, pack] of cards.entries()) {
    const left = discarded.some((back) => deckOfBack(back) === deck);
    const none = kept !== undefined && !kept.some((back) => deckOfBack(back) === deck);
    for (const each of pack) {
      if ((each.places & hand) === 0) continue;
      if (left) each.places |= IN_PILE;
      if (none) each.places &= ~hand;
    }
  }
}

/** A copy of a card goes from one place to another. Which of several it was nobody knows: each that may have been it may still be where the one that is taken for it was. */
function move(cards: readonly Hidden[], card: number, from: number, to: number): void {
  const found = find(cards, card, from, to);
  for (const each of cards)
    if (each !== found && each.card === card && (each.places & from) !== 0 && each.places !== to) each.places |= found.places;
  found.places = to;
}

/**
 * Of the copies that are not surely where the card goes: the one that surely came from there; else one that may have, as surely as possible.
 * The first offer was dealt before the first event.
 */
function find(cards: readonly Hidden[], card: number, from: number, to: number): Hidden {
  let best: Hidden | undefined;
  let bestRank = -1;
  for (const each of cards) {
    if (each.card !== card || each.places === to) continue;
    const possible = each.places & from;
    const rank = each.places === from ? 40 : possible !== 0 ? 30 - bitsIn(each.places) : (each.places & IN_DECK) !== 0 ? 10 : 0;
    if (rank > bestRank) {
      best = each;
      bestRank = rank;
    }
  }
  return best ?? cards.find((each) => each.card === card)!;
}
