import { shareOf } from '@parlour/bots';
import { type OptionValues, settingFor } from '@parlour/kernel';
import { note, type Sample, summarise, type Summary } from '../sample.ts';
import type { Subject } from '../subject.ts';
import { margin } from '../tally.ts';
import type { Account } from './account.ts';
import { type AimFigures, aimsAt } from './aims.ts';
import { type Course, mean, openness } from './drama.ts';
import { type Estimate, type Share, portion } from './estimate.ts';
import type { Holes } from './holes.ts';
import { type Held, heldBack } from './held.ts';
import { type Ladder, ladderOf } from './ladder.ts';
import type { Series, Study } from './plan.ts';
import { lineOf, measure, type QualityId, qualityIds } from './qualities.ts';
import { type ThingFigures, thingFigures } from './things.ts';
import { boldness, raised, type Trust, trustOf } from './trust.ts';

/** All figures of a report: what the page draws, what the readings are made from, and what `--json` prints. */
export interface StudyFigures {
  readonly game: string;
  readonly revision: number;
  readonly seed: string;
  readonly tables: readonly TableFigures[];
  readonly ladder: Ladder | undefined;
  readonly held: readonly Held[];
}

/** The games of equals with one set of options and one number of players. */
export interface TableFigures {
  readonly options: OptionValues;
  readonly players: number;
  readonly bot: string;
  readonly games: number;
  readonly deals: number;
  readonly decisions: Summary;
  readonly turns: Summary;
  /** Games by the round in which they ended, where there are rounds. */
  readonly rounds: readonly Bar[];
  readonly margins: readonly Bar[];
  readonly margin: Summary;
  readonly seats: readonly Share[];
  readonly qualities: Readonly<Partial<Record<QualityId, Estimate>>>;
  /** How open the game was, from its first decision to its last. */
  readonly openness: readonly number[];
  /** What bots thought of a seat's chance, and how often such a seat won. */
  readonly trust: readonly Trust[];
  /** The power to which chances were raised for all else that is said of them (see `boldness`). */
  readonly boldness: number;
  readonly milestones: readonly MilestoneFigures[];
  readonly curves: readonly Curve[];
  readonly ways: readonly WayFigures[];
  readonly things: readonly ThingFigures[];
  readonly holes: readonly HoleFigures[];
  readonly aims: readonly AimFigures[];
}

/** How many games had a value. */
export interface Bar {
  readonly value: number;
  readonly count: number;
}

export interface MilestoneFigures {
  readonly id: string;
  /** Games in which it happened at all, and players to whom it did; nothing where it happens to all at once. */
  readonly games: Share;
  readonly players: Share | undefined;
  /** What those won to whom it happened. */
  readonly won: Share | undefined;
  readonly periods: readonly Bar[];
}

/** What players had on average when each period began; the last point is the end of the game. */
export interface Curve {
  readonly id: string;
  readonly points: readonly {
    readonly period: number | undefined;
    readonly winners: number;
    readonly others: number;
    /** Those who went mostly this way or that, as far as there were any. */
    readonly ways: Readonly<Record<string, number>>;
    readonly games: number;
  }[];
}

export interface WayFigures {
  readonly id: string;
  /** What it brought on average, to all and to winners. */
  readonly all: number;
  readonly winners: number;
  /** Players who went mostly this way, winners who did, and what those who did won. */
  readonly played: Share;
  readonly victories: Share;
  readonly won: Share;
}

export interface HoleFigures {
  readonly kind: keyof Holes;
  readonly times: number;
  /** Of all turns (for whole turns) or choices. */
  readonly part: number;
  /** Games in which it was met. */
  readonly games: Share;
  /** Where it was met first: the number of the game in its series, and of the decision. */
  readonly first: { readonly number: number; readonly decision: number };
}

export function figuresOf(study: Study, subject: Subject, accounts: readonly Account[]): StudyFigures {
  const games = Map.groupBy(accounts, ({ series }) => series);
  const played = study.series.map((series) => ({ series, games: games.get(series.id) ?? [] })).filter(({ games }) => games.length > 0);
  const tables = played.filter(({ series }) => series.kind === 'equals').map(({ series, games }) => tableFigures(series, subject, games));
  return {
    game: subject.game.id,
    revision: subject.game.revision,
    seed: study.seed,
    tables,
    ladder: ladderOf(played.filter(({ series }) => series.kind === 'ladder')),
    held: heldBack(
      played.filter(({ series }) => series.kind === 'restricted'),
      tables,
    ),
  };
}

function tableFigures({ options, sitters }: Series, { game, design }: Subject, games: readonly Account[]): TableFigures {
  const players = sitters.length;
  const power = boldness(games);
  const righted = games.map((game) => ({ ...game, chances: game.course.map((percents) => raised(percents, power)) }));
  const deals = [...Map.groupBy(righted, ({ deal }) => deal).values()];
  const qualities: TableFigures['qualities'] = Object.fromEntries(
    qualityIds.map((id) => [id, measure(id, deals)]).filter(([, estimate]) => estimate !== undefined),
  );
  const alike = likeness(qualities.luck, games.length / deals.length);
  const margins = sampleOf(games.map(({ scores }) => margin(scores, game.winner)));
  const table = {
    ...countsOf(options, players, { game, design }, games, alike),
    bot: sitters[0]?.entrant.name ?? '',
    games: games.length,
    deals: deals.length,
    decisions: summarise(sampleOf(games.map(({ decisions }) => decisions)))!,
    turns: summarise(sampleOf(games.map(({ turns }) => turns)))!,
    margins: bars(margins),
    margin: summarise(margins)!,
    qualities,
    openness: opennessOf(righted.map(({ chances }) => chances)),
    trust: trustOf(games, alike),
    boldness: power,
    curves: curvesOf(games),
    holes: holesOf(games),
  };
  return { ...table, aims: aimsAt(design?.aims ?? [], table) };
}

/** What can be counted without anybody's chances: enough for most aims. */
export type Counts = Pick<TableFigures, 'options' | 'players' | 'rounds' | 'seats' | 'milestones' | 'ways' | 'things'>;

/** `alike`: how many games say as much as one. */
export function countsOf(
  options: OptionValues,
  players: number,
  { game, design }: Pick<Subject, 'game' | 'design'>,
  games: readonly Account[],
  alike = 1,
): Counts {
  return {
    options,
    players,
    rounds: bars(sampleOf(games.flatMap(({ rounds }) => rounds ?? []))),
    seats: Array.from({ length: players }, (_, seat) => portion(wins(games, seat), games.length, alike)),
    milestones: milestonesOf(games, players, alike),
    ways: waysOf(games, players, alike),
    things: thingFigures(design, settingFor(game, options, players), games, alike),
  };
}

/** How many games say as much as one: games of one deal are the more alike the more the deal decides. */
function likeness(luck: Estimate | undefined, repeats: number): number {
  return 1 + (repeats - 1) * Math.max(0, Math.min(1, luck?.value ?? 0));
}

function sampleOf(values: readonly number[]): Sample {
  const sample: Sample = new Map();
  for (const value of values) note(sample, value);
  return sample;
}

function bars(sample: Sample): Bar[] {
  return [...sample].map(([value, count]) => ({ value, count })).toSorted((a, b) => a.value - b.value);
}

function wins(games: readonly Account[], seat: number): number {
  return games.reduce((sum, game) => sum + shareOf(game.winners, seat), 0);
}

function opennessOf(games: readonly Course[]): number[] {
  const courses = games.filter((course) => course.length > 0);
  return (courses[0] ?? []).map((_, step) => {
    const values = courses.map((course) => openness(course[step]!));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

function milestonesOf(games: readonly Account[], players: number, alike: number): MilestoneFigures[] {
  const all = games.flatMap((game) => game.milestones.map(([id, seat, period]) => ({ id, seat, period, game })));
  return [...Map.groupBy(all, ({ id }) => id)].map(([id, met]) => {
    const personal = met.every(({ seat }) => seat >= 0);
    return {
      id,
      games: portion(new Set(met.map(({ game }) => game)).size, games.length, alike),
      players: personal ? portion(met.length, games.length * players, alike) : undefined,
      won: personal
        ? portion(
            met.reduce((sum, { game, seat }) => sum + shareOf(game.winners, seat), 0),
            met.length,
            alike,
          )
        : undefined,
      periods: bars(sampleOf(met.map(({ period }) => period))),
    };
  });
}

function curvesOf(games: readonly Account[]): Curve[] {
  const ids = Object.keys(games[0]?.gauges ?? {});
  const periods = [...new Set(games.flatMap((game) => game.periods))].toSorted((a, b) => a - b);
  return ids.map((id) => ({
    id,
    points: [...periods, undefined].map((period) => {
      const [winners, others]: [number[], number[]] = [[], []];
      const ways = new Map<string, number[]>();
      let reached = 0;
      for (const game of games) {
        const at = period === undefined ? game.periods.length : game.periods.indexOf(period);
        const values = game.gauges[id]?.[at];
        if (at < 0 || values === undefined) continue;
        reached++;
        for (const [seat, value] of values.entries()) {
          (game.winners.includes(seat) ? winners : others).push(value);
          const way = lineOf(game, seat);
          if (way !== undefined) ways.set(way, [...(ways.get(way) ?? []), value]);
        }
      }
      return {
        period,
        winners: mean(winners),
        others: mean(others),
        ways: Object.fromEntries([...ways].map(([id, values]) => [id, mean(values)])),
        games: reached,
      };
    }),
  }));
}

function waysOf(games: readonly Account[], players: number, alike: number): WayFigures[] {
  const ids = Object.keys(games[0]?.ways ?? {});
  return ids.map((id) => {
    let [all, winners, played, victories] = [0, 0, 0, 0];
    for (const game of games)
      for (const seat of game.scores.keys()) {
        const won = shareOf(game.winners, seat);
        const value = game.ways[id]?.[seat] ?? 0;
        all += value;
        winners += won * value;
        if (lineOf(game, seat) !== id) continue;
        played++;
        victories += won;
      }
    return {
      id,
      all: all / (games.length * players),
      winners: winners / games.length,
      played: portion(played, games.length * players, alike),
      victories: portion(victories, games.length, alike),
      won: portion(victories, played, alike),
    };
  });
}

function holesOf(games: readonly Account[]): HoleFigures[] {
  const total = (kind: keyof Holes) => games.reduce((sum, { holes }) => sum + (holes[kind]?.[0] ?? 0), 0);
  const [turns, choices] = [total('turns'), total('choices')];
  const kinds = [...new Set(games.flatMap(({ holes }) => Object.keys(holes) as (keyof Holes)[]))];
  return kinds
    .filter((kind) => kind !== 'turns' && kind !== 'choices')
    .map((kind) => {
      const met = games.filter(({ holes }) => holes[kind] !== undefined);
      const [first] = met as [Account];
      return {
        kind,
        times: total(kind),
        part: total(kind) / Math.max(1, kind === 'forced' || kind === 'idle' ? turns : choices),
        games: portion(met.length, games.length),
        first: { number: first.number, decision: first.holes[kind]?.[1] ?? 0 },
      };
    });
}
