import type { Services } from '../../services.ts';
import { type Asker, fromSeat } from './request.ts';

/** Somebody at the table says something to everybody there. */
export function chat(services: Services, asker: Asker, { text }: { readonly text: string }): Promise<number> {
  return fromSeat(services, asker, (_, { seat, name, person }) => [{ kind: 'chat', seat, person, name, text }]);
}
