import { diceFrom, settingFor, silent } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import { midGame, questionAt } from '../testing.ts';
import { misjudged, plainKnowledge } from '../knowledge.ts';
import { defaultManner, search } from './search.ts';

const knowledge = plainKnowledge(nim);

describe('a search', () => {
  it('finds the move that wins at once', () => {
    const state = nim.setup(settingFor(nim, { heaps: 2 }, 2), diceFrom('a'), silent);
    Object.assign(state, {
      phase: 'take',
      heaps: [3, 0],
      taken: [5, 5],
      hands: [['grow'], ['grow']],
      away: ['again', 'draw'],
      deck: ['draw'],
    });
    const moves = nim.moves(state, 0);
    const question = {
      game: nim,
      seat: 0,
      setting: state.setting,
      view: nim.view(state, 0),
      seen: [],
      moves,
      budget: { iterations: 300 },
      dice: diceFrom('b'),
    };
    expect(search(question, knowledge, defaultManner).move).toEqual({ type: 'take', heap: 0, count: 3 });
  });

  it('keeps to its iterations, and every one is a visit of a candidate', () => {
    const { candidates, iterations } = search(questionAt(midGame(nim, {}, 3, 'c', 6), { iterations: 150 }, 'd'), knowledge, defaultManner);
    expect(iterations).toBe(150);
    expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(150);
  });

  it('gives every seat its chance of winning, together 1', () => {
    const { chances } = search(questionAt(midGame(nim, {}, 4, 'e', 9), { iterations: 100 }, 'f'), knowledge, defaultManner);
    expect(chances).toHaveLength(4);
    expect(chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('thinks the same with the same dice', () => {
    const match = midGame(nim, {}, 2, 'g', 5);
    const think = (dice: string) => search(questionAt(match, { iterations: 200 }, dice), knowledge, defaultManner);
    expect(think('h')).toEqual(think('h'));
    expect(think('h')).not.toEqual(think('i'));
  });

  it('answers with what it has as soon as it is told to stop', () => {
    let asked = 0;
    const stop = () => ++asked >= 5;
    const thought = search({ ...questionAt(midGame(nim, {}, 2, 'j', 5), {}, 'k'), stop }, knowledge, defaultManner);
    expect(thought.iterations).toBe(5);
  });

  it('has an answer even without any time', () => {
    const question = questionAt(midGame(nim, {}, 2, 'l', 5), { milliseconds: 0 }, 'm');
    expect(question.moves).toContainEqual(search(question, knowledge, defaultManner).move);
  });
});

describe('the worlds that are imagined', () => {
  const question = questionAt(midGame(nim, {}, 3, 'worlds', 6), { iterations: 60 }, 'dice');
  /** By the dice that each was made with, the first aside: that one only shows what the moves look like. */
  const worldsOf = (sameWorlds: boolean) => {
    const made: string[] = [];
    const game = {
      ...nim,
      guess: ((view, setting, dice, memory) => {
        made.push(dice.join());
        return nim.guess(view, setting, dice, memory);
      }) satisfies typeof nim.guess,
    };
    const { candidates } = search({ ...question, game }, knowledge, { ...defaultManner, sameWorlds });
    return { made: made.slice(1), candidates };
  };

  it('are the same for every move, in the same order', () => {
    const { made, candidates } = worldsOf(true);
    expect(made).toHaveLength(60);
    expect(candidates.length).toBeGreaterThan(1);
    expect(new Set(made).size).toBe(Math.max(...candidates.map(({ visits }) => visits)));
    // As often as a move was tried so far, so many worlds it has been through.
    const counts = [...new Set(made)].map((world) => made.filter((other) => other === world).length);
    const expected = counts.map((_, place) => candidates.filter(({ visits }) => visits > place).length);
    expect(counts).toEqual(expected);
  });

  it('are all different for whoever does without that', () => {
    expect(new Set(worldsOf(false).made).size).toBe(60);
  });
});

describe('where to look first', () => {
  const question = questionAt(midGame(nim, {}, 2, 'n', 5), { iterations: 40 }, 'o');
  const last = question.moves.length - 1;
  // Ratings speak for the first move, long searches looked at the last.
  const taught = {
    ...knowledge,
    rate: () => question.moves.map((_, i) => (i === 0 ? 3 : 0)),
    evaluate: () => [0.5, 0.5],
    depth: () => 0,
    favour: (_: unknown, __: unknown, moves: readonly unknown[]) => moves.map((_, i) => (i === moves.length - 1 ? 3 : 0)),
  };
  const mostVisited = (looks: boolean) => {
    const { candidates } = search(question, taught, { ...defaultManner, looks });
    return candidates.toSorted((a, b) => b.visits - a.visits)[0]!.move;
  };

  it('is said by what a game knows of it', () => {
    expect(last).toBeGreaterThan(0);
    expect(mostVisited(true)).toEqual(question.moves[last]);
  });

  it('is said by ratings for whoever does not know it', () => {
    expect(mostVisited(false)).toEqual(question.moves[0]);
  });
});

describe('an error of judgement', () => {
  const clear = { ...knowledge, rate: () => [0, 1, 20] };
  const state = midGame(nim, {}, 2, 'l', 0).state;
  const looks = (error: number, blur = 1) => {
    const erring = misjudged({ ...clear, blur }, error, diceFrom('m'));
    return Array.from({ length: 400 }, () => erring.rate(state, 0, []) as [number, number, number]);
  };
  const wrong = (error: number) => looks(error).filter(([worse, better]) => worse > better).length;

  it('takes the worse for the better often where they are close, and never where they are far apart', () => {
    expect(wrong(2)).toBeGreaterThan(100);
    expect(wrong(2)).toBeLessThan(180);
    for (const [worse, better, best] of looks(2)) expect(best).toBeGreaterThan(Math.max(worse, better));
  });

  it('is made less often by whoever errs less, and in games that are easier to judge', () => {
    expect(wrong(0.5)).toBeLessThan(wrong(2));
    expect(looks(2, 0.25)).toEqual(looks(0.5));
  });

  it('reaches the choice of a search', () => {
    const match = midGame(nim, {}, 2, 'n', 4);
    const choices = (error: number) =>
      Array.from({ length: 40 }, (_, time) =>
        JSON.stringify(
          search(
            questionAt(match, { iterations: 1 }, `o${time}`),
            { ...knowledge, rate: (_s, _t, moves) => moves.map((_, i) => i) },
            { ...defaultManner, error },
          ).move,
        ),
      );
    expect(new Set(choices(0)).size).toBe(1);
    expect(new Set(choices(3)).size).toBeGreaterThan(1);
  });
});
