/** Making a table on the server, wherever one plans it. */
import { levels } from '@parlour/bots';
import type { CreateTable, SeatPlan } from '@parlour/client/protocol';
import type { Voice } from '@parlour/kernel';
import { server } from '../client.ts';
import { keepLinks, keepOwn } from '../links.ts';
import { keepHash } from '../promises.ts';

/** Who may sit in a seat that is not mine: its name in the form, and what it is called. */
export function seatKinds(voice: Voice): (readonly [id: string, label: string])[] {
  return [
    ['person', voice.say('table.friend')],
    ['open', voice.say('table.anyone')],
    ...levels.map((level) => [level, voice.say('new.bot', { level: voice.say(`level.${level}`) })] as const),
  ];
}

export function planOf(kind: string): SeatPlan {
  return kind === 'me' || kind === 'person' || kind === 'open' ? { kind } : { kind: 'bot', level: kind };
}

/** Makes it, and keeps what the server tells only once. `hash`: what was shown of the deal before. */
export async function makeTable(wish: CreateTable, hash: string | undefined): Promise<string> {
  const { table, links, key } = await server().http.create(wish);
  if (hash !== undefined) keepHash(table, hash, true);
  keepLinks(table, links);
  keepOwn(table, key);
  return table;
}
