/** What a designer asks of many games. */
import type { Reports, Statistic } from '@parlour/kernel';
import { scoreOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { tableOf } from '../table.ts';
import type { Types } from '../types.ts';
import { idle, seeks, things, uses } from './things.ts';
import { aims, base, expansion } from './aims.ts';
import { milestones, ways } from './ways.ts';

export const reports: Reports<Types> = {
  settings: [...base, ...expansion],
  aims,
  period: ({ round }) => round,
  gauges,
  things,
  uses,
  seeks,
  ways,
  milestones,
  idle,
};

function gauges(state: State): Statistic[] {
  const { players } = state;
  const { faces } = tableOf(state).book;
  return [
    { id: 'money', values: players.map(({ money }) => money) },
    { id: 'property', values: players.map((player) => scoreOf(player, faces) - player.money) },
    { id: 'hand', values: players.map(({ hand }) => hand.length) },
    { id: 'board', values: players.map(({ board }) => board.length) },
  ];
}
