/** What a viewer can conclude, and the whole games that agree with it. */
import { below, type Dice, fork, type Seat, shuffle } from '@parlour/kernel';
import type { Event } from './events.ts';
import { buildings } from './material/buildings.ts';
import { type Money, SCORING_A, SCORING_B } from './material/money.ts';
import { allMoney, pileSizes, sorted } from './setup.ts';
import type { State } from './state.ts';
import { addCard, removeCard } from './turn/hand.ts';
import { canAct } from './turn/turn.ts';
import type { View } from './view.ts';

/** The hands that follow from what was dealt, taken and paid before all eyes; null where it does not add up. */
export interface Memory {
  readonly hands: readonly (readonly Money[] | null)[];
}

export function recall(view: View, seen: readonly Event[]): Memory {
  const hands: (Money[] | null)[] = view.deals.map(sorted);
  for (const event of seen) {
    if (event.type === 'taken') for (const card of event.cards) if (hands[event.seat]) addCard(hands[event.seat]!, card);
    if (event.type === 'paid') hands[event.seat] = without(hands[event.seat] ?? null, event.cards);
  }
  const remembered = hands.map((hand, seat) => (hand?.length === view.handSizes[seat] ? hand : null));
  return { hands: remembered };
}

function without(hand: Money[] | null, cards: readonly Money[]): Money[] | null {
  for (const card of cards) {
    if (!hand?.includes(card)) return null;
    removeCard(hand, card);
  }
  return hand;
}

/** Enough for the rare case that a guessed hand leaves the active seat nothing to do, in which it would have been passed over. */
const TRIES = 100;

export function guess(view: View, dice: Dice, memory?: Memory): State {
  let state = imagine(view, dice, memory);
  for (let tries = 1; tries < TRIES && !state.over && !canAct(state, state.active); tries++) state = imagine(view, dice, memory);
  return state;
}

function imagine(view: View, dice: Dice, memory: Memory | undefined): State {
  const unseen = unseenMoney(view);
  const hands = view.handSizes.map((_, seat) => takeOut(unseen, knownHand(view, seat, memory)));
  shuffle(dice, unseen);
  return {
    dice: fork(dice),
    active: view.active,
    over: view.over,
    yard: view.yard.slice(),
    buildingDeck: unseenBuildings(view, dice),
    display: view.display.slice(),
    hands: hands.map((hand, seat) => hand ?? sorted(unseen.splice(0, view.handSizes[seat]))),
    moneyDeck: slipIn(unseen, view, dice),
    discard: view.discard.slice(),
    owned: view.owned.map((own) => own.slice()),
    scores: view.scores.slice(),
    starter: view.starter,
    deals: view.deals,
  };
}

function knownHand({ viewer, hand }: View, seat: Seat, memory: Memory | undefined): readonly Money[] | null {
  return (seat === viewer ? hand : memory?.hands[seat]) ?? null;
}

/** Money that lies neither in the display nor on the discard pile, in ascending order. */
function unseenMoney(view: View): Money[] {
  const unseen = sorted(allMoney(view.deals.length));
  for (const card of view.display) if (unseen.includes(card)) removeCard(unseen, card);
  for (const card of view.discard) removeCard(unseen, card);
  return unseen;
}

/** A copy of a hand whose cards are no longer unseen; null if there is no hand, or it cannot be what was said. */
function takeOut(unseen: Money[], hand: readonly Money[] | null): Money[] | null {
  const left = unseen.slice();
  if (hand === null || without(left, hand) === null) return null;
  unseen.splice(0, unseen.length, ...left);
  return hand.slice();
}

function unseenBuildings(view: View, dice: Dice): number[] {
  const seen = new Set([...view.yard, ...view.owned.flat()]);
  const unseen = [...buildings.keys()].filter((building) => !seen.has(building));
  shuffle(dice, unseen);
  return unseen;
}

/** The money deck with the scoring cards still to come, each anywhere in what is left of its pile (AL-SETUP-4). */
function slipIn(money: readonly Money[], view: View, dice: Dice): number[] {
  const size = view.moneyDeck;
  const dealt = view.deals.flat().length;
  const cut = allMoney(view.deals.length).length - dealt - view.display.length;
  const [first, second, third, fourth] = pileSizes(cut) as [number, number, number, number];
  const drawn = cut + 2 - size;
  const somewhere = (from: number, length: number) => {
    const lowest = Math.min(Math.max(from - drawn, 0), size - 1);
    const highest = Math.min(Math.max(from + length - drawn, lowest), size - 1);
    return lowest + below(dice, highest - lowest + 1);
  };
  const fromTop = money.slice();
  const places: [number, number][] = [];
  if (view.scoringsAhead.includes('A')) places.push([somewhere(first, second), SCORING_A]);
  if (view.scoringsAhead.includes('B')) places.push([somewhere(first + second + 1 + third, fourth), SCORING_B]);
  for (const [place, card] of places) fromTop.splice(place, 0, card);
  return fromTop.toReversed();
}
