import { alhambra } from '@parlour/alhambra';
import { teach } from '@parlour/games';
import { lastWill } from '@parlour/last-will';
import { type AnyGame, atTable, kernelText, questionOf, recordOf, type Setting, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { because, themeOf } from '../explain/explain.ts';
import { midGame, questionAt } from '../testing.ts';
import { botText } from '../text/index.ts';
import { puzzleReason } from './reason.ts';

const speaker = (setting: Setting) => atTable(voice('en', [alhambra.text.catalogues]), setting, ['Ada', 'Bruno', 'Celia']);

describe.each([alhambra, lastWill] as readonly AnyGame[])('the reason of a puzzle in $id', async (game) => {
  const taught = await teach(game);
  const match = midGame(game, {}, 3, 'reason', 40);
  const seat = game.toAct(match.state)[0]!;
  const { moves, setting, view } = questionOf(match, seat);
  const puzzle = {
    record: recordOf(match),
    seat,
    answers: [moves[0]],
    obvious: moves[1],
    theme: 'later',
    level: 'club',
    chance: 0.613,
    obviousChance: 0.4,
    margin: 0.1,
  };

  it.each(Object.keys(botText))('is said in %s, with both moves and their chances', (language) => {
    const speaker = atTable(voice(language, [game.text.catalogues, kernelText]), setting, ['Ada', 'Bruno', 'Celia']);
    const said = puzzleReason(taught, puzzle, undefined, speaker);
    for (const move of moves.slice(0, 2)) expect(said).toContain(game.text.move(move, view, speaker));
    expect(said).toMatch(/61\s?%.*40\s?%/);
    expect(said).not.toMatch(/bots\.|why\.|[{}]|NaN|undefined/);
    const more = puzzleReason(taught, puzzle, moves[2], speaker);
    expect(more.startsWith(said)).toBe(true);
  });
});

it('what only shows some moves later has a theme too', async () => {
  const { knowledge } = await teach(alhambra);
  const questions = [10, 20, 30, 40, 50].map((decisions) => questionAt(midGame(alhambra, {}, 3, 'later', decisions), {}, 'dice'));
  const later = questions.flatMap((question) =>
    question.moves
      .slice(1)
      .filter((other) => because(question, knowledge, question.moves[0], other, speaker(question.setting)) === undefined)
      .map((other) => themeOf(question, knowledge, question.moves[0], other)),
  );
  expect(later.some((theme) => theme !== undefined)).toBe(true);
});

it.each([alhambra, lastWill] as readonly AnyGame[])('every theme of $id has a name', async (game) => {
  const { insight } = (await teach(game)).knowledge;
  for (const words of Object.values(insight!.words))
    for (const key of Object.keys(words).filter((each) => each.startsWith('why.')))
      expect(words).toHaveProperty([key.replace('why.', 'theme.')]);
});
