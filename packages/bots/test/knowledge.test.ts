import { alhambra } from '@parlour/alhambra';
import { type AnyGame, diceFrom, type OptionValues } from '@parlour/kernel';
import { lastWill, type State, tableOf } from '@parlour/last-will';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { features as alhambraFeatures } from '../src/alhambra/features.ts';
import { expectedPoints } from '../src/alhambra/majorities.ts';
import { exactness, flexibility, pursesOf, reach } from '../src/alhambra/purse.ts';
import { knowledgeOf } from '../src/index.ts';
import { features as lastWillFeatures } from '../src/last-will/features.ts';
import { midGame } from './position.ts';

const games: readonly { game: AnyGame; features: readonly string[]; options: OptionValues; longest: number }[] = [
  { game: alhambra, features: alhambraFeatures, options: {}, longest: 120 },
  { game: lastWill, features: lastWillFeatures, options: {}, longest: 220 },
  { game: lastWill, features: lastWillFeatures, options: { expansion: 'full' }, longest: 260 },
];

describe.each(games)('what bots know of $game.id $options', async ({ game, features, options, longest }) => {
  const knowledge = await knowledgeOf(game);
  const { weights, picture, words } = knowledge.insight!;
  const positions = fc
    .record({ players: fc.integer(game.seats), seed: fc.string(), decisions: fc.nat(longest) })
    .map(({ players, seed, decisions }) => midGame(game, options, players, seed, decisions).state);

  it('has a weight for every feature at every stage, and says in every language why it speaks for a move', () => {
    expect(weights.features).toEqual(features);
    for (const row of weights.stages) expect(row).toHaveLength(features.length);
    for (const said of Object.values(words)) for (const feature of features) expect(said).toHaveProperty([`why.${feature}`]);
  });

  it('gives chances that add up, a number for every feature, a rating and a key of its own for every move', () => {
    fc.assert(
      fc.property(positions, (state) => {
        expect(knowledge.evaluate(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        for (const seat of picture(state).seats) expect(seat.filter(Number.isFinite)).toHaveLength(features.length);
        for (const seat of game.toAct(state)) {
          const moves = game.moves(state, seat);
          expect(new Set(moves.map((move) => knowledge.key(move))).size).toBe(moves.length);
          expect(knowledge.rate(state, seat, moves).filter(Number.isFinite)).toHaveLength(moves.length);
        }
      }),
    );
  });
});

describe('majorities', () => {
  const LAST = 2;
  const TOWER = 5;

  it('are certain once no more cards of the type are to come', () => {
    expect(expectedPoints(LAST, LAST, TOWER, [6, 4, 1], 0, 0)).toBeCloseTo(21);
    expect(expectedPoints(LAST, LAST, TOWER, [6, 4, 1], 0, 1)).toBeCloseTo(13);
    expect(expectedPoints(LAST, LAST, TOWER, [6, 4, 1], 0, 2)).toBeCloseTo(6);
  });

  it('are the more certain the fewer cards are to come', () => {
    const leader = [8, 4, 1].map((unowned) => expectedPoints(LAST, LAST, TOWER, [3, 2, 0], unowned, 0));
    expect(leader).toEqual(leader.toSorted((a, b) => a - b));
  });
});

/** The pavilion of that price. */
function pavilion(price: number): number {
  return price - 2;
}

describe('money', () => {
  // Florins 2, 3 and 7.
  const [florins] = pursesOf([1, 2, 6]) as [ReturnType<typeof pursesOf>[number]];

  it('pays 2, 3, 5, 7, 9, 10 and 12 exactly', () => {
    expect(flexibility(florins)).toBe(7);
    expect([3, 4, 5, 6, 7].map((price) => exactness(florins, pavilion(price)))).toEqual([1, 0, 1, 0, 1]);
  });

  it('reaches what it pays at all', () => {
    expect(reach(florins, pavilion(8))).toBe(1);
    // A tower for 13.
    expect(reach(florins, 53)).toBe(0);
  });
});

describe('at first sight', () => {
  it('an exact payment looks better than a dearer one for the same building', async () => {
    const state = alhambra.setup({}, 3, diceFrom('exact'));
    // A pavilion for 5; florins 5 and 6.
    Object.assign(state, { active: 0, yard: [3, 40, 41, 42], hands: [[4, 5], [10], [20]], display: [11, 12, 13, 14] });
    const moves = alhambra.moves(state, 0);
    const rates = (await knowledgeOf(alhambra)).rate(state, 0, moves);
    const of = (card: number) => rates[moves.findIndex((move) => move.type === 'buy' && move.pay[0] === card)]!;
    expect(of(4)).toBeGreaterThan(of(5));
  });

  it('an expense looks better early than in the last round, when an event is better', async () => {
    const state = midGame(lastWill, {}, 2, 'early', 0).state as State;
    Object.assign(state, { phase: 'actions', turn: 0, order: [0, 1] });
    Object.assign(state.players[0]!, { plan: 0, actions: 2 });
    const { faces } = tableOf(state).book;
    const { rate } = await knowledgeOf(lastWill);
    const club = faces.findIndex(({ id }) => id === 'gentlemens-club');
    const dinner = faces.findIndex(({ id }) => id === 'dinner');
    state.players[0]!.hand = [club, dinner].toSorted((a, b) => a - b);
    const preferred = () => {
      const moves = lastWill.moves(state, 0);
      const rates = rate(state, 0, moves);
      return moves[rates.indexOf(Math.max(...rates))];
    };
    expect(preferred()).toMatchObject({ type: 'lay', card: club });
    state.round = 7;
    expect(preferred()).toMatchObject({ type: 'play', card: dinner });
  });
});
