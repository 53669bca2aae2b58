import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readGolden, writeGolden } from '@parlour/kernel/checks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recordGolden } from './lib/golden.mjs';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-golden-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const golden = (folder: string) => join(folder, 'games.jsonl.gz');
const kept = (id: string) => gunzipSync(readFileSync(join(import.meta.dirname, '../packages', id, 'golden/games.jsonl.gz'))).toString();

describe('recording golden games', () => {
  it.each(['alhambra', 'last-will'])('of %s anew leaves them as they are while the rules are the same', async (id) => {
    const folder = emptyFolder();
    const few = readGolden(kept(id)).filter((_, i) => i % 60 === 0);
    writeFileSync(golden(folder), gzipSync(writeGolden(few)));
    expect(await recordGolden(id, folder)).toEqual({ games: few.length, changed: 0 });
    expect(readGolden(gunzipSync(readFileSync(golden(folder))).toString())).toEqual(few);
  });

  it('makes new what no longer agrees with the rules', async () => {
    const folder = emptyFolder();
    const [first, second] = readGolden(kept('alhambra'));
    writeFileSync(golden(folder), gzipSync(writeGolden([first!, { ...second!, positions: second!.positions.map(() => 'otherwise') }])));
    expect(await recordGolden('alhambra', folder)).toEqual({ games: 2, changed: 1 });
    expect(readGolden(gunzipSync(readFileSync(golden(folder))).toString())).toEqual([first, second]);
  });

  it('plays the first ones where there are none, the same each time', async () => {
    const [one, other] = [emptyFolder(), emptyFolder()];
    const { games, changed } = await recordGolden('nim', one);
    await recordGolden('nim', other);
    expect(changed).toBe(games);
    expect(readFileSync(golden(one)).equals(readFileSync(golden(other)))).toBe(true);
  });

  it('says what is no game', async () => {
    await expect(recordGolden('chess', emptyFolder())).rejects.toThrow('there is no game chess');
  });
});
