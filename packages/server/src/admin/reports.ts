import { Complaint, type GameRecord, type Scenario } from '@parlour/kernel';
import type { ReportRow } from '../store/schema.ts';
import type { Admin } from './open.ts';

export async function listReports({ store: { db } }: Admin): Promise<Pick<ReportRow, 'id' | 'table_id' | 'at' | 'message'>[]> {
  return db.selectFrom('reports').select(['id', 'table_id', 'at', 'message']).orderBy('at', 'desc').execute();
}

/** A bug report as a scenario: the saved game, and what its reporter saw, which should come out the same. */
export async function reportAsScenario({ store: { db } }: Admin, id: string): Promise<Scenario> {
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Complaint('server.no-report', { id });
  const record = JSON.parse(row.record) as GameRecord;
  const { viewer, view } = JSON.parse(row.view) as { viewer: number | null; view: Record<string, unknown> };
  return { scenario: row.message, game: record.game, record, steps: [{ say: row.message, expect: { views: [{ viewer, facts: view }] } }] };
}
