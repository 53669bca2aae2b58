import { percent, type Taught, levels } from '@parlour/bots';
import { atTable, openPuzzle, questionOf, replay, type StoredPuzzle, type Voice } from '@parlour/kernel';
import type { PuzzleRun } from './run.ts';

/** What was found, puzzle by puzzle, and how many of each level and theme. */
export function puzzleLines({ game }: Taught, { puzzles, games }: PuzzleRun, voice: Voice): string[] {
  const counts = levels
    .map((level) => ({ level, count: puzzles.filter((puzzle) => puzzle.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => voice.say('lab.puzzles.level', { level: voice.say(`bots.level.${level}`), count }));
  const title = voice.say('lab.puzzles', { puzzles: puzzles.length, games });
  const line = (stored: StoredPuzzle, index: number) => {
    const { record, seat, answers, obvious, chance, obviousChance, level } = openPuzzle(game, stored, []);
    const match = replay(game, record);
    const { view, setting } = questionOf(match, seat);
    const table = atTable(
      voice,
      setting,
      record.seats.map(({ name }) => name),
    );
    return voice.say('lab.puzzles.line', {
      number: index + 1,
      answer: game.text.move(answers[0], view, table),
      chance: percent(chance, voice),
      obvious: game.text.move(obvious, view, table),
      obviousChance: percent(obviousChance, voice),
      level: voice.say(`bots.level.${level}`),
    });
  };
  return [...puzzles.map(line), title, ...(counts.length === 0 ? [] : [voice.list(counts)])];
}
