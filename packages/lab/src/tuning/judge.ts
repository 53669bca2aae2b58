/** How far games are from what their designers want, as one number, and what is amiss. */
import type { Aim } from '@parlour/kernel';
import { aimsFor, type AimValue, ENOUGH, valuesOf } from '../study/aims.ts';
import { portion } from '../study/estimate.ts';
import type { Counts } from '../study/figures.ts';

/** Something that an aim misses. */
export interface Miss {
  /** What it is of: the key of a thing, or `way <id>`; nothing where all of the game is meant. */
  readonly of: string | undefined;
  /** How many play where it is missed; nothing if that is all the same. */
  readonly players: number | undefined;
  /** Whether that ought to be better for its users, or the game faster (1), or the contrary (-1). */
  readonly need: 1 | -1;
  /** How far it is off: 1 is as far as counts. */
  readonly size: number;
}

export interface Judgement {
  /** 0: every aim is met. */
  readonly loss: number;
  readonly misses: readonly Miss[];
}

/** So large a share of games that end too early is as bad as can be. */
const TOO_MANY = 0.1;
/** So much of the doubt about a figure is in its favour: else those with the fewest games would look the worst. */
const DOUBT = 0.5;

/** All tables count alike, and all aims; of the many values of one aim, those that are far off count most. */
export function judge(aims: readonly Aim[], tables: readonly Counts[]): Judgement {
  const misses: Miss[] = [];
  let loss = 0;
  const count = (missed: readonly Miss[], all: number, weight: number) => {
    misses.push(...missed);
    if (all > 0) loss += weight * Math.sqrt(missed.reduce((sum, { size }) => sum + size ** 2, 0) / all);
  };
  for (const aim of aims) {
    const meant = tables.filter(({ options }) => aimsFor([aim], options).length > 0);
    // No printed number is of a seat.
    if (aim.figure === 'seats' || meant.length === 0) continue;
    if (isPooled(aim.figure)) {
      const values = pooledValues(aim, meant);
      count(
        values.flatMap((value) => missOf(aim, value, undefined)),
        values.length,
        meant.length / tables.length,
      );
    } else
      for (const table of meant) {
        const { missed, all } = missesOf(aim, table);
        count(missed, all, 1 / tables.length);
      }
  }
  return { loss, misses };
}

type Pooled = 'users' | 'takers' | 'won';

/** A thing is met too seldom at one table to be judged by it: all tables are taken together. */
function isPooled(figure: Aim['figure']): figure is Pooled {
  return figure === 'users' || figure === 'takers' || figure === 'won';
}

function pooledValues({ figure, of }: Aim, tables: readonly Counts[]): AimValue[] {
  const things = tables.flatMap(({ things, players }) => things.map((thing) => ({ ...thing, players })));
  const meant = things.filter(({ key, group }) => of === undefined || of === group || of === key);
  return [...Map.groupBy(meant, ({ key }) => key)].flatMap(([key, each]) => {
    const shares = each.flatMap((thing) => {
      const share = thing[figure as Pooled];
      return share === undefined ? [] : { ...share, players: thing.players };
    });
    const all = shares.reduce((sum, share) => sum + share.of, 0);
    // Of those who won, what a fair share would have been; of others nothing but the share.
    const fair = figure === 'won' ? shares.reduce((sum, share) => sum + share.of / share.players, 0) / all : 1;
    if (all < ENOUGH && figure !== 'users') return [];
    const { value, low, high } = portion(
      shares.reduce((sum, share) => sum + share.count, 0),
      all,
    );
    return { of: key, value: value / fair, low: low / fair, high: high / fair };
  });
}

function missesOf(aim: Aim, table: Counts): { readonly missed: Miss[]; readonly all: number } {
  if (aim.figure === 'first-round' || aim.figure === 'usual-round') return { missed: lengthMiss(aim, table), all: 1 };
  const values = valuesOf(aim, table);
  return { missed: values.flatMap((value) => missOf(aim, value, table.players)), all: values.length };
}

function missOf({ figure, least, most }: Aim, { value, low, high, of }: AimValue, players: number | undefined): Miss[] {
  const miss = (need: Miss['need'], limit: number, by: number): Miss[] => {
    const size = Math.min(1, by / Math.max(Math.abs(limit), Number.EPSILON));
    return size > 0 ? [{ of: figure === 'victories' ? `way ${of}` : of, players, need, size }] : [];
  };
  if (least !== undefined && value < least) return miss(1, least, least - value - DOUBT * (high - value));
  if (most !== undefined && value > most) return miss(-1, most, value - most - DOUBT * (value - low));
  return [];
}

/** How long games last is a matter of all that is printed: whatever is better makes them shorter. */
function lengthMiss({ figure, least = 0, most = Number.POSITIVE_INFINITY }: Aim, { rounds, players }: Counts): Miss[] {
  const games = rounds.reduce((sum, { count }) => sum + count, 0);
  if (games === 0) return [];
  const miss = (need: Miss['need'], size: number): Miss[] => (size > 0 ? [{ of: undefined, players, need, size: Math.min(1, size) }] : []);
  const share = (bars: Counts['rounds']) => bars.reduce((sum, { count }) => sum + count, 0) / games;
  if (figure === 'first-round') return miss(-1, share(rounds.filter(({ value }) => value < least)) / TOO_MANY);
  const usual = (bars: Counts['rounds']) => Math.max(0, ...bars.map(({ count }) => count)) / games;
  const inside = usual(rounds.filter(({ value }) => value >= least && value <= most));
  const [early, late] = [usual(rounds.filter(({ value }) => value < least)), usual(rounds.filter(({ value }) => value > most))];
  return early >= late ? miss(-1, early - inside) : miss(1, late - inside);
}
