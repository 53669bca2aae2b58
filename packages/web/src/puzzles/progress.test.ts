import { beforeEach, describe, expect, it } from 'vitest';
import { dailyPuzzle, dayOf } from './daily.ts';
import { nextPuzzle, noteResult, streakOn, usePuzzleProgress } from './progress.ts';
import { onShelf, type ShelvedPuzzle } from './shelf.ts';

function puzzle(seed: string, theme = 'later', level = 'club') {
  return { seed, seats: 2, way: [], answers: [0], obvious: 1, theme, level, chances: [600, 400, 100] as const };
}

function shelf(...puzzles: readonly ReturnType<typeof puzzle>[]): readonly ShelvedPuzzle[] {
  return onShelf([{ game: 'nim', rules: 2, puzzles }]);
}

beforeEach(() => usePuzzleProgress.setState(usePuzzleProgress.getInitialState()));

describe('the puzzle of the day', () => {
  const puzzles = shelf(puzzle('a'), puzzle('b'), puzzle('c'));

  it('is the same all day for everybody, and every one has its turn', () => {
    expect(dayOf(new Date(2026, 10, 16, 0, 1))).toBe(dayOf(new Date(2026, 10, 16, 23, 59)));
    const three = ['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => dailyPuzzle(puzzles, day)?.id);
    expect(new Set(three).size).toBe(3);
    expect(dailyPuzzle([], '2026-11-16')).toBeUndefined();
  });
});

describe('a streak', () => {
  const { getState } = usePuzzleProgress;

  it('grows by a day for each daily puzzle that was solved at the first try, and ends with a day left out', () => {
    noteResult('a', 'solved', '2026-11-30');
    noteResult('b', 'solved', '2026-11-30');
    noteResult('c', 'solved', '2026-12-01');
    expect(getState().streak).toEqual({ days: 2, last: '2026-12-01', best: 2 });
    expect([streakOn(getState().streak, '2026-12-02'), streakOn(getState().streak, '2026-12-03')]).toEqual([2, 0]);
    noteResult('d', 'solved', '2026-12-05');
    expect(getState().streak).toEqual({ days: 1, last: '2026-12-05', best: 2 });
  });

  it('takes no second try, and no puzzle of another day', () => {
    noteResult('a', 'failed', '2026-12-01');
    noteResult('a', 'solved', '2026-12-01');
    noteResult('b', 'solved');
    expect(getState()).toMatchObject({ results: { a: 'failed', b: 'solved' }, streak: { days: 0 } });
  });
});

describe('the next puzzle', () => {
  const puzzles = shelf(puzzle('a', 'turn'), puzzle('b', 'turn', 'expert'), puzzle('c', 'score'));
  const [one, two, three] = puzzles as [ShelvedPuzzle, ShelvedPuzzle, ShelvedPuzzle];

  it('is one that was never tried, then one that was missed, and none once all are solved', () => {
    expect(nextPuzzle(puzzles, { [one.id]: 'failed' }, {})?.id).toBe(two.id);
    expect(nextPuzzle(puzzles, { [one.id]: 'failed', [two.id]: 'solved', [three.id]: 'solved' }, {})?.id).toBe(one.id);
    expect(nextPuzzle(puzzles, { [one.id]: 'failed', [two.id]: 'solved', [three.id]: 'solved' }, {}, one.id)).toBeUndefined();
  });

  it('is of the set that is wanted', () => {
    const sets = ['nim', 'heaps'].map((set) => ({ game: 'nim', rules: 2, set, puzzles: [puzzle(set)] }));
    for (const { set } of sets) expect(nextPuzzle(onShelf(sets), {}, { set })?.stored.seed).toBe(set);
  });

  it('has the theme and the difficulty that are wanted', () => {
    expect(nextPuzzle(puzzles, {}, { theme: 'score' })?.stored.seed).toBe('c');
    expect(nextPuzzle(puzzles, {}, { theme: 'turn', level: 'expert' })?.stored.seed).toBe('b');
    expect(nextPuzzle(puzzles, {}, { theme: 'score', level: 'expert' })).toBeUndefined();
  });
});
