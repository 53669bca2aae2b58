import { createPool } from '@parlour/think/pool';
import { describe, expect, it } from 'vitest';
import type { Tally } from '../tally.ts';
import { boxFigures, boxPlayer, type BoxTest, subjectOf, testBox } from './index.ts';

const test: BoxTest = { game: 'last-will', option: 'pack', pack: {}, players: 2, games: 2, seed: 's', options: {} };

/** Threads that are none: what is asked is done at once. */
function threads(of: BoxTest) {
  return createPool<number, Tally>(2, (hear) => {
    const play = boxPlayer(of);
    return { send: (piece) => void play(piece).then((result) => hear({ result })), stop: () => Promise.resolve() };
  });
}

describe('the test of a box', () => {
  it('finds no difference in a pack that says nothing, and one in a pack that plays otherwise', async () => {
    const done: number[] = [];
    const subject = await subjectOf(test.game);
    const alike = boxFigures(test, await testBox(test, threads(test), (games) => done.push(games)), subject);
    expect(done).toEqual([1, 2, 3, 4]);
    expect(alike.games).toBe(2);
    expect(alike.rows.length).toBeGreaterThan(5);
    expect(alike.rows.filter(({ ours, theirs }) => ours.value !== theirs.value)).toEqual([]);
    expect(alike.deserted).toEqual([]);
    const poor = { ...test, pack: { lastWills: [20], defaultWill: 20 } };
    const other = boxFigures(poor, await testBox(poor, threads(poor), () => {}), subject);
    expect(other.rows.find(({ label }) => label === 'box.rounds')).toMatchObject({ differs: true });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const played = testBox(test, threads(test), () => stop.abort(new Error('enough')), stop.signal);
    await expect(played).rejects.toThrow('enough');
  });

  it('complains about a pack that cannot be played', async () => {
    const wrong = { ...test, pack: { opera: 99 } };
    await expect(testBox(wrong, threads(wrong), () => {})).rejects.toThrow('options.document');
  });
});
