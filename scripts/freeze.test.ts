import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { gameIds, loadGame } from '@parlour/games';
import type { AnyGame } from '@parlour/kernel';
import { differsFromGolden, readGolden } from '@parlour/kernel/checks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freeze } from './lib/freeze.mjs';

vi.hoisted(() => {
  process.env['PARLOUR_EXAMPLES'] = '1';
});

/** So many of a game's golden games are played: the rest is played with the rules themselves. */
const FEW = 20;

function emptyFolder(): string {
  // Within the repository, so that what is kept finds the kernel.
  const results = join(import.meta.dirname, '../test-results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(results, 'freeze-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function standsByItself(id: string, revision: number, folder: string, goldenFolder: string): Promise<void> {
  const file = join(folder, `${revision}.js`);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) .*from '(.*)';$/gm);
  expect(['@parlour/kernel', 'zod']).toEqual(expect.arrayContaining([...imports].map(([, name]) => name)));
  const { game, knowledge } = (await import(pathToFileURL(file).href)) as { game: AnyGame; knowledge: object };
  expect(game).toMatchObject({ id, revision });
  expect(Object.keys(knowledge)).toContain('evaluate');
  const games = readGolden(gunzipSync(readFileSync(join(goldenFolder, `${revision}.golden.jsonl.gz`))).toString());
  expect(games.length).toBeGreaterThan(5);
  const differences = games.slice(0, FEW).map((golden) => differsFromGolden(game, golden));
  expect(differences.filter((difference) => difference !== undefined)).toEqual([]);
}

describe('keeping a revision', () => {
  it.each(gameIds)('of %s writes one file that plays as the rules do and stands by itself', async (id) => {
    const folder = emptyFolder();
    const { revision } = (await loadGame(id))!;
    await freeze(id, folder);
    await standsByItself(id, revision, folder, folder);
    await expect(freeze(id, folder)).rejects.toThrow('kept already');
  });

  it('writes whole what was kept as today’s rules with other numbers', async () => {
    const folder = emptyFolder();
    expect(await freeze('last-will', folder)).toContainEqual(expect.stringMatching(/1\.js$/));
    await standsByItself('last-will', 1, folder, join(import.meta.dirname, '../packages/last-will/revisions'));
  });

  it('says what is no game', async () => {
    await expect(freeze('chess')).rejects.toThrow('there is no game chess');
  });
});
