/** What can be seen of a move beside its rating: from it is foretold which moves a long search would look at. */
import type { See, Signs } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import { type Building, hasDirk, type Money, type Move, priceOf, slotOf, type State, typeIndexOf, valueOf } from '../rules/index.ts';
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
  /** By slot: whether its building can be paid exactly. */
  readonly myExact: readonly boolean[];
  readonly theirExact: readonly boolean[];
}

/** For two, where Dirk takes part, and for more. */
const rowOf = ({ hands }: State) => (hasDirk(hands.length) ? 0 : 1);

export const signs: Signs<State, Move> = { ...looks, names, rowOf, look };

function look(state: State, seat: Seat, moves: readonly Move[], see: See): void {
  const rates = rate(state, seat, moves, weights);
  const { yard, hands, owned } = state;
  const mine = pursesOf(hands[seat]!);
  const theirs = pursesOf(hands[(seat + 1) % hands.length]!);
  const payable = (purses: readonly Purse[]) => yard.map((building, slot) => building >= 0 && exactness(purses[slot]!, building) === 1);
  const before = { state, seat, stage: stageOf(state) % STAGES, mine, theirs, myExact: payable(mine), theirExact: payable(theirs) };
  const top = Math.max(...rates);
  const counts = countTypes(owned);
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index]!;
    const rate = rates[index]!;
    see(index, before.stage, rate);
    see(index, SHORT, Math.min(CLOSE, top - rate));
    if (top - rate > CLOSE) see(index, FAR, top - rate - CLOSE);
    if (move.type === 'take') lookAtTaking(before, move.cards, index, see);
    else {
      lookAtBuying(before, move, index, see);
      if (counts[typeIndexOf(yard[move.slot]!)]![seat] === 0) see(index, NEW, 1);
    }
  }
}

function lookAtBuying(
  { state, stage, theirs, myExact, theirExact }: Before,
  { slot, pay, keep }: Extract<Move, { type: 'buy' }>,
  index: number,
  see: See,
): void {
  const building: Building = state.yard[slot]!;
  let over = -priceOf(building);
  for (const card of pay) over += valueOf(card);
  see(index, BUY + stage, 1);
  if (over === 0) see(index, EXACT + stage, 1);
  else {
    see(index, OVER, Math.min(4, over) / 2);
    if (myExact[slot]) see(index, LEFT, 1);
  }
  if (!keep) see(index, GIVE, 1);
  if (theirExact[slot]) {
    see(index, DENIED_EXACTLY, 1);
    if (theirExact.indexOf(true) === theirExact.lastIndexOf(true)) see(index, ALL_DENIED, 1);
  }
  const denied = reach(theirs[slot]!, building);
  if (denied > 0) see(index, DENIED, denied);
}

function lookAtTaking({ state, seat, mine, theirs, myExact }: Before, cards: readonly Money[], index: number, see: See): void {
  const { yard, hands } = state;
  let [value, missing] = [0, 0];
  let [more, deniedExactly, denied] = [false, false, false];
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place]!;
    value += valueOf(card);
    const slot = slotOf(card);
    const building = yard[slot]!;
    if (building < 0) continue;
    const [own, other] = [mine[slot]!, theirs[slot]!];
    if (own.total > 0) more = true;
    const kept = withCards(other, cards, place, place);
    if (exactness(kept, building) > exactness(other, building)) deniedExactly = true;
    if (reach(kept, building) > reach(other, building)) denied = true;
    // Cards of a kind come together: the last has them all.
    if (place + 1 < cards.length && slotOf(cards[place + 1]!) === slot) continue;
    const then = withCards(own, cards, 0, place);
    missing = Math.max(missing, (priceOf(building) - then.total) / 8);
    if (exactness(then, building) <= exactness(own, building)) continue;
    see(index, EXACT_THEN, 1);
    if (exactness(other, building) === 0) see(index, ALONE_THEN, 1);
    if (reach(own, building) === 0) see(index, FROM_NOTHING, 1);
  }
  if (cards.length > 1) see(index, CARDS, cards.length - 1);
  see(index, VALUE, value / 8);
  if (hands[seat]!.length >= FULL_HAND) see(index, FULL, value / 8);
  if (value >= 8) see(index, MUCH, 1);
  if (value <= 3) see(index, LITTLE, 1);
  if (myExact.includes(true)) see(index, LEFT, 1);
  if (more) see(index, MORE, 1);
  if (deniedExactly) see(index, CARD_DENIED_EXACTLY, 1);
  if (denied) see(index, CARD_DENIED, 1);
  if (missing > 0) see(index, MISSING, missing);
}

/** A purse with those of these cards, from the first place to the last, that are of the last one's kind. */
function withCards(purse: Purse, cards: readonly Money[], first: number, last: number): Purse {
  const more = { ...purse };
  const slot = slotOf(cards[last]!);
  for (let place = first; place <= last; place++) if (slotOf(cards[place]!) === slot) putIn(more, valueOf(cards[place]!));
  return more;
}
