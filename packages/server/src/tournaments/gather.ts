import { Complaint, settingFor } from '@parlour/kernel';
import { type createTournament, MOST_ENTRANTS } from '@parlour/client/protocol';
import type { z } from 'zod';
import { newId } from '../secrets.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';
import { chooseLevel } from '../tables/seating/create.ts';
import { leave } from '../tables/seating/seats.ts';
import { entrantOf, loadTournament, type Tournament } from './load.ts';

export interface Somebody {
  readonly id: string;
  readonly name: string;
}

/** Tournaments of one person that are not over; what has stood still for long does not count. */
const MOST_OPEN = 5;
const FORGIVEN_AFTER = 7 * 86_400_000;

/** Makes a tournament, and its maker the first to take part. */
export async function makeTournament(
  services: Services,
  person: Somebody,
  wish: Omit<z.output<typeof createTournament>, 'name' | 'language'>,
): Promise<string> {
  const { title, seats, bots, rounds, clock, sameDeal } = wish;
  const game = await services.loadGame(wish.game);
  if (game === undefined) throw new Complaint('server.no-game', { game: wish.game });
  const { options } = settingFor(game, wish.options, seats);
  if (bots >= seats) throw new Complaint('server.tournament-bots', { seats, most: seats - 1 });
  await mustNotHaveTooMany(services, person.id);
  const [id, now] = [newId(), services.now()];
  const row = {
    id,
    title,
    game: game.id,
    options: JSON.stringify(options),
    seats,
    bots,
    level: chooseLevel(wish.level),
    rounds,
    clock: JSON.stringify(clock),
    same_deal: sameDeal ? 1 : 0,
    host: person.id,
    status: 'gathering',
    round: 0,
    created: now,
    changed: now,
  };
  await services.store.write(async (db) => {
    await db.insertInto('tournaments').values(row).execute();
    await add(db, id, person, 0);
  });
  return id;
}

async function mustNotHaveTooMany({ store: { db }, now }: Services, person: string): Promise<void> {
  const { count } = await db
    .selectFrom('tournaments')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('host', '=', person)
    .where('status', 'in', ['gathering', 'playing'])
    .where('changed', '>', now() - FORGIVEN_AFTER)
    .executeTakeFirstOrThrow();
  if (count >= MOST_OPEN) throw new Complaint('server.too-many-tournaments', { most: MOST_OPEN });
}

async function add(db: Database, tournament: string, { id, name }: Somebody, number: number): Promise<void> {
  await db.insertInto('entrants').values({ tournament, number, person: id, name, left: 0 }).execute();
}

/** Takes part from the first round on. Whoever has joined already stays where they are. */
export async function enterTournament({ store, now }: Services, id: string, person: Somebody): Promise<void> {
  await store.write(async (db) => {
    await lock(db, id, now());
    const tournament = await loadTournament(db, id);
    if (entrantOf(tournament, person.id) !== undefined) return;
    if (tournament.status !== 'gathering') throw new Complaint('server.tournament-begun');
    if (tournament.entrants.length >= MOST_ENTRANTS) throw new Complaint('server.tournament-full', { most: MOST_ENTRANTS });
    await add(db, id, person, 1 + Math.max(-1, ...tournament.entrants.map(({ number }) => number)));
  });
}

/** One change after another: whoever comes second sees what the first has done. */
export async function lock(db: Database, id: string, changed: number): Promise<void> {
  await db.updateTable('tournaments').set({ changed }).where('id', '=', id).execute();
}

/** Plays no further round. At a table under way a bot goes on. If its maker leaves, the tournament is somebody else's, or closed where there is nobody. */
export async function leaveTournament(services: Services, id: string, person: string): Promise<void> {
  const { store, now } = services;
  const table = await store.write(async (db) => {
    await lock(db, id, now());
    const tournament = await loadTournament(db, id);
    const mine = entrantOf(tournament, person);
    if (mine === undefined) throw new Complaint('server.not-entered');
    if (tournament.status === 'over' || tournament.status === 'closed') throw new Complaint('server.tournament-over');
    if (tournament.status === 'gathering')
      await db.deleteFrom('entrants').where('tournament', '=', id).where('number', '=', mine.number).execute();
    else await db.updateTable('entrants').set({ left: 1 }).where('tournament', '=', id).where('number', '=', mine.number).execute();
    await handOver(db, tournament, person);
    return tableOf(tournament, mine.number);
  });
  if (table !== undefined)
    await leave(services, table, person).catch((error: unknown) => {
      // Its game may have ended meanwhile.
      if (!(error instanceof Complaint)) throw error;
    });
}

/** Whoever comes next becomes its host; where nobody does, a tournament that has not begun is closed. */
export async function handOver(db: Database, { id, host, status, entrants }: Tournament, person: string): Promise<void> {
  if (host !== person) return;
  const heir = entrants.find((other) => other.person !== null && other.person !== person && other.left === 0);
  const changes = heir === undefined && status === 'gathering' ? { host: '', status: 'closed' } : { host: heir?.person ?? '' };
  await db.updateTable('tournaments').set(changes).where('id', '=', id).execute();
}

/** The table at which an entrant plays now. */
function tableOf({ fixtures }: Pick<Tournament, 'fixtures'>, entrant: number): string | undefined {
  return fixtures.at(-1)?.find(({ lineup, state }) => state === 'playing' && lineup.includes(entrant))?.table;
}
