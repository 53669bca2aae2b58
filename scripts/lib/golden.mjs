// Records the golden games of a game anew, after a change of its rules.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { firstGolden, playedAnew, readGolden, writeGolden } from '@parlour/kernel/checks';
import { rulesOf } from './rules.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Plays the games in a folder anew and writes them there; the first ones where there are none. Says how many there are, and how many have changed.
 * @param {string} id
 * @param {string} [folder]
 * @returns {Promise<{ games: number, changed: number }>}
 */
export async function recordGolden(id, folder = join(root, 'packages', id, 'golden')) {
  const game = await rulesOf(id);
  const file = join(folder, 'games.jsonl.gz');
  const before = existsSync(file) ? readGolden(gunzipSync(readFileSync(file)).toString()) : [];
  const games = before.length === 0 ? firstGolden(game) : before.map((golden) => playedAnew(game, golden));
  const changed = games.filter((golden, i) => JSON.stringify(golden) !== JSON.stringify(before[i])).length;
  if (changed > 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, gzipSync(writeGolden(games)));
  }
  return { games: games.length, changed };
}
