/** Which plans, errands and cards were used, for reports over many games. */
import type { Seat, Usage } from '@parlour/kernel';
import { standardBook } from '../book.ts';
import type { Event } from '../event.ts';
import { catalogues } from '../text/catalogues.ts';

export function usage(events: readonly Event[], seats: number): Usage[] {
  const rows = new Map<string, Usage & { readonly values: number[] }>();
  const add = (group: string, id: string, names: Usage['names'], seat: Seat) => {
    const key = `${group} ${id}`;
    const row = rows.get(key) ?? { group, id, names, values: Array.from({ length: seats }, () => 0) };
    row.values[seat]!++;
    rows.set(key, row);
  };
  for (const event of events) {
    const card = (group: string, card: number, seat: Seat) => add(group, ...cardNamed(event, card), seat);
    if ('helpers' in event) for (const helper of event.helpers) card('helped', helper, event.seat);
    switch (event.type) {
      case 'planned':
        add('plan', String(event.plan + 1), { en: String(event.plan + 1), pl: String(event.plan + 1) }, event.seat);
        break;
      case 'errand':
        add('errand', event.errand, errandNames(event.errand), event.seat);
        break;
      case 'played':
        for (const played of event.cards) card('played', played, event.seat);
        break;
      case 'laid':
      case 'bought':
      case 'activated':
        card(event.type, event.card, event.seat);
        break;
      default:
    }
  }
  return [...rows.values()];
}

/** Designs of the same name differ by their id, so reports show both. */
function cardNamed(event: Event, card: number): [id: string, names: Usage['names']] {
  const printed = standardBook.material.cards[card];
  const [en, pl] = event.names?.[card] ?? [printed?.en ?? String(card), printed?.pl ?? String(card)];
  const id = printed?.id ?? String(card);
  return [id, { en: `${en} (${id})`, pl: `${pl} (${id})` }];
}

function errandNames(errand: string): Usage['names'] {
  const key = `thing.${errand === 'take' ? 'offer' : errand}`;
  return Object.fromEntries(Object.entries(catalogues).map(([language, words]) => [language, words[key] ?? errand]));
}
