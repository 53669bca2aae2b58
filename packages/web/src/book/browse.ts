/** Looking cards up: by words, and by what they have in common. */
import { plainLetters } from '@parlour/kernel';
import type { CardEntry, Trait } from '@parlour/table-kit/book/card-entry.ts';

/** What is asked for; nothing asked for is everything. */
export interface Wanted {
  readonly words: string;
  readonly deck: string;
  readonly symbol: string;
  readonly cost: string;
  readonly source: string;
  readonly rule: string;
}

export const everything: Wanted = { words: '', deck: '', symbol: '', cost: '', source: '', rule: '' };

export function browse(cards: readonly CardEntry[], wanted: Wanted): CardEntry[] {
  const words = plainLetters(wanted.words).split(/\s+/);
  return cards.filter((card) => {
    const text = plainLetters([card.name, card.kind, ...card.lines].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      fits(wanted.deck, [card.deck.id]) &&
      fits(
        wanted.symbol,
        card.symbols.map(({ id }) => id),
      ) &&
      fits(wanted.cost, [card.cost.id]) &&
      fits(wanted.source, [card.source]) &&
      fits(wanted.rule, card.rules)
    );
  });
}

function fits(wanted: string, there: readonly string[]): boolean {
  return wanted === '' || there.includes(wanted);
}

/** Each of these once, as they come; numbers from the lowest. */
export function different(traits: readonly Trait[]): Trait[] {
  const found = [...new Map(traits.map((trait) => [trait.id, trait])).values()];
  return found.every(({ id }) => /^\d+$/.test(id)) ? found.toSorted((a, b) => Number(a.id) - Number(b.id)) : found;
}
