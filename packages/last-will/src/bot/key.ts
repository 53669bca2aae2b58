import { type Move, moveKinds } from '../rules/index.ts';

const places = new Map(Object.keys(moveKinds).map((kind, place) => [kind, place]));
const KINDS = 64;
/** Cards and pounds are below 511, all else is below 15 and at least -1. */
const LARGE = 512;
const SMALL = 16;

/** A move's kind and fields as the digits of one number. */
export function keyOf(move: Move): number | string {
  if (move.type === 'arrange') return `arrange ${move.order.join()}`;
  const fields: readonly string[] = moveKinds[move.type];
  const values = move as unknown as Readonly<Record<string, number | boolean>>;
  let key = 0;
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!;
    key = key * (field === 'card' || field === 'to' || field === 'pounds' ? LARGE : SMALL) + Number(values[field]) + 1;
  }
  return key * KINDS + places.get(move.type)!;
}
