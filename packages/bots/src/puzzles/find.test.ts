import { alhambra } from '@parlour/alhambra';
import { teach } from '@parlour/games';
import { lastWill } from '@parlour/last-will';
import {
  type AnyGame,
  openPuzzle,
  type Puzzle,
  puzzleId,
  readPuzzles,
  recordOf,
  replay,
  same,
  solves,
  storePuzzle,
  writePuzzles,
} from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import type { ThinkRequest, Thought } from '../bot.ts';
import { midGame } from '../testing.ts';
import { puzzlesIn } from './find.ts';

/** Every decision looks like a puzzle to it: the first move is best, the last is obvious. */
async function certain({ bot, moves }: ThinkRequest): Promise<Thought> {
  if (bot === 'greedy') return { move: moves.at(-1), candidates: [], iterations: 0 };
  const candidates = moves.map((move, index) => ({ move, visits: 300, chance: index === 0 ? 0.6 : 0.3 }));
  // Looked into alone, the last one is not as good either.
  const alone =
    moves.length === 1
      ? candidates.map((each) => ({ ...each, chance: asFirst.some((move) => same(move, each.move)) ? 0.6 : 0.3 }))
      : candidates;
  if (moves.length > 1) asFirst.push(moves[0]);
  return { move: moves[0], candidates: alone, iterations: 100 };
}
const asFirst: unknown[] = [];

/** With every move by itself. */
function plain({ record: { moves, ...head }, ...puzzle }: Puzzle) {
  return { ...puzzle, head, moves: moves.flatMap(([seat, ...made]) => made.map((move) => [seat, move])) };
}

describe.each([alhambra, lastWill] as readonly AnyGame[])('puzzles in a game of $id', async (game) => {
  const taught = await teach(game);
  const record = recordOf(midGame(game, {}, 3, 'find', 60));

  it('are found anywhere in it, with the way there, and as many as were asked for', async () => {
    asFirst.length = 0;
    const looked: number[] = [];
    const found = await puzzlesIn(taught, record, certain, { most: 4, of: (seat) => seat !== 1, looked: (done) => looked.push(done) });
    expect(found).toHaveLength(4);
    expect(looked.at(-1)).toBe(looked.length);
    expect(found.map((puzzle) => puzzle.seat)).not.toContain(1);
    for (const { record: way, seat, answers, obvious } of found) {
      const { state } = replay(game, way);
      const moves = game.moves(state, seat);
      expect([game.toAct(state), answers, obvious]).toEqual([[seat], [moves[0]], moves.at(-1)]);
      expect(record.moves.slice(0, way.moves.length)).toEqual(way.moves);
    }
  });

  it('are stored in little, and come back as they were', async () => {
    asFirst.length = 0;
    const found = await puzzlesIn(taught, record, certain, { most: 4 });
    const stored = found.map((puzzle) => storePuzzle(game, puzzle));
    const text = writePuzzles({ format: 'parlour-puzzles/1', game: game.id, rules: game.revision, puzzles: stored });
    const read = readPuzzles(text).puzzles;
    expect(new Set(read.map(puzzleId)).size).toBe(4);
    const names = record.seats.map(({ name }) => name);
    const opened = read.map((each) => openPuzzle(game, each, names));
    // Where there was no choice, it does not matter whose decision was written down with which.
    expect(opened.map(plain)).toEqual(found.map(plain));
  });

  it('are solved by any of their answers', async () => {
    const [puzzle] = await puzzlesIn(taught, record, certain, { most: 1 });
    expect(solves(puzzle!, puzzle!.answers[0])).toBe(true);
    expect(solves(puzzle!, puzzle!.obvious)).toBe(false);
  });

  it('are not opened where the rules lead elsewhere', () => {
    const stored = {
      seed: 'x',
      seats: 3,
      way: [500],
      answers: [0],
      obvious: 1,
      theme: 'later',
      level: 'club',
      chances: [600, 300, 300],
    } as const;
    expect(() => openPuzzle(game, stored, [])).toThrow(expect.objectContaining({ key: 'puzzle.astray' }));
    expect(() => openPuzzle(game, { ...stored, way: [], answers: [500] }, [])).toThrow(expect.objectContaining({ key: 'puzzle.astray' }));
  });
});
