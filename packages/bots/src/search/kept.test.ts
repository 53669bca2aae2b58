import { type AnyGame, eventsSeen, type Match, playMove } from '@parlour/kernel';
import { alhambra } from '@parlour/alhambra';
import { teach } from '@parlour/games';
import { lastWill } from '@parlour/last-will';
import { describe, expect, it } from 'vitest';
import { midGame, questionAt } from '../testing.ts';
import type { Task } from '../bot.ts';
import { type Kept, followed } from './kept.ts';
import { defaultManner, searchOn } from './search.ts';

/** Thinks at a table, makes the move, and says who decides next and what is left of the thought. */
async function thinkAndPlay(game: AnyGame, match: Match, seed: string): Promise<{ kept: Kept; seat: number }> {
  const question = questionAt(match, { iterations: 60 }, seed);
  const { thought, kept } = searchOn(question, (await teach(game)).knowledge, defaultManner, undefined);
  playMove(match, question.seat, thought.move);
  return { kept, seat: question.seat };
}

/** The question at the table for a seat, whoever else decides. */
function questionOf(match: Match, seat: number): Task {
  const { game, state } = match;
  return { ...questionAt(match, { iterations: 60 }, 'next'), seat, view: game.view(state, seat), seen: eventsSeen(match, seat) };
}

describe('what was thought of the decision before', () => {
  it.each([alhambra, lastWill] as readonly AnyGame[])('goes on only where the seat sees what it imagined: $id', async (game) => {
    let [reused, afresh] = [0, 0];
    for (let start = 0; start < 40; start++) {
      const match = midGame(game, {}, 2, `kept ${start}`, 6 + 3 * start);
      const { kept, seat } = await thinkAndPlay(game, match, `dice ${start}`);
      if (game.toAct(match.state).length === 0) continue;
      const found = followed(kept, questionOf(match, seat));
      if (found === undefined) {
        afresh++;
        continue;
      }
      reused++;
      expect(found.seat).toBe(seat);
      expect(game.toAct(match.state)[0]).toBe(seat);
      const { knowledge } = await teach(game);
      const legal = new Set(game.moves(match.state, seat).map((move) => knowledge.key(move)));
      expect([...found.branches.keys()].some((tried) => legal.has(tried))).toBe(true);
    }
    expect(reused).toBeGreaterThan(0);
    expect(afresh).toBeGreaterThan(0);
  });

  it('is of no use to another seat', async () => {
    const match = midGame(alhambra, {}, 2, 'another', 8);
    const { kept, seat } = await thinkAndPlay(alhambra, match, 'dice');
    expect(followed(kept, questionOf(match, 1 - seat))).toBeUndefined();
  });

  it('adds its visits to those of the next search', async () => {
    const knowledge = (await teach(lastWill)).knowledge;
    for (let start = 0; ; start++) {
      const match = midGame(lastWill, {}, 2, `adds ${start}`, 20);
      const { kept, seat } = await thinkAndPlay(lastWill, match, 'dice');
      const question = questionOf(match, seat);
      const before = followed(kept, question)?.visits ?? 0;
      if (before < 5 || question.moves.length < 2) continue;
      const { thought } = searchOn(question, knowledge, defaultManner, kept);
      expect(thought.iterations).toBe(60);
      expect(thought.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(60 + before);
      return;
    }
  });
});
