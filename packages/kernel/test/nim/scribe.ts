import { z } from 'zod';
import { Complaint, type Scribe } from '../../src/index.ts';
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
    const checked = position.safeParse(given);
    if (!checked.success) throw complaint(checked.error);
    for (const list of [checked.data.hands, checked.data.taken])
      if (list !== undefined && list.length !== state.hands.length)
        throw new Complaint('scenario.position', { field: 'hands', detail: String(list.length) });
    Object.assign(state, checked.data);
  },
  readMove(_state, _seat, given) {
    const checked = written.safeParse(given);
    if (!checked.success) throw complaint(checked.error);
    if (Array.isArray(checked.data)) return { type: 'take', heap: checked.data[0] - 1, count: checked.data[1] };
    return checked.data as unknown as NimMove;
  },
};

function complaint({ issues }: z.ZodError): Complaint {
  return new Complaint('scenario.position', { field: issues[0]?.path.join('.') ?? '', detail: issues[0]?.message ?? '' });
}
