import { loadDesign, loadGame } from '@parlour/games';
import { type AnyDesign, type AnyGame, diceFrom, type Milestone, settingFor, silent } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import type { Moment, Outcome } from '../playout.ts';
import { type Holes, holeFinder } from './holes.ts';

function shuffles(times: number, period: (index: number) => number): Milestone[] {
  return Array.from({ length: times }, (_, index) => ({ id: 'shuffled', seat: null, period: period(index) }));
}

describe('positions without sense', async () => {
  const alhambra = (await loadGame('alhambra'))!;
  const design = (await loadDesign('alhambra'))!;
  const setting = settingFor(alhambra, {}, 3);
  const start = () => alhambra.setup(setting, diceFrom('holes'), silent);

  /** What is found in a game that consists of these moments. */
  function find(moments: readonly Partial<Moment>[], changes: Partial<AnyGame> = {}, asked: AnyDesign | undefined = design): Holes {
    const game: AnyGame = { ...alhambra, wasteful: () => [], ...changes };
    const finder = holeFinder({ game, design: asked });
    for (const moment of moments) {
      const state = moment.state ?? start();
      const [seat = 0] = alhambra.toAct(state);
      const moves = alhambra.moves(state, seat);
      const thought = { move: moves[0], candidates: [], iterations: 0 };
      // Nobody looks at the question.
      finder.watch({ state, seat, moves, question: undefined as unknown as Moment['question'], thought, ...moment });
    }
    return finder.found({ events: [], setting } as unknown as Outcome);
  }

  /** What is found where these happened, and everybody is idle. */
  const idleWith = (milestones: readonly Milestone[]) => find([{}], {}, { ...design, milestones: () => milestones, idle: () => true });

  it('are none in a turn with a real choice', () => {
    expect(Object.keys(find([{}]))).toEqual(['choices', 'turns']);
  });

  it('are turns in which nothing can be decided', () => {
    const state = start();
    const [move] = alhambra.moves(state, alhambra.toAct(state)[0]!);
    expect(find([{ moves: [move] }]).forced).toEqual([1, 1]);
    // What only gives something away is a choice, too.
    expect(find([{ moves: [move] }], { wasteful: () => [move] }).forced).toBeUndefined();
    // A choice later in the same turn makes up for it.
    expect(find([{ moves: [move], state }, {}]).forced).toBeUndefined();
  });

  it('are choices that all come to the same', () => {
    const state = start();
    const [move, other] = alhambra.moves(state, alhambra.toAct(state)[0]!);
    expect(find([{ moves: [move, move] }]).alike).toEqual([1, 1]);
    expect(find([{ moves: [move, other] }]).alike).toBeUndefined();
  });

  it('are choices that are equally good, if all were tried', () => {
    const state = start();
    const [move, other] = alhambra.moves(state, alhambra.toAct(state)[0]!);
    const weighed = (chances: readonly number[]) =>
      find([
        {
          moves: [move, other],
          thought: { move, candidates: chances.map((chance) => ({ move, chance, visits: 50 })), iterations: 100 },
        },
      ]).indifferent;
    expect(weighed([0.3, 0.301])).toEqual([1, 1]);
    expect(weighed([0.3, 0.31])).toBeUndefined();
    expect(weighed([0.3])).toBeUndefined();
  });

  it('are the same again and again', () => {
    const state = start();
    expect(find([{ state }, { state }]).repeated).toEqual([1, 2]);
    const later = alhambra.copy(state);
    alhambra.play(later, alhambra.toAct(later)[0]!, alhambra.moves(later, alhambra.toAct(later)[0]!)[0], silent);
    expect(find([{ state }, { state: later }]).repeated).toBeUndefined();
  });

  it('are piles shuffled more than three times in one period, and what the game calls idle', () => {
    expect(idleWith(shuffles(4, () => 2))).toMatchObject({ shuffled: [1, 1], idle: [1, 1] });
    expect(idleWith(shuffles(4, (index) => index)).shuffled).toBeUndefined();
  });
});
