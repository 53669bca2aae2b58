import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with the keys of every object in alphabetical order: equal data, equal text. */
export function canonical(value: unknown): string {
  // Most of a state is numbers: this makes the whole about twice as fast.
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    let items = '';
    for (let i = 0; i < value.length; i++) items += (i === 0 ? '' : ',') + canonical(value[i]);
    return `[${items}]`;
  }
  let fields = '';
  for (const key of Object.keys(value).toSorted()) {
    const held = (value as Record<string, unknown>)[key];
    if (held !== undefined) fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${canonical(held)}`;
  }
  return `{${fields}}`;
}

/** Any data from outside, as text: a text is itself. An object may have a field `toString`, which `String` and templates would call. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** A fingerprint of plain data, the same on every machine. */
export function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, 32);
}

/** Whether two pieces of plain data say the same; a field that is not set is as good as none. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return (
    Object.keys(left).every((key) => same(left[key], own(right, key))) &&
    Object.keys(right).every((key) => Object.hasOwn(left, key) || right[key] === undefined)
  );
}

/** Data from outside may have fields called `constructor` or `__proto__`: what every object inherits under such a name is nobody's data. */
function own(fields: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}
