/** What things are called. */
import type { Seat, Voice } from '@parlour/kernel';
import { type Book, type PlanFace, symbolOf } from '../book.ts';
import type { Card, Employment, Names } from '../material/index.ts';

/** As the pack calls it in the reader's language; else as our text does; else as the pack does in the first of its languages. */
function called(key: string, names: Names = {}, voice: Voice): string {
  const own = Object.hasOwn(names, voice.language) ? names[voice.language] : undefined;
  return own ?? (voice.has(key) ? voice.say(key, { as: 'name' }) : (Object.values(names)[0] ?? key));
}

export function nameOfCard({ id, names }: Pick<Card, 'id' | 'names'>, voice: Voice): string {
  return called(`name.card.${id}`, names, voice);
}

export function nameOfJob({ id, names }: Pick<Employment, 'id' | 'names'>, voice: Voice): string {
  return called(`name.job.${id}`, names, voice);
}

/** The name of a card in the voice’s language. */
export function cardName(card: number, voice: Voice, book: Book): string {
  const printed = book.material.cards[card];
  return marked(card, printed === undefined ? String(card) : nameOfCard(printed, voice), voice);
}

function marked(card: number, name: string, voice: Voice): string {
  return voice.mark?.(`card:${card}`, name) ?? name;
}

/**
 * A card that something is done with, in quotation marks: in Polish in the accusative. Only our own names are declined; what a pack
 * calls a card stays as it is, with a word before it that can be.
 */
export function cardObject(card: number, voice: Voice, book: Book): string {
  const { id = '', names = {} } = book.material.cards[card] ?? {};
  const key = `name.card.${id}`;
  if (!Object.hasOwn(names, voice.language) && voice.has(key)) return voice.quote(marked(card, voice.say(key, { as: 'object' }), voice));
  return voice.say('thing.card', { card: cardName(card, voice, book) });
}

export function jobName(job: number, voice: Voice, book: Book): string {
  const { four, five } = book.material.sacked.employment;
  const printed = [...four, ...five][job];
  return printed === undefined ? String(job) : nameOfJob(printed, voice);
}

/** A line of an employment card: its income and its symbol. */
export function lineName(job: number, line: number, voice: Voice, book: Book): string {
  const { income = 0, symbol = 0 } = book.jobs[job]?.lines[line] ?? {};
  return voice.say('line.label', { pounds: income, symbol: symbolName(symbol, voice) });
}

/** What a plan gives. */
export function planText({ cards = 0, errandBoys = 0, actions = 0 }: Partial<PlanFace> = {}, voice: Voice): string {
  return voice.say('plan.summary', { cards, errandBoys, actions });
}

/** The name of a symbol, given as its bit. */
export function symbolName(symbol: number, voice: Voice): string {
  return voice.say(`symbol.${symbolOf(symbol)}`);
}

export function quoted(names: readonly string[], voice: Voice): string {
  return voice.list(names.map((name) => voice.quote(name)));
}

export function players(seats: readonly Seat[], voice: Voice): string {
  return voice.list(seats.map((seat) => voice.name(seat)));
}

/** £3, −£2: a debt has its minus before the sign of the pound. */
export function inPounds(amount: number): string {
  return amount < 0 ? `−£${-amount}` : `£${amount}`;
}

/** +3, −2. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0';
}

export function market(order: readonly number[]): Record<'mansion' | 'manor' | 'town' | 'farm', string> {
  const [mansion = 0, manor = 0, town = 0, farm = 0] = order;
  return { mansion: signed(mansion), manor: signed(manor), town: signed(town), farm: signed(farm) };
}

/** Whether a property must say as which of its types it is bought or sold. */
export function hasTwoTypes(card: number, book: Book): boolean {
  return (book.faces[card]?.types.length ?? 0) > 1;
}
