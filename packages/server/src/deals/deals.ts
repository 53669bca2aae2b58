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
}

/** 32 random bytes: the secret of a deal. */
export function newDealSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A deal that is not there yet: `insert` writes it down. Complains about what cannot be played. */
export async function planDeal(
  services: Pick<Services, 'loadGame' | 'now'>,
  { game: id, options, seats, closes }: NewDeal,
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

/** Complains as long as somebody plays the deal of this table, or may still begin. A deal of its own is the table's own affair. */
export async function mustBeRevealed({ store: { db }, now }: Pick<Services, 'store' | 'now'>, { settings }: OnlineTable): Promise<void> {
  const shared = settings.deal?.shared ?? null;
  if (shared === null) return;
  const row = await dealRow(db, shared);
  if (row === undefined) return;
  const since = row.closes === null ? Number.NEGATIVE_INFINITY : now() - row.closes;
  if (since < 0) throw new Complaint('server.deal-secret');
  if (since < WAITED_FOR && (await isPlayed(db, shared))) throw new Complaint('server.deal-secret');
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

function dealRow(db: Database, id: string): Promise<DealRow | undefined> {
  return db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst();
}

function publicDeal({ secret, options, ...row }: DealRow): SharedDeal {
  return { ...row, options: JSON.parse(options) as OptionValues, hash: dealHash(secret) };
}
