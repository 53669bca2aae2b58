import { atTable, kernelText, voice } from '@parlour/kernel';
import type { Services } from '../services.ts';
import { serverText, sinceLastTurn } from '@parlour/client/protocol';
import type { ChannelRow, NoticeRow, PersonRow } from '../store/schema.ts';
import { deciding } from '../tables/log/commit.ts';
import { stepFor } from '../tables/live/frame.ts';
import type { OnlineTable } from '../tables/log/table.ts';
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
export function keepNotices(services: Services) {
  const onTheirWay = new Map<string, Promise<void>>();
  const resting = makeRests(services.now);
  const stop = new AbortController();

  return {
    /** Sends what is due, and waits for none of it: whoever answers slowly keeps nobody waiting. To be called now and then. */
    async round(): Promise<void> {
      const room = MOST_AT_ONCE - onTheirWay.size;
      if (room <= 0) return;
      const due = await dueRows(services, [...onTheirWay.keys()], room);
      for (const row of due) {
        const sent = handle(services, row, resting, stop.signal)
          .catch((error: unknown) => services.log.error({ err: error, table: row.table_id }, 'a notice could not be sent'))
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

/** What is due, one for each person: whoever has many tables does not stand before everybody else. */
async function dueRows({ store: { db }, now }: Services, but: readonly string[], most: number): Promise<NoticeRow[]> {
  const waiting = db
    .selectFrom('notices')
    .where('done', '=', 0)
    .where('due', '<=', now())
    .where('person', 'not in', [...but, '']);
  const first = await waiting
    .select(['person', (row) => row.fn.min('due').as('due')])
    .groupBy('person')
    .orderBy((row) => row.fn.min('due'))
    .limit(most)
    .execute();
  if (first.length === 0) return [];
  const rows = await waiting
    .selectAll()
    .where((where) => where.or(first.map(({ person, due }) => where.and({ person, due }))))
    .execute();
  return [...new Map(rows.map((row) => [row.person, row])).values()];
}

/** Which channels failed of late, and until when they are left alone. */
function makeRests(now: () => number) {
  const known = new Map<string, { readonly until: number; readonly length: number }>();
  return {
    /** Until when a channel is left alone. */
    until: (channel: string) => known.get(channel)?.until ?? 0,
    failed(channel: string): void {
      const length = Math.min(LONGEST_REST, (known.get(channel)?.length ?? REST / 2) * 2);
      if (known.size >= MOST_RESTING) known.clear();
      known.set(channel, { until: now() + length, length });
    },
    worked: (channel: string) => void known.delete(channel),
  };
}

type Rests = ReturnType<typeof makeRests>;

async function handle(services: Services, row: NoticeRow, resting: Rests, stop: AbortSignal): Promise<void> {
  const { db } = services.store;
  const person = await db.selectFrom('people').selectAll().where('id', '=', row.person).executeTakeFirst();
  const quiet = person === undefined ? 0 : quietFor(services.now(), quietHours(person));
  if (await services.presence.isThere(row.table_id, row.person)) return drop(services, row);
  if (quiet > 0) return postpone(services, row, services.now() + quiet);
  const channels = await db.selectFrom('channels').selectAll().where('person', '=', row.person).where('key_hash', 'is', null).execute();
  const awake = channels.filter(({ id }) => resting.until(id) <= services.now());
  if (channels.length > 0 && awake.length === 0) return postpone(services, row, Math.min(...channels.map(({ id }) => resting.until(id))));
  // From here on it is ours alone; should we die now, it is rather lost than sent twice.
  if (!(await claim(services, row)) || person === undefined || channels.length === 0) return;
  const notice = await services.rooms.withTable(row.table_id, async (table) =>
    isStillTurn(table, row) ? describe(services, table, row, person) : undefined,
  );
  if (notice === undefined || (await send(services, awake, notice, resting, stop))) return;
  // Nobody has got it: once a channel has rested, or when we are back, it is tried again.
  await postpone(services, row, stop.aborted ? services.now() : Math.min(...awake.map(({ id }) => resting.until(id))));
}

export function quietHours({ quiet_from, quiet_to, zone }: PersonRow): QuietHours {
  return quiet_from === null || quiet_to === null || zone === null
    ? { from: 0, to: 0, zone: 'UTC' }
    : { from: quiet_from, to: quiet_to, zone };
}

async function postpone({ store }: Services, row: NoticeRow, due: number): Promise<void> {
  await store.write((db) =>
    db
      .updateTable('notices')
      .set({ due, done: 0 })
      .where((where) => where.and(keyOf(row)))
      .execute(),
  );
}

async function claim({ store }: Services, row: NoticeRow): Promise<boolean> {
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
async function drop({ store }: Services, row: NoticeRow): Promise<void> {
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

function isStillTurn(table: OnlineTable, { seat, turn, person }: NoticeRow): boolean {
  const row = table.seats[seat];
  return row !== undefined && row.person === person && row.bot === null && deciding(table).includes(seat) && turnOf(table, seat) === turn;
}

/** In the person's language: whose turn where, and what happened since they last decided. */
function describe(services: Services, table: OnlineTable, { seat }: NoticeRow, { language }: PersonRow): Notice {
  const { game, id } = table.settings;
  const names = table.seats.map(({ name }) => name);
  const setting = { options: table.settings.options, seats: names.length, revision: game.revision };
  const speaker = atTable(voice(language, [game.text.catalogues, serverText, kernelText]), setting, names);
  const history = table.log.map((logged) => stepFor(table, logged, seat));
  const events = sinceLastTurn(history, seat).flatMap((step) => (step.kind === 'move' ? step.events : []));
  const lines = events.map((event) => game.text.event(event, speaker)).filter((line) => line !== undefined);
  const others = names.filter((_, other) => other !== seat).join(', ');
  return {
    title: speaker.say('notice.title', { game: speaker.say('title') }),
    text: [speaker.say('notice.text', { others }), ...lines.slice(-MOST_LINES)].join('\n'),
    url: `${services.settings.publicUrl ?? services.address()}/table/${id}`,
    tag: id,
  };
}

/** Whether it was sent, or there is nobody left to whom it could be. */
async function send(
  services: Services,
  channels: readonly ChannelRow[],
  notice: Notice,
  resting: Rests,
  stop: AbortSignal,
): Promise<boolean> {
  const outcomes: string[] = [];
  for (const kind of preferred) {
    const these = await Promise.all(
      channels
        .filter((channel) => channel.kind === kind)
        .map(async (channel) => {
          const outcome = await sendThrough(services, channel, notice, stop);
          services.metrics.notices.inc({ kind, outcome });
          if (outcome === 'sent') resting.worked(channel.id);
          if (outcome === 'failed' && !stop.aborted) resting.failed(channel.id);
          if (outcome === 'gone') await services.store.write((db) => db.deleteFrom('channels').where('id', '=', channel.id).execute());
          return outcome;
        }),
    );
    outcomes.push(...these);
    if (these.includes('sent')) break;
  }
  return outcomes.includes('sent') || !outcomes.includes('failed');
}
