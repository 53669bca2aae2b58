/** What can be seen of a move beside its rating: from it is foretold which moves a long search would look at. */
import type { Signs } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import { type Building, type Money, type Move, priceOf, slotOf, type State, typeIndexOf, valueOf } from '../rules/index.ts';
import { stageOf } from './features.ts';
import { looks } from './looks.ts';
import { countTypes } from './majorities.ts';
import { exactness, type Purse, pursesOf, putIn, reach } from './purse.ts';
import { rate } from './rate.ts';
import { weights } from './weights.ts';

const STAGES = 4;
const stages = [0, 1, 2, 3];

/** In the order of their numbers. What has a number behind it counts in that stage of the game alone. */
const names = [
  /** The rating, and by how much it is less than the best, up to a point and from there on. */
  ...stages.map((stage) => `rate ${stage}`),
  'short',
  'far',
  /** Buying at all, and exactly. */
  ...stages.map((stage) => `buy ${stage}`),
  ...stages.map((stage) => `exact ${stage}`),
  /** Buying: what is paid too much, for Dirk, a building that the next player can pay exactly, or pay at all, or alone exactly; the first of its type. */
  'over',
  'give',
  'denied exactly',
  'denied',
  'all denied exactly',
  'new',
  /** Taking: cards beyond the first, their value, in a full hand, much or little of it. */
  'cards',
  'value',
  'value in a full hand',
  'much',
  'little',
  /** Buildings that it makes payable exactly, those that only the taker can pay so then, and those that could not be paid at all before. */
  'exact then',
  'exact alone then',
  'exact from nothing',
  /** What the next player would have liked to pay exactly, or at all. */
  'card denied exactly',
  'card denied',
  /** More money of a kind, and how much is missing still. */
  'more of a kind',
  'missing',
  /** Leaving what could be paid exactly. */
  'left',
] as const;

const of = (sign: (typeof names)[number]) => names.indexOf(sign);
const SHORT = of('short');
const FAR = of('far');
const BUY = of('buy 0');
const EXACT = of('exact 0');
const OVER = of('over');
const GIVE = of('give');
const DENIED_EXACTLY = of('denied exactly');
const DENIED = of('denied');
const ALL_DENIED = of('all denied exactly');
const NEW = of('new');
const CARDS = of('cards');
const VALUE = of('value');
const FULL = of('value in a full hand');
const MUCH = of('much');
const LITTLE = of('little');
const EXACT_THEN = of('exact then');
const ALONE_THEN = of('exact alone then');
const FROM_NOTHING = of('exact from nothing');
const CARD_DENIED_EXACTLY = of('card denied exactly');
const CARD_DENIED = of('card denied');
const MORE = of('more of a kind');
const MISSING = of('missing');
const LEFT = of('left');

/** Ratings that are worse by more than this are all much alike. */
const CLOSE = 4;
const FULL_HAND = 8;

/** What both know of the table before a move. */
interface Before {
  readonly state: State;
  readonly seat: Seat;
  readonly stage: number;
  readonly mine: readonly Purse[];
  /** The money of whoever comes next. */
  readonly theirs: readonly Purse[];
  /** Slots of buildings that can be paid exactly. */
  readonly myExact: readonly number[];
  readonly theirExact: readonly number[];
}

export const signs: Signs<State, Move> = { ...looks, names, look };

function look(state: State, seat: Seat, moves: readonly Move[], see: (signs: Float64Array) => void): void {
  const rates = rate(state, seat, moves, weights);
  const mine = pursesOf(state.hands[seat]!);
  const theirs = pursesOf(state.hands[(seat + 1) % state.hands.length]!);
  const payable = (purses: readonly Purse[]) =>
    [...state.yard.keys()].filter((slot) => state.yard[slot]! >= 0 && exactness(purses[slot]!, state.yard[slot]!) === 1);
  const before = { state, seat, stage: stageOf(state) % STAGES, mine, theirs, myExact: payable(mine), theirExact: payable(theirs) };
  const top = Math.max(...rates);
  const counts = countTypes(state.owned);
  const seen = new Float64Array(names.length);
  for (const [index, move] of moves.entries()) {
    seen.fill(0);
    const rate = rates[index]!;
    seen[before.stage] = rate;
    seen[SHORT] = Math.min(CLOSE, top - rate);
    seen[FAR] = Math.max(0, top - rate - CLOSE);
    if (move.type === 'take') lookAtTaking(before, move.cards, seen);
    else {
      lookAtBuying(before, move, seen);
      seen[NEW] = counts[typeIndexOf(state.yard[move.slot]!)]![seat] === 0 ? 1 : 0;
    }
    see(seen);
  }
}

function lookAtBuying(
  { state, stage, theirs, myExact, theirExact }: Before,
  { slot, pay, keep }: Extract<Move, { type: 'buy' }>,
  seen: Float64Array,
): void {
  const building: Building = state.yard[slot]!;
  let over = -priceOf(building);
  for (const card of pay) over += valueOf(card);
  seen[BUY + stage] = 1;
  if (over === 0) seen[EXACT + stage] = 1;
  else if (myExact.includes(slot)) seen[LEFT] = 1;
  seen[OVER] = Math.min(4, over) / 2;
  if (!keep) seen[GIVE] = 1;
  if (theirExact.includes(slot)) {
    seen[DENIED_EXACTLY] = 1;
    if (theirExact.length === 1) seen[ALL_DENIED] = 1;
  }
  seen[DENIED] = reach(theirs[slot]!, building);
}

function lookAtTaking({ state, seat, mine, theirs, myExact }: Before, cards: readonly Money[], seen: Float64Array): void {
  let value = 0;
  for (const card of cards) value += valueOf(card);
  seen[CARDS] = cards.length - 1;
  seen[VALUE] = value / 8;
  if (state.hands[seat]!.length >= FULL_HAND) seen[FULL] = value / 8;
  if (value >= 8) seen[MUCH] = 1;
  if (value <= 3) seen[LITTLE] = 1;
  if (myExact.length > 0) seen[LEFT] = 1;
  for (const [index, card] of cards.entries()) {
    const slot = slotOf(card);
    const building = state.yard[slot]!;
    if (building < 0) continue;
    const [own, other] = [mine[slot]!, theirs[slot]!];
    if (own.total > 0) seen[MORE] = 1;
    const denied = withCard(other, card);
    if (exactness(denied, building) > exactness(other, building)) seen[CARD_DENIED_EXACTLY] = 1;
    if (reach(denied, building) > reach(other, building)) seen[CARD_DENIED] = 1;
    // Cards of a kind come together: the last has them all.
    if (index + 1 < cards.length && slotOf(cards[index + 1]!) === slot) continue;
    let then = own;
    for (const one of cards) if (slotOf(one) === slot) then = withCard(then, one);
    seen[MISSING] = Math.max(seen[MISSING]!, (priceOf(building) - then.total) / 8);
    if (exactness(then, building) <= exactness(own, building)) continue;
    seen[EXACT_THEN]!++;
    if (exactness(other, building) === 0) seen[ALONE_THEN]!++;
    if (reach(own, building) === 0) seen[FROM_NOTHING]!++;
  }
}

function withCard(purse: Purse, card: Money): Purse {
  const more = { ...purse };
  putIn(more, valueOf(card));
  return more;
}
