import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, describe } from 'vitest';
import { cutConnections, newDatabase } from './postgres.ts';
import { torture } from './torture/torture.ts';

/** The short form of `npm run torture`. */
describe.each(['SQLite', 'PostgreSQL'])('while servers are killed, lines cut and neighbours hostile (%s)', (kind) => {
  it('every acknowledged decision is kept once, and everybody is told one and the same game', { timeout: 300_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-torture-'));
    const databaseUrl = kind === 'PostgreSQL' ? await newDatabase() : undefined;
    const alsoHurt = databaseUrl === undefined ? undefined : () => cutConnections(databaseUrl);
    const outcome = await torture({ seed: 'short', dataDir, databaseUrl, kills: 2, inputs: 500, tables: 2, alsoHurt });
    rmSync(dataDir, { recursive: true, force: true });
    expect(outcome.wrong).toEqual([]);
    expect(outcome.acknowledged).toBeGreaterThan(10);
  });
});
