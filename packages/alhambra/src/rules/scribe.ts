/** Positions and moves as people write them: `hands: [{ florin: [3, 5] }]`, `yard: [{ tower: 9 }]`, `{ buy: { tower: 9 }, with: [4, 5] }`. */
import { Complaint, type Scribe, type Seat, shuffle, asText } from '@parlour/kernel';
import { type Building, type BuildingType, buildings, buildingTypes, prices, priceOf, typeOf } from './material/buildings.ts';
import { currencies, currencyOf, type Money, moneyCard, SCORING_A, SCORING_B, VALUES, valueOf } from './material/money.ts';
import { allMoney, sorted, withScoringCards } from './setup.ts';
import { DIRK, hasDirk, type Move, NONE, PLACES, type State, seatsOf } from './state.ts';

export const scribe: Scribe<State, Move> = { arrange, readMove };

const fields = [
  'turn',
  'yard',
  'buildingDeck',
  'restOfBuildings',
  'display',
  'moneyDeck',
  'restOfMoney',
  'discard',
  'hands',
  'owned',
  'dirk',
  'scores',
  'scored',
];

type Written = Readonly<Record<string, unknown>>;

/**
 * What is described is put where it says; all else keeps its place unless its card is wanted elsewhere, and then another card takes it.
 * Decks are written from the top; whatever is left over is shuffled beneath, or goes where `restOf…` says.
 */
function arrange(state: State, position: unknown): void {
  if (!isRecord(position)) throw new Complaint('scribe.position');
  const unknown = Object.keys(position).find((field) => !fields.includes(field));
  if (unknown !== undefined) throw new Complaint('scribe.field', { field: unknown, fields: fields.join(', ') });
  if ('turn' in position) state.active = readSeat('turn', position['turn'], seatsOf(state));
  if ('scores' in position) state.scores = readList('scores', position['scores'], state.owned.length).map(readScore);
  arrangeBuildings(state, position);
  arrangeMoney(state, position);
}

function arrangeBuildings(state: State, position: Written): void {
  const pool = [...buildings.keys()];
  const claim = (written: unknown) => readBuildings(written).map((wanted) => claimBuilding(pool, wanted));
  const yard = 'yard' in position ? readList('yard', position['yard'], PLACES).map((one) => claimOne('yard', claim, one)) : undefined;
  const owned = readList('owned', position['owned'] ?? [], seatsOf(state)).map(claim);
  const dirk = 'dirk' in position ? claim(position['dirk']) : undefined;
  const stacked = readList('buildingDeck', position['buildingDeck'] ?? [], buildings.length).flatMap(claim);
  if (dirk !== undefined && !hasDirk(seatsOf(state))) throw new Complaint('scribe.value', { field: 'dirk', expected: 'dirk', max: 2 });

  shuffle(state.dice, pool);
  state.yard = yard === undefined ? keep(state.yard, pool) : padded(yard);
  state.owned = state.owned.map((own, collector) => owned[collector] ?? (collector === DIRK ? (dirk ?? keep(own, pool)) : []));
  const rest = position['restOfBuildings'] ?? 'deck';
  if (rest !== 'deck') {
    const collector = rest === 'dirk' && hasDirk(seatsOf(state)) ? DIRK : readSeat('restOfBuildings', rest, seatsOf(state));
    state.owned[collector]!.push(...pool.splice(0));
  }
  state.buildingDeck = [...pool, ...stacked.toReversed()];
}

function arrangeMoney(state: State, position: Written): void {
  const pool = allMoney(seatsOf(state));
  const claim = (written: unknown) => readMoney(written).map((card) => claimMoney(pool, card));
  const display =
    'display' in position ? readList('display', position['display'], PLACES).map((one) => claimOne('display', claim, one)) : undefined;
  const hands = readList('hands', position['hands'] ?? [], seatsOf(state)).map((hand) => (hand === null ? null : claim(hand)));
  const discard = claim(position['discard'] ?? []);
  const stacked = readList('moneyDeck', position['moneyDeck'] ?? [], VALUES * 12 + 2).flatMap((card) => scoringCard(card) ?? claim(card));
  const scored = readList('scored', position['scored'] ?? [], 2).flatMap((card) => scoringCard(card) ?? [NONE]);
  const rest = position['restOfMoney'] ?? 'deck';
  const twice = [...stacked, ...scored].filter((card) => card >= SCORING_A);
  if (scored.includes(NONE) || new Set(twice).size < twice.length)
    throw new Complaint('scribe.value', { field: 'scored', expected: 'scored', max: 2 });
  if (rest !== 'deck' && rest !== 'discard') throw new Complaint('scribe.value', { field: 'restOfMoney', expected: 'rest', max: 0 });

  shuffle(state.dice, pool);
  state.display = display === undefined ? keep(state.display, pool) : padded(display);
  state.hands = state.hands.map((hand, seat) => sorted(hands[seat] ?? keep(hand, pool)));
  state.dealt = state.hands.flat().length;
  state.discard = discard;
  if (rest === 'discard') state.discard.push(...pool.splice(0));
  const missing = [SCORING_A, SCORING_B].filter((card) => !stacked.includes(card) && !scored.includes(card));
  const beneath = withScoringCards(pool, state.dice).filter((card) => card < SCORING_A || missing.includes(card));
  state.moneyDeck = [...beneath, ...stacked.toReversed()];
}

/** What lay there before, with cards from the pool for those that are wanted elsewhere. */
function keep(cards: readonly number[], pool: number[]): number[] {
  const kept = cards.map((card) => {
    const at = pool.indexOf(card);
    if (at !== -1) pool.splice(at, 1);
    return at === -1 ? NONE : card;
  });
  return kept.map((card, i) => (card === NONE && cards[i] !== NONE ? (pool.pop() ?? NONE) : card));
}

function padded(cards: readonly number[]): number[] {
  return Array.from({ length: PLACES }, (_, place) => cards[place] ?? NONE);
}

function claimOne(field: string, claim: (written: unknown) => number[], written: unknown): number {
  if (written === null) return NONE;
  const [card, ...others] = claim(written);
  if (card === undefined || others.length > 0) throw new Complaint('scribe.value', { field, expected: 'one', max: 1 });
  return card;
}

function claimMoney(pool: Money[], card: Money): Money {
  const at = pool.indexOf(card);
  if (at === -1) throw new Complaint('scribe.too-many-money', { value: valueOf(card), currency: currencyOf(card) });
  pool.splice(at, 1);
  return card;
}

function claimBuilding(pool: Building[], wanted: Wanted): Building {
  const at = pool.findIndex((building) => isWanted(building, wanted));
  if (at === -1) throw new Complaint('scribe.too-many-buildings', { building: wanted.type, price: wanted.price });
  return pool.splice(at, 1)[0]!;
}

function readMove(state: State, _seat: Seat, written: unknown): Move {
  if (!isRecord(written)) throw new Complaint('scribe.move');
  if ('take' in written && Object.keys(written).length === 1) return { type: 'take', cards: sorted(readMoney(written['take'])) };
  const { buy, with: paid, for: owner, ...others } = written;
  const understood = buy !== undefined && paid !== undefined && Object.keys(others).length === 0;
  if (!understood || (owner !== undefined && owner !== 'dirk')) throw new Complaint('scribe.move');
  const slot = readSlot(state, buy);
  const cards = [paid].flat().every((value) => typeof value === 'number') ? { [currencies[slot]!]: paid } : paid;
  return { type: 'buy', slot, pay: sorted(readMoney(cards)), keep: owner === undefined };
}

/** A slot by its currency or by the building in it. */
function readSlot(state: State, written: unknown): number {
  const named = currencies.findIndex((currency) => currency === written);
  if (named !== -1) return named;
  const wanted = readBuildings(written)[0];
  if (wanted === undefined) throw new Complaint('scribe.move');
  const slot = state.yard.findIndex((building) => building !== NONE && isWanted(building, wanted));
  if (slot === -1) throw new Complaint('scribe.not-in-yard', { building: wanted.type, price: wanted.price });
  return slot;
}

interface Wanted {
  readonly type: BuildingType;
  readonly price: number;
}

function isWanted(building: Building, { type, price }: Wanted): boolean {
  return typeOf(building) === type && priceOf(building) === price;
}

/** `{ tower: 9, garden: [8, 10] }`, or a list of such. */
function readBuildings(written: unknown): Wanted[] {
  return readPairs(written, 'scribe.building').map(([name, price]) => {
    const type = buildingTypes.find((known) => known === name);
    if (type === undefined || !prices[type].includes(price)) throw new Complaint('scribe.building', { given: `${name}: ${price}` });
    return { type, price };
  });
}

/** `{ florin: 3, ducat: [1, 2] }`, or a list of such. */
function readMoney(written: unknown): Money[] {
  return readPairs(written, 'scribe.money').map(([name, value]) => {
    const slot = currencies.findIndex((known) => known === name);
    if (slot === -1 || !Number.isInteger(value) || value < 1 || value > VALUES)
      throw new Complaint('scribe.money', { given: `${name}: ${value}` });
    return moneyCard(slot, value);
  });
}

function readPairs(written: unknown, complaint: string): [string, number][] {
  return [written].flat().flatMap((one: unknown) => {
    if (!isRecord(one)) throw new Complaint(complaint, { given: JSON.stringify(one) ?? '' });
    return Object.entries(one).flatMap(([name, numbers]) =>
      [numbers].flat().map((number): [string, number] => [name, Number(asText(number))]),
    );
  });
}

function scoringCard(written: unknown): number[] | undefined {
  return written === 'A' ? [SCORING_A] : written === 'B' ? [SCORING_B] : undefined;
}

function readList(field: string, written: unknown, max: number): unknown[] {
  if (!Array.isArray(written) || written.length > max) throw new Complaint('scribe.value', { field, expected: 'list', max });
  return written;
}

function readSeat(field: string, written: unknown, seats: number): Seat {
  if (!Number.isInteger(written) || (written as number) < 0 || (written as number) >= seats)
    throw new Complaint('scribe.value', { field, expected: 'seat', max: seats - 1 });
  return written as Seat;
}

function readScore(written: unknown): number {
  if (!Number.isInteger(written) || (written as number) < 0)
    throw new Complaint('scribe.value', { field: 'scores', expected: 'scores', max: 0 });
  return written as number;
}

function isRecord(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
