import { shareOf } from '@parlour/bots';
import { type Statistic, thingKey, type Usage } from '@parlour/kernel';
import type { Outcome } from './playout.ts';
import { addSample, note, type Sample } from './sample.ts';

/** How a bot, or a seat, fared. A shared victory counts as its share. */
export interface Showing {
  games: number;
  wins: number;
  readonly scores: Sample;
}

/** The figures of many games, such that those of some games and those of others add up to those of all. */
export interface Tally {
  games: number;
  readonly bots: Map<string, Showing>;
  readonly seats: Map<number, Showing>;
  readonly decisions: Sample;
  readonly turns: Sample;
  /** Empty for games that do not count rounds. */
  readonly rounds: Sample;
  readonly margins: Sample;
  /** For every statistic of the game, its values over all seats, and over the winners’ alone. */
  readonly statistics: Map<string, { readonly all: Sample; readonly winners: Sample }>;
  readonly usage: Map<string, Used>;
}

/** How often a thing was used in all, by how many players in how many games, and how many of those won. */
export interface Used {
  readonly group: string;
  readonly id: string;
  times: number;
  users: number;
  wins: number;
}

export function newTally(): Tally {
  return {
    games: 0,
    bots: new Map(),
    seats: new Map(),
    decisions: new Map(),
    turns: new Map(),
    rounds: new Map(),
    margins: new Map(),
    statistics: new Map(),
    usage: new Map(),
  };
}

/** Counts one game in. `lineup` names the bot in each seat; `used` is what was used. */
export function count(
  tally: Tally,
  lineup: readonly string[],
  outcome: Outcome,
  used: readonly Usage[],
  winner: 'highest' | 'lowest',
): void {
  tally.games++;
  note(tally.decisions, outcome.decisions);
  note(tally.turns, outcome.turns);
  if (outcome.rounds !== undefined) note(tally.rounds, outcome.rounds);
  note(tally.margins, margin(outcome.scores, winner));
  for (const [seat, bot] of lineup.entries()) {
    const won = shareOf(outcome.winners, seat);
    for (const showing of [entry(tally.bots, bot, newShowing), entry(tally.seats, seat, newShowing)]) {
      showing.games++;
      showing.wins += won;
      note(showing.scores, outcome.scores[seat]!);
    }
  }
  for (const statistic of outcome.statistics) countStatistic(tally, statistic, outcome.winners);
  for (const usage of used) countUsage(tally, usage, outcome.winners);
}

export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  for (const key of ['decisions', 'turns', 'rounds', 'margins'] as const) addSample(to[key], more[key]);
  for (const [bot, showing] of more.bots) addShowing(entry(to.bots, bot, newShowing), showing);
  for (const [seat, showing] of more.seats) addShowing(entry(to.seats, seat, newShowing), showing);
  for (const [id, { all, winners }] of more.statistics) {
    const sum = entry(to.statistics, id, newSamples);
    addSample(sum.all, all);
    addSample(sum.winners, winners);
  }
  for (const [key, used] of more.usage) {
    const sum = entry(to.usage, key, () => ({ ...used, times: 0, users: 0, wins: 0 }));
    sum.times += used.times;
    sum.users += used.users;
    sum.wins += used.wins;
  }
}

function countStatistic(tally: Tally, { id, values }: Statistic, winners: readonly number[]): void {
  const samples = entry(tally.statistics, id, newSamples);
  for (const [seat, value] of values.entries()) {
    note(samples.all, value);
    if (winners.includes(seat)) note(samples.winners, value);
  }
}

function countUsage(tally: Tally, { group, id, values }: Usage, winners: readonly number[]): void {
  const used = entry(tally.usage, thingKey({ group, id }), () => ({ group, id, times: 0, users: 0, wins: 0 }));
  for (const [seat, times] of values.entries()) {
    if (times === 0) continue;
    used.times += times;
    used.users++;
    used.wins += shareOf(winners, seat);
  }
}

/** By how much the first is ahead of the next. */
export function margin(scores: readonly number[], winner: 'highest' | 'lowest'): number {
  const [first = 0, second = first] = scores.toSorted((a, b) => (winner === 'highest' ? b - a : a - b));
  return Math.abs(first - second);
}

function newShowing(): Showing {
  return { games: 0, wins: 0, scores: new Map() };
}

function newSamples() {
  return { all: new Map(), winners: new Map() };
}

function addShowing(to: Showing, more: Showing): void {
  to.games += more.games;
  to.wins += more.wins;
  addSample(to.scores, more.scores);
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, fresh: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = fresh()));
  return value;
}
