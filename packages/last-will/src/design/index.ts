/** What a designer asks of many games. */
import type { Design, Statistic } from '@parlour/kernel';
import { scoreOf, type State, tableOf, type Types } from '../rules/index.ts';
import { catalogues as text } from './text/catalogues.ts';
import { idle, seeks, things, uses } from './things.ts';
import { aims, base, expansion } from './aims.ts';
import { tuning } from './levers.ts';
import { nameOf, usage } from './usage.ts';
import { milestones, ways } from './ways.ts';

export const design: Design<Types> = {
  settings: [...base, ...expansion],
  aims,
  tuning,
  period: ({ round }) => round,
  gauges,
  things,
  uses,
  seeks,
  usage,
  ways,
  milestones,
  idle,
  name: nameOf,
  text,
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
