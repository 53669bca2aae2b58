import { FORMAT } from '@parlour/kernel';
import { expect, it } from 'vitest';
import type { SavedGame } from '../engine/saved-games.ts';
import { withBots } from './withBots.ts';

const levels = ['novice', 'casual', 'master'];

function saved(bots: readonly (string | undefined)[], winners: readonly number[] | undefined, game = 'alhambra'): SavedGame {
  const seats = bots.map((bot, seat) => (bot === undefined ? { name: `person ${seat}` } : { name: `bot ${seat}`, bot }));
  const record = { format: FORMAT, game, rules: 1, options: {}, seed: '', seats, moves: [] } as const;
  return { id: '', record, updated: 0, over: winners !== undefined, ...(winners === undefined ? {} : { winners }) };
}

it('counts finished games of one person with bots, by game and strongest bot', () => {
  const games = [
    saved([undefined, 'novice', 'casual'], [0]),
    saved(['casual', undefined], [0]),
    saved([undefined, 'master'], [0, 1]),
    saved([undefined, 'novice'], [0], 'last-will'),
  ];
  expect(withBots(games, levels)).toEqual([
    { game: 'alhambra', level: 'master', played: 1, won: 1 },
    { game: 'alhambra', level: 'casual', played: 2, won: 1 },
    { game: 'last-will', level: 'novice', played: 1, won: 1 },
  ]);
});

it('leaves out what is not finished, and games of several people', () => {
  expect(withBots([saved([undefined, 'novice'], undefined), saved([undefined, undefined, 'novice'], [0])], levels)).toEqual([]);
});
