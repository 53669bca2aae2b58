import { expect, it } from 'vitest';
import {
  type Coached,
  fadedLevel,
  isSeldom,
  isWorthSaying,
  keepSaid,
  lookedAt,
  mentions,
  type Said,
  type SaidAt,
  saidAt,
} from './coaching.ts';

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

it('says the same thing before three decisions of a game, as long as each is pending, and no more', () => {
  const heard = [4, 9, 9, 12, 15].map((number, index, all) => {
    const said = all.slice(0, index + 1).reduce<Said>((before, each) => saidAt(before, 'plan', each), {});
    return isSeldom(said, 'plan', number);
  });
  expect(heard).toEqual([true, true, true, true, false]);
  expect(isSeldom({ plan: [4, 9, 12] }, 'errands', 15)).toBe(true);
});

it('before a decision a gentle coach speaks only where something is about to be missed, and one who is off or hardly needed never', () => {
  const levels = ['talkative', 'gentle', 'fading', 'off'] as const;
  expect(levels.map((level) => mentions(level, false))).toEqual([true, false, false, false]);
  expect(levels.map((level) => mentions(level, true))).toEqual([true, true, false, false]);
});

it('what he said is kept table by table, of the latest tables only', () => {
  const first = keepSaid({}, 'one', 'plan', 3);
  expect(keepSaid(first, 'two', 'plan', 1)).toEqual({ one: { plan: [3] }, two: { plan: [1] } });
  expect(keepSaid(first, 'one', 'plan', 3)).toBe(first);
  const tables = Array.from({ length: 60 }, (_, number) => `table ${number}`);
  const kept = tables.reduce<SaidAt>((said, table) => keepSaid(said, table, 'plan', 1), first);
  expect(Object.keys(kept)).toHaveLength(24);
  expect(kept).toHaveProperty('table 59');
  expect(kept).not.toHaveProperty('one');
});
