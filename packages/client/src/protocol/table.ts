import type { Setting } from '@parlour/kernel';
import { z } from 'zod';
import { instant, level, seatNumber, tableId } from './common.ts';

/**
 * Time to decide: no clock, a bank that runs while it is your decision and grows by an increment with each, or days for each decision.
 * When time is up, a bot goes on. Without a clock it does so only if somebody there wants it, and not before whoever is away has kept the
 * table waiting for so many minutes (`patience`; null: never).
 */
export const clockSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none'), patience: z.int().min(1).max(86_400).nullable().default(1_440) }),
  z.strictObject({ kind: z.literal('live'), seconds: z.int().min(1).max(86_400), increment: z.int().min(0).max(3_600) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(60) }),
]);
export type ClockSetting = z.infer<typeof clockSetting>;
export const noClock = { kind: 'none', patience: 1_440 } as const satisfies ClockSetting;

export const visibility = z.enum(['private', 'open']);

/** A seat as everybody sees it. */
export const publicSeat = z.object({
  name: z.string(),
  /** Who decides for it now. */
  state: z.enum(['person', 'bot', 'empty']),
  /** The level of the bot that decides. */
  level: level.nullable(),
  /** A person's seat that a bot keeps: the person may take it back. */
  away: z.boolean(),
  /** Anybody may sit down here. */
  open: z.boolean(),
});
export type PublicSeat = z.infer<typeof publicSeat>;

/** How the cards are dealt: SHA-256 of the secret, and what each seat has added (docs/fair-deals.md). */
export const publicDeal = z.object({
  hash: z.string(),
  words: z.array(z.string().nullable()),
  /** Whether other tables have the same cards. Nobody's words count then. */
  shared: z.boolean(),
  /** Where one sees what others made of them; null in a tournament, which shows it itself. */
  id: tableId.nullable().default(null),
});
export type PublicDeal = z.infer<typeof publicDeal>;

/** A table as one viewer sees it, apart from the game on it. */
export const tableInfo = z.object({
  id: tableId,
  game: z.string(),
  rules: z.int(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(publicSeat),
  status: z.enum(['waiting', 'playing', 'over', 'closed']),
  visibility,
  clock: clockSetting,
  /** The level of the bot that takes a seat when its time runs out or its player leaves. */
  substitute: level,
  spectators: z.boolean(),
  /** Seconds by which spectators see everything later. */
  delay: z.int(),
  rated: z.boolean(),
  /** Whether people here may be helped: hints, forecasts, ledgers. */
  helpers: z.boolean(),
  created: instant,
  /** The viewer's seat; null for a spectator. */
  you: seatNumber.nullable(),
  /** Whether the viewer made the table and may manage its seats. */
  host: z.boolean(),
  /** Whether a seat is kept for the viewer, as in a rematch. */
  invited: z.boolean(),
  /** The table where the same people play again. */
  rematch: tableId.nullable(),
  /** The tournament that it belongs to. */
  tournament: tableId.nullable().default(null),
  /** Null at tables that are older than this, or go on with a saved game. */
  deal: publicDeal.nullable().default(null),
});
export type TableInfo = z.infer<typeof tableInfo>;

/** Milliseconds left for each seat at the moment `at`; those `running` get less with every millisecond. Null: a seat without a limit. */
export const clocks = z.object({ at: instant, left: z.array(z.number().nullable()), running: z.array(seatNumber) });
export type Clocks = z.infer<typeof clocks>;

export const undoStop = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('start') }),
  z.object({ reason: z.literal('seat'), seat: seatNumber }),
  z.object({ reason: z.literal('dice') }),
  z.object({ reason: z.literal('revealed') }),
]);

/** A wish to take decisions back that needs everybody's consent. */
export const undoRequest = z.object({ number: z.int(), seat: seatNumber, back: z.int(), agreed: z.array(seatNumber) });

/** The game as one viewer sees it. The legal moves follow from it: ask the engine with `situationFrom`. */
export const position = z.object({
  /** How many decisions were made. */
  number: z.int(),
  /** The viewer's seat; null for a spectator. */
  viewer: seatNumber.nullable(),
  /** Null until the game begins. */
  view: z.unknown(),
  toAct: z.array(seatNumber),
  /** How many of the latest decisions the viewer may take back alone, and what stops them there. */
  undo: z.object({ steps: z.int(), stop: undoStop }),
  scores: z.array(z.number()),
  /** Once the game is over: seats from first to last, ties together. */
  standings: z.array(z.array(seatNumber)).nullable(),
  clocks: clocks.nullable(),
  asked: undoRequest.nullable(),
  /** For each seat: who wants to go on without whoever sits there and is away. */
  voices: z.array(z.array(seatNumber)),
});
export type Position = z.infer<typeof position>;

/** For a program that does not know the game: who must do what now, and each move that the viewer may make, in words. */
export const choices = z.object({ prompt: z.string(), moves: z.array(z.object({ move: z.unknown(), says: z.string() })) });
export type Choices = z.infer<typeof choices>;

const head = { number: z.int().min(1), at: instant };
/** An event as the viewer saw it. */
const event = z.looseObject({ type: z.string(), reveals: z.literal(true).exactOptional() });

/** One thing that happened at the table. Numbers grow by one a step; a viewer may miss some that do not concern them. */
export const step = z.discriminatedUnion('kind', [
  /** With what everybody saw before the first decision. `lines`: events in words, for those who wished for them. */
  z.object({ ...head, kind: z.literal('start'), events: z.array(event), lines: z.array(z.string()).optional() }),
  z.object({ ...head, kind: z.literal('move'), seat: seatNumber, events: z.array(event), lines: z.array(z.string()).optional() }),
  /** The latest `back` decisions are taken back. */
  z.object({ ...head, kind: z.literal('undo'), seat: seatNumber, back: z.int() }),
  z.object({ ...head, kind: z.literal('ask'), seat: seatNumber, back: z.int() }),
  z.object({ ...head, kind: z.literal('answer'), seat: seatNumber, yes: z.boolean() }),
  z.object({ ...head, kind: z.literal('chat'), seat: seatNumber, name: z.string(), text: z.string() }),
  z.object({
    ...head,
    kind: z.literal('seat'),
    seat: seatNumber,
    /** Sat down, left, ran out of time, took the seat back, a bot was put there, the seat was opened to anybody, it got a new link, its player signed in, it was freed by others. */
    change: z.enum(['sat', 'left', 'time', 'back', 'bot', 'opened', 'linked', 'moved', 'freed']),
    name: z.string(),
  }),
  /** `seat` wants to go on without whoever sits at `of` and is away. */
  z.object({ ...head, kind: z.literal('without'), seat: seatNumber, of: seatNumber }),
  /** The server could keep nothing for so long; no clock ran meanwhile. */
  z.object({ ...head, kind: z.literal('pause'), milliseconds: z.int() }),
  z.object({ ...head, kind: z.literal('rematch'), table: tableId }),
  z.object({ ...head, kind: z.literal('closed') }),
]);
export type TableStep = z.infer<typeof step>;

/** What was agreed for the game at a table. */
export function settingOf({ options, seats, rules }: Pick<TableInfo, 'options' | 'seats' | 'rules'>): Setting {
  return { options, seats: seats.length, revision: rules };
}

/** What happened since a seat last decided, for whoever comes back after a while. */
export function sinceLastTurn(history: readonly TableStep[], seat: number): TableStep[] {
  const last = history.findLastIndex((step) => step.kind === 'move' && step.seat === seat);
  return history.slice(last + 1);
}
