import { type Bot, REVIEWER } from '@parlour/bots';
import { thingKey, type GameState, type Seat, type Statistic } from '@parlour/kernel';
import { type Contest, type Moment, type Outcome, playOut } from '../playout.ts';
import type { Subject } from '../subject.ts';
import { placesOf } from '../tournament/game.ts';
import { type Drama, dramaOf } from './drama.ts';
import { type Holes, holeFinder } from './holes.ts';
import { dealOf, type Series, sitterIn, type Study } from './plan.ts';
import { type Fork, forkFinder } from './forks.ts';
import { type Stakes, stakesOf } from './stakes.ts';

/** One game, as much of it as reports need: a line of a file. Lists have an entry a seat. */
export interface Account {
  readonly series: string;
  readonly number: number;
  readonly deal: number;
  readonly winners: readonly Seat[];
  /** 1 for the first and every seat that shares the place, and so on. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly decisions: number;
  readonly turns: number;
  readonly rounds?: number;
  /** Decisions with a choice, and how many moves there were to choose from in all of these. */
  readonly choices: number;
  readonly moves: number;
  readonly stakes: Readonly<Stakes>;
  /** Each seat's chance of winning in per cent, at equal steps from the first decision to the last. */
  readonly course: readonly (readonly number[])[];
  readonly drama: Drama;
  /** By gauge: what each seat had when each period began, and at the end. */
  readonly gauges: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** The number of each period in `gauges`; the end has none. */
  readonly periods: readonly number[];
  /** By thing: how often each seat used it, and which seats could have (a bit each). */
  readonly used: Readonly<Record<string, readonly number[]>>;
  readonly could: Readonly<Record<string, number>>;
  readonly ways: Readonly<Record<string, readonly number[]>>;
  /** What happened, to which seat (-1: to all), in which period. */
  readonly milestones: readonly (readonly [id: string, seat: number, period: number])[];
  /** What came of it when one player was held back from some moment of this game on. */
  readonly forks?: readonly Fork[];
  readonly holes: Holes;
}

/** A course is kept at so many steps. */
export const STEPS = 20;

/** Plays the game of that number and gives an account of it; `watch` may look on. */
export function playGame(
  { seed }: Study,
  series: Series,
  number: number,
  subject: Subject,
  botOf: (id: string) => Bot,
  watch?: Contest['watch'],
): Account {
  const bots = series.sitters.map((_, seat): Bot => {
    const { entrant } = sitterIn(series, number, seat);
    const bot = botOf(entrant.bot);
    return { id: entrant.name, decide: (question) => bot.decide({ ...question, budget: entrant.budget }) };
  });
  const deal = dealOf(series, number);
  const dealt = `${seed}/${deal}`;
  const watcher = watching(subject, bots.length, series.brief);
  // What is compared in brief is played with the same whims of the bots, too.
  const whims = series.brief ? `${dealt}/${number}` : `${dealt}/${series.id}/${number}`;
  const finder = series.brief ? undefined : holeFinder(subject);
  const looker = series.brief ? undefined : stakesOf(botOf(REVIEWER), whims);
  const forks = series.held === undefined ? undefined : forkFinder(subject, series.held);
  const contest = { game: subject.game, options: series.options, seed: dealt, bots, budget: {} };
  const outcome = playOut({
    ...contest,
    whims,
    watch(moment) {
      watcher.watch(moment);
      finder?.watch(moment);
      looker?.watch(moment);
      forks?.watch(moment);
      watch?.(moment);
    },
  });
  return {
    series: series.id,
    number,
    deal,
    ...watcher.sumUp(outcome),
    stakes: looker?.stakes ?? noStakes,
    holes: finder?.found(outcome) ?? {},
    ...(forks === undefined ? {} : { forks: forks.playOn(contest, outcome, whims) }),
  };
}

const noStakes: Stakes = { looked: 0, mattered: 0, worth: 0 };

/** Looks on while a game is played; in brief, without what becomes of chances and gauges. */
function watching({ game, knowledge, design }: Subject, seats: number, brief = false) {
  let [choices, listed] = [0, 0];
  const course: (readonly number[])[] = [];
  const used = new Map<string, number[]>();
  const could = new Map<string, number>();
  const gauges = new Map<string, (readonly number[])[]>();
  const periods: number[] = [];
  const count = (key: string, seat: Seat, times: number) => {
    let row = used.get(key);
    if (row === undefined) used.set(key, (row = Array.from({ length: seats }, () => 0)));
    row[seat]! += times;
  };
  const read = (state: GameState) => {
    if (brief) return;
    const rows: readonly Statistic[] = [{ id: 'score', values: game.scores(state) }, ...(design?.gauges(state) ?? [])];
    for (const { id, values } of rows) gauges.set(id, [...(gauges.get(id) ?? []), values]);
  };

  function watch({ state, seat, moves, thought }: Moment): void {
    const period = design?.period(state) ?? 1;
    if (period !== periods.at(-1)) {
      periods.push(period);
      read(state);
    }
    if (design !== undefined) {
      for (const move of moves) for (const key of design.uses(state, seat, move)) could.set(key, (could.get(key) ?? 0) | (1 << seat));
      for (const key of design.uses(state, seat, thought.move)) count(key, seat, 1);
    }
    if (moves.length === 1) return;
    choices++;
    listed += moves.length;
    if (!brief) course.push(thought.chances ?? knowledge.evaluate(state));
  }

  function sumUp(outcome: Outcome) {
    const { winners, standings, scores, decisions, turns, rounds, events, setting, state } = outcome;
    read(state);
    for (const row of design?.usage?.(events, setting) ?? []) {
      const key = thingKey(row);
      // What moves use is counted already.
      if (!could.has(key)) for (const [seat, times] of row.values.entries()) if (times > 0) count(key, seat, times);
    }
    return {
      winners,
      places: placesOf(standings, seats),
      scores,
      decisions,
      turns,
      ...(rounds === undefined ? {} : { rounds }),
      choices,
      moves: listed,
      course: atSteps(course).map((chances) => chances.map((chance) => Math.round(chance * 100))),
      drama: dramaOf(course, winners),
      gauges: Object.fromEntries(gauges),
      periods,
      used: Object.fromEntries(used),
      could: Object.fromEntries(could),
      ways: Object.fromEntries((design?.ways(events, setting) ?? []).map(({ id, values }) => [id, values])),
      milestones: (design?.milestones(events, setting) ?? []).map(({ id, seat, period }) => [id, seat ?? -1, period] as const),
    };
  }

  return { watch, sumUp };
}

function atSteps<Item>(course: readonly Item[]): Item[] {
  if (course.length === 0) return [];
  return Array.from({ length: STEPS + 1 }, (_, step) => course[Math.round((step * (course.length - 1)) / STEPS)] as Item);
}
