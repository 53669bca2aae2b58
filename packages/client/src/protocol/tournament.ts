import { z } from 'zod';
import { instant, language, level, personName, tableId } from './common.ts';
import { clockSetting, noClock } from './table.ts';

/** As many as may join, and as many rounds as there may be. */
export const MOST_ENTRANTS = 64;
export const MOST_ROUNDS = 12;

/** Its name in addresses; whoever knows it may look and, before it begins, join. */
export const tournamentId = tableId;

/** What it is called: visible text on one line, like a person's name, but longer. */
const title = z.string().trim().max(60).pipe(personName.max(60));

/** A tournament for friends: several rounds of one game, at tables that are made by themselves. */
export const createTournament = z.strictObject({
  title,
  game: z.string().max(100),
  options: z.record(z.string(), z.unknown()).default({}),
  /** Seats of every table. */
  seats: z.int().min(2).max(6),
  /** How many of them are bots' even where there are people enough: all but one, and everybody plays alone against bots. */
  bots: z.int().min(0).max(5).default(0),
  /** The bots that fill the seats, and step in for people. */
  level: level.default('casual'),
  rounds: z.int().min(1).max(MOST_ROUNDS),
  clock: clockSetting.default(noClock),
  /** Whether all tables of a round have the same cards. */
  sameDeal: z.boolean().default(true),
  name: personName.optional(),
  language: language.optional(),
});
export type CreateTournament = z.input<typeof createTournament>;

export const tournamentMade = z.object({ tournament: tournamentId });
export const enterTournament = z.strictObject({ name: personName.optional(), language: language.optional() });
/** Which round is meant: what was closed meanwhile is not closed again. */
export const closeRoundBody = z.strictObject({ round: z.int().min(1) });

/** A table of a round. */
export const fixture = z.object({
  table: tableId,
  /** Who sits where: a number in `entrants`; null for a bot. */
  lineup: z.array(z.int().nullable()),
  /** `closed`: its round was ended before its game was. */
  state: z.enum(['playing', 'over', 'closed']),
  /** Seat by seat; null until it is over, and as long as I play the same cards elsewhere. */
  places: z.array(z.int()).nullable(),
  scores: z.array(z.number()).nullable(),
  points: z.array(z.number()).nullable(),
  /** What the deal and the draws brought each seat, in victories; null until the round is over and the server has looked. */
  luck: z.array(z.number()).nullable(),
});
export type TournamentFixture = z.infer<typeof fixture>;

export const tournament = z.object({
  id: tournamentId,
  title: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.int(),
  bots: z.int(),
  level,
  rounds: z.int(),
  clock: clockSetting,
  sameDeal: z.boolean(),
  status: z.enum(['gathering', 'playing', 'over', 'closed']),
  created: instant,
  /** The round that is played, from 1; 0 before the start. */
  round: z.int(),
  /** Who made it, and whether that is me. */
  host: z.string(),
  isHost: z.boolean(),
  /** My number in `entrants`; null for whoever only looks. */
  you: z.int().nullable(),
  entrants: z.array(z.object({ name: z.string(), left: z.boolean() })),
  /** Two sit at a table, and everybody meets everybody. */
  allPlayAll: z.boolean(),
  /** From then on everybody who takes part may do what otherwise only its maker may. */
  everybodyFrom: instant,
  /** Round by round. */
  fixtures: z.array(z.array(fixture)),
  /** The first first. `entrant`: a number in `entrants`. */
  standings: z.array(
    z.object({
      entrant: z.int(),
      place: z.int(),
      games: z.int(),
      points: z.number(),
      /** Victories; a shared one counts as its share. */
      won: z.number(),
      /** The victories that would have been a fair share. */
      fair: z.number(),
      /** Points a game of those they met. */
      opposition: z.number(),
    }),
  ),
});
export type TournamentView = z.infer<typeof tournament>;

/** A tournament in which I take part. */
export const listedTournament = z.object({
  id: tournamentId,
  title: z.string(),
  game: z.string(),
  status: z.enum(['gathering', 'playing', 'over', 'closed']),
  round: z.int(),
  rounds: z.int(),
  /** Where I am expected now. */
  table: tableId.nullable(),
});
export type ListedTournament = z.infer<typeof listedTournament>;
