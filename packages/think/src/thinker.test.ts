import { afterAll, describe, expect, it } from 'vitest';
import { alhambra } from '@parlour/alhambra';
import { botFor } from '@parlour/bots';
import { midGame, questionAt } from '@parlour/bots/testing';
import { teach } from '@parlour/games';
import { diceFrom } from '@parlour/kernel';
import { merge, share } from './merge.ts';
import { createThinker } from './node.ts';
import type { ThinkRequest } from '@parlour/bots';

const match = midGame(alhambra, {}, 2, 'thinker', 20);

function request(bot: string, budget: ThinkRequest['budget']): ThinkRequest {
  const { game: _, ...question } = questionAt(match, budget, 'dice');
  return { ...question, game: 'alhambra', rules: alhambra.revision, bot };
}

describe('thinking in threads', () => {
  const thinker = createThinker(2);
  afterAll(() => thinker.close());

  it('comes to the same thought as thinking here', async () => {
    const here = botFor(await teach(alhambra), 'expert')!.decide(questionAt(match, { iterations: 40 }, 'dice'));
    expect(await thinker.think(request('expert', { iterations: 40 }))).toEqual(here);
  });

  it('puts several heads together at the top level, always to the same effect', async () => {
    const first = await thinker.think(request('master', { iterations: 101 }));
    expect(first.iterations).toBe(101);
    expect(first.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(101);
    expect(await thinker.think(request('master', { iterations: 101 }))).toEqual(first);
  });

  it('stops at once when told to, and thinks on about other questions', async () => {
    const stopped = new AbortController();
    const endless = thinker.think(request('master', { milliseconds: 600_000 }), stopped.signal);
    const waiting = thinker.think(request('club', { iterations: 10 }));
    stopped.abort(new Error('the player came back'));
    await expect(endless).rejects.toThrow('the player came back');
    expect((await waiting).iterations).toBe(10);
  });

  it('says what it cannot do', async () => {
    await expect(thinker.think({ ...request('club', {}), game: 'chess' })).rejects.toThrow('no bot club for chess');
    await expect(thinker.think({ ...request('club', {}), rules: 1000 })).rejects.toThrow('record.other-rules');
  });

  it('ends all thoughts when it is closed', async () => {
    const closing = createThinker(1);
    const endless = closing.think(request('master', { milliseconds: 600_000 }));
    await Promise.all([expect(endless).rejects.toThrow('closed'), closing.close()]);
    await expect(closing.think(request('club', {}))).rejects.toThrow('closed');
  });
});

describe('several heads', () => {
  it('share the iterations, each with dice of its own', () => {
    const parts = share({ ...request('master', { iterations: 11 }), dice: diceFrom('x') }, 3);
    expect(parts.map(({ budget }) => budget.iterations)).toEqual([4, 4, 3]);
    expect(new Set(parts.map(({ dice }) => dice.join())).size).toBe(3);
  });

  it('add up what they weighed', () => {
    const merged = merge([
      {
        move: 'a',
        candidates: [
          { move: 'a', visits: 30, chance: 0.5 },
          { move: 'b', visits: 10, chance: 0.4 },
        ],
        iterations: 40,
        chances: [0.5, 0.5],
      },
      { move: 'b', candidates: [{ move: 'b', visits: 40, chance: 0.6 }], iterations: 40, chances: [0.7, 0.3] },
    ]);
    expect(merged.move).toBe('b');
    expect(merged.candidates[0]?.visits).toBe(50);
    expect(merged.candidates[0]?.chance).toBeCloseTo(0.56);
    expect(merged.chances?.[0]).toBeCloseTo(0.6);
    expect(merged.iterations).toBe(80);
  });
});
