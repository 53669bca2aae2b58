import { alhambra } from '@parlour/alhambra';
import type { ThinkRequest, Thought } from '@parlour/bots';
import { midGame } from '@parlour/bots/testing';
import { recordOf, same } from '@parlour/kernel';
import type { Thinker } from '@parlour/think';
import { expect, it } from 'vitest';
import type { SavedGame } from '../engine/saved-games.ts';
import { ownPuzzles, searchOwn, unsearched, useOwnPuzzles, useSearch } from './own.ts';

/** Every decision looks like a puzzle to it: the first move is best, the last is obvious. */
const best: unknown[] = [];
async function think({ bot, moves }: ThinkRequest): Promise<Thought> {
  if (bot === 'greedy') return { move: moves.at(-1), candidates: [], iterations: 0 };
  if (moves.length > 1) best.push(moves[0]);
  const chance = (move: unknown) => (best.some((each) => same(each, move)) ? 0.6 : 0.3);
  return { move: moves[0], candidates: moves.map((move) => ({ move, visits: 300, chance: chance(move) })), iterations: 100 };
}

let closed = 0;
const thinker: Thinker = {
  think: (request, signal) => (signal?.throwIfAborted(), think(request)),
  close: async () => void closed++,
};

const record = recordOf(midGame(alhambra, {}, 2, 'own', 30));
const mine: SavedGame = {
  id: 'mine',
  record: { ...record, seats: [{ name: 'Ann' }, { name: 'Ada', bot: 'club' }] },
  updated: 1,
  over: true,
};

it('finished games with a person are searched once, for decisions of theirs', async () => {
  const bots: SavedGame = { ...mine, id: 'bots', record: { ...record, seats: record.seats.map(({ name }) => ({ name, bot: 'club' })) } };
  const lesson: SavedGame = { ...mine, id: 'lesson', record: { ...mine.record, position: {} } };
  const games = [mine, bots, lesson, { ...mine, id: 'unfinished', over: false }];
  expect(unsearched(games, {}).map(({ id }) => id)).toEqual(['mine']);
  const shares: (number | undefined)[] = [];
  const forget = useSearch.subscribe(({ search }) => shares.push(search?.share));
  await searchOwn(unsearched(games, {}), thinker);
  forget();
  expect([shares[0], shares.at(-1), closed]).toEqual([0, undefined, 1]);
  const found = ownPuzzles(useOwnPuzzles.getState(), 'alhambra');
  expect(found.length).toBeGreaterThan(0);
  expect(ownPuzzles(useOwnPuzzles.getState(), 'last-will')).toEqual([]);
  expect(unsearched(games, useOwnPuzzles.getState())).toEqual([]);
});

it('a search that is stopped keeps what it has found, and the rest is left for another time', async () => {
  const other = { ...mine, id: 'other' };
  const forget = useSearch.subscribe(({ search, stop }) => search !== undefined && stop());
  await searchOwn([other], thinker);
  forget();
  expect(unsearched([mine, other], useOwnPuzzles.getState()).map(({ id }) => id)).toEqual(['other']);
});
