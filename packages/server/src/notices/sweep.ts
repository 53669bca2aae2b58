import { kernelText, voice } from '@parlour/kernel';
import type { House } from '../house.ts';
import { serverText, sinceLastTurn } from '../protocol/index.ts';
import type { ChannelRow, NoticeRow, PersonRow } from '../store/schema.ts';
import { stepFor } from '../table/frame.ts';
import type { Table } from '../table/table.ts';
import { type QuietHours, quietFor } from './quiet.ts';
import { type ChannelKind, type Notice, sendThrough } from './send.ts';
import { turnOf } from './turns.ts';

/** So many notices are on their way at the same time, and one to a person. */
const MOST_AT_ONCE = 200;
/** A channel that failed is left alone for so long, twice as long after each further failure. */
const REST = 60_000;
const LONGEST_REST = 3_600_000;
const MOST_RESTING = 10_000;
const MOST_LINES = 8;
/** One kind of channel is enough; the first that works is used. */
const preferred: readonly ChannelKind[] = ['push', 'mail', 'webhook'];

/** Sends the notices that are due: at most one for each turn, none to somebody who is watching or wants quiet. */
export function keepNotices(house: House) {
  const onTheirWay = new Map<string, Promise<void>>();
  const resting = makeRests(house.now);
  const stop = new AbortController();

  return {
    /** Sends what is due, and waits for none of it: whoever answers slowly keeps nobody waiting. To be called now and then. */
    async round(): Promise<void> {
      const room = MOST_AT_ONCE - onTheirWay.size;
      if (room <= 0) return;
      const due = await house.store.db
        .selectFrom('notices')
        .selectAll()
        .where('done', '=', 0)
        .where('due', '<=', house.now())
        .where('person', 'not in', [...onTheirWay.keys(), ''])
        .orderBy('due')
        .limit(room)
        .execute();
      for (const row of due) {
        if (onTheirWay.has(row.person)) continue;
        const sent = handle(house, row, (channels, notice) => send(house, channels, notice, resting, stop.signal))
          .catch((error: unknown) => house.log.error({ err: error, table: row.table_id }, 'a notice could not be sent'))
          .finally(() => onTheirWay.delete(row.person));
        onTheirWay.set(row.person, sent);
      }
    },
    async close(): Promise<void> {
      stop.abort();
      await Promise.all(onTheirWay.values());
    },
  };
}

/** Which channels failed of late, and until when they are left alone. */
function makeRests(now: () => number) {
  const known = new Map<string, { readonly until: number; readonly length: number }>();
  return {
    rests: (channel: string) => (known.get(channel)?.until ?? 0) > now(),
    failed(channel: string): void {
      const length = Math.min(LONGEST_REST, (known.get(channel)?.length ?? REST / 2) * 2);
      if (known.size >= MOST_RESTING) known.clear();
      known.set(channel, { until: now() + length, length });
    },
    worked: (channel: string) => void known.delete(channel),
  };
}

type Rests = ReturnType<typeof makeRests>;

type Send = (channels: readonly ChannelRow[], notice: Notice) => Promise<void>;

async function handle(house: House, row: NoticeRow, sendTo: Send): Promise<void> {
  const { db } = house.store;
  const person = await db.selectFrom('people').selectAll().where('id', '=', row.person).executeTakeFirst();
  const quiet = person === undefined ? 0 : quietFor(house.now(), quietHours(person));
  if (await house.presence.isThere(row.table_id, row.person)) return drop(house, row);
  if (quiet > 0) return postpone(house, row, house.now() + quiet);
  // From here on it is ours alone; should we die now, it is rather lost than sent twice.
  if (!(await claim(house, row)) || person === undefined) return;
  const channels = await db.selectFrom('channels').selectAll().where('person', '=', row.person).where('key_hash', 'is', null).execute();
  if (channels.length === 0) return;
  const notice = await house.rooms.withTable(row.table_id, async (table) =>
    isStillTurn(table, row) ? describe(house, table, row, person) : undefined,
  );
  if (notice !== undefined) await sendTo(channels, notice);
}

export function quietHours({ quiet_from, quiet_to, zone }: PersonRow): QuietHours {
  return quiet_from === null || quiet_to === null || zone === null
    ? { from: 0, to: 0, zone: 'UTC' }
    : { from: quiet_from, to: quiet_to, zone };
}

async function postpone({ store }: House, row: NoticeRow, due: number): Promise<void> {
  await store.write((db) =>
    db
      .updateTable('notices')
      .set({ due })
      .where((where) => where.and(keyOf(row)))
      .execute(),
  );
}

async function claim({ store }: House, row: NoticeRow): Promise<boolean> {
  const { numUpdatedRows } = await store.write((db) =>
    db
      .updateTable('notices')
      .set({ done: 1 })
      .where('done', '=', 0)
      .where((where) => where.and(keyOf(row)))
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n;
}

/** Whoever is watching needs no notice. Should they go without having decided, it is noted anew. */
async function drop({ store }: House, row: NoticeRow): Promise<void> {
  await store.write((db) =>
    db
      .deleteFrom('notices')
      .where((where) => where.and({ ...keyOf(row), done: 0 }))
      .execute(),
  );
}

function keyOf({ table_id, seat, turn, person }: NoticeRow) {
  return { table_id, seat, turn, person };
}

function isStillTurn(table: Table, { seat, turn, person }: NoticeRow): boolean {
  const row = table.seats[seat];
  return row !== undefined && row.person === person && row.bot === null && row.to_act === 1 && turnOf(table, seat) === turn;
}

/** In the person's language: whose turn where, and what happened since they last decided. */
function describe(house: House, table: Table, { seat }: NoticeRow, { language }: PersonRow): Notice {
  const { game, id } = table.settings;
  const names = table.seats.map(({ name }) => name);
  const speaker = voice(language, [game.text.catalogues, serverText, kernelText], names);
  const history = table.log.map((logged) => stepFor(table, logged, seat));
  const events = sinceLastTurn(history, seat).flatMap((step) => (step.kind === 'move' ? step.events : []));
  const lines = events.map((event) => game.text.event(event, speaker)).filter((line) => line !== undefined);
  const others = names.filter((_, other) => other !== seat).join(', ');
  return {
    title: speaker.say('notice.title', { game: speaker.say('title') }),
    text: [speaker.say('notice.text', { others }), ...lines.slice(-MOST_LINES)].join('\n'),
    url: `${house.settings.publicUrl ?? house.address()}/table/${id}`,
    tag: id,
  };
}

async function send(house: House, channels: readonly ChannelRow[], notice: Notice, resting: Rests, stop: AbortSignal): Promise<void> {
  for (const kind of preferred) {
    const outcomes = await Promise.all(
      channels
        .filter((channel) => channel.kind === kind && !resting.rests(channel.id))
        .map(async (channel) => {
          const outcome = await sendThrough(house, channel, notice, stop);
          house.metrics.notices.inc({ kind, outcome });
          if (outcome === 'sent') resting.worked(channel.id);
          if (outcome === 'failed') resting.failed(channel.id);
          if (outcome === 'gone') await house.store.write((db) => db.deleteFrom('channels').where('id', '=', channel.id).execute());
          return outcome;
        }),
    );
    if (outcomes.includes('sent')) return;
  }
}
