import { midGame } from '@parlour/bots/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyWay } from './every-game.ts';

const explained = everyWay.flatMap(({ game, knowledge: { insight } }) => (insight === undefined ? [] : [{ id: game.id, insight }]));

describe.each(explained)('what bots say of $id', ({ insight: { weights, words } }) => {
  it('has a weight for every feature at every stage, and says in every language why it speaks for a move', () => {
    const { features, stages } = weights;
    for (const row of stages) expect(row).toHaveLength(features.length);
    for (const said of Object.values(words)) for (const feature of features) expect(said).toHaveProperty([`why.${feature}`]);
  });
});

describe.each(everyWay)('what bots know of $game.id $options', ({ game, knowledge, options, length }) => {
  const { insight } = knowledge;
  const positions = fc
    .record({ players: fc.integer(game.seats), seed: fc.string(), decisions: fc.nat(length) })
    .map(({ players, seed, decisions }) => midGame(game, options, players, seed, decisions).state);

  it('gives chances that add up, a number for every feature, a rating and a key of its own for every move', () => {
    fc.assert(
      fc.property(positions, (state) => {
        expect(knowledge.evaluate(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        for (const seat of insight?.picture(state).seats ?? [])
          expect(seat.filter(Number.isFinite)).toHaveLength(insight!.weights.features.length);
        for (const seat of game.toAct(state)) {
          const moves = game.moves(state, seat);
          expect(new Set(moves.map((move) => knowledge.key(move))).size).toBe(moves.length);
          expect(knowledge.rate(state, seat, moves).filter(Number.isFinite)).toHaveLength(moves.length);
        }
      }),
    );
  });
});
