/** What many games say of one player. */
import { type Account, type Play, shareOf } from '@parlour/bots';
import { rate, rating } from 'openskill';
import type { Digest } from './digest.ts';
import { opponentIn, opponentsIn, type Played } from './played.ts';

/** A review of a game, as far as figures need it; of every seat. */
export interface KeptReview {
  readonly id: string;
  readonly thorough: boolean;
  readonly accounts: readonly Account[];
  readonly plays: readonly Play[];
}

/** A game and what is known of it. */
export interface Known extends Played {
  readonly digest: Digest;
  readonly review?: KeptReview | undefined;
}

/** What I won of a game: a shared victory is a part of one. */
export function wonIn({ digest: { places }, me }: Known): number {
  return shareOf(
    [...places.keys()].filter((seat) => places[seat] === 1),
    me,
  );
}

export interface Wanted {
  readonly game?: string | undefined;
  readonly opponent?: string | undefined;
  readonly result?: 'won' | 'lost' | undefined;
}

export function isWanted(known: Known, { game, opponent, result }: Wanted): boolean {
  if (game !== undefined && known.record.game !== game) return false;
  if (opponent !== undefined && !opponentsIn(known).includes(opponent)) return false;
  return result === undefined || wonIn(known) > 0 === (result === 'won');
}

/** How I did at one game with so many players. */
export interface Result {
  readonly game: string;
  readonly players: number;
  readonly played: number;
  readonly won: number;
  /** What everybody would win who is as good as the others. */
  readonly fair: number;
  readonly place: number;
}

export function resultsOf(all: readonly Known[]): Result[] {
  const tables = Map.groupBy(all, ({ record }) => `${record.game} ${record.seats.length}`);
  return [...tables.values()].map((games) => {
    const { record } = games[0]!;
    return {
      game: record.game,
      players: record.seats.length,
      played: games.length,
      won: total(games, wonIn),
      fair: games.length / record.seats.length,
      place: total(games, ({ digest, me }) => digest.places[me] ?? 0) / games.length,
    };
  });
}

/** How I stand against somebody: how often I was placed before them, behind them, or beside them. */
export interface Opponent {
  readonly opponent: string;
  readonly played: number;
  readonly before: number;
  readonly behind: number;
}

/** Whom I met most often comes first. */
export function opponentsOf(all: readonly Known[]): Opponent[] {
  const met = new Map<string, { played: number; before: number; behind: number }>();
  for (const { record, me, digest } of all)
    for (const seat of record.seats.keys()) {
      if (seat === me) continue;
      const opponent = opponentIn(record, seat);
      const row = met.get(opponent) ?? { played: 0, before: 0, behind: 0 };
      const [mine, theirs] = [digest.places[me] ?? 0, digest.places[seat] ?? 0];
      met.set(opponent, {
        played: row.played + 1,
        before: row.before + Number(mine < theirs),
        behind: row.behind + Number(mine > theirs),
      });
    }
  return [...met].map(([opponent, row]) => ({ opponent, ...row })).toSorted((a, b) => b.played - a.played);
}

/** How well I decided in a game: what a decision gave away on average, and over all games so far. */
export interface Rated {
  readonly known: Known;
  readonly play: Play;
  readonly soFar: Play;
}

/** Of the games of one title that were reviewed, oldest first. */
export function rateOverTime(all: readonly Known[], game: string): Rated[] {
  const rated: Rated[] = [];
  let soFar: Play = { decisions: 0, sound: 0, rate: 0 };
  for (const known of all.filter(({ record }) => record.game === game).toSorted((a, b) => a.at - b.at)) {
    const play = known.review?.plays[known.me];
    if (play === undefined || play.decisions === 0) continue;
    soFar = together(soFar, play);
    rated.push({ known, play, soFar });
  }
  return rated;
}

function together(one: Play, other: Play): Play {
  const decisions = one.decisions + other.decisions;
  return {
    decisions,
    sound: one.sound + other.sound,
    rate: (one.rate * one.decisions + other.rate * other.decisions) / Math.max(1, decisions),
  };
}

/** What the deal and the draws brought me in a game on average, in reviewed games. */
export function luckIn(all: readonly Known[]): { readonly games: number; readonly luck: number } {
  const accounts = all.flatMap(({ review, me }) => review?.accounts[me] ?? []);
  return { games: accounts.length, luck: total(accounts, ({ deal, draws }) => deal + draws) / Math.max(1, accounts.length) };
}

/** Something that I often use, and what I win when I do. */
export interface Favourite {
  readonly key: string;
  readonly games: number;
  readonly times: number;
  readonly won: number;
}

/** What I used most, in how many games; `named` says what belongs together, as it was in that game, or nothing for what has no name. */
export function favouritesOf(all: readonly Known[], named: Naming): Favourite[] {
  return gathered(all, ({ digest }) => digest.used, named).toSorted((a, b) => b.games - a.games || b.times - a.times);
}

/** The line that I played in each game: the way to win that brought me most. */
export function linesOf(all: readonly Known[]): Favourite[] {
  const best = ({ digest }: Known): Readonly<Record<string, number>> => {
    const [most] = Object.entries(digest.ways).toSorted(([, one], [, other]) => other - one);
    return most === undefined || most[1] <= 0 ? {} : { [most[0]]: most[1] };
  };
  return gathered(all, best, (key) => key).toSorted((a, b) => b.games - a.games);
}

type Naming = (key: string, known: Known) => string | undefined;

function gathered(all: readonly Known[], of: (known: Known) => Readonly<Record<string, number>>, named: Naming): Favourite[] {
  const rows = new Map<string, Favourite>();
  for (const known of all) {
    const times = new Map<string, number>();
    for (const [key, count] of Object.entries(of(known))) {
      const name = named(key, known);
      if (name !== undefined) times.set(name, (times.get(name) ?? 0) + count);
    }
    for (const [key, count] of times) {
      const row = rows.get(key) ?? { key, games: 0, times: 0, won: 0 };
      rows.set(key, { key, games: row.games + 1, times: row.times + count, won: row.won + wonIn(known) });
    }
  }
  return [...rows.values()];
}

/** My rating by results as they were, and by results without their luck; from the same games, so that they can be compared. */
export interface Ratings {
  readonly games: number;
  readonly plain: number;
  readonly corrected: number;
}

/** Everybody I met is rated with me, bots included: those games that were reviewed, oldest first. Nothing where none was. */
export function ratingsOf(all: readonly Known[], game: string): Ratings | undefined {
  const games = rateOverTime(all, game).map(({ known }) => known);
  if (games.length === 0) return undefined;
  return {
    games: games.length,
    plain: ratedBy(games, ({ digest }) => digest.places.map((place) => -place)),
    corrected: ratedBy(games, ({ review }) => review!.accounts.map(({ result, deal, draws }) => result - deal - draws)),
  };
}

function ratedBy(games: readonly Known[], scoresOf: (known: Known) => readonly number[]): number {
  const ratings = new Map<string, ReturnType<typeof rating>>();
  for (const known of games) {
    const { record, me } = known;
    const who = record.seats.map((_, seat) => (seat === me ? '' : opponentIn(record, seat)));
    const scores = scoresOf(known);
    const after = rate(
      who.map((one) => [ratings.get(one) ?? rating()]),
      { rank: scores.map((score) => 1 + scores.filter((other) => other > score).length) },
    );
    // Whoever sits there several times, such as a level of bots, is judged by their last seat.
    for (const [seat, one] of who.entries()) ratings.set(one, after[seat]![0]!);
  }
  return readable(ratings.get('') ?? rating());
}

/** As the server writes it: what somebody is worth at least, newcomers near 1000. */
function readable({ mu, sigma }: ReturnType<typeof rating>): number {
  return Math.round(1000 + 40 * (mu - 3 * sigma));
}

function total<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
