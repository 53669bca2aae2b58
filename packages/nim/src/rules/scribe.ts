import { z } from 'zod';
import { Complaint, readBy, type Scribe } from '@parlour/kernel';
import { cards, type NimMove, type NimState } from './state.ts';

const card = z.enum(cards);

/** What of a position is not written stays as it was at the start. */
const position = z
  .strictObject({
    phase: z.enum(['keep', 'take', 'bonus']),
    turn: z.int().min(0),
    heaps: z.array(z.int().min(0)),
    hands: z.array(z.array(card).max(2)),
    deck: z.array(card),
    taken: z.array(z.int().min(0)),
  })
  .partial();

/** Moves are written as they are recorded; a take may be shortened to `[heap, count]`, heaps counted from 1. */
const written = z.union([z.tuple([z.int(), z.int()]), z.looseObject({ type: z.string() })]);

export const scribe: Scribe<NimState, NimMove> = {
  arrange(state, given) {
    const read = readBy(position, given, 'scribe.wrong', 'position');
    const seats = state.hands.length;
    for (const field of ['hands', 'taken'] as const)
      if (read[field] !== undefined && read[field].length !== seats) throw new Complaint('scribe.wrong', { field });
    if ((read.turn ?? 0) >= seats) throw new Complaint('scribe.wrong', { field: 'turn' });
    Object.assign(state, read);
  },
  readMove(_state, _seat, given) {
    const read = readBy(written, given, 'scribe.wrong', 'move');
    return Array.isArray(read) ? { type: 'take', heap: read[0] - 1, count: read[1] } : (read as unknown as NimMove);
  },
};
