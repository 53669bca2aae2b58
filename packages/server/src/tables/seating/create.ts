import { mindOf } from '@parlour/bots';
import { type AnyGame, Complaint, dealHash, dealSeed, type Decision, settingFor, type OptionValues } from '@parlour/kernel';
import type { z } from 'zod';
import type { Services } from '../../services.ts';
import type { createTable as createBody, SeatLink, SeatPlan } from '@parlour/client/protocol';
import { hashSecret, newId, newSecret } from '../../secrets.ts';
import { mustNotKnowDeal, newDealSecret, openDeal } from '../../deals/deals.ts';
import { keepPromise } from '../../deals/promise.ts';
import type { Database, DealRow, SeatRow, TableRow } from '../../store/schema.ts';
import { botName } from '../live/bots.ts';
import { standingOf } from '../log/commit.ts';
import { type Entry, toRow } from '../log/entry.ts';
import { apply, emptyTable, readSettings, type OnlineTable } from '../log/table.ts';

/** Who may sit down at a new table: as people plan it, seats kept for somebody known, and those where somebody known sits already. */
export type Place = SeatPlan | { readonly kind: 'invited' | 'seated'; readonly person: string; readonly name: string };

export interface NewTable extends Omit<z.output<typeof createBody>, 'seats' | 'name' | 'language'> {
  readonly seats: readonly Place[];
  /** A shared deal that is played here: game, rules and options are those of the deal. */
  readonly deal?: string | undefined;
  /** The tournament that it belongs to: it is nobody's table, and that of nobody's limits. */
  readonly tournament?: string;
  /** A saved game that goes on here, by the rules it was begun under. */
  readonly saved?: { readonly rules: number; readonly seed: string; readonly moves: readonly Decision[] };
}

export interface Made {
  readonly table: string;
  readonly seat: number | null;
  /** The secret by which its maker finds back to their seat. */
  readonly key: string | null;
  readonly links: SeatLink[];
}

/** A table that is not there yet: `insert` writes it down. */
export interface Planned {
  readonly made: Made;
  readonly insert: (db: Database) => Promise<void>;
}

/** Sets up a table. The game begins at once if nobody is missing. */
export async function makeTable(services: Services, person: { readonly id: string; readonly name: string }, wish: NewTable): Promise<Made> {
  const { made, insert } = await planTable(services, person, wish);
  await services.store.write(insert);
  await services.rooms.touch(made.table);
  return made;
}

/** The same for a table that is written down together with something else. */
export async function planTable(
  services: Services,
  person: { readonly id: string; readonly name: string },
  wish: NewTable,
): Promise<Planned> {
  const shared = wish.deal === undefined ? undefined : await openDeal(services, wish.deal, wish.seats.length);
  // The cards of a tournament's round are for its own tables.
  if (shared?.host === null && wish.tournament === undefined) throw new Complaint('server.no-deal');
  const game = await services.loadGame(shared?.game ?? wish.game, shared?.rules ?? wish.saved?.rules);
  if (game === undefined) throw new Complaint('server.no-game', { game: wish.game });
  const wished = shared === undefined ? wish.options : (JSON.parse(shared.options) as OptionValues);
  const { options } = settingFor(game, wished, wish.seats.length);
  const substitute = chooseLevel(wish.substitute);
  for (const place of wish.seats) if (place.kind === 'bot') chooseLevel(place.level);
  const mine = wish.seats.flatMap((place, seat) => (place.kind === 'me' ? [seat] : []));
  if (mine.length > 1) throw new Complaint('server.two-seats');

  if (wish.tournament === undefined) await mustNotHaveTooMany(services, person.id);
  if (shared !== undefined && mine.length > 0) await mustNotKnowDeal(services.store.db, shared.id, person.id);
  const promised = wish.promise === undefined ? undefined : await keepPromise(services, wish.promise);
  // A table of a tournament is nobody's own.
  const host = wish.tournament === undefined ? person.id : '';
  const row = tableRow(services.now(), game, options, { ...wish, substitute, shared, promised }, host);
  const links: SeatLink[] = [];
  const ownKey = newSecret();
  const seats = wish.seats.map((place, seat): SeatRow => {
    const plain = seatRow(row.id, seat, place, person);
    if (place.kind === 'me') return { ...plain, return_hash: hashSecret(ownKey), word: wish.word ?? null };
    if (place.kind !== 'person') return plain;
    const key = newSecret();
    links.push({ seat, key });
    return { ...plain, key_hash: hashSecret(key) };
  });
  const made = { table: row.id, seat: mine[0] ?? null, key: mine.length === 0 ? null : ownKey, links };
  return { made, insert: (db) => insertTable(services, db, emptyTable(readSettings(row, game), seats), row) };
}

/** What somebody began and left standing for so long does not count against them. */
const FORGIVEN_AFTER = 7 * 86_400_000;

async function mustNotHaveTooMany({ store: { db }, settings, now }: Services, person: string): Promise<void> {
  const { count } = await db
    .selectFrom('tables')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('host', '=', person)
    .where('status', 'in', ['waiting', 'playing'])
    .where('changed', '>', now() - FORGIVEN_AFTER)
    .executeTakeFirstOrThrow();
  if (count >= settings.tablesPerPerson) throw new Complaint('server.too-many-tables', { most: settings.tablesPerPerson });
}

/** The level asked for, or one that most people can play with. Complains about a level that there is not. */
export function chooseLevel(wanted = 'casual'): string {
  if (mindOf(wanted) === undefined) throw new Complaint('server.no-level', { level: wanted });
  return wanted;
}

/** The game begins once everybody has sat down. */
export function startIfReady({ status, settings }: Pick<OnlineTable, 'status' | 'settings'>, seats: readonly SeatRow[]) {
  const isFull = seats.every(({ person, bot }) => person !== null || bot !== null);
  if (status !== 'waiting' || !isFull) return [];
  const { deal, seed: secret } = settings;
  // Nobody's words count where others have the same cards.
  const words = deal?.shared === null ? seats.map(({ word }) => word) : [];
  return [
    { kind: 'start', bots: seats.map(({ bot }) => bot !== null), ...(deal === null ? {} : { seed: dealSeed({ secret, words }) }) } as const,
  ];
}

async function insertTable({ consequences }: Services, db: Database, table: OnlineTable, row: TableRow): Promise<void> {
  for (const happening of startIfReady(table, table.seats)) apply(table, { ...happening, number: 1, at: row.created } satisfies Entry);
  await db
    .insertInto('tables')
    .values({ ...row, ...standingOf(table, row.created) })
    .execute();
  await db
    .insertInto('seats')
    .values([...table.seats])
    .execute();
  for (const { entry } of table.log) await db.insertInto('entries').values(toRow(row.id, entry)).execute();
  // Whoever was seated without having come must hear of their turn.
  if (row.tournament === null) return;
  const change = { table, before: { seats: table.seats, status: 'waiting', toAct: [] }, at: row.created } as const;
  for (const consequence of consequences) await consequence(change)?.(db);
}

function tableRow(
  now: number,
  game: AnyGame,
  options: OptionValues,
  wish: NewTable & {
    readonly substitute: string;
    readonly shared: DealRow | undefined;
    readonly promised: { readonly id: string; readonly secret: string } | undefined;
  },
  host: string,
): TableRow {
  const { saved, shared, promised, clock, visibility, substitute, delay } = wish;
  // Where results are compared with those of other tables, everybody plays by themselves, and nobody can know more than others.
  const { spectators, rated, helpers = !isAmongPeople(wish) } = shared === undefined ? wish : ALONE;
  const seed = saved?.seed ?? shared?.secret ?? promised?.secret ?? newDealSecret();
  return {
    id: promised?.id ?? newId(),
    game: game.id,
    rules: game.revision,
    options: JSON.stringify(options),
    seed,
    // Whoever brings a saved game knows what it was dealt from.
    hash: saved === undefined ? dealHash(seed) : null,
    deal: shared?.id ?? null,
    prefix: saved === undefined ? null : JSON.stringify(saved.moves),
    clock: JSON.stringify(clock),
    visibility,
    substitute,
    spectators: spectators ? 1 : 0,
    delay,
    rated: rated && saved === undefined ? 1 : 0,
    helpers: helpers ? 1 : 0,
    host,
    created: now,
    number: 0,
    status: 'waiting',
    changed: now,
    wake: null,
    rematch: null,
    turns: null,
    archive: null,
    tournament: wish.tournament ?? null,
    luck: null,
  };
}

const ALONE = { spectators: false, rated: false, helpers: false } as const;

/** Whether people are to play against each other. */
function isAmongPeople({ seats }: Pick<NewTable, 'seats'>): boolean {
  return seats.filter(({ kind }) => kind !== 'bot').length > 1;
}

function seatRow(table_id: string, seat: number, place: Place, me: { id: string; name: string }): SeatRow {
  const free = { person: null, name: '', bot: null, open: 0, invited: null, key_hash: null, return_hash: null, word: null };
  const row = { table_id, seat, ...free };
  switch (place.kind) {
    case 'me':
      return { ...row, person: me.id, name: me.name };
    case 'bot':
      return { ...row, bot: place.level, name: botName(seat) };
    case 'open':
      return { ...row, open: 1 };
    case 'person':
      return { ...row, name: place.name ?? '' };
    case 'seated':
      return { ...row, person: place.person, name: place.name };
    case 'invited':
      return { ...row, invited: place.person, name: place.name };
  }
}
