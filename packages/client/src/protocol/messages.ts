import { z } from 'zod';
import { clientId, complaint, instant, language, seatNumber, tableId } from './common.ts';
import { choices, position, step, tableInfo } from './table.ts';

/** The longest message that a client may send, in bytes. */
export const LONGEST_MESSAGE = 16_384;

/** No decision has more parts. */
const MOST_PARTS = 20;

const ask = { id: clientId, table: tableId };

/** What a client says over its WebSocket. */
export const clientMessage = z.discriminatedUnion('type', [
  /**
   * Shows me a table. `since` and `as`: the last number that I have, and the seat I saw it from; I get only what came after.
   * `choices`: I do not know the game; tell me in this language what I may decide, and what happened.
   */
  z.strictObject({
    type: z.literal('watch'),
    table: tableId,
    since: z.int().min(0).optional(),
    as: seatNumber.nullable().optional(),
    choices: language.optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  /** `number` is the last one that I had seen when I decided. Several `moves` are one decision in parts: all of them happen, or none. */
  z.strictObject({ type: z.literal('move'), ...ask, number: z.int().min(0), moves: z.array(z.unknown()).min(1).max(MOST_PARTS) }),
  z.strictObject({ type: z.literal('undo'), ...ask, number: z.int().min(0), back: z.int().min(1).max(100_000) }),
  /** Asks everybody for an undo that I may not make alone. */
  z.strictObject({ type: z.literal('ask'), ...ask, number: z.int().min(0), back: z.int().min(1).max(100_000) }),
  /** Answers the request with that number. */
  z.strictObject({ type: z.literal('answer'), ...ask, request: z.int().min(1), yes: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), ...ask, text: z.string().trim().min(1).max(500) }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** What the server says. */
export const serverMessage = z.discriminatedUnion('type', [
  /** The first frame. A client must hear something at least every `beat` milliseconds, or the line is dead. */
  z.object({ type: z.literal('welcome'), protocol: z.int(), now: instant, beat: z.int() }),
  z.object({ type: z.literal('beat'), now: instant }),
  /** Everything about a table, in place of all that came before. */
  z.object({ type: z.literal('sync'), number: z.int(), table: tableInfo, position, history: z.array(step), choices: choices.optional() }),
  /** The next thing that happened. `info`, `position` and `choices` come along when they changed. */
  z.object({
    type: z.literal('step'),
    table: tableId,
    step,
    position: position.optional(),
    info: tableInfo.optional(),
    choices: choices.optional(),
  }),
  /** Who is looking at the table now. */
  z.object({ type: z.literal('presence'), table: tableId, seats: z.array(z.boolean()), spectators: z.int() }),
  /** What the client asked for under this id is committed, as this number. */
  z.object({ type: z.literal('done'), id: clientId, number: z.int() }),
  /** `says`: the complaint as a sentence, for whoever is told the table in words; so too when it is gone. */
  z.object({ type: z.literal('refused'), id: clientId, complaint, says: z.string().optional() }),
  /** The table cannot be shown (any more). */
  z.object({ type: z.literal('gone'), table: tableId, complaint, says: z.string().optional() }),
  /** The last message made no sense. */
  z.object({ type: z.literal('error'), complaint }),
  /** The server is about to stop: come back after so many milliseconds. Everything acknowledged is kept. */
  z.object({ type: z.literal('bye'), after: z.int() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
