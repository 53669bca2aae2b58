import type { Aim } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { portion } from '../study/estimate.ts';
import type { Counts } from '../study/figures.ts';
import type { ThingFigures } from '../study/things.ts';
import { judge } from './judge.ts';

function thing(id: string, users: number, could: number, won: number): ThingFigures {
  return {
    key: `laid ${id}`,
    group: 'laid',
    id,
    times: users,
    part: portion(users, 1000),
    users: portion(users, 1000),
    takers: portion(users, could),
    won: portion(won, users),
    left: undefined,
    free: undefined,
  };
}

const rounds = [
  { value: 4, count: 20 },
  { value: 5, count: 60 },
  { value: 6, count: 20 },
];

function table(changes: Partial<Counts> = {}): Counts {
  return { options: { will: 70 }, players: 4, rounds, seats: [], milestones: [], ways: [], things: [], ...changes };
}

function judged(aim: Aim, changes: Partial<Counts> = {}) {
  return judge([aim], [table(changes)]);
}

/** A way by which so many of 400 games were won. */
const way = (id: string, victories: number) => ({
  id,
  all: 1,
  winners: 1,
  played: portion(1, 4),
  victories: portion(victories, 400),
  won: portion(1, 4),
});

describe('how far games are from their aims', () => {
  it('is nothing where all are met, or meant for other settings', () => {
    expect(judged({ figure: 'usual-round', least: 5, most: 5 })).toEqual({ loss: 0, misses: [] });
    expect(judged({ figure: 'usual-round', least: 9, settings: [{ will: 130 }] })).toEqual({ loss: 0, misses: [] });
  });

  it('knows games that are too short from those that are too long', () => {
    const needs = (aim: Aim) => judged(aim).misses.map(({ of, need }) => [of, need]);
    expect(needs({ figure: 'usual-round', least: 6 })).toEqual([[undefined, -1]]);
    expect(needs({ figure: 'usual-round', most: 4 })).toEqual([[undefined, 1]]);
    expect(needs({ figure: 'first-round', least: 5 })).toEqual([[undefined, -1]]);
    expect(judged({ figure: 'usual-round', least: 6 }).loss).toBeCloseTo(0.4);
  });

  it('finds what nobody uses and what wins too much, and leaves doubt in its favour', () => {
    const things = [thing('dead', 0, 900, 0), thing('fine', 300, 900, 80), thing('strong', 300, 900, 200), thing('rare', 0, 40, 0)];
    const dead = judged({ figure: 'takers', of: 'laid', least: 0.03 }, { things });
    expect(dead.misses.map(({ of, need }) => [of, need])).toEqual([['laid dead', 1]]);
    const strong = judged({ figure: 'won', of: 'laid', least: 0.65, most: 1.5 }, { things });
    expect(strong.misses.map(({ of, need }) => [of, need])).toEqual([['laid strong', -1]]);
    expect(strong.loss).toBeGreaterThan(0);
  });

  it('takes all tables together for a thing that is met seldom at each', () => {
    const things = [thing('seldom', 0, 20, 0), thing('strong', 20, 20, 15)];
    const aims: Aim[] = [
      { figure: 'takers', least: 0.5 },
      { figure: 'won', most: 1.5 },
    ];
    const of = (tables: number) =>
      judge(
        aims,
        Array.from({ length: tables }, (_, index) => table({ things, players: 2 + (index % 3) })),
      ).misses;
    expect(of(1)).toEqual([]);
    expect(of(6).map((miss) => [miss.of, miss.need, miss.players])).toEqual([
      ['laid seldom', 1, undefined],
      ['laid strong', -1, undefined],
    ]);
  });

  it('names the way that wins too seldom', () => {
    const { misses } = judged({ figure: 'victories', least: 0.12 }, { ways: [way('farms', 2), way('houses', 200)] });
    expect(misses).toMatchObject([{ of: 'way farms', players: 4, need: 1 }]);
  });
});
