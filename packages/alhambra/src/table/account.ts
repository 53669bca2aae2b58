/** The table in words: all that its viewer sees, part by part. */
import type { Account, Scene } from '@parlour/table-kit/state/plug.ts';
import type { Voice } from '@parlour/kernel';
import {
  type Building,
  buildingTypes,
  currencies,
  hasDirk,
  type Money,
  nameCollector,
  NONE,
  priceOf,
  slotOf,
  totalOf,
  typeIndexOf,
  typeOf,
  type Types,
  valueOf,
  type View,
} from '../rules/index.ts';

export function account({ view }: Scene<Types>, voice: Voice): readonly Account[] {
  const seats = view.handSizes.length;
  const word = (key: string, values = {}) => voice.say(`al.words.${key}`, values);
  return [
    {
      title: word('now'),
      lines: [
        ...(view.over ? [] : [word('active', { player: voice.name(view.active) })]),
        word('starter', { player: voice.name(view.starter), dealt: view.dealt }),
        voice.say('al.status.scorings', { scorings: view.scoringsAhead.join(', '), count: view.scoringsAhead.length }),
        word('buildings', { count: view.buildingDeck }),
        word('money', { count: view.moneyDeck }),
      ],
    },
    ...(view.hand === null ? [] : [{ about: 'hand', title: word('hand'), lines: purseLines(view.hand, voice) } as const]),
    { about: 'offer', title: word('offer'), lines: offerLines(view, voice) },
    { title: word('paid'), lines: purseLines(view.discard, voice) },
    ...view.owned.map((owned, collector) => ({
      title: nameCollector(collector, seats, voice),
      lines: [
        word('points', { points: view.scores[collector] ?? 0 }),
        ...(collector < seats ? [voice.say('al.cards', { count: view.handSizes[collector] ?? 0 })] : []),
        ...buildingLines(owned, voice),
      ],
    })),
    { about: 'lead', title: word('lead'), lines: leadLines(view, voice) },
  ];
}

/** Currency by currency: “florins 12: 3, 4, 5”. */
function purseLines(cards: readonly Money[], voice: Voice): string[] {
  const lines = currencies.flatMap((currency, slot) => {
    const own = cards.filter((card) => slotOf(card) === slot);
    return own.length === 0 ? [] : [voice.say('al.words.purse', { currency, total: totalOf(own), values: own.map(valueOf).join(', ') })];
  });
  return lines.length > 0 ? lines : [voice.say('al.words.none')];
}

function offerLines({ yard, display }: View, voice: Voice): string[] {
  const money = display.filter((card) => card !== NONE);
  return [
    ...yard.map((building, slot) =>
      voice.say(building === NONE ? 'al.words.sold' : 'al.words.sale', {
        currency: currencies[slot] ?? '',
        ...(building === NONE ? {} : { building: voice.say(`building.${typeOf(building)}`), price: priceOf(building) }),
      }),
    ),
    ...money.map((card) =>
      voice.say('al.words.display', { card: voice.say('money.card', { currency: currencies[slotOf(card)] ?? '', value: valueOf(card) }) }),
    ),
  ];
}

/** Type by type: “Tower: 9, 11”. */
function buildingLines(owned: readonly Building[], voice: Voice): string[] {
  return buildingTypes.flatMap((type, index) => {
    const prices = owned.filter((building) => typeIndexOf(building) === index).map(priceOf);
    return prices.length === 0
      ? []
      : [voice.say('al.words.owned', { building: voice.say(`building.${type}`), count: prices.length, prices: prices.join(', ') })];
  });
}

function leadLines({ scores, handSizes }: View, voice: Voice): string[] {
  const seats = handSizes.length;
  return scores
    .map((points, collector) => ({ points, collector }))
    .filter(({ collector }) => collector < seats || hasDirk(seats))
    .toSorted((a, b) => b.points - a.points)
    .map(({ points, collector }) => voice.say('al.words.total', { player: nameCollector(collector, seats, voice), points }));
}
