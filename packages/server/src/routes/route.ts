import { Complaint } from '@parlour/kernel';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../services.ts';
import { addressKey } from '../limits.ts';

/** Our Fastify: requests and answers are checked and typed by zod. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A group of routes. */
export type Routes = (app: App, services: Services) => void;

/** Making a table costs more than a click, however it is made. */
export function mayMakeTable({ newTables }: Services, { ip }: FastifyRequest, cost = 1): void {
  if (!newTables.take(addressKey(ip), cost)) throw new Complaint('server.too-fast');
}

/** A card pack that names every card of both boxes has less than a tenth of this. */
export const LONGEST_WISH = 262_144;

/** Saved games and card packs may be long; nothing else is. */
export const LONGEST_BODY = 1_000_000;

/** So many bytes that stay with us are as dear as a table; what a table without a pack needs is paid for with it. */
export const BYTES_A_TABLE = 32_768;
const BYTES_WITH_IT = 2_048;

/** What somebody leaves with us counts by its size: a large pack, a long game. Whoever does not say how much they send, sends much. */
export function mayLeave(services: Services, request: FastifyRequest): void {
  const bytes = Number(request.headers['content-length'] ?? LONGEST_BODY);
  const more = Math.max(0, bytes - BYTES_WITH_IT);
  mayMakeTable(services, request, Math.min(more / BYTES_A_TABLE, services.settings.tablesPerHour - 1));
}

/** So many decisions are as much work as a table. */
const DECISIONS_A_TABLE = 50;

/** A game that goes on elsewhere is played again from its start, which costs more the longer it is; never more than an address has for an hour. */
export function mayPlayAgain(services: Services, request: FastifyRequest, decisions: number): void {
  mayMakeTable(services, request, Math.min(decisions / DECISIONS_A_TABLE, services.settings.tablesPerHour - 1));
}
