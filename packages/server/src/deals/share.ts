/** Deals that somebody shares with whomever they like: the same cards at several tables, and what everybody made of them. */
import { Complaint } from '@parlour/kernel';
import type { DealTable, shareDeal as shareBody, SharedDealView } from '@parlour/client/protocol';
import type { z } from 'zod';
import type { Services } from '../services.ts';
import type { Database, DealRow, ResultRow, SeatRow } from '../store/schema.ts';
import { closeDeal, dealRow, findDeal, isRevealed, planDeal } from './deals.ts';

const DAY = 86_400_000;
/** The results of so many tables are shown, the first that began. */
const MOST_TABLES = 200;

type Wish = Omit<z.output<typeof shareBody>, 'name' | 'language'>;

export async function shareDeal(services: Services, person: string, { days, ...wish }: Wish): Promise<{ deal: string; hash: string }> {
  const { deal, insert } = await planDeal(services, { ...wish, host: person, closes: services.now() + days * DAY });
  await services.store.write(insert);
  return { deal: deal.id, hash: deal.hash };
}

/** Whoever shared it may close it before its time. */
export async function closeShared(services: Services, id: string, person: string): Promise<void> {
  const { host, closes } = await sharedRow(services.store.db, id);
  if (host !== person) throw new Complaint('server.not-sharer');
  const now = services.now();
  if (closes !== null && closes <= now) return;
  await services.store.write((db) => closeDeal(db, id, now));
}

/** A shared deal as somebody may see it: nothing of what others did with cards that they have not played to the end themselves. */
export async function viewShared({ store: { db }, now }: Services, id: string, person: string | null): Promise<SharedDealView> {
  const row = await sharedRow(db, id);
  const { options, closes, ...facts } = (await findDeal(db, id))!;
  const revealed = await isRevealed(db, row, now());
  const tables = await tablesWith(db, id, person);
  const hasPlayed = tables.some(({ you, state }) => you !== null && state === 'over');
  const host = await db.selectFrom('people').select('name').where('id', '=', row.host!).executeTakeFirst();
  return {
    ...facts,
    options: { ...options },
    closes: closes!,
    closed: closes! <= now(),
    revealed,
    host: host?.name ?? '',
    isHost: row.host === person,
    tables: tables.map((table) => shownTable(table, revealed, hasPlayed)),
  };
}

function shownTable(table: DealTable, revealed: boolean, hasPlayed: boolean): DealTable {
  if (revealed) return table;
  return { ...table, luck: null, ...(!hasPlayed && { places: null, scores: null }) };
}

/** Deals of tournaments are none that anybody shares. */
async function sharedRow(db: Database, id: string): Promise<DealRow> {
  const row = await dealRow(db, id);
  if (row === undefined || row.host === null) throw new Complaint('server.no-deal');
  return row;
}

async function tablesWith(db: Database, deal: string, person: string | null): Promise<DealTable[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'status', 'luck'])
    .where('deal', '=', deal)
    .where('status', '!=', 'closed')
    .orderBy('created')
    .orderBy('id')
    .limit(MOST_TABLES)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = Map.groupBy(await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute(), tableOf);
  const results = Map.groupBy(await db.selectFrom('results').selectAll().where('table_id', 'in', ids).orderBy('seat').execute(), tableOf);
  return rows.map(({ id, status, luck }) => {
    const sat = seats.get(id) ?? [];
    const ended = results.get(id);
    return {
      table: id,
      state: status as DealTable['state'],
      seats: sat.map(({ name, person: whose, bot }) => ({ name, bot: whose === null ? bot : null })),
      you: (person === null ? undefined : sat.find((seat) => seat.person === person)?.seat) ?? null,
      places: ended?.map(({ place }) => place) ?? null,
      scores: ended?.map(({ score }) => score) ?? null,
      luck: luck === null ? null : (JSON.parse(luck) as number[]),
    };
  });
}

function tableOf({ table_id }: SeatRow | ResultRow): string {
  return table_id;
}
