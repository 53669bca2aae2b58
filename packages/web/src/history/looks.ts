/** What was found in games: whoever goes on with a review, or asks for it again on another day, begins where it was left. */
import type { Appraisal, Look } from '@parlour/bots';
import { type GameRecord, hash } from '@parlour/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Findings of one game, by the number of the decision. */
export interface Looks {
  all(): Promise<readonly Appraisal[]>;
  keep(found: Appraisal): Promise<void>;
  forget(): Promise<void>;
}

interface Schema extends DBSchema {
  looks: { key: [string, number]; value: Appraisal };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('parlour-looks', 1, {
    upgrade(db) {
      db.createObjectStore('looks');
    },
  });
  return opening;
}

/** Kept by the browser; where it keeps nothing, all is looked at again. */
export function looksAt(record: GameRecord, thoroughly = false): Looks {
  const game = hash(thoroughly ? [record, 'thoroughly'] : record);
  const whole = () => IDBKeyRange.bound([game, 0], [game, record.moves.length]);
  return {
    all: () => tried((db) => db.getAll('looks', whole()), []),
    keep: (found) => tried(async (db) => void (await db.put('looks', found, [game, found.number])), undefined),
    forget: () => tried((db) => db.delete('looks', whole()), undefined),
  };
}

async function tried<T>(action: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await action(await database());
  } catch {
    return otherwise;
  }
}

/** The same look, which does not look for what is kept, and keeps what it finds. */
export async function goingOn(look: Look, looks: Looks): Promise<Look> {
  const before = new Map((await looks.all()).map((found) => [found.number, found]));
  return async (request) => {
    const known = before.get(request.number);
    if (known !== undefined) return known;
    const found = await look(request);
    await looks.keep(found);
    return found;
  };
}
