import { shareOf } from '@parlour/bots';
import { ordinal, rate, rating } from 'openskill';
import { type Interval, wilson } from '../wilson.ts';
import type { Tournament } from './fixtures.ts';
import type { PlayedGame, Thinking } from './game.ts';
import { imbalance, type LuckRow, luckRow, type Shares, sharesOf } from './luck.ts';

/** How an entrant fared. A shared victory counts as its share. */
export interface Row {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Where its true share of victories lies, with 95 % confidence. */
  readonly interval: Interval;
  /** Its skill after all games (Plackett–Luce), and how sure that is. */
  readonly mu: number;
  readonly sigma: number;
  readonly ordinal: number;
  readonly thinking: Thinking;
  /** Where games were looked at again. */
  readonly luck?: LuckRow;
}

/** What one entrant won of the games that it played at a table with another; `wins` of the games that one of the two won. */
export interface Pairing {
  readonly name: string;
  readonly against: string;
  readonly games: number;
  readonly wins: number;
  readonly interval: Interval;
}

export interface Results {
  readonly rows: readonly Row[];
  readonly pairings: readonly Pairing[];
  /** What all results together are made of, and how far any account is from adding up. */
  readonly luck?: { readonly games: number; readonly shares: Shares; readonly imbalance: number };
}

export function results({ entrants }: Tournament, games: readonly PlayedGame[]): Results {
  const skills = rateAll(entrants.length, games);
  const rows = entrants.map(({ name }, entrant): Row => {
    const seats = games.flatMap((game) =>
      [...game.lineup.keys()].filter((seat) => game.lineup[seat] === entrant).map((seat) => ({ game, seat })),
    );
    const wins = seats.reduce((sum, { game, seat }) => sum + shareOf(winnersOf(game), seat), 0);
    const skill = skills[entrant]!;
    const thinking = addUp(seats.map(({ game, seat }) => game.thinking[seat]!));
    return {
      name,
      games: seats.length,
      wins,
      interval: wilson(wins, seats.length),
      mu: skill.mu,
      sigma: skill.sigma,
      ordinal: ordinal(skill),
      thinking,
      ...luckOf(seats),
    };
  });
  // The better rated of two comes first.
  const order = [...entrants.keys()].toSorted((a, b) => skills[b]!.mu - skills[a]!.mu);
  const pairings = order.flatMap((a, place) => order.slice(place + 1).flatMap((b) => pairing(entrants, games, a, b)));
  const accounts = games.flatMap(({ luck }) => luck?.accounts ?? []);
  const luck = accounts.length === 0 ? {} : { luck: { games: games.length, shares: sharesOf(accounts), imbalance: imbalance(accounts) } };
  return { rows: order.map((entrant) => rows[entrant]!), pairings, ...luck };
}

/** What was luck in these seats of these games, where that was looked at. */
function luckOf(seats: readonly { readonly game: PlayedGame; readonly seat: number }[]): Pick<Row, 'luck'> {
  const looked = seats.flatMap(({ game: { luck }, seat }) => (luck === undefined ? [] : [{ luck, seat }]));
  if (looked.length === 0) return {};
  return {
    luck: luckRow(
      looked.map(({ luck, seat }) => luck.accounts[seat]!),
      looked.map(({ luck, seat }) => luck.plays[seat]!),
    ),
  };
}

function pairing(entrants: Tournament['entrants'], games: readonly PlayedGame[], a: number, b: number): Pairing[] {
  const met = games.filter(({ lineup }) => lineup.includes(a) && lineup.includes(b));
  const won = (entrant: number) =>
    met.reduce(
      (sum, game) =>
        sum + game.lineup.reduce((shares, sitting, seat) => shares + (sitting === entrant ? shareOf(winnersOf(game), seat) : 0), 0),
      0,
    );
  const [wins, losses] = [won(a), won(b)];
  const decided = wins + losses;
  if (met.length === 0) return [];
  return [{ name: entrants[a]!.name, against: entrants[b]!.name, games: decided, wins, interval: wilson(wins, decided) }];
}

function winnersOf({ places }: PlayedGame): number[] {
  return [...places.keys()].filter((seat) => places[seat] === 1);
}

/** Rates game after game, in the order of their numbers, so that threads make no difference. Who sits in several seats has their average place. */
function rateAll(entrants: number, games: readonly PlayedGame[]): ReturnType<typeof rating>[] {
  const skills = Array.from({ length: entrants }, () => rating());
  for (const { lineup, places } of games) {
    const present = [...new Set(lineup)];
    const rank = present.map((entrant) => mean(places.filter((_, seat) => lineup[seat] === entrant)));
    const after = rate(
      present.map((entrant) => [skills[entrant]!]),
      { rank },
    );
    for (const [index, entrant] of present.entries()) skills[entrant] = after[index]![0]!;
  }
  return skills;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function addUp(all: readonly Thinking[]): Thinking {
  return {
    decisions: all.reduce((sum, { decisions }) => sum + decisions, 0),
    iterations: all.reduce((sum, { iterations }) => sum + iterations, 0),
    milliseconds: all.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    over: all.reduce((most, { over }) => Math.max(most, over), 0),
  };
}
