import { randomBot, type Task } from '@parlour/bots';
import { loadGame } from '@parlour/games';
import { same } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { playOut } from '../playout.ts';
import { median, stakesOf } from './stakes.ts';

describe('what is at stake', async () => {
  const game = (await loadGame('alhambra'))!;

  /** A game in which every choice is looked at by a reviewer for whom a move is worth what this says of it; `made`: it is the move that was made. */
  function look(worth: (made: boolean) => number, iterations = 10) {
    const asked: Task[] = [];
    let made: unknown;
    const reviewer = {
      id: 'reviewer',
      decide(question: Task) {
        asked.push(question);
        const [move] = question.moves;
        return { move, candidates: [{ move, visits: 1, chance: worth(same(move, made)) }], iterations: 1 };
      },
    };
    const looker = stakesOf(reviewer, 'x', 1);
    const bot = { id: 'slow', decide: (question: Task) => ({ ...randomBot.decide(question), iterations }) };
    let choices = 0;
    playOut({
      game,
      options: {},
      seed: 's',
      bots: [bot, bot],
      budget: {},
      watch(moment) {
        made = moment.thought.move;
        if (moment.moves.length > 2) choices++;
        if (moment.moves.length > 2) looker.watch(moment);
      },
    });
    return { stakes: looker.stakes, asked, choices };
  }

  it('is how much better the move made is than a middling one', () => {
    const { stakes, choices } = look((made) => (made ? 0.5 : 0.3));
    expect(stakes).toMatchObject({ looked: choices, mattered: choices });
    expect(stakes.worth / stakes.looked).toBeCloseTo(0.2);
  });

  it('is nothing when all moves are worth the same, or when the looks do not agree', () => {
    expect(look(() => 0.4).stakes).toMatchObject({ mattered: 0, worth: 0 });
    // One move alone is looked at a time, and as long as it says.
    const { asked } = look(() => 0.4);
    expect(asked.every(({ moves, budget }) => moves.length === 1 && budget.iterations === 20)).toBe(true);
    // The move made is the first that is looked at, in each of both looks.
    let looks = 0;
    const fickle = look((made) => (made && ++looks % 2 === 1 ? 0.5 : 0.3)).stakes;
    expect([fickle.mattered, fickle.worth / fickle.looked]).toEqual([0, expect.closeTo(0.1)]);
  });

  it('is not asked of bots that do not weigh', () => {
    expect(look(() => 0.4, 0).stakes.looked).toBe(0);
  });

  it('has its middle between two', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  });
});
