/** AL-SETUP-1 … AL-SETUP-4, and for two players AL-2P-1 and AL-2P-2. */
import { below, type Dice, pick, type Seat, type Setting, shuffle } from '@parlour/kernel';
import type { Tell } from './events.ts';
import { buildings } from './material/buildings.ts';
import { copiesFor, KINDS, type Money, SCORING_A, SCORING_B, totalOf, valueOf } from './material/money.ts';
import { DIRK, hasDirk, type Options, PLACES, type State } from './state.ts';

/** A starting capital is dealt until it is worth this much. */
const CAPITAL = 20;
/** What Dirk gets at the start, and again after scoring A. */
export const DIRKS_SHARE = 6;
const PILES = 5;

export function setup(setting: Setting<Options>, dice: Dice, tell: Tell): State {
  const { seats } = setting;
  const buildingDeck = [...buildings.keys()];
  shuffle(dice, buildingDeck);
  const yard = draw(buildingDeck, PLACES);
  const owned: number[][] = Array.from({ length: seats }, () => []);
  if (hasDirk(seats)) owned.push(draw(buildingDeck, DIRKS_SHARE));

  const money = allMoney(seats);
  shuffle(dice, money);
  const deals = Array.from({ length: seats }, () => dealCapital(money));
  const starter = startingPlayer(deals, dice);
  const display = draw(money, PLACES);
  for (const [seat, cards] of deals.entries()) tell({ type: 'dealt', seat, cards, total: totalOf(cards) });
  if (hasDirk(seats)) tell({ type: 'dirk', buildings: owned[DIRK]!.slice(), reveals: true });
  tell({ type: 'began', seat: starter });
  return {
    dice,
    setting,
    active: starter,
    over: false,
    yard,
    buildingDeck,
    display,
    moneyDeck: withScoringCards(money, dice),
    discard: [],
    hands: deals.map(sorted),
    owned,
    scores: owned.map(() => 0),
    starter,
    dealt: deals.flat().length,
  };
}

export function allMoney(seats: number): Money[] {
  const cards: Money[] = [];
  for (let copy = copiesFor(seats); copy > 0; copy--) for (let card = 0; card < KINDS; card++) cards.push(card);
  return cards;
}

export function sorted(cards: readonly Money[]): Money[] {
  return cards.toSorted((a, b) => a - b);
}

function draw(deck: number[], count: number): number[] {
  return deck.splice(-count).toReversed();
}

function dealCapital(deck: Money[]): Money[] {
  const dealt: Money[] = [];
  for (let total = 0; total < CAPITAL; total += valueOf(dealt.at(-1)!)) dealt.push(deck.pop()!);
  return dealt;
}

/** Fewest cards, then lowest total, then chance (AL-SETUP-3). */
function startingPlayer(deals: readonly (readonly Money[])[], dice: Dice): Seat {
  // A hand of 20 to 28 with one card more always weighs more than any total.
  const weights = deals.map((deal) => deal.length * 100 + totalOf(deal));
  const least = Math.min(...weights);
  const tied = [...weights.keys()].filter((seat) => weights[seat] === least);
  return tied.length === 1 ? tied[0]! : pick(dice, tied);
}

/** How many cards lie in each of the five piles, the first on top (AL-SETUP-4). */
export function pileSizes(cards: number): number[] {
  const sizes: number[] = [];
  for (let pile = 0; pile < PILES; pile++) sizes.push(Math.floor(cards / PILES) + (pile < cards % PILES ? 1 : 0));
  return sizes;
}

/** Slips A into the second pile and B into the fourth. The cards are shuffled, so a random place in the pile is as good as shuffling it. */
export function withScoringCards(money: Money[], dice: Dice): number[] {
  const [first, second, third, fourth] = pileSizes(money.length) as [number, number, number, number];
  // The top is at the end. B is placed first so that A above it does not shift it.
  money.splice(money.length - first - second - third - below(dice, fourth + 1), 0, SCORING_B);
  money.splice(money.length - first - below(dice, second + 1), 0, SCORING_A);
  return money;
}
