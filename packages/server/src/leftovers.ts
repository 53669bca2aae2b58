import type { ExpressionBuilder } from 'kysely';
import type { Services } from './services.ts';
import { forget } from './people/forget.ts';
import type { ServerSettings } from './settings.ts';
import type { Database, Schema } from './store/schema.ts';

const DAY = 86_400_000;
/** How often we look, and how much is cleared away in one go: those who play must not notice. */
const LOOK_EVERY = 600_000;
const MOST_AT_ONCE = 20;
/** Longer than any browser keeps our cookie. */
const COOKIE_DAYS = 366;

/** Whatever is left behind ends some day: tables to which nobody came, games long over, guests who never came back. Results stay. */
export function keepTidy(services: Services) {
  const { store, settings, now } = services;
  let looked = Number.NEGATIVE_INFINITY;

  /** Ids of tables that match, a few at a time. */
  function tables(days: number, match: (where: ExpressionBuilder<Schema, 'tables'>) => ReturnType<typeof where.or>): Promise<string[]> {
    if (days === 0) return Promise.resolve([]);
    return store.db
      .selectFrom('tables')
      .select('id')
      .where('changed', '<', now() - days * DAY)
      .where(match)
      .limit(MOST_AT_ONCE)
      .execute()
      .then((rows) => rows.map(({ id }) => id));
  }

  /** Tables that wait for somebody, or at which only bots play. */
  const nobodyCame = () =>
    tables(settings.daysWaiting, (where) =>
      where.or([
        where('status', '=', 'waiting'),
        where.and([
          where.or([where('status', '=', 'closed'), where('status', '=', 'playing')]),
          where.not(
            where.exists(
              where.selectFrom('seats').select('seat').whereRef('seats.table_id', '=', 'tables.id').where('person', 'is not', null),
            ),
          ),
        ]),
      ]),
    );
  const longOver = () => tables(settings.daysGames, (where) => where.or([where('status', '!=', 'waiting')]));

  async function remove(id: string): Promise<void> {
    await store.write(async (db) => {
      for (const name of ['entries', 'seats', 'visits', 'notices', 'presence', 'reports', 'homes'] as const)
        await db.deleteFrom(name).where('table_id', '=', id).execute();
      await db.deleteFrom('tables').where('id', '=', id).execute();
    });
    store.ring({ table: id, number: null });
    // Whoever still looks at it hears that it is gone.
    await services.rooms.refresh({ table: id, number: null });
  }

  /** Guests without a kept name, of whom nothing was seen for long and who sit at nothing that is still to be played. */
  function lostGuests(): Promise<string[]> {
    if (settings.daysGuests === 0) return Promise.resolve([]);
    const since = now() - settings.daysGuests * DAY;
    return store.db
      .selectFrom('people')
      .select('id')
      .where('claimed', 'is', null)
      .where('created', '<', since)
      .where((where) =>
        where.not(
          where.exists(where.selectFrom('sessions').select('hash').whereRef('person', '=', 'people.id').where('seen', '>=', since)),
        ),
      )
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('seats')
              .innerJoin('tables', 'tables.id', 'seats.table_id')
              .select('seat')
              .whereRef('seats.person', '=', 'people.id')
              .where('status', 'in', ['waiting', 'playing']),
          ),
        ),
      )
      .limit(MOST_AT_ONCE)
      .execute()
      .then((rows) => rows.map(({ id }) => id));
  }

  return {
    /** To be called now and then. */
    async round(): Promise<void> {
      const begun = now();
      if (begun - looked < LOOK_EVERY) return;
      const gone = [...new Set([...(await nobodyCame()), ...(await longOver())])];
      for (const id of gone) await remove(id);
      const guests = await lostGuests();
      for (const person of guests) await forget(services, person);
      await store.write((db) => removeTournaments(db, now(), settings));
      await store.write((db) => removeCompared(db, now(), settings));
      await store.write((db) => dust(db, now(), settings.daysGuests));
      // Where there was much, there may be more.
      if (gone.length < MOST_AT_ONCE && guests.length < MOST_AT_ONCE) looked = begun;
    },
  };
}

/** Tournaments to which nobody came, and those long over. Their games have gone before, or go by themselves. */
async function removeTournaments(db: Database, now: number, { daysWaiting, daysGames }: ServerSettings): Promise<void> {
  const ages = [
    [daysWaiting, ['gathering', 'closed']],
    [daysGames, ['playing', 'over']],
  ] as const;
  for (const [days, states] of ages) {
    if (days === 0) continue;
    const old = await db
      .selectFrom('tournaments')
      .select('id')
      .where('status', 'in', states)
      .where('changed', '<', now - days * DAY)
      .execute();
    for (const { id } of old) {
      for (const name of ['entrants', 'fixtures'] as const) await db.deleteFrom(name).where('tournament', '=', id).execute();
      await db.deleteFrom('tournaments').where('id', '=', id).execute();
    }
  }
}

/** Deals that no table plays any more, and results of days long past. */
async function removeCompared(db: Database, now: number, { daysWaiting, daysGames }: ServerSettings): Promise<void> {
  if (daysGames > 0)
    await db
      .deleteFrom('days')
      .where('at', '<', now - daysGames * DAY)
      .execute();
  if (daysWaiting === 0) return;
  await db
    .deleteFrom('deals')
    .where('closes', '<', now - daysWaiting * DAY)
    .where((where) => where.not(where.exists(where.selectFrom('tables').select('tables.id').whereRef('tables.deal', '=', 'deals.id'))))
    .execute();
}

/** What has served: notices that were sent or are of no use any more, addresses that nobody confirmed, challenges and sessions that are over. */
async function dust(db: Database, now: number, daysGuests: number): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('due', '<', now - 30 * DAY)
    .execute();
  await db
    .deleteFrom('channels')
    .where('key_hash', 'is not', null)
    .where('created', '<', now - 30 * DAY)
    .execute();
  await db.deleteFrom('challenges').where('expires', '<', now).execute();
  await db
    .deleteFrom('presence')
    .where('until', '<', now - DAY)
    .execute();
  if (daysGuests > 0)
    await db
      .deleteFrom('sessions')
      .where('seen', '<', now - Math.max(daysGuests, COOKIE_DAYS) * DAY)
      .execute();
}
