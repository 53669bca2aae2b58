import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPuzzles } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { ownFolder, parlour, parlourHere } from './parlour.ts';

const examples = { PARLOUR_EXAMPLES: '1' };
const make = (...args: string[]) => parlour(['puzzles', 'nim', '--bots', 'random', '--seed', 'run', ...args], [], examples);

describe('parlour puzzles', () => {
  it('makes the same puzzles with any number of threads, and goes on where it stopped', async () => {
    const folder = ownFolder();
    const [state, out] = [join(folder, 'state.jsonl'), join(folder, 'puzzles.json')];
    const first = await make('--count', '1', '--jobs', '2', '--state', state, '--out', out, '--lang', 'pl');
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toMatch(/^1\. Weź .* \(\d+.%\), a nie: .*\n1 zagadka w 1 grze\.\n[^]*puzzles\.json\n$/);
    const written = readFileSync(out, 'utf8');
    expect(readPuzzles(written)).toMatchObject({ game: 'nim', puzzles: [{ seed: 'run/0', seats: 2 }] });
    const kept = readFileSync(state, 'utf8');
    const more = await make('--count', '2', '--jobs', '1', '--state', state, '--json');
    expect(readPuzzles(more.out).puzzles.slice(0, 1)).toEqual(readPuzzles(written).puzzles);
    expect(readPuzzles(more.out).puzzles).toHaveLength(2);
    expect(readFileSync(state, 'utf8').startsWith(kept)).toBe(true);
  });

  it('searches saved games, and says which it cannot', async () => {
    const file = join(ownFolder(), 'nim.json');
    const moves = [
      [0, { type: 'keep', card: 'again' }],
      [1, { type: 'keep', card: 'draw' }],
      [0, { type: 'take', heap: 0, count: 1 }],
    ];
    const seats = [{ name: 'Ann' }, { name: 'Bob' }];
    writeFileSync(
      file,
      JSON.stringify({ format: 'parlour-game/1', game: 'nim', rules: 2, options: {}, seed: 'a saved game', seats, moves }),
    );
    const searched = await parlour(['puzzles', 'nim', file], [], examples);
    expect([searched.code, searched.err, searched.out]).toEqual([0, '', expect.stringMatching(/puzzles? in one game\./)]);
    const other = await parlourHere(['puzzles', 'last-will', 'packages/alhambra/games/2-players.json']);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('alhambra')]);
    writeFileSync(file, '{}');
    expect((await parlourHere(['puzzles', 'alhambra', file])).err).toContain('damaged');
    expect((await parlourHere(['puzzles', 'alhambra', '--count', 'many'])).err).toContain('--count');
  });
});
