import { expect, it } from 'vitest';
import { type Coached, fadedLevel, isWorthSaying, lookedAt } from './coaching.ts';

function after(...costs: readonly number[]): Coached {
  return costs.reduce<Coached>((coached, cost) => lookedAt(coached, cost), { looked: 0, lost: 0 });
}

const many = (cost: number) => after(...Array.from({ length: 60 }, () => cost));

it('a coach who is off says nothing, a gentle one mentions what cost much, a talkative one more', () => {
  expect(isWorthSaying(0.9, 'off')).toBe(false);
  expect([0.05, 0.07, 0.12].map((cost) => isWorthSaying(cost, 'gentle'))).toEqual([false, false, true]);
  expect([0.05, 0.07, 0.12].map((cost) => isWorthSaying(cost, 'talkative'))).toEqual([false, true, true]);
});

it('he says less to somebody who has decided well for long, but never overlooks a blunder', () => {
  expect(fadedLevel('talkative', many(0))).toBe('gentle');
  expect(fadedLevel('gentle', many(0))).toBe('fading');
  expect(isWorthSaying(0.12, 'gentle', many(0))).toBe(false);
  expect(isWorthSaying(0.3, 'gentle', many(0))).toBe(true);
});

it('he goes on as before where somebody gives much away, or has only begun', () => {
  expect(fadedLevel('talkative', many(0.05))).toBe('talkative');
  expect(fadedLevel('talkative', after(0, 0, 0))).toBe('talkative');
  expect(fadedLevel('off', many(0))).toBe('off');
});

it('speaks up again when decisions get worse', () => {
  const worse = Array.from({ length: 10 }, () => 0.1).reduce<Coached>((coached, cost) => lookedAt(coached, cost), many(0));
  expect(fadedLevel('gentle', worse)).toBe('gentle');
});
