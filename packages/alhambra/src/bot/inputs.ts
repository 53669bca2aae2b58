/** What the network is shown of a position: counts as they lie on the table, beside the features that the linear sum looks at. */
import { type Building, hasDirk, priceOf, SCORING_A, slotOf, type State, typeIndexOf, valueOf } from '../rules/index.ts';
import type { Easel, Picture, Sight } from '@parlour/bots';
import { features, stageOf } from './features.ts';
import { countTypes, left, TYPES } from './majorities.ts';
import { exactness, pursesOf, reach } from './purse.ts';

const FEATURES = features.length;
/** By how much the features differ, about: inputs near one are learnt from best. */
const scales: readonly number[] = [20, 15, 20, 15, 5, 8, 2, 2, 1];

/** So many of a type and more count alike. */
const MANY = 6;
const SLOTS = 4;
const VALUES = 9;

// Places of the inputs of a seat.
const OWNED = FEATURES;
const AHEAD = OWNED + TYPES * MANY;
const MONEY = AHEAD + TYPES * 2;
const PAYS = MONEY + SLOTS * VALUES;
const NEXT_TO_ACT = PAYS + TYPES * 2;
const seatInputs = NEXT_TO_ACT + 1;

// Places of the inputs of the table.
const STAGES = 8;
const PLAYERS = STAGES;
const YARD = PLAYERS + 7;
const LEFT = YARD + TYPES * 2;
const DISPLAY = LEFT + TYPES;
const MONEY_LEFT = DISPLAY + SLOTS;
const BUILDINGS_LEFT = MONEY_LEFT + 1;
const UNTIL_SCORING = BUILDINGS_LEFT + 1;
const DIRKS = UNTIL_SCORING + 1;
const tableInputs = DIRKS + TYPES;

export const sight: Sight<State> = { seatInputs, tableInputs, paint };

function paint(state: State, { seats }: Picture, easel: Easel): void {
  const counts = countTypes(state.owned);
  const players = state.hands.length;
  for (let seat = 0; seat < players; seat++) {
    const known = seats[seat]!;
    for (let i = 0; i < FEATURES; i++) if (known[i] !== 0) easel.seat(seat, i, known[i]! / scales[i]!);
    paintOwned(seat, counts, easel);
    paintMoney(seat, state, easel);
    if ((state.active + 1) % players === seat) easel.seat(seat, NEXT_TO_ACT, 1);
  }
  paintTable(state, counts, easel);
}

function paintOwned(seat: number, counts: readonly (readonly number[])[], easel: Easel): void {
  for (let type = 0; type < TYPES; type++) {
    const row = counts[type]!;
    const own = row[seat]!;
    if (own > 0) easel.seat(seat, OWNED + type * MANY + Math.min(own, MANY) - 1, 1);
    let most = 0;
    for (let other = 0; other < row.length; other++) if (other !== seat && row[other]! > most) most = row[other]!;
    if (own > most) easel.seat(seat, AHEAD + type * 2, (own - most) / 2);
    else if (own > 0 && own === most) easel.seat(seat, AHEAD + type * 2 + 1, 1);
  }
}

function paintMoney(seat: number, { hands, yard }: State, easel: Easel): void {
  const hand = hands[seat]!;
  for (const card of hand) easel.seat(seat, MONEY + slotOf(card) * VALUES + valueOf(card) - 1, 1);
  for (const [slot, purse] of pursesOf(hand).entries()) {
    const building: Building = yard[slot]!;
    if (building < 0) continue;
    const type = typeIndexOf(building);
    if (exactness(purse, building) > 0) easel.seat(seat, PAYS + type * 2, 1);
    if (reach(purse, building) > 0) easel.seat(seat, PAYS + type * 2 + 1, 1);
  }
}

function paintTable(state: State, counts: readonly (readonly number[])[], easel: Easel): void {
  const { yard, display, moneyDeck, buildingDeck, hands } = state;
  easel.table(stageOf(state), 1);
  easel.table(PLAYERS + hands.length, 1);
  for (const building of yard) {
    if (building < 0) continue;
    easel.table(YARD + typeIndexOf(building) * 2, 1);
    easel.table(YARD + typeIndexOf(building) * 2 + 1, priceOf(building) / 10);
  }
  for (let type = 0; type < TYPES; type++) easel.table(LEFT + type, left(type, counts[type]!) / 5);
  for (const card of display) if (card >= 0) easel.table(DISPLAY + slotOf(card), valueOf(card) / 5);
  easel.table(MONEY_LEFT, moneyDeck.length / 50);
  easel.table(BUILDINGS_LEFT, buildingDeck.length / 30);
  easel.table(UNTIL_SCORING, untilScoring(state) / 20);
  if (hasDirk(hands.length)) for (let type = 0; type < TYPES; type++) easel.table(DIRKS + type, (counts[type]![2] ?? 0) / 3);
}

/** How many cards of money come before the next scoring; in the imagined world it is known. */
function untilScoring({ moneyDeck }: State): number {
  const next = moneyDeck.findLastIndex((card) => card >= SCORING_A);
  return next < 0 ? 0 : moneyDeck.length - next;
}
