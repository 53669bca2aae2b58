import { alhambra } from '@parlour/alhambra';
import { teach } from '@parlour/games';
import { lastWill } from '@parlour/last-will';
import { type AnyGame, same } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import type { ThinkRequest, Thought } from '../bot.ts';
import { DOUBTERS, REVIEWER } from '../minds.ts';
import { midGame, questionAt } from '../testing.ts';
import { checkPuzzle, judge } from './judge.ts';

const taught = await teach(alhambra);
const question = questionAt(midGame(alhambra, {}, 3, 'puzzle', 20), {}, 'dice');
const [first, second, third, ...rest] = question.moves as [unknown, unknown, unknown, ...unknown[]];

/** Bots that think what they are told to: each move's chance, what comes to mind first, and what some of them choose. */
interface Mind {
  readonly chances: readonly number[];
  readonly greedy?: unknown;
  readonly says?: (request: ThinkRequest, time: number) => unknown;
}

function thinker({ chances, greedy = second, says }: Mind) {
  let time = 0;
  return async (request: ThinkRequest): Promise<Thought> => {
    const { bot, moves, budget } = request;
    const said = says?.(request, time++);
    const weighed = moves
      .map((move) => ({ move, visits: 300, chance: chances[question.moves.findIndex((each) => same(each, move))] ?? 0.1 }))
      .toSorted((a, b) => b.chance - a.chance);
    if (bot === 'greedy') return { move: greedy, candidates: [], iterations: 0 };
    return { move: said ?? weighed[0]!.move, candidates: weighed, iterations: budget.iterations ?? 0 };
  };
}

const judged = (mind: Mind) => judge(taught, question, thinker(mind));

/** Of the levels, only this one finds it. */
const found = (level: string) =>
  judged({ chances: [0.6, 0.4, 0.5], says: ({ bot }) => ([REVIEWER, ...DOUBTERS, level].includes(bot) ? first : third) });

describe('a decision is a puzzle', () => {
  it('if one move is clearly best and the obvious one is not it', async () => {
    expect(rest.length).toBeGreaterThan(0);
    expect(await judged({ chances: [0.6, 0.4, 0.5] })).toMatchObject({
      answers: [first],
      obvious: second,
      chance: 0.6,
      obviousChance: 0.4,
      margin: expect.closeTo(0.1),
    });
  });

  it('also if two are as good as each other, and both count as solved', async () => {
    const verdict = await judged({ chances: [0.59, 0.4, 0.6] });
    expect(verdict?.answers).toEqual([third, first]);
  });

  it.each([
    ['the obvious move is the best', { chances: [0.6, 0.4, 0.5], greedy: first }],
    ['another move comes near', { chances: [0.6, 0.4, 0.55] }],
    ['another move is not quite far enough behind', { chances: [0.6, 0.4, 0.53] }],
    ['nothing is much better than the obvious move', { chances: [0.6, 0.57, 0.3] }],
    [
      'one of the searches chooses something else',
      { chances: [0.6, 0.4, 0.5], says: (_: ThinkRequest, time: number) => (time === 9 ? third : undefined) },
    ],
    [
      'whoever reckons with the worst would not play it',
      { chances: [0.6, 0.4, 0.5], says: ({ bot }: ThinkRequest) => (bot === DOUBTERS[0] ? second : undefined) },
    ],
    [
      'games played to the end do not bear it out',
      { chances: [0.6, 0.4, 0.5], says: ({ bot }: ThinkRequest) => (bot === DOUBTERS[1] ? third : undefined) },
    ],
  ])('but not if %s', async (_, mind) => {
    expect(await judged(mind)).toBeUndefined();
  });

  it('but not where a decision is made in parts, or there is next to no choice', async () => {
    const asked: string[] = [];
    const think = async (request: ThinkRequest) => (asked.push(request.bot), thinker({ chances: [0.6, 0.4, 0.5] })(request));
    expect(await judge(taught, { ...question, moves: [first, second] }, think)).toBeUndefined();
    const inParts = { ...(lastWill as AnyGame), isPart: () => true };
    expect(await judge({ ...taught, game: inParts }, question, think)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('as hard as the weakest level that mostly finds it', async () => {
    expect((await found('club'))?.level).toBe('club');
    expect((await found('nobody'))?.level).toBe('master');
  });
});

it('a puzzle is checked by looking into the answer and the obvious move alone', async () => {
  const think = thinker({ chances: [0.6, 0.4, 0.5] });
  expect(await checkPuzzle(alhambra, question, { answers: [first], obvious: second }, think)).toBe(true);
  expect(await checkPuzzle(alhambra, question, { answers: [second], obvious: first }, think)).toBe(false);
});
