import { hash, type OptionValues } from '@parlour/kernel';
import type { Series } from '../study/plan.ts';
import type { Entrant } from '../tournament/fixtures.ts';
import type { Numbers } from './breed.ts';

/** How a game is tuned. */
export interface TuningPlan {
  readonly game: string;
  readonly seed: string;
  /** The options to begin with, and what is compared: each with as many players as these. */
  readonly start: OptionValues;
  readonly settings: readonly OptionValues[];
  readonly players: readonly number[];
  /** From cheap and rough to dear and good: who fares well with one bot is tried with the next. */
  readonly rungs: readonly Rung[];
  /** How many are tried in a generation, and how many of them are parents of the next. */
  readonly population: number;
  readonly parents: number;
  /** Only the levers whose ids begin with one of these; all, if there are none. */
  readonly only: readonly string[];
}

export interface Rung {
  readonly bot: Entrant;
  /** At each table, in each generation. */
  readonly deals: number;
}

/** A set of numbers that is tried, and the options that it makes. */
export interface Candidate {
  readonly numbers: Numbers;
  readonly options: OptionValues;
}

/** One game, to be played by a thread. */
export interface TuningGame {
  readonly seed: string;
  readonly series: Series;
  readonly number: number;
}

/** The games of a candidate with a bot: a series for each table. */
export function seriesFor({ settings, players }: TuningPlan, { options }: Candidate, bot: Entrant): Series[] {
  return settings.flatMap((setting) =>
    players.map((seats): Series => {
      const whole = { ...setting, ...options };
      const sitters = Array.from({ length: seats }, () => ({ entrant: bot }));
      const id = hash({ options: whole, sitters }).slice(0, 12);
      return { id, kind: 'equals', options: whole, sitters, deals: 0, turns: 1, brief: true };
    }),
  );
}
