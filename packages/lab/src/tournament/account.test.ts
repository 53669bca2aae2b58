import { plainKnowledge, type Taught } from '@parlour/bots';
import { type AnyGame, below, type Decision, type GameState, type Seat } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import { describe, expect, it } from 'vitest';
import { accountFor } from './account.ts';
import { luckRow, sharesOf } from './luck.ts';

interface Throws extends GameState {
  readonly sums: number[];
  thrown: number;
}

/** Two seats throw a die each, twice, and the first has a point more to begin with: the higher sum wins. */
const throws = {
  ...nim,
  id: 'throws',
  setup: (setting, dice) => ({ setting, dice, sums: [1, 0], thrown: 0 }) as Throws,
  toAct: (state) => ((state as Throws).thrown < 4 ? [(state as Throws).thrown % 2] : []),
  moves: () => ['throw'],
  wasteful: () => [],
  refuse: () => undefined,
  play(state, seat) {
    const { sums } = state as Throws;
    sums[seat]! += 1 + below(state.dice, 6);
    (state as Throws).thrown++;
  },
  standings: (state) => ((state as Throws).thrown < 4 ? undefined : standingsOf((state as Throws).sums)),
  scores: (state) => (state as Throws).sums,
  view: () => ({}),
  copy: (state) => ({ ...state, dice: [...state.dice], sums: [...(state as Throws).sums] }) as Throws,
  recall: () => ({}),
  reshuffle: () => undefined,
} as Partial<AnyGame> as AnyGame;

function standingsOf([one = 0, other = 0]: readonly number[]): Seat[][] {
  return one === other ? [[0, 1]] : one > other ? [[0], [1]] : [[1], [0]];
}

/** What the first seat wins on average, counted out. */
function truth(): number {
  const sums = [1, 2, 3, 4, 5, 6].flatMap((first) => [1, 2, 3, 4, 5, 6].map((second) => first + second));
  const shares = sums.flatMap((mine) => sums.map((theirs) => (mine + 1 > theirs ? 1 : mine + 1 === theirs ? 0.5 : 0)));
  return shares.reduce<number>((sum, share) => sum + share, 0) / shares.length;
}

const effort = { worlds: 60, search: 0, duel: 0 };
const decisions: readonly Decision[] = [0, 1, 0, 1].map((seat) => [seat, 'throw']);

function play(taught: Taught, games: number) {
  const accounted = Array.from({ length: games }, (_, i) => accountFor(taught, {}, `throws ${i}`, 2, decisions, effort));
  return { firsts: accounted.map(({ accounts }) => accounts[0]!), plays: accounted.map(({ plays }) => plays[0]!) };
}

describe('a result without its luck', () => {
  it.each([
    ['a good one', {}, 0.2],
    // Who is ahead by any amount has all but won, it thinks, and it never looks ahead.
    [
      'a bad one',
      {
        depth: () => 0,
        evaluate: (state: GameState) => ((state as Throws).sums[0]! > (state as Throws).sums[1]! ? [0.9, 0.1] : [0.1, 0.9]),
      },
      0.5,
    ],
  ])('is on average what a seat truly wins, whatever the judgement is it goes by: %s', (_, judgement, deviation) => {
    const { firsts, plays } = play({ game: throws, knowledge: { ...plainKnowledge(throws), ...judgement } }, 400);
    // The deal brings nothing here: what it seems worth is part of what a seat truly wins.
    const results = firsts.map((account) => account.result - account.draws);
    const mean = results.reduce((sum, value) => sum + value, 0) / results.length;
    const spread = Math.sqrt(results.reduce((sum, value) => sum + (value - mean) ** 2, 0) / results.length);
    expect(Math.abs(mean - truth())).toBeLessThan((3 * spread) / Math.sqrt(results.length) + 0.01);
    expect(spread).toBeLessThan(deviation);
    const { parts, corrected } = luckRow(firsts, plays);
    expect(parts.draws.low).toBeLessThan(0.01);
    expect(parts.draws.high).toBeGreaterThan(-0.01);
    expect(corrected.value).toBeCloseTo(mean - firsts[0]!.deal, 1);
  });

  it('leaves nothing where all is luck', () => {
    const { firsts } = play({ game: throws, knowledge: plainKnowledge(throws) }, 200);
    const { draws, decisions, rest } = sharesOf(firsts);
    expect(draws).toBeGreaterThan(0.9);
    expect(decisions).toBe(0);
    expect(Math.abs(rest)).toBeLessThan(0.1);
  });
});
