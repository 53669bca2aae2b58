export { type AnyBoard, type Board, type Look, plainBoard, type Wish } from './board.ts';
export type { Terminal } from './terminal.ts';
export { type Paint, paintFor, plainText, type Style } from './paint.ts';
export { titleOf } from './player.ts';
export { table } from './table.ts';
export { centre, cut, flow, padEnd, padStart, width, wrap } from './width.ts';
