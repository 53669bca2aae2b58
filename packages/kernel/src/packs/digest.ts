import { hash } from '../json.ts';
import { isRecord, wholeOf } from './document.ts';
import type { PackDocument, PackFormat } from './format.ts';

/** A short fingerprint of what is played with: names and marks do not count, and what a pack does not say is ours. */
export function digestOf(format: PackFormat, pack: PackDocument): string {
  const { name: _, ...whole } = wholeOf(format, pack);
  return hash(played(whole))
    .slice(0, 12)
    .replaceAll(/(?<=^.{4}|^.{8})/g, '-');
}

/** An empty list says as much as none. */
function played(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(played);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([field, held]) => field !== 'names' && !(Array.isArray(held) && held.length === 0));
  return Object.fromEntries(fields.map(([field, held]) => [field, played(held)]));
}
