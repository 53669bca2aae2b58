import { type Api, api } from './http.ts';
import { connect, type Connection, type LineStatus } from './connection.ts';
import { type Outbox, type TableEnd, tableEnd, type TableHandle } from './table.ts';
import type { Transport } from './transport.ts';

export interface Client {
  readonly http: Api;
  /** Watches a table; the same handle for the same table until it is closed. */
  table(id: string): TableHandle;
  readonly status: LineStatus | 'idle';
  /** The time by the server's clock, as far as it is known. */
  now(): number;
  /** Hangs up. Nothing that was acknowledged is lost. */
  close(): void;
}

/** The line is taken with the first table. */
export function createClient(transport: Transport, outbox?: Outbox): Client {
  const tables = new Map<string, TableEnd>();
  let connection: Connection | undefined;

  function line(): Connection {
    connection ??= connect(transport, {
      onOpen: () => tables.forEach((table) => table.reconnected()),
      onStatus: (status) => tables.forEach((table) => table.lineChanged(status)),
      onMessage(message) {
        if (message.type === 'step' || message.type === 'presence' || message.type === 'gone') tables.get(message.table)?.hear(message);
        else if (message.type === 'sync') tables.get(message.table.id)?.hear(message);
        else if (message.type === 'done' || message.type === 'refused') tables.forEach((table) => table.hear(message));
      },
    });
    return connection;
  }

  return {
    http: api(
      transport,
      () => connection?.reopen(),
      (id) => tables.get(id)?.showAgain(),
    ),
    table(id) {
      const known = tables.get(id);
      if (known !== undefined) return known;
      const connected = line();
      const end = tableEnd(
        id,
        connected.status,
        (message) => connected.send(message),
        () => tables.delete(id),
        outbox,
      );
      tables.set(id, end);
      return end;
    },
    get status() {
      return connection?.status ?? 'idle';
    },
    now: () => Date.now() + (connection?.ahead ?? 0),
    close() {
      connection?.close();
      tables.clear();
    },
  };
}
