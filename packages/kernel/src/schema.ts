import type { z } from 'zod';
import { Complaint } from './text.ts';

/** Reads JSON; complains with `key` about what is none, and says what was found instead. */
export function readJson(text: string, key: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint(key, { detail: error instanceof Error ? error.message : '' });
  }
}

/**
 * Reads a value by a schema. Complains with `key` about the first thing that does not fit: its sentence gets the `field`
 * (or `whole`, if the value is nothing of the kind) and the `problem`: unknown, missing, big, small or wrong.
 */
export function readBy<Schema extends z.ZodType>(schema: Schema, value: unknown, key: string, whole: string): z.infer<Schema> {
  const checked = schema.safeParse(value, { reportInput: true });
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0]!;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...issue.path, ...unknown].join('.') || whole;
  // A check of our own says in its message which sentence is due.
  throw issue.code === 'custom' ? new Complaint(issue.message, { field }) : new Complaint(key, { field, problem: problemOf(issue) });
}

function problemOf({ code, input }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys') return 'unknown';
  if (input === undefined) return 'missing';
  if (code === 'too_big') return 'big';
  return code === 'too_small' ? 'small' : 'wrong';
}
