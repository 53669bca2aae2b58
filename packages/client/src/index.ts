export * from './client.ts';
export type { LineStatus } from './connection.ts';
export type { Api, Introduction } from './http.ts';
export type { Outbox, TableNews, TableHandle, TableSnapshot } from './table.ts';
export * from './transport.ts';
