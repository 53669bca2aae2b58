import { botFor, botIds } from '@parlour/bots';
import { midGame, questionAt } from '@parlour/bots/testing';
import { diceFrom } from '@parlour/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyWay } from './every-game.ts';

describe.each(everyWay)('at a table of $game.id $options', ({ game, knowledge, options, length }) => {
  const positions = fc
    .record({ players: fc.integer(game.seats), seed: fc.string(), decisions: fc.nat(length) })
    .map(({ players, seed, decisions }) => midGame(game, options, players, seed, decisions));

  it('a guessed world shows the seat exactly what it sees, with the same decisions to make', () => {
    fc.assert(
      fc.property(positions, fc.string(), (match, seed) => {
        const { seat, setting, view, seen, moves } = questionAt(match, {}, seed);
        const world = game.guess(view, setting, diceFrom(seed), game.recall(view, setting, seen));
        expect(game.view(world, seat)).toEqual(view);
        expect(game.toAct(world)).toEqual(game.toAct(match.state));
        expect(game.moves(world, seat)).toEqual(moves);
      }),
    );
  });

  it.each(botIds())('%s decides alike in two states that its seat cannot tell apart', (id) => {
    const bot = botFor({ game, knowledge }, id)!;
    fc.assert(
      fc.property(positions, fc.string(), (match, seed) => {
        const question = questionAt(match, { iterations: 12 }, seed);
        const { setting, view, seen } = question;
        const other = game.guess(view, setting, diceFrom(`other ${seed}`), game.recall(view, setting, seen));
        const there = { ...match, state: other };
        expect(bot.decide(questionAt(there, { iterations: 12 }, seed))).toEqual(bot.decide(question));
      }),
      { numRuns: 20 },
    );
  });
});
