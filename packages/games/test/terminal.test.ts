import { type AnyGame, atTable, below, diceFrom, kernelText, type Player, settingFor, voice } from '@parlour/kernel';
import { type Look, paintFor, plainBoard, width } from '@parlour/terminal-kit';
import { describe, expect, it } from 'vitest';
import { loadGame, loadTerminal } from '../src/index.ts';

const names = ['Ann', 'Żółć', '塔の人', 'A name of 20 letters', 'Bruno', 'Celia'];
const settings = [
  ['alhambra', 2, 80, {}],
  ['alhambra', 6, 80, {}],
  ['alhambra', 3, 60, {}],
  ['last-will', 2, 100, {}],
  ['last-will', 3, 80, {}],
  ['last-will', 5, 100, { expansion: 'full' }],
] as const;

describe.each(settings)('the table of %s for %i in %i columns', (id, seats, columns, options) => {
  it.each(Object.keys(kernelText))('fits, and has a word for everything, all through a game: %s', async (language) => {
    const game = (await loadGame(id))!;
    const { board = plainBoard, text = {} } = (await loadTerminal(id)) ?? {};
    const players: Player[] = names.slice(0, seats).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'expert' }));
    const setting = settingFor(game, { ...options }, seats);
    const speaker = atTable(voice(language, [text, game.text.catalogues, kernelText]), setting, names);
    for (const plain of [false, true]) {
      const look: Look = { paint: { ...paintFor(process.stdout, plain), columns, rows: 40 }, voice: speaker, seats: players };
      for (const [view, moves] of positions(game, seats, options)) {
        const shown = [
          ...board.draw(view, look),
          ...moves.slice(0, 30).flatMap((move) => [board.heading?.(move, view, look), board.label?.(move, view, look)]),
          ...(board.wishes?.(view, look) ?? []).map(({ label }) => label),
        ].filter((line) => line !== undefined);
        // A text without its words shows as its key, one without its values as braces.
        const keys = /\b(lw|alhambra|symbol|building|thing|phase)\.\w|[{}]|undefined|NaN/;
        expect(shown.filter((line) => width(line) > columns || keys.test(line))).toEqual([]);
      }
    }
  });
});

/** Every tenth position of a random game, as each seat and a spectator see it, with the moves of whoever decides. */
function positions(game: AnyGame, seats: number, given: object): (readonly [view: unknown, moves: readonly unknown[]])[] {
  const found: (readonly [unknown, readonly unknown[]])[] = [];
  const dice = diceFrom('moves');
  const state = game.setup(settingFor(game, { ...given }, seats), diceFrom('deal'), () => {});
  let decisions = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves = game.moves(state, seat);
    if (decisions++ % 10 === 0) for (const viewer of [null, seat]) found.push([game.view(state, viewer), viewer === null ? [] : moves]);
    game.play(state, seat, moves[below(dice, moves.length)], () => {});
  }
  return [...found, [game.view(state, null), []]];
}
