import { Complaint, type OptionValues } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import { clockSetting, type Invitation, type ListedTable } from '@parlour/client/protocol';
import { hashSecret } from '../../secrets.ts';
import type { SeatRow, TableRow } from '../../store/schema.ts';
import { publicSeat } from '../live/frame.ts';
import { readTurns } from '../log/commit.ts';

const LONGEST_LIST = 200;

type ListedRow = Pick<TableRow, 'id' | 'game' | 'status' | 'clock' | 'rated' | 'helpers' | 'created' | 'changed' | 'turns'>;
const columns = ['id', 'game', 'status', 'clock', 'rated', 'helpers', 'created', 'changed', 'turns'] as const;

/** Open tables that wait for somebody, newest first. */
export async function lobby(services: Services, person: string | null): Promise<ListedTable[]> {
  const { db } = services.store;
  const rows = await db
    .selectFrom('tables')
    .select(columns)
    .where('visibility', '=', 'open')
    .where('status', '=', 'waiting')
    .where('id', 'in', db.selectFrom('seats').select('table_id').where('open', '=', 1))
    .orderBy('created', 'desc')
    .limit(LONGEST_LIST)
    .execute();
  return list(services, rows, person);
}

/** The tables where a person sits or is invited: first those that wait for them, then what happened last. */
export async function tablesOf(services: Services, person: string): Promise<ListedTable[]> {
  const { db } = services.store;
  const rows = await db
    .selectFrom('tables')
    .select(columns)
    .where(
      'id',
      'in',
      db
        .selectFrom('seats')
        .select('table_id')
        .where((where) => where.or([where('person', '=', person), where('invited', '=', person)])),
    )
    .where('status', '!=', 'closed')
    .orderBy('changed', 'desc')
    .limit(LONGEST_LIST)
    .execute();
  const listed = await list(services, rows, person);
  return listed.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
}

/** The table to which the secret of a seat opens the door. */
export async function invitedTo(services: Services, person: string | null, key: string): Promise<Invitation> {
  const { db } = services.store;
  const hash = hashSecret(key);
  const seat = await db
    .selectFrom('seats')
    .selectAll()
    .where((where) => where.or([where('key_hash', '=', hash), where('return_hash', '=', hash)]))
    .executeTakeFirst();
  if (seat === undefined) throw new Complaint('server.bad-link');
  const row = await db
    .selectFrom('tables')
    .select([...columns, 'options', 'rules', 'hash'])
    .where('id', '=', seat.table_id)
    .executeTakeFirst();
  const [table] = row === undefined ? [] : await list(services, [row], person);
  if (row === undefined || table === undefined) throw new Complaint('server.no-table');
  const options = JSON.parse(row.options) as OptionValues;
  return { table, options, rules: row.rules, seat: seat.seat, mine: seat.return_hash === hash, hash: row.hash };
}

async function list({ store: { db } }: Services, rows: readonly ListedRow[], person: string | null): Promise<ListedTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
  const byTable = Map.groupBy(seats, ({ table_id }) => table_id);
  return rows.map((row) => listed(row, byTable.get(row.id) ?? [], person));
}

function listed(
  { id, game, status, clock, rated, helpers, created, changed, turns }: ListedRow,
  seats: readonly SeatRow[],
  person: string | null,
): ListedTable {
  const mine = person === null ? undefined : seats.find((row) => row.person === person);
  const deadline = mine === undefined ? undefined : readTurns(turns).get(mine.seat);
  return {
    id,
    game,
    status: status as ListedTable['status'],
    seats: seats.map(publicSeat),
    clock: clockSetting.parse(JSON.parse(clock)),
    rated: rated === 1,
    helpers: helpers === 1,
    created,
    changed,
    you: mine?.seat ?? null,
    yourTurn: status === 'playing' && deadline !== undefined && mine?.bot === null,
    deadline: deadline ?? null,
  };
}
