import type { Voice } from '@parlour/kernel';
import type { Look, Style } from '@parlour/terminal-kit';
import {
  type Building,
  type BuildingType,
  type Currency,
  currencies,
  currencyOf,
  type Money,
  priceOf,
  typeOf,
  valueOf,
} from '../rules/index.ts';

/** A shape and a colour for each currency, a colour for each type of building: as on the cards. Shapes and words carry the meaning alone, too. */
const coinShapes: Readonly<Record<Currency, readonly [shape: string, colour: Style]>> = {
  florin: ['◆', 220],
  dirham: ['■', 77],
  denar: ['●', 75],
  ducat: ['▲', 208],
};

export const buildingColours: Readonly<Record<BuildingType, Style>> = {
  pavilion: 75,
  seraglio: 203,
  arcades: 173,
  chambers: 255,
  garden: 77,
  tower: 141,
};

/** A currency's sign and name. */
export function currencyName(currency: Currency, { paint, voice }: Look): string {
  const [shape, colour] = coinShapes[currency];
  const name = voice.say(`currency.${currency}`);
  return paint.colour(colour, paint.sign(`${shape} ${name}`, name));
}

/** A money card: its shape and value, or in plain letters its currency and value. */
export function coin(card: Money, look: Look): string {
  const currency = currencyOf(card);
  const [shape, colour] = coinShapes[currency];
  return look.paint.colour(
    colour,
    look.paint.sign(`${shape}${valueOf(card)}`, `${look.voice.say(`currency.${currency}`)} ${valueOf(card)}`),
  );
}

/** A payment: one shape, or one name of the currency, for all of its cards. */
export function coins(slot: number, cards: readonly Money[], { paint, voice }: Look): string {
  const currency = currencies[slot]!;
  const [shape, colour] = coinShapes[currency];
  return paint.colour(colour, paint.sign(shape, `${voice.say(`currency.${currency}`)} `) + cards.map(valueOf).join('+'));
}

export function buildingName(building: Building, voice: Voice): string {
  return `${voice.say(`building.${typeOf(building)}`)} ${priceOf(building)}`;
}
