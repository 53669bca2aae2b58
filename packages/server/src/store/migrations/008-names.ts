import type { Kysely } from 'kysely';
import { foldName } from '../../people/names.ts';

interface People {
  people: { id: string; name: string; created: number; claimed: string | null; claimed_look: string | null };
}

/** Kept names are compared by how they look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('people').addColumn('claimed_look', 'text').execute();
  await foldKeptNames(db);
  await db.schema.createIndex('people_claimed_look').on('people').column('claimed_look').unique().execute();
}

/** Folds names that were kept before. Where two of them look alike, both stay with whoever has them, and nobody else gets either. */
export async function foldKeptNames(db: Kysely<People>): Promise<void> {
  const old = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('claimed', 'is not', null)
    .where('claimed_look', 'is', null)
    .orderBy('created')
    .execute();
  // Out of each other's way first.
  for (const { id } of old)
    await db
      .updateTable('people')
      .set({ claimed: `of ${id}` })
      .where('id', '=', id)
      .execute();
  const taken = new Set<string>();
  for (const { id, name } of old) {
    const { claimed, claimed_look } = foldName(name);
    const isFree = !taken.has(`small ${claimed}`) && !taken.has(`look ${claimed_look}`);
    taken.add(`small ${claimed}`).add(`look ${claimed_look}`);
    const own = isFree ? { claimed, claimed_look } : { claimed: `${claimed} of ${id}`, claimed_look: `${claimed_look} of ${id}` };
    await db.updateTable('people').set(own).where('id', '=', id).execute();
  }
}
