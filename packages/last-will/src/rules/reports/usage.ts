/** Which plans, errands and cards were used, for reports over many games. */
import type { Seat, Setting, Usage, Voice } from '@parlour/kernel';
import type { Book } from '../book.ts';
import type { Event } from '../event.ts';
import type { Options } from '../state.ts';
import { tableFor } from '../table.ts';
import { cardName, speakers } from '../text/names.ts';

export function usage(events: readonly Event[], setting: Setting<Options>): Usage[] {
  const { seats } = setting;
  const { book } = tableFor(setting);
  const rows = new Map<string, Usage & { readonly values: number[] }>();
  const add = (group: string, id: string, names: Usage['names'], seat: Seat) => {
    const key = `${group} ${id}`;
    const row = rows.get(key) ?? { group, id, names, values: Array.from({ length: seats }, () => 0) };
    row.values[seat]!++;
    rows.set(key, row);
  };
  for (const event of events) {
    const card = (group: string, card: number, seat: Seat) => add(group, ...cardNamed(card, book), seat);
    if ('helpers' in event) for (const helper of event.helpers) card('helped', helper, event.seat);
    switch (event.type) {
      case 'planned':
        add(
          'plan',
          String(event.plan + 1),
          inEvery(() => String(event.plan + 1)),
          event.seat,
        );
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
function cardNamed(card: number, book: Book): [id: string, names: Usage['names']] {
  const id = book.faces[card]?.id ?? String(card);
  return [id, inEvery((speaker) => `${cardName(card, speaker, book)} (${id})`)];
}

function errandNames(errand: string): Usage['names'] {
  const key = `thing.${errand === 'take' ? 'offer' : errand}`;
  return inEvery((speaker) => speaker.say(key));
}

function inEvery(say: (speaker: Voice) => string): Usage['names'] {
  return Object.fromEntries(speakers.map((speaker) => [speaker.language, say(speaker)]));
}
