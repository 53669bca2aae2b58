export * from './common.ts';
export * from './deal.ts';
export * from './http.ts';
export * from './messages.ts';
export * from './table.ts';
export * from './tournament.ts';
export { serverText } from './text/index.ts';
