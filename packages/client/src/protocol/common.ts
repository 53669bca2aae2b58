import { WORD } from '@parlour/kernel';
import { z } from 'zod';

/** Raised with every change that an older page or client would not understand. */
export const PROTOCOL = 3;

export const seatNumber = z.int().min(0).max(19);
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
/** What people are called: visible text on one line. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{C}]*$/u)
  // Some letters of other scripts, and the blank of Braille, show nothing at all.
  .regex(/[^\p{Default_Ignorable_Code_Point}\u2800\p{White_Space}\p{M}]/u);
export const language = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);
/** Chosen by the client for everything it asks for once: the same id sent twice is done once. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
/** The name of a bot level; which levels a game has is checked against the game. */
export const level = z.string().min(1).max(40);
/** What whoever sits down adds to the deal: letters and digits. */
export const word = z.string().trim().normalize('NFC').regex(WORD);
/** Milliseconds since 1970. */
export const instant = z.number();

const refusal = z.object({ rule: z.string(), details: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional() });

/** What is wrong, to be said in the reader's language: a key of `serverText`, `kernelText` or the game's text, and its values. */
export const complaint = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  refusal: refusal.exactOptional(),
});
