import type { Picture } from '@parlour/bots';
import { hasDirk, SCORING_A, SCORING_B, type State } from '../rules/index.ts';
import { countTypes, expectedPoints, left, TYPES } from './majorities.ts';
import { exactness, flexibility, type Purse, pursesOf, reach } from './purse.ts';

/** What the evaluation looks at, for every seat. */
export const features = [
  /** Points so far. */
  'score',
  /** Points to be expected from the next scoring, and from the last. */
  'next',
  'last',
  /** Money in hand: its value, the number of cards, and how many prices it can pay exactly. */
  'cash',
  'cards',
  'flexibility',
  /** Buildings in the yard that it can pay at all, and exactly. */
  'reach',
  'exactness',
  /** Having the turn. */
  'turn',
] as const;

const NEXT = 1;
const LAST = 2;
const CASH = 3;
export const CARDS = 4;
const FLEXIBILITY = 5;
const REACH = 6;
const EXACTNESS = 7;
export const TURN = 8;

const FINAL = 2;
/** With so few buildings left to come, money is worth little more than the leftovers it wins. */
const LATE = 8;
/** With Dirk at the table it is another game. */
const STAGES = 4;

/** 0 and 1 before the first and the second scoring, 2 after it, 3 close to the end; with three players or more, the next four. */
export function stageOf(state: State): number {
  return periodOf(state) + (hasDirk(state.hands.length) ? 0 : STAGES);
}

function periodOf({ moneyDeck, buildingDeck }: State): number {
  if (moneyDeck.includes(SCORING_A)) return 0;
  if (moneyDeck.includes(SCORING_B)) return 1;
  return buildingDeck.length > LATE ? 2 : 3;
}

/** The scoring that comes next in a stage. */
function scoringIn(stage: number): number {
  return Math.min(stage % STAGES, FINAL);
}

export function picture(state: State): Picture {
  const stage = stageOf(state);
  const next = scoringIn(stage);
  const counts = countTypes(state.owned);
  const unowned = counts.map((row, type) => left(type, row));
  const seats = state.hands.map((hand, seat) => {
    const seen: number[] = [state.scores[seat]!, 0, 0, 0, hand.length, 0, 0, 0, state.active === seat ? 1 : 0];
    for (let type = 0; type < TYPES; type++) {
      seen[NEXT]! += expectedPoints(next, next, type, counts[type]!, unowned[type]!, seat);
      seen[LAST]! += expectedPoints(FINAL, next, type, counts[type]!, unowned[type]!, seat);
    }
    for (const [slot, purse] of pursesOf(hand).entries()) {
      const building = state.yard[slot]!;
      seen[CASH]! += purse.total;
      seen[FLEXIBILITY]! += flexibility(purse);
      seen[REACH]! += reach(purse, building);
      seen[EXACTNESS]! += exactness(purse, building);
    }
    return seen;
  });
  return { stage, seats };
}

/** What one type gives a collector in `next` and `last`. */
export function typeStrength(stage: number, type: number, counts: readonly number[], collector: number, row: readonly number[]): number {
  const next = scoringIn(stage);
  const unowned = left(type, counts);
  return (
    expectedPoints(next, next, type, counts, unowned, collector) * row[NEXT]! +
    expectedPoints(FINAL, next, type, counts, unowned, collector) * row[LAST]!
  );
}

/** What the money of one currency gives before the building in its slot, but for the number of cards. */
export function slotStrength(purse: Purse, building: number, row: readonly number[]): number {
  return (
    purse.total * row[CASH]! +
    flexibility(purse) * row[FLEXIBILITY]! +
    reach(purse, building) * row[REACH]! +
    exactness(purse, building) * row[EXACTNESS]!
  );
}
