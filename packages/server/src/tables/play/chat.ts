import { Complaint } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import { type Asker, fromSeat } from './request.ts';

/** So long after a game people may still talk at its table. */
const TALK_AFTER = 86_400_000;

/** Somebody at the table says something to everybody there. */
export function chat(services: Services, asker: Asker, { text }: { readonly text: string }): Promise<number> {
  return fromSeat(services, asker, (table, { seat, name, person }) => {
    const isOver = table.status === 'over' || table.status === 'closed';
    const last = table.log.findLast(({ entry }) => entry.kind !== 'chat')?.entry.at ?? 0;
    if (isOver && services.now() - last > TALK_AFTER) throw new Complaint('server.over');
    return [{ kind: 'chat', seat, person, name, text }];
  });
}
