import { mindOf } from '@parlour/bots';
import { Complaint } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import type { Database, SeatRow } from '../../store/schema.ts';
import { botName } from '../live/bots.ts';
import { mustNotKnowDeal } from '../../deals/deals.ts';
import { startIfReady } from './create.ts';
import type { SeatChange } from '../log/entry.ts';
import type { Room } from '../live/rooms.ts';
import { mustBeHost, mustBePlaying, mustHaveRoom, seatOf } from '../log/rights.ts';
import { lastNumber, type OnlineTable } from '../log/table.ts';

const MINUTE = 60_000;
/** Even where all others want to go on, somebody who is away is waited for so many minutes. */
const COURTESY = 5;

/** What somebody is called who is no longer known here: nomen nescio, in any language. */
export const NOBODY = 'N. N.';

export interface Newcomer {
  readonly id: string;
  readonly name: string;
  /** Whether they have agreed to a rated game. */
  readonly rated?: boolean | undefined;
  /** What they add to the deal. */
  readonly word?: string | undefined;
}

export interface Seated {
  readonly table: string;
  readonly seat: number;
}

/** `key`: the secret by which the newcomer finds back to this seat, from any device. */
export interface SatDown extends Seated {
  readonly key: string;
}

/**
 * Sits down with the secret of a seat, which is used up by it: whoever made the link cannot take the seat away again. Once the game has
 * begun a seat belongs to whoever sat there then, to its end: nobody else ever sees what it holds.
 */
export async function joinByKey(services: Services, newcomer: Newcomer, key: string): Promise<SatDown> {
  const key_hash = hashSecret(key);
  const found = await services.store.db.selectFrom('seats').select('table_id').where('key_hash', '=', key_hash).executeTakeFirst();
  if (found === undefined) throw new Complaint('server.bad-link');
  return services.rooms.withTable(found.table_id, async (table, room) => {
    const row = table.seats.find((row) => row.key_hash === key_hash);
    if (row === undefined) throw new Complaint('server.bad-link');
    return sitDown(services, room, table, row, newcomer);
  });
}

/** Takes a seat that is open to anybody, or kept for this person. */
export function sit(services: Services, tableId: string, newcomer: Newcomer, wanted?: number): Promise<SatDown> {
  return services.rooms.withTable(tableId, async (table, room) => {
    const free = table.seats.filter(({ open, invited }) => open === 1 || invited === newcomer.id);
    const row = wanted === undefined ? free[0] : free.find(({ seat }) => seat === wanted);
    if (row === undefined) throw new Complaint(wanted === undefined ? 'server.no-free-seat' : 'server.seat-taken');
    return sitDown(services, room, table, row, newcomer);
  });
}

async function sitDown(services: Services, room: Room, table: OnlineTable, row: SeatRow, newcomer: Newcomer): Promise<SatDown> {
  const { id, name, rated, word = null } = newcomer;
  if (table.seats.some(({ person }) => person === id)) throw new Complaint('server.already-seated');
  mustNotBeOver(table);
  if (table.status === 'playing') throw new Complaint('server.begun');
  if (table.settings.rated && rated !== true) throw new Complaint('server.rated');
  const { deal } = table.settings;
  if (deal !== null && deal.shared !== null) await mustNotKnowDeal(services.store.db, deal.shared, id);
  const key = newSecret();
  const taken = { ...row, person: id, name, bot: null, open: 0, invited: null, key_hash: null, return_hash: hashSecret(key), word };
  return { ...(await changeSeat(services, room, table, taken, 'sat')), key };
}

/** The seat to which a guest comes back with their own secret, if it is one. People with a passkey sign in with that instead. */
export async function seatOfReturning(
  { store: { db } }: Services,
  key: string,
): Promise<(Seated & { readonly person: string }) | undefined> {
  const row = await db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .select(['table_id', 'seat', 'person', 'claimed'])
    .where('return_hash', '=', hashSecret(key))
    .executeTakeFirst();
  if (row === undefined || row.person === null) return undefined;
  if (row.claimed !== null) throw new Complaint('server.use-passkey');
  return { table: row.table_id, seat: row.seat, person: row.person };
}

/** Leaves the table. In a game under way a bot goes on, and the seat is kept: its owner may come back until the end. */
export function leave(services: Services, tableId: string, person: string): Promise<Seated> {
  return services.rooms.withTable(tableId, async (table, room) => {
    const row = seatOf(table, person);
    mustNotBeOver(table);
    mustHaveRoom(table, row.seat);
    return vacate(services, room, table, row, 'left');
  });
}

/** Leaves without a way back: in a game under way the seat is from now on that of a bot. A game that is over stays as it is. */
export async function leaveForGood(services: Services, room: Room, table: OnlineTable, person: string): Promise<void> {
  const row = table.seats.find((row) => row.person === person);
  if (row === undefined) return;
  if (table.status === 'waiting') await vacate(services, room, table, row, 'left');
  if (table.status !== 'playing') return;
  const { substitute: bot } = table.settings;
  await changeSeat(services, room, table, { ...row, person: null, name: NOBODY, bot, open: 0, key_hash: null, return_hash: null }, 'left');
}

/**
 * Frees a seat: before the game the host from anybody; later a bot goes on for somebody who is away and keeps the table waiting, and they
 * may take the seat back. That takes anybody's word once they have been waited for as long as was agreed, or that of all others, if there
 * are several, after a few minutes.
 */
export function freeSeat(services: Services, tableId: string, person: string, seat: number): Promise<Seated> {
  return services.rooms.withTable(tableId, async (table, room) => {
    mustNotBeOver(table);
    if (table.status === 'waiting') mustBeHost(table, person);
    else seatOf(table, person);
    const row = table.seats[seat];
    if (row === undefined || row.person === null || row.person === person || row.bot !== null) throw new Complaint('server.nobody-there');
    if (table.status === 'waiting') return vacate(services, room, table, row, 'freed');
    if (await services.presence.isThere(tableId, row.person)) throw new Complaint('server.still-there', { player: row.name });
    return goOnWithout(services, room, table, row, person);
  });
}

async function goOnWithout(services: Services, room: Room, table: OnlineTable, row: SeatRow, person: string): Promise<Seated> {
  const { seat: mine, bot } = seatOf(table, person);
  if (bot !== null) throw new Complaint('server.bot-plays');
  const others = table.seats.filter((other) => other.person !== null && other.bot === null && other.seat !== row.seat);
  const said = table.voices[row.seat] ?? [];
  const all = others.length > 1 && others.every(({ seat }) => seat === mine || said.includes(seat));
  const why = whyNotYet(table, row, all, services.now());
  if (why === undefined) return vacate(services, room, table, row, 'freed');
  const mayBeSaid = table.settings.clock.kind === 'none' && waitingSince(table, row.seat) !== undefined;
  if (!mayBeSaid || others.length < 2 || said.includes(mine)) throw why;
  // One voice of several.
  await services.rooms.happen(room, table, [{ kind: 'without', seat: mine, of: row.seat }]);
  if (all) throw why;
  return { table: table.settings.id, seat: row.seat };
}

/** Why the table has to wait for somebody who is away; nothing if it need not any more. `all`: whether all others want to go on. */
function whyNotYet(table: OnlineTable, { seat, name: player }: SeatRow, all: boolean, now: number): Complaint | undefined {
  const { clock } = table.settings;
  if (clock.kind !== 'none') return new Complaint('server.clock-decides', { player });
  const since = waitingSince(table, seat);
  if (since === undefined) return new Complaint('server.nobody-waits', { player });
  if (clock.patience === null && !all) return new Complaint('server.wait-forever', { player });
  const patience = Math.min(clock.patience ?? COURTESY, all ? COURTESY : Number.POSITIVE_INFINITY);
  const minutes = Math.ceil(patience - (now - since) / MINUTE);
  return minutes > 0 ? new Complaint('server.wait-longer', { player, minutes }) : undefined;
}

/** Since when a seat has had to decide without having given a sign. */
function waitingSince({ log }: OnlineTable, seat: number): number | undefined {
  let since: number | undefined;
  for (const { entry, toAct } of log.toReversed()) {
    if (!toAct.includes(seat)) break;
    since = entry.at;
    if ('seat' in entry && entry.seat === seat) break;
  }
  return since;
}

/** Before the game a seat is simply free again; later a bot plays on. */
function vacate(services: Services, room: Room, table: OnlineTable, row: SeatRow, change: SeatChange): Promise<Seated> {
  if (table.status === 'playing') return changeSeat(services, room, table, { ...row, bot: table.settings.substitute }, change);
  const open = table.settings.visibility === 'open' ? 1 : 0;
  return changeSeat(services, room, table, { ...row, person: null, name: '', open, return_hash: null, word: null }, change);
}

export function takeBack(services: Services, tableId: string, person: string): Promise<Seated> {
  return services.rooms.withTable(tableId, async (table, room) => {
    const row = seatOf(table, person);
    mustNotBeOver(table);
    if (row.bot === null) return { table: tableId, seat: row.seat };
    return changeSeat(services, room, table, { ...row, bot: null }, 'back');
  });
}

/** The time of a seat has run out. */
export function substitute(services: Services, room: Room, table: OnlineTable, row: SeatRow): Promise<Seated> {
  mustBePlaying(table);
  return changeSeat(services, room, table, { ...row, bot: table.settings.substitute }, 'time');
}

/** The host fills an empty seat with a bot. */
export function putBot(services: Services, tableId: string, host: string, seat: number, level: string): Promise<Seated> {
  return services.rooms.withTable(tableId, async (table, room) => {
    mustBeHost(table, host);
    const row = emptySeat(table, seat);
    if (mindOf(level) === undefined) throw new Complaint('server.no-level', { level });
    const taken = { ...row, name: botName(seat), bot: level, open: 0, invited: null, key_hash: null };
    return changeSeat(services, room, table, taken, 'bot');
  });
}

/** The host opens an empty seat to anybody. */
export function openSeat(services: Services, tableId: string, host: string, seat: number): Promise<Seated> {
  return services.rooms.withTable(tableId, async (table, room) => {
    mustBeHost(table, host);
    return changeSeat(services, room, table, { ...emptySeat(table, seat), open: 1 }, 'opened');
  });
}

/** The host makes a new secret for an empty seat; the old one stops working. */
export function newSeatKey(services: Services, tableId: string, host: string, seat: number): Promise<{ seat: number; key: string }> {
  return services.rooms.withTable(tableId, async (table, room) => {
    mustBeHost(table, host);
    const key = newSecret();
    await changeSeat(services, room, table, { ...emptySeat(table, seat), key_hash: hashSecret(key) }, 'linked');
    return { seat, key };
  });
}

/** Writes down who sits where from now on, and begins the game if that was the last empty seat. */
async function changeSeat(services: Services, room: Room, table: OnlineTable, row: SeatRow, change: SeatChange): Promise<Seated> {
  const seats = table.seats.map((other) => (other.seat === row.seat ? row : other));
  const name = row.name === '' ? (table.seats[row.seat]?.name ?? '') : row.name;
  const changed = { kind: 'seat', seat: row.seat, change, name, bot: row.bot !== null } as const;
  const happenings = [changed, ...(isDeserted(table, row, seats) ? closing : startIfReady(table, seats))];
  const visit = visitEnding(table, row);
  await services.rooms.happen(room, table, happenings, visit === undefined ? { seats } : { seats, also: visit });
  return { table: table.settings.id, seat: row.seat };
}

/** Writes down who has sat where and does not any more: what they said and were called there goes should they wish to be forgotten. */
function visitEnding(table: OnlineTable, row: SeatRow): ((db: Database) => Promise<void>) | undefined {
  const person = table.seats[row.seat]?.person ?? null;
  if (person === null || row.person === person) return undefined;
  const visit = { table_id: table.settings.id, seat: row.seat, number: lastNumber(table) + 1, person };
  return async (db) => {
    await db.insertInto('visits').values(visit).execute();
  };
}

const closing = [{ kind: 'closed' }] as const;

/** Whoever made the table has left it before the game, and nobody else sits there. */
function isDeserted({ status, settings, seats: before }: OnlineTable, { seat }: SeatRow, seats: readonly SeatRow[]): boolean {
  return status === 'waiting' && before[seat]?.person === settings.host && seats.every(({ person }) => person === null);
}

function mustNotBeOver(table: OnlineTable): void {
  if (table.status === 'over' || table.status === 'closed') throw new Complaint('server.over');
}

function emptySeat(table: OnlineTable, seat: number): SeatRow {
  mustNotBeOver(table);
  const row = table.seats[seat];
  if (row === undefined || row.person !== null || row.bot !== null) throw new Complaint('server.seat-taken');
  return row;
}
