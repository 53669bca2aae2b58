import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { differsFromGolden, readGolden } from '@parlour/kernel/checks';
import { describe, expect, it } from 'vitest';
import { lastWill } from '../src/rules/index.ts';

const games = readGolden(gunzipSync(readFileSync(new URL('../golden/games.jsonl.gz', import.meta.url))).toString());

describe('golden games', () => {
  it.each(games)('$name is played as it was', (golden) => {
    expect(differsFromGolden(lastWill, golden)).toBeUndefined();
  });
});
