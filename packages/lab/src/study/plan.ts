import { hash, type OptionValues, type Seat } from '@parlour/kernel';
import type { Entrant } from '../tournament/fixtures.ts';

/** All games that a report is made from. Plain data, so that it can be sent to other threads. */
export interface Study {
  readonly game: string;
  readonly seed: string;
  readonly series: readonly Series[];
}

/** Games of one kind: as many players, the same options, the same who against whom. */
export interface Series {
  /** The same whenever it is the same: games that are kept belong to it by this. */
  readonly id: string;
  readonly kind: 'equals' | 'ladder' | 'restricted';
  readonly options: OptionValues;
  readonly sitters: readonly Sitter[];
  /** How many deals are played, and how often each: from game to game everybody moves on by one seat. */
  readonly deals: number;
  readonly turns: number;
  /** Only what aims are about is looked at: no chances, no stakes, no holes. */
  readonly brief?: true;
  /** What one player is held to use never, or always, from the moment on at which that makes a difference. */
  readonly held?: readonly Restriction[];
}

/** Who sits in a seat. */
export interface Sitter {
  readonly entrant: Entrant;
}

/** A player who never uses a thing, or always does where there is a way to. */
export interface Restriction {
  readonly manner: Manner;
  readonly thing: string;
}

export const manners = ['never', 'always'] as const;
export type Manner = (typeof manners)[number];

/** How a restriction is named among all of a series. */
export function restrictionKey({ manner, thing }: Restriction): string {
  return `${manner} ${thing}`;
}

/** How much is to be played, in every setting and with every number of players. */
export interface Extent {
  readonly players: readonly number[];
  readonly settings: readonly OptionValues[];
  readonly bot: Entrant;
  readonly deals: number;
  /** How often equals play the same deal: what differs then is not the deal. */
  readonly repeats: number;
  /** Players from the weakest to the strongest: each plays against the next. */
  readonly ladder: { readonly entrants: readonly Entrant[]; readonly deals: number };
  /** What one player is held to use always, or never, at a table. */
  readonly restricted: { readonly things: (options: OptionValues, players: number) => readonly string[]; readonly deals: number };
}

/** The series of a report: equals, then a ladder of strengths, then equals of whom one is held back in some of the games. */
export function seriesOf({ players, settings, bot, deals, repeats, ladder, restricted }: Extent): Series[] {
  const tables = settings.flatMap((options) => players.map((seats) => ({ options, seats })));
  const rungs = ladder.entrants.slice(1).map((stronger, rung) => [stronger, ladder.entrants[rung]!] as const);
  const [first] = tables;
  return [
    ...tables.map(({ options, seats }) => series('equals', options, all(seats, { entrant: bot }), deals, repeats)),
    ...(first === undefined ? [] : rungs).map(([stronger, weaker]) => {
      const { options, seats } = first!;
      const sitters = Array.from({ length: seats }, (_, seat) => ({ entrant: seat % 2 === 0 ? stronger : weaker }));
      return series('ladder', options, sitters, ladder.deals, seats);
    }),
    ...tables.flatMap(({ options, seats }) => {
      const held = restricted.things(options, seats).flatMap((thing) => manners.map((manner) => ({ manner, thing })));
      if (held.length === 0) return [];
      const equals = series('restricted', options, all(seats, { entrant: bot }), restricted.deals, 1);
      return { ...equals, id: hash({ id: equals.id, held }).slice(0, 12), brief: true as const, held };
    }),
  ];
}

function all(seats: number, sitter: Sitter): Sitter[] {
  return Array.from({ length: seats }, () => sitter);
}

function series(kind: Series['kind'], options: OptionValues, sitters: readonly Sitter[], deals: number, turns: number): Series {
  return { id: hash({ kind, options, sitters, turns }).slice(0, 12), kind, options, sitters, deals, turns };
}

/** A game of a study: the how-manieth of which series. */
export interface Appointment {
  readonly series: number;
  readonly number: number;
}

/**
 * All games in the order in which they are played: a deal in every series before the next, so that a study broken off says something of all. Games with
 * somebody held back come last, a batch of deals after the other.
 */
export function schedule({ series }: Study): Appointment[] {
  const most = Math.max(0, ...series.map(({ deals }) => deals));
  const games: Appointment[] = [];
  for (const last of [false, true])
    for (let deal = 0; deal < most; deal++)
      for (const [index, { deals, turns, held }] of series.entries())
        if (deal < deals && (held !== undefined) === last)
          for (let turn = 0; turn < turns; turn++) games.push({ series: index, number: deal * turns + turn });
  return games;
}

export function dealOf({ turns }: Series, number: number): number {
  return Math.floor(number / turns);
}

/** Who sits in a seat in the game of that number. */
export function sitterIn({ sitters, turns }: Series, number: number, seat: Seat): Sitter {
  return sitters[(seat + (number % turns)) % sitters.length]!;
}
