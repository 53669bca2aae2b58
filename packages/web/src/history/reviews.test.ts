import type { Appraisal } from '@parlour/bots';
import { diceFrom, type GameRecord, pick, playMove, recordOf, startMatch } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import { createThinker } from '@parlour/think/node';
import { beforeEach, expect, it, vi } from 'vitest';
import { goingOn } from './looks.ts';
import { reviewAll, useReviewing } from './reviews.ts';

vi.hoisted(() => {
  process.env['PARLOUR_EXAMPLES'] = '1';
});

beforeEach(() => useReviewing.setState({ reviewing: undefined, found: {} }));

function played(seed: string): GameRecord {
  const match = startMatch(nim, {}, seed, [{ name: 'Me' }, { name: 'Ann' }]);
  const dice = diceFrom(seed);
  for (let [seat] = nim.toAct(match.state); seat !== undefined; [seat] = nim.toAct(match.state))
    playMove(match, seat, pick(dice, nim.moves(match.state, seat)));
  return recordOf(match);
}

const mine = (id: string) => ({ id, where: 'device', record: played(id), at: 1, me: 0 }) as const;

/** Thinks little, and counts. */
function thinker() {
  const whole = createThinker(1);
  const asked: string[] = [];
  const few = {
    ...whole,
    review: (request: Parameters<typeof whole.review>[0], signal?: AbortSignal) => {
      asked.push(request.record.seed);
      return whole.review({ ...request, effort: { worlds: 5, search: 10, duel: 5 } }, signal);
    },
  };
  return { few, asked };
}

it('what is found in the background is there for whoever shows it, and no game is gone through twice', async () => {
  const { few, asked } = thinker();
  await reviewAll([mine('one')], few);
  expect(useReviewing.getState().found['one']).toMatchObject({ id: 'one', thorough: false });
  expect(new Set(asked)).toEqual(new Set(['one']));
  const again = thinker();
  await reviewAll([mine('one'), mine('two')], again.few);
  expect(Object.keys(useReviewing.getState().found)).toEqual(['one', 'two']);
  expect(new Set(again.asked)).toEqual(new Set(['two']));
  expect(useReviewing.getState().reviewing).toBeUndefined();
});

const found = (number: number) => ({ number }) as Appraisal;

it('a review that was left in its middle goes on where it was', async () => {
  const kept = [found(1), found(2)];
  const looks = {
    all: async () => [...kept],
    keep: async (one: Appraisal) => void kept.push(one),
    forget: async () => undefined,
  };
  const asked: number[] = [];
  const look = await goingOn(async ({ number }) => {
    asked.push(number);
    return found(number);
  }, looks);
  const record = played('one');
  for (const number of [1, 2, 3]) expect(await look({ record, number, effort: { worlds: 1, search: 1, duel: 1 } })).toEqual({ number });
  expect(asked).toEqual([3]);
  expect(kept.map(({ number }) => number)).toEqual([1, 2, 3]);
});
