import type { z } from 'zod';
import { Complaint } from '@parlour/kernel';
import { createdTable, type CreateTable, failure, fromWire, gameInfo, listedTable, me, seated, seatLink } from '../protocol/index.ts';
import type { Transport } from './transport.ts';

/** The HTTP part, one function a request. Each fails with a Complaint if the server refuses. */
export type Api = ReturnType<typeof api>;

export interface Introduction {
  readonly name?: string;
  readonly language?: string;
}

export function api(transport: Transport, sessionChanged: () => void) {
  async function call<T>(schema: z.ZodType<T>, method: string, path: string, body?: unknown): Promise<T> {
    const answer = await transport.request(method, path, body);
    if (answer.status >= 400) throw readFailure(answer.body);
    return schema.parse(answer.body);
  }

  /** For requests after which the server may know us under a new cookie. */
  async function introducing<T>(answer: Promise<T>): Promise<T> {
    const result = await answer;
    sessionChanged();
    return result;
  }

  return {
    games: () => call(gameInfo.array(), 'GET', '/api/games'),
    /** Who I am to the server; null for somebody it has not met. */
    me: () => call(me.nullable(), 'GET', '/api/me'),
    introduce: (who: Introduction) => introducing(call(me, 'POST', '/api/me', who)),
    create: (table: CreateTable) => introducing(call(createdTable, 'POST', '/api/tables', table)),
    join: (key: string, who: Introduction = {}) => introducing(call(seated, 'POST', '/api/join', { key, ...who })),
    /** Takes an open seat: a given one, or the first. */
    sit: (table: string, who: Introduction & { readonly seat?: number } = {}) =>
      introducing(call(seated, 'POST', `/api/tables/${table}/sit`, who)),
    leave: (table: string) => call(seated, 'POST', `/api/tables/${table}/leave`),
    takeBack: (table: string) => call(seated, 'POST', `/api/tables/${table}/take-back`),
    /** The host puts a bot in an empty seat. */
    putBot: (table: string, seat: number, level: string) => call(seated, 'POST', `/api/tables/${table}/seats/${seat}/bot`, { level }),
    /** The host makes a new secret link for a seat that no person plays; older ones stop working. */
    newLink: (table: string, seat: number) => call(seatLink, 'POST', `/api/tables/${table}/seats/${seat}/link`),
    rematch: (table: string) => call(createdTable, 'POST', `/api/tables/${table}/rematch`),
    lobby: () => call(listedTable.array(), 'GET', '/api/lobby'),
    myTables: () => call(listedTable.array(), 'GET', '/api/me/tables'),
  };
}

function readFailure(body: unknown): Complaint {
  const parsed = failure.safeParse(body);
  return parsed.success ? fromWire(parsed.data.complaint) : new Complaint('server.busy');
}
