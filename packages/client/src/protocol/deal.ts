import { z } from 'zod';
import { instant, language, level, personName, seatNumber, tableId } from './common.ts';

const introduction = { name: personName.optional(), language: language.optional() };

/** Its name in addresses; whoever knows it may look, and play its cards while it is open. */
export const dealId = tableId;

/** The same cards for several tables, for so many days. */
export const shareDeal = z.strictObject({
  game: z.string().max(100),
  options: z.record(z.string(), z.unknown()).default({}),
  /** How many play. */
  seats: z.int().min(1).max(20),
  days: z.int().min(1).max(30).default(7),
  ...introduction,
});
export type ShareDeal = z.input<typeof shareDeal>;

export const dealShared = z.object({ deal: dealId, hash: z.string() });

/** A table that plays a shared deal. */
const dealTable = z.object({
  table: tableId,
  state: z.enum(['waiting', 'playing', 'over']),
  /** Who sits where; a level for a seat that was a bot's from the beginning. */
  seats: z.array(z.object({ name: z.string(), bot: level.nullable() })),
  /** Where I sit there. */
  you: seatNumber.nullable(),
  /** Seat by seat; null until it is over, and until I have finished my own game. */
  places: z.array(z.int()).nullable(),
  scores: z.array(z.number()).nullable(),
  /** What the deal and the draws brought each seat, in victories; null until the games are open and the server has looked. */
  luck: z.array(z.number()).nullable(),
});
export type DealTable = z.infer<typeof dealTable>;

export const sharedDeal = z.object({
  id: dealId,
  game: z.string(),
  rules: z.int(),
  options: z.record(z.string(), z.unknown()),
  /** How many play. */
  seats: z.int(),
  hash: z.string(),
  created: instant,
  /** From then on no table begins with it. */
  closes: instant,
  closed: z.boolean(),
  /** Whether its games are open to everybody: it is closed, and nobody plays it any more. */
  revealed: z.boolean(),
  /** Who made it, and whether that is me. */
  host: z.string(),
  isHost: z.boolean(),
  /** The first table first. */
  tables: z.array(dealTable),
});
export type SharedDealView = z.infer<typeof sharedDeal>;

/** A day by the calendar: 2026-11-16. */
export const calendarDay = z.iso.date();

/** How I did with the deal of a day: the whole game, which anybody may look at. */
export const enterDay = z.strictObject({ record: z.unknown(), ...introduction });

const dayResult = z.object({
  id: tableId,
  name: z.string(),
  place: z.int(),
  score: z.number(),
  /** By how much they were ahead of the best bot, or behind it. */
  lead: z.number(),
  /** Of the victory. */
  won: z.number(),
  /** What the deal and the draws brought them, in victories, as the quick review of that game says; null until the server has looked. */
  luck: z.number().nullable(),
  you: z.boolean(),
});
export type DayResultOf = z.infer<typeof dayResult>;

export const dayTable = z.object({
  /** How many have entered a result. */
  played: z.int(),
  /** The best first, and mine in any case; null until I have entered my own, or the day is over everywhere. */
  results: z.array(dayResult.extend({ rank: z.int() })).nullable(),
});
export type DayTable = z.infer<typeof dayTable>;
