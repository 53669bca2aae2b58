/**
 * Steps that are not yet on the device. What a page writes into its database as it is closed may come to nothing; what it notes here
 * stays, and is made up for when the pack is opened again.
 */
import type { Change } from './changes.ts';

export interface Journal {
  note(changes: readonly Change[]): void;
  /** What was noted and never struck out, by any window. */
  leftOver(): Change[];
  /** All of it is on the device. */
  strike(): void;
}

const PREFIX = 'parlour-pack';

/** The notes of this window about one pack. */
export function journalOf(pack: string, notes: Storage = localStorage): Journal {
  const about = `${PREFIX} ${pack} `;
  const own = about + crypto.randomUUID();
  return {
    note(changes) {
      try {
        notes.setItem(own, JSON.stringify(changes));
      } catch {
        // Without room for it, the database alone must do.
      }
    },
    leftOver() {
      const keys = Array.from({ length: notes.length }, (_, i) => notes.key(i) ?? '').filter((key) => key.startsWith(about));
      const found = keys.flatMap((key) => JSON.parse(notes.getItem(key) ?? '[]') as Change[]);
      for (const key of keys) notes.removeItem(key);
      return found;
    },
    strike() {
      notes.removeItem(own);
    },
  };
}
