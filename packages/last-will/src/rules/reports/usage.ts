/** Which plans, errands and cards were used, for reports over many games. */
import type { Seat, Setting, TableVoice, Usage } from '@parlour/kernel';
import type { Event } from '../event.ts';
import type { Options } from '../state.ts';
import { tableFor } from '../table.ts';
import { cardName } from '../text/names.ts';

export function usage(events: readonly Event[], setting: Setting<Options>): Usage[] {
  const { seats } = setting;
  const { faces } = tableFor(setting).book;
  const rows = new Map<string, Usage & { readonly values: number[] }>();
  const add = (group: string, id: string, seat: Seat) => {
    const key = `${group} ${id}`;
    const row = rows.get(key) ?? { group, id, values: Array.from({ length: seats }, () => 0) };
    row.values[seat]!++;
    rows.set(key, row);
  };
  for (const event of events) {
    const card = (group: string, card: number, seat: Seat) => add(group, faces[card]?.id ?? String(card), seat);
    if ('helpers' in event) for (const helper of event.helpers) card('helped', helper, event.seat);
    switch (event.type) {
      case 'planned':
        add('plan', String(event.plan + 1), event.seat);
        break;
      case 'errand':
        add('errand', event.errand, event.seat);
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

export function usedText({ group, id }: Pick<Usage, 'group' | 'id'>, voice: TableVoice<Options>): string {
  if (group === 'plan') return id;
  if (group === 'errand') return voice.say(`thing.${id === 'take' ? 'offer' : id}`);
  const { book } = tableFor(voice.setting);
  // Designs of the same name differ by their id, so reports show both.
  return `${cardName(book.byId.get(id) ?? -1, voice, book)} (${id})`;
}
