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
export function mayMakeTable({ newTables }: Services, { ip }: FastifyRequest): void {
  if (!newTables.take(addressKey(ip))) throw new Complaint('server.too-fast');
}
