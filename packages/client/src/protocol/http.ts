import { z } from 'zod';
import { dealId } from './deal.ts';
import { complaint, instant, language, level, personName, seatNumber, tableId, word } from './common.ts';
import { clockSetting, noClock, position, publicSeat, step, visibility } from './table.ts';

/** What I am called and how I want to be spoken to, if the server does not know it yet. */
const introduction = { name: personName.optional(), language: language.optional() };

/** A secret that opens a seat: 192 random bits. */
export const seatKey = z.string().regex(/^[A-Za-z0-9_-]{32}$/);

/** Who is to sit where. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  /** Somebody who gets a secret link. */
  z.strictObject({ kind: z.literal('person'), name: personName.optional() }),
  /** Whoever comes first. */
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

/** A table that is made with it has the secret of this hash. */
const promise = z.string().max(100);
export const promisedDeal = z.object({ promise, hash: z.string() });
export type PromisedDeal = z.infer<typeof promisedDeal>;

export const createTable = z.strictObject({
  game: z.string().max(100),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.array(seatPlan).min(1).max(20),
  clock: clockSetting.default(noClock),
  visibility: visibility.default('private'),
  /** The bot that steps in for people; the server chooses if it is left out. */
  substitute: level.optional(),
  spectators: z.boolean().default(true),
  delay: z.int().min(0).max(86_400).default(0),
  /** A game counts for ratings only where that was chosen. */
  rated: z.boolean().default(false),
  /** Whether people there may be helped: hints, forecasts, ledgers. If it is left out: where nobody plays against another person. */
  helpers: z.boolean().optional(),
  /** What I add to the deal, if I sit down, and the promise that told me its hash before. */
  word: word.optional(),
  promise: promise.optional(),
  /** A shared deal that is played here: game and options are its own, nobody is helped or looks on, and nothing is rated. */
  deal: dealId.optional(),
  ...introduction,
});
export type CreateTable = z.input<typeof createTable>;

/** The secret of one seat. The page makes a link of it: `/join#key`. The server cannot show it again, only make a new one. */
export const seatLink = z.object({ seat: seatNumber, key: seatKey });
export type SeatLink = z.infer<typeof seatLink>;

/** `key`: how I come back to my own seat. */
export const createdTable = z.object({ table: tableId, seat: seatNumber.nullable(), key: seatKey.nullable(), links: z.array(seatLink) });

/** I have read that the game is rated, and agree: nobody sits down at a rated table without. `word`: what I add to the deal. */
const agreement = { rated: z.boolean().optional(), word: word.optional() };

export const joinBody = z.strictObject({ key: seatKey, ...agreement, ...introduction });
export const sitBody = z.strictObject({ seat: seatNumber.optional(), ...agreement, ...introduction });
export const rematchBody = z.strictObject({ word: word.optional(), promise: promise.optional() }).nullish();
export const seated = z.object({ table: tableId, seat: seatNumber });
/** `key` is mine alone: with it I come back to this seat from any device (`/join#key`), unless I keep my name with a passkey. */
export const satDown = z.object({ table: tableId, seat: seatNumber, key: seatKey });

export const gameInfo = z.object({
  id: z.string(),
  revision: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  levels: z.array(level),
});

/** A table in a list. */
export const listedTable = z.object({
  id: tableId,
  game: z.string(),
  status: z.enum(['waiting', 'playing', 'over', 'closed']),
  seats: z.array(publicSeat),
  clock: clockSetting,
  rated: z.boolean(),
  helpers: z.boolean(),
  created: instant,
  /** When something last happened. */
  changed: instant,
  you: seatNumber.nullable(),
  /** Whether the table waits for me. */
  yourTurn: z.boolean(),
  /** My time runs out then. */
  deadline: instant.nullable(),
});
export type ListedTable = z.infer<typeof listedTable>;

/** What a secret opens: a free seat, or one that is mine already. */
export const invitation = z.object({
  table: listedTable,
  /** What was agreed, and by which rules: nobody sits down to something they have not seen. */
  options: z.record(z.string(), z.unknown()),
  rules: z.int(),
  seat: seatNumber,
  mine: z.boolean(),
  /** SHA-256 of the deal's secret; null where there is none to check. */
  hash: z.string().nullable().default(null),
});
export type Invitation = z.infer<typeof invitation>;

export const me = z.object({ id: z.string(), name: z.string(), language: z.string(), passkeys: z.int() });
export type Me = z.infer<typeof me>;
export const meBody = z.strictObject({ name: personName.optional(), language: language.optional() });

/** A moment of a game as I saw it. */
export const moment = z.object({ step, position });

/** A saved game; the kernel checks it thoroughly. */
export const savedGame = z.object({
  format: z.string(),
  game: z.string(),
  rules: z.int(),
  options: z.record(z.string(), z.unknown()),
  seed: z.string(),
  seats: z.array(z.object({ name: z.string(), bot: z.string().optional() })),
  moves: z.array(z.tuple([z.int(), z.unknown()], z.unknown())),
});
/** Plays on after that number, with these seats. */
export const forkBody = z.strictObject({ number: z.int().min(1), seats: z.array(seatPlan).min(1).max(20), ...introduction });
export const importBody = z.strictObject({ record: z.unknown(), seats: z.array(seatPlan).min(1).max(20), ...introduction });
export const reportBody = z.strictObject({ message: z.string().trim().min(1).max(5_000) });
export const muteBody = z.strictObject({ seat: seatNumber, muted: z.boolean() });

export const rankedPlayer = z.object({ name: z.string(), bot: z.boolean(), rating: z.int(), games: z.int() });
export type RankedPlayer = z.infer<typeof rankedPlayer>;

/** How I have done at a game; places oldest first. */
export const gameStatistics = z.object({
  game: z.string(),
  played: z.int(),
  won: z.int(),
  averageScore: z.number(),
  bestScore: z.number(),
  lowestScore: z.number(),
  places: z.array(z.object({ place: z.int(), of: z.int() })),
  rating: z.int().nullable(),
});
export type GameStatistics = z.infer<typeof gameStatistics>;

const minutes = z.int().min(0).max(1_439);
/** From and to in minutes after midnight, in that time zone. */
const quiet = z.strictObject({ from: minutes, to: minutes, zone: z.string().max(60).refine(isTimeZone, 'no such time zone') });

/** How I am told that it is my turn. */
export const noticeSettings = z.object({
  /** What a browser needs to subscribe to push. */
  pushKey: z.string(),
  canMail: z.boolean(),
  channels: z.array(z.object({ id: z.string(), kind: z.enum(['push', 'mail', 'webhook']), target: z.string(), confirmed: z.boolean() })),
  quiet: quiet.nullable(),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

/** A push subscription as browsers make it. */
export const pushBody = z.object({
  endpoint: z.url().max(1_000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export const mailBody = z.strictObject({ address: z.email().max(200) });
export const webhookBody = z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(1_000) });
export const quietBody = z.strictObject({ quiet: quiet.nullable() });

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Every error answer of the HTTP part. */
export const failure = z.object({ complaint });
