/** What somebody understands of a table of Alhambra from words alone, and the same from the engine's view. */
import { buildingTypes, currencies, NONE, priceOf, slotOf, typeOf, valueOf, type View } from '@parlour/alhambra';

const plural = { florin: 'Florins', dirham: 'Dirhams', denar: 'Denars', ducat: 'Ducats' };
const numbers = (words: string) => (words.match(/\d+/g) ?? []).map(Number);

/** Values by currency: `Florins, 12 in all: 3, 4, 5.` */
function purse(lines: readonly string[]): Record<string, number[]> {
  return Object.fromEntries(lines.filter((line) => line !== 'None.').map((line) => [line.split(',')[0]!, numbers(line.split(':')[1]!)]));
}

export function understood(parts: ReadonlyMap<string, readonly string[]>, names: readonly string[]) {
  const part = (title: string) => parts.get(title) ?? [];
  const now = part('Now').join(' ');
  const offer = part('On offer');
  return {
    active: /To decide: (\w+)/.exec(now)?.[1],
    starter: /(\w+) began/.exec(now)?.[1],
    dealt: Number(/(\d+) cards? of money had/.exec(now)?.[1]),
    ahead: /Scorings to come: ([ABC](?:, [ABC])*)/.exec(now)?.[1]?.split(', ') ?? [],
    buildingDeck: Number(/Buildings in the deck: (\d+)/.exec(now)?.[1]),
    moneyDeck: Number(/Money in the deck: (\d+)/.exec(now)?.[1]),
    hand: purse(part('Your money')),
    yard: offer.slice(0, 4).map((line) => /: (\w+), (\d+)/.exec(line)?.slice(1, 3).join(' ')),
    display: offer.slice(4).map((line) => line.replace(/Money to take: (\d+) (\w+?)s?\./, '$1 $2')),
    paid: purse(part('Money paid so far')),
    players: names.map((name) => {
      const lines = part(name);
      return {
        points: numbers(lines[0] ?? '')[0],
        cards: numbers(lines.find((line) => line.endsWith('in hand')) ?? '')[0],
        buildings: lines.flatMap((line) => {
          const [, type, prices] = /^(\w+), \d+ cards?: (.*)$/.exec(line) ?? [];
          return type === undefined ? [] : numbers(prices ?? '').map((price) => `${type} ${price}`);
        }),
      };
    }),
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function building(card: number): string {
  return `${capital(typeOf(card))} ${priceOf(card)}`;
}

function purseOf(cards: readonly number[]): Record<string, number[]> {
  return Object.fromEntries(
    currencies.flatMap((currency, slot) => {
      const own = cards.filter((card) => slotOf(card) === slot);
      return own.length === 0 ? [] : [[plural[currency], own.map(valueOf)]];
    }),
  );
}

export function seen(view: View, names: readonly string[]): ReturnType<typeof understood> {
  return {
    active: names[view.active],
    starter: names[view.starter],
    dealt: view.dealt,
    ahead: [...view.scoringsAhead],
    buildingDeck: view.buildingDeck,
    moneyDeck: view.moneyDeck,
    hand: purseOf(view.hand ?? []),
    yard: view.yard.map((card) => (card === NONE ? undefined : building(card))),
    display: view.display.filter((card) => card !== NONE).map((card) => `${valueOf(card)} ${currencies[slotOf(card)]}`),
    paid: purseOf(view.discard),
    players: names.map((_, seat) => ({
      points: view.scores[seat],
      cards: view.handSizes[seat],
      buildings: buildingTypes.flatMap((type) => (view.owned[seat] ?? []).filter((card) => typeOf(card) === type).map(building)),
    })),
  };
}
