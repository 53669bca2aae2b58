/** All cards, to be looked through: buildings and money, alike ones once. */
import type { Voice } from '@parlour/kernel';
import type { CardEntry } from '@parlour/table-kit/book/card-entry.ts';
import { type Building, buildings, buildingTypes, currencies, moneyCard, priceOf, typeOf } from '../../rules/index.ts';
import { buildingName, moneyName } from '../faces.tsx';
import { BuildingCard } from './BuildingCard.tsx';
import { MoneyCard } from './MoneyCard.tsx';

export function entries(voice: Voice): CardEntry[] {
  const different = buildings.flatMap((card, building) =>
    buildings.findIndex(({ type, price }) => type === card.type && price === card.price) === building ? [building] : [],
  );
  const values = Array.from({ length: 9 }, (_, i) => i + 1);
  return [
    ...different.map((building) => buildingEntry(building, voice)),
    ...currencies.flatMap((_, slot) => values.map((value) => moneyEntry(slot, value, voice))),
  ];
}

function buildingEntry(building: Building, voice: Voice): CardEntry {
  const [type, price] = [typeOf(building), priceOf(building)];
  const name = voice.say(`building.${type}`);
  const prices = buildings.filter((card) => card.type === type).map((card) => card.price);
  return {
    id: `${type}-${price}`,
    name: buildingName(building, voice),
    kind: voice.say('al.entry.building'),
    face: <BuildingCard kind={buildingTypes.indexOf(type)} price={price} name={name} />,
    copies: prices.filter((each) => each === price).length,
    lines: [voice.say('al.entry.building.about'), voice.say('al.note.all', { count: prices.length, prices: prices.join(' · ') })],
    deck: { id: 'buildings', name: voice.say('al.entry.buildings') },
    symbols: [{ id: type, name }],
    cost: costOf(price, voice),
    source: 'printed',
    rules: ['AL-BUY-1', 'AL-BUY-2', 'AL-SCORE-2', 'AL-SCORE-3', 'AL-END-3'],
    measured: `building ${type}`,
  };
}

function moneyEntry(slot: number, value: number, voice: Voice): CardEntry {
  const currency = currencies[slot] ?? '';
  const name = voice.say(`currency.${currency}`);
  return {
    id: `${currency}-${value}`,
    name: moneyName(moneyCard(slot, value), voice),
    kind: voice.say('al.entry.money'),
    face: <MoneyCard currency={slot} value={value} name={name} />,
    copies: 3,
    lines: [voice.say('al.note.money', { currency })],
    deck: { id: 'money', name: voice.say('al.entry.monies') },
    symbols: [{ id: currency, name }],
    cost: costOf(value, voice),
    source: 'printed',
    rules: ['AL-MONEY-1', 'AL-BUY-1', 'AL-BUY-2', 'AL-END-3'],
  };
}

function costOf(value: number, voice: Voice): CardEntry['cost'] {
  return { id: String(value), name: voice.say('al.entry.cost', { value }) };
}
