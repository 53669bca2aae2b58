/** What a viewer can conclude, and the whole games that agree with it. */
import { below, type Dice, fork, putInOrder, type Seat, type Setting, shuffle, takeOut } from '@parlour/kernel';
import type { Event } from './events.ts';
import { type Building, buildings } from './material/buildings.ts';
import { copiesFor, KINDS, type Money, SCORING_A, SCORING_B } from './material/money.ts';
import { pileSizes, sorted } from './setup.ts';
import { NONE, type Options, PLACES, seatsOf, type State } from './state.ts';
import { canAct } from './turn/turn.ts';
import { scoringsAhead, type View } from './view.ts';

/** The hands that follow from what was dealt, taken and paid before all eyes; null where it does not add up. */
export interface Memory {
  readonly hands: readonly (readonly Money[] | null)[];
}

export function recall(view: View, _setting: Setting<Options>, seen: readonly Event[]): Memory {
  const hands: (Money[] | null)[] = view.handSizes.map(() => null);
  for (const event of seen) {
    if (event.type === 'dealt') hands[event.seat] = sorted(event.cards);
    if (event.type === 'taken') for (const card of event.cards) if (hands[event.seat]) putInOrder(hands[event.seat]!, card);
    if (event.type === 'paid') hands[event.seat] = without(hands[event.seat] ?? null, event.cards);
  }
  const remembered = hands.map((hand, seat) => (hand?.length === view.handSizes[seat] ? hand : null));
  return { hands: remembered };
}

function without(hand: Money[] | null, cards: readonly Money[]): Money[] | null {
  for (const card of cards) {
    if (!hand?.includes(card)) return null;
    takeOut(hand, card);
  }
  return hand;
}

/** Enough for the rare case that a guessed hand leaves the active seat nothing to do, in which it would have been passed over. */
const TRIES = 100;

export function guess(view: View, setting: Setting<Options>, dice: Dice, memory?: Memory): State {
  let state = imagine(view, setting, dice, memory);
  for (let tries = 1; tries < TRIES && !state.over && !canAct(state, state.active); tries++) state = imagine(view, setting, dice, memory);
  return state;
}

function imagine(view: View, setting: Setting<Options>, dice: Dice, memory: Memory | undefined): State {
  const unseen = unseenMoney(view);
  const known = view.handSizes.map((_, seat) => claim(unseen, knownHand(view, seat, memory)));
  const money = listed(unseen);
  shuffle(dice, money);
  return {
    dice: fork(dice),
    setting,
    active: view.active,
    over: view.over,
    yard: view.yard.slice(),
    buildingDeck: unseenBuildings(view, dice),
    display: view.display.slice(),
    hands: known.map((hand, seat) => hand ?? sorted(money.splice(0, view.handSizes[seat]))),
    moneyDeck: slipIn(money, { ...view, seats: view.handSizes.length, size: view.moneyDeck }, dice),
    discard: view.discard.slice(),
    owned: view.owned.map((own) => own.slice()),
    scores: view.scores.slice(),
    starter: view.starter,
    dealt: view.dealt,
  };
}

function knownHand({ viewer, hand }: View, seat: Seat, memory: Memory | undefined): readonly Money[] | null {
  return (seat === viewer ? hand : memory?.hands[seat]) ?? null;
}

/** How many cards of each kind lie neither in the display nor on the discard pile. */
function unseenMoney(view: View): number[] {
  const unseen: number[] = [];
  for (let card = 0; card < KINDS; card++) unseen.push(copiesFor(view.handSizes.length));
  for (const card of view.display) if (card !== NONE) unseen[card]!--;
  for (const card of view.discard) unseen[card]!--;
  return unseen;
}

/** A copy of a hand whose cards are no longer unseen; null if there is no hand, or it cannot be what was said. */
function claim(unseen: number[], hand: readonly Money[] | null): Money[] | null {
  if (hand === null) return null;
  for (const card of hand) unseen[card]!--;
  if (unseen.every((left) => left >= 0)) return hand.slice();
  for (const card of hand) unseen[card]!++;
  return null;
}

function listed(counts: readonly number[]): Money[] {
  const cards: Money[] = [];
  for (let card = 0; card < counts.length; card++) for (let i = counts[card]!; i > 0; i--) cards.push(card);
  return cards;
}

function unseenBuildings(view: View, dice: Dice): Building[] {
  const seen: boolean[] = [];
  for (const building of view.yard) if (building !== NONE) seen[building] = true;
  for (const own of view.owned) for (const building of own) seen[building] = true;
  const unseen: Building[] = [];
  for (let building = 0; building < buildings.length; building++) if (!seen[building]) unseen.push(building);
  shuffle(dice, unseen);
  return unseen;
}

/** The same game with both decks shuffled again. */
export function reshuffle(state: State, dice: Dice): void {
  const { moneyDeck, buildingDeck, dealt } = state;
  shuffle(dice, buildingDeck);
  const money = moneyDeck.filter((card) => card < KINDS);
  shuffle(dice, money);
  const deck = { seats: seatsOf(state), dealt, size: moneyDeck.length, scoringsAhead: scoringsAhead(state) };
  state.moneyDeck = slipIn(money, deck, dice);
}

/** A money deck: how many play, what was dealt before it was cut into piles, how many cards it has left, and what is still to come of the scorings. */
interface MoneyDeck extends Pick<View, 'dealt' | 'scoringsAhead'> {
  readonly seats: number;
  readonly size: number;
}

/** Slips the scoring cards still to come into the money of a deck, each anywhere in what is left of its pile (AL-SETUP-4). */
function slipIn(money: Money[], { seats, dealt, size, scoringsAhead: ahead }: MoneyDeck, dice: Dice): number[] {
  const cut = KINDS * copiesFor(seats) - PLACES - dealt;
  const [first, second, third, fourth] = pileSizes(cut) as [number, number, number, number];
  const drawn = cut + 2 - size;
  const slip = (card: number, from: number, length: number) => {
    const lowest = Math.min(Math.max(from - drawn, 0), size - 1);
    const highest = Math.min(Math.max(from + length - drawn, lowest), size - 1);
    const fromTop = lowest + below(dice, highest - lowest + 1);
    money.splice(Math.max(money.length - fromTop, 0), 0, card);
  };
  if (ahead.includes('A')) slip(SCORING_A, first, second);
  if (ahead.includes('B')) slip(SCORING_B, first + second + 1 + third, fourth);
  return money;
}
