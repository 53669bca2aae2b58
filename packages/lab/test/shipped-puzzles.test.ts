import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botText, checkPuzzle, levels, puzzleReason } from '@parlour/bots';
import { gameIds, loadGame, teach } from '@parlour/games';
import { atTable, inLanguage, openPuzzle, puzzleId, questionOf, readPuzzles, replay, voice } from '@parlour/kernel';
import { createThinker } from '@parlour/think/node';
import { afterAll, describe, expect, it } from 'vitest';

const folderOf = (game: string) => fileURLToPath(new URL(`../../${game}/puzzles/`, import.meta.url));

function textsOf(game: string): string[] {
  return readdirSync(folderOf(game)).map((name) => readFileSync(`${folderOf(game)}${name}`, 'utf8'));
}

/** So many a title ship at least. */
const LEAST = 300;

/** Reasons are worked out from imagined games: of one puzzle in so many. */
const SAMPLED = 20;

const thinker = createThinker();
afterAll(() => thinker.close());

describe.each(gameIds)('the puzzles of %s', (id) => {
  const files = textsOf(id).map(readPuzzles);
  const all = files.flatMap(({ puzzles, rules }) => puzzles.map((stored) => ({ stored, rules })));

  it('are many, all different, and little to load', () => {
    expect(all.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(all.map(({ stored }) => puzzleId(stored))).size).toBe(all.length);
    expect(textsOf(id).reduce((sum, text) => sum + text.length, 0)).toBeLessThan(150_000);
  });

  // All of them, not a sample: should bots or rules have changed so that one is no puzzle any more, `parlour puzzles` makes them anew.
  it('still are what they were made for: bots lead there by the rules, and prefer the answer to the obvious move', async () => {
    const wrong = await Promise.all(
      all.map(async ({ stored, rules }) => {
        const game = (await loadGame(id, rules))!;
        const puzzle = openPuzzle(game, stored, []);
        const question = questionOf(replay(game, puzzle.record), puzzle.seat);
        const isSound = await checkPuzzle(game, question, puzzle, (request) => thinker.think(request));
        return isSound ? [] : [puzzleId(stored)];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  }, 600_000);

  it('have a reason that says what comes of the answer, at once, a few moves on or at the end', async () => {
    const later = voice('en', [botText]).say('bots.puzzle.later');
    const sample = all.filter((_, index) => index % SAMPLED === 0);
    const vague = await Promise.all(
      sample.map(async ({ stored, rules }) => {
        const game = (await loadGame(id, rules))!;
        const taught = await teach(game);
        const puzzle = openPuzzle(game, stored, []);
        const { setting, head } = replay(game, puzzle.record);
        const names = head.seats.map(({ name }) => name);
        const said = Object.keys(botText).map((language) =>
          puzzleReason(taught, puzzle, undefined, atTable(voice(language, [game.text.catalogues]), setting, names)),
        );
        for (const words of said) expect(words).not.toMatch(/(bots|why|later|end)\.\w|[{}]|NaN|undefined/);
        return said.some((words) => words.includes(later));
      }),
    );
    expect(vague.filter(Boolean).length / sample.length).toBeLessThan(0.1);
  });

  it('have a theme and a difficulty that there are words for', async () => {
    const { knowledge } = await teach((await loadGame(id))!);
    const { words = {} } = knowledge.insight ?? {};
    for (const language of Object.keys(botText))
      for (const { stored } of all) {
        expect({ ...inLanguage(botText, language), ...inLanguage(words, language) }).toHaveProperty([`theme.${stored.theme}`]);
        expect(levels).toContain(stored.level);
      }
  });
});
