import { rate, rating } from 'openskill';
import type { Database, RatingRow, SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TableChange } from '../tables/log/commit.ts';
import type { OnlineTable } from '../tables/log/table.ts';

type Locking = Pick<Store, 'locksRows'>;

/** Writes down how a game ended, and what that says about its players. Part of the transaction that ends it. */
export function recordEnd({ table, before, at }: TableChange, store: Locking): ((db: Database) => Promise<void>) | undefined {
  return table.status === 'over' && before.status !== 'over' ? (db) => writeEnd(db, table, at, store) : undefined;
}

async function writeEnd(db: Database, table: OnlineTable, at: number, store: Locking): Promise<void> {
  const { game, state } = table.match!;
  const places = placesOf(table);
  const scores = game.scores(state);
  await db
    .insertInto('results')
    .values(
      table.seats.map(({ seat, person, bot }) => ({
        table_id: table.settings.id,
        seat,
        game: game.id,
        person,
        bot: person === null ? bot : null,
        place: places[seat] ?? 1,
        score: scores[seat] ?? 0,
        seats: table.seats.length,
        at,
      })),
    )
    .execute();
  if (table.settings.rated) await updateRatings(db, store, table, places);
}

/** Seat by seat: 1 for the first and whoever shares that place, and so on. */
export function placesOf({ match, seats }: OnlineTable): number[] {
  const standings = match?.game.standings(match.state) ?? [];
  return seats.map(({ seat }) => 1 + standings.slice(0, groupOf(standings, seat)).flat().length);
}

function groupOf(standings: readonly (readonly number[])[], seat: number): number {
  return standings.findIndex((group) => group.includes(seat));
}

/** Everybody against everybody, bots included. Whoever left to a bot answers for it; who came later, or sits twice, is not judged. */
async function updateRatings(db: Database, store: Locking, table: OnlineTable, places: readonly number[]): Promise<void> {
  const names = table.seats.map(ratedName);
  const known = await loadRatings(db, store, table.settings.game.id, names);
  const before = names.map((who) => rating(known.get(who)));
  const after = rate(
    before.map((one) => [one]),
    { rank: [...places] },
  );
  for (const [seat, who] of names.entries()) {
    if (cameLater(table, seat) || names.filter((other) => other === who).length > 1) continue;
    const { mu, sigma } = after[seat]![0]!;
    const games = (known.get(who)?.games ?? 0) + 1;
    const row: RatingRow = { game: table.settings.game.id, who, mu, sigma, games };
    if (known.has(who)) await db.updateTable('ratings').set(row).where('game', '=', row.game).where('who', '=', who).execute();
    else await db.insertInto('ratings').values(row).execute();
  }
}

function ratedName({ person, bot }: SeatRow): string {
  return person === null ? `bot:${bot}` : `person:${person}`;
}

function cameLater({ log }: OnlineTable, seat: number): boolean {
  const started = log.findIndex(({ entry }) => entry.kind === 'start');
  return log.slice(started).some(({ entry }) => entry.kind === 'seat' && entry.seat === seat && entry.change === 'sat');
}

async function loadRatings(db: Database, { locksRows }: Locking, game: string, names: readonly string[]): Promise<Map<string, RatingRow>> {
  const query = db.selectFrom('ratings').selectAll().where('game', '=', game).where('who', 'in', names).orderBy('who');
  // Two games that end at once must not forget each other.
  const rows = await (locksRows ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [row.who, row]));
}
