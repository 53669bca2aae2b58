/** Which plans, errands and cards were used, for reports over many games. */
import { type Seat, type Setting, type TableVoice, type Thing, thingKey, type Usage } from '@parlour/kernel';
import { cardName, type Event, type Options, planText, tableFor } from '../rules/index.ts';

export function usage(events: readonly Event[], setting: Setting<Options>): Usage[] {
  const { seats } = setting;
  const { faces } = tableFor(setting).book;
  const rows = new Map<string, Usage & { readonly values: number[] }>();
  const add = (group: string, id: string, seat: Seat) => {
    const key = thingKey({ group, id });
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

export function nameOf({ group, id }: Thing, voice: TableVoice<Options>): string {
  if (group === 'plan') return placeText(Number(id), voice);
  if (group === 'theme') return voice.say(`theme.${id}`);
  if (group === 'errand') return voice.say(`thing.${id === 'take' ? 'offer' : id}`);
  const { book } = tableFor(voice.setting);
  // Designs of the same name differ by their id, so reports show both.
  return `${cardName(book.byId.get(id) ?? -1, voice, book)} (${id})`;
}

/** A plan by its position, with what it gives where that is the same in every game. */
function placeText(number: number, voice: TableVoice<Options>): string {
  const { parts, book, seats } = tableFor(voice.setting);
  const plan = book.material.plans[seats <= 3 ? '2-3' : '4-5'][number - 1];
  if (parts.tiles || plan === undefined) return String(number);
  return `${number} (${planText(plan, voice)})`;
}
