import { alhambra } from '@parlour/alhambra';
import { lastWill } from '@parlour/last-will';
import { type AnyGame, diceFrom, type OptionValues } from '@parlour/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import { botFor, botIds } from '../src/index.ts';
import { midGame, questionAt } from './position.ts';

const games: readonly { game: AnyGame; options: OptionValues; longest: number }[] = [
  { game: nim, options: {}, longest: 20 },
  { game: alhambra, options: {}, longest: 120 },
  { game: lastWill, options: {}, longest: 200 },
  { game: lastWill, options: { expansion: 'full' }, longest: 250 },
];

describe.each(games)('at a table of $game.id $options', ({ game, options, longest }) => {
  const positions = fc
    .record({ players: fc.integer(game.seats), seed: fc.string(), decisions: fc.nat(longest) })
    .map(({ players, seed, decisions }) => midGame(game, options, players, seed, decisions));

  it('a guessed world shows the seat exactly what it sees, with the same decisions to make', () => {
    fc.assert(
      fc.property(positions, fc.string(), (match, seed) => {
        const { seat, view, seen, moves } = questionAt(match, {}, seed);
        const world = game.guess(view, diceFrom(seed), game.recall(view, seen));
        expect(game.view(world, seat)).toEqual(view);
        expect(game.toAct(world)).toEqual(game.toAct(match.state));
        expect(game.moves(world, seat)).toEqual(moves);
      }),
    );
  });

  it.each(botIds)('%s decides alike in two states that its seat cannot tell apart', async (id) => {
    const bot = (await botFor(game, id))!;
    fc.assert(
      fc.property(positions, fc.string(), (match, seed) => {
        const question = questionAt(match, { iterations: 12 }, seed);
        const other = game.guess(question.view, diceFrom(`other ${seed}`), game.recall(question.view, question.seen));
        const there = { ...match, state: other };
        expect(bot.decide(questionAt(there, { iterations: 12 }, seed))).toEqual(bot.decide(question));
      }),
      { numRuns: 20 },
    );
  });
});
