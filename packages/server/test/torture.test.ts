import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, describe } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { cutConnections, newDatabase } from './postgres.ts';
import { check } from './torture/check.ts';
import type { Testimony } from './torture/player.ts';
import { torture } from './torture/torture.ts';

type Where = Parameters<typeof check>[0];

/** One lie each about what was told, and one about what is stored: the check that found nothing finds every one of them. */
async function seesWhatIsWrong(where: Where, testimonies: readonly Testimony[]): Promise<void> {
  const witness = testimonies.find(({ viewer, acknowledged, steps }) => viewer !== null && acknowledged.size > 0 && steps.size > 0)!;
  const [asked, number] = [...witness.acknowledged][0]!;
  const [heard, told] = [...witness.steps].at(-1)!;
  const shown = witness.syncs.at(-1)!;
  const lies: readonly Testimony[] = [
    { ...witness, acknowledged: new Map([[asked, number + 1]]) },
    { ...witness, acknowledged: new Map([['never-asked', number]]) },
    { ...witness, steps: new Map([[heard, { ...told, step: { ...told.step, at: told.step.at + 1 } }]]) },
    { ...witness, steps: new Map([[heard + 1000, told]]) },
    { ...witness, syncs: [{ ...shown, position: { ...shown.position, toAct: [99] } }] },
    { ...witness, syncs: [{ ...shown, history: shown.history.slice(1) }] },
    { ...witness, wrong: ['a stranger was heard'] },
  ];
  for (const lie of lies) expect(await check(where, [lie]), JSON.stringify(lie.wrong)).not.toEqual([]);

  const store = await openStore({ ...where, lock: false });
  await store.db.updateTable('tables').set({ number: 100_000 }).where('id', '=', witness.table).execute();
  await store.close();
  expect(await check(where, [witness])).not.toEqual([]);
}

/** The short form of `npm run torture`. */
describe.each(['SQLite', 'PostgreSQL'])('while servers are killed, lines cut and neighbours hostile (%s)', (kind) => {
  it('every acknowledged decision is kept once, and everybody is told one and the same game', { timeout: 300_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-torture-'));
    const databaseUrl = kind === 'PostgreSQL' ? await newDatabase() : undefined;
    const alsoHurt = databaseUrl === undefined ? undefined : () => cutConnections(databaseUrl);
    const outcome = await torture({ seed: 'short', dataDir, databaseUrl, kills: 2, inputs: 500, tables: 2, alsoHurt });
    expect(outcome.wrong).toEqual([]);
    expect(outcome.acknowledged).toBeGreaterThan(10);
    await seesWhatIsWrong({ dataDir, databaseUrl }, outcome.testimonies);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
