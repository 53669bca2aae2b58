import { Complaint } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import { isStale } from '../log/requests.ts';
import { type Asker, fromPlayer } from './request.ts';

export interface MoveRequest {
  /** The last number that the player had seen. */
  readonly number: number;
  /** One, or several that are one decision. */
  readonly moves: readonly unknown[];
}

/** A person decides. */
export function decide(services: Services, asker: Asker, { number, moves }: MoveRequest): Promise<number> {
  return fromPlayer(services, asker, (table, { seat }) => {
    if (isStale(table, seat, number)) throw new Complaint('server.stale');
    return [{ kind: 'move', seat, moves }];
  });
}
