/** Deals that several tables share: the same cards for all of them, and nobody learns the secret while one of them still plays. */
import { randomBytes } from 'node:crypto';
import { Complaint, dealHash, type OptionValues, settingFor } from '@parlour/kernel';
import type { Services } from '../services.ts';
import { newId } from '../secrets.ts';
import type { Database, DealRow } from '../store/schema.ts';
import type { OnlineTable } from '../tables/log/table.ts';

/** Somebody who never finishes keeps the others from checking their deal for so long. */
const WAITED_FOR = 30 * 86_400_000;

/** What everybody may know of a shared deal. */
export interface SharedDeal {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  /** How many play. */
  readonly seats: number;
  readonly hash: string;
  readonly created: number;
  /** From then on no table begins with it; null: open. */
  readonly closes: number | null;
}

/** What makes a deal one that can be shared. */
export interface NewDeal {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly closes?: number;
  /** Who shares it with whomever they like; nobody for the rounds of a tournament. */
  readonly host?: string;
}

/** 32 random bytes: the secret of a deal. */
export function newDealSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A deal that is not there yet: `insert` writes it down. Complains about what cannot be played. */
export async function planDeal(
  services: Pick<Services, 'loadGame' | 'now'>,
  { game: id, options, seats, closes, host }: NewDeal,
): Promise<{ readonly deal: SharedDeal; readonly insert: (db: Database) => Promise<void> }> {
  const game = await services.loadGame(id);
  if (game === undefined) throw new Complaint('server.no-game', { game: id });
  const row: DealRow = {
    id: newId(),
    game: id,
    rules: game.revision,
    options: JSON.stringify(settingFor(game, options, seats).options),
    seats,
    secret: newDealSecret(),
    created: services.now(),
    closes: closes ?? null,
    host: host ?? null,
  };
  return {
    deal: publicDeal(row),
    insert: async (db) => {
      await db.insertInto('deals').values(row).execute();
    },
  };
}

export async function findDeal(db: Database, id: string): Promise<SharedDeal | undefined> {
  const row = await dealRow(db, id);
  return row && publicDeal(row);
}

/** No table begins with it from then on, and once all have ended, its secret is none any more. */
export async function closeDeal(db: Database, id: string, at: number): Promise<void> {
  await db.updateTable('deals').set({ closes: at }).where('id', '=', id).execute();
}

/** The deal with which a table is to begin. Complains about one that there is not, or not any more. */
export async function openDeal({ store: { db }, now }: Pick<Services, 'store' | 'now'>, id: string, seats: number): Promise<DealRow> {
  const row = await dealRow(db, id);
  if (row === undefined) throw new Complaint('server.no-deal');
  if (row.closes !== null && row.closes <= now()) throw new Complaint('server.deal-closed');
  if (row.seats !== seats) throw new Complaint('server.deal-seats', { seats: row.seats });
  return row;
}

/** Whoever sits at a table with these cards knows them: nobody plays them twice. */
export async function mustNotKnowDeal(db: Database, deal: string, person: string): Promise<void> {
  const known = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select('tables.id')
    .where('deal', '=', deal)
    .where('person', '=', person)
    .executeTakeFirst();
  if (known !== undefined) throw new Complaint('server.deal-again');
}

/** Complains as long as somebody plays the deal of this table, or may still begin. A deal of its own is the table's own affair. */
export async function mustBeRevealed({ store: { db }, now }: Pick<Services, 'store' | 'now'>, { settings }: OnlineTable): Promise<void> {
  const shared = settings.deal?.shared ?? null;
  const row = shared === null ? undefined : await dealRow(db, shared);
  if (row !== undefined && !(await isRevealed(db, row, now()))) throw new Complaint('server.deal-secret');
}

/** Whether nobody plays a deal any more, nor may still begin. */
export async function isRevealed(db: Database, { id, closes }: Pick<DealRow, 'id' | 'closes'>, now: number): Promise<boolean> {
  const since = closes === null ? Number.NEGATIVE_INFINITY : now - closes;
  return since >= WAITED_FOR || (since >= 0 && !(await isPlayed(db, id)));
}

async function isPlayed(db: Database, deal: string): Promise<boolean> {
  const found = await db
    .selectFrom('tables')
    .select('id')
    .where('deal', '=', deal)
    .where('status', 'in', ['waiting', 'playing'])
    .executeTakeFirst();
  return found !== undefined;
}

export function dealRow(db: Database, id: string): Promise<DealRow | undefined> {
  return db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst();
}

function publicDeal({ id, game, rules, options, seats, secret, created, closes }: DealRow): SharedDeal {
  return { id, game, rules, options: JSON.parse(options) as OptionValues, seats, created, closes, hash: dealHash(secret) };
}
