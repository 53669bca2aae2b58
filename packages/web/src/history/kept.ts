/** What is kept on this device of games and what was found in them, so that my page is there at once, and without a server. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Digest } from './digest.ts';
import type { KeptReview } from './figures.ts';
import type { Played } from './played.ts';

interface Schema extends DBSchema {
  /** Finished games at tables of the server. */
  tables: { key: string; value: Played };
  /** `at`: when the game that it is of was last changed; `how` it was counted. */
  digests: { key: string; value: { readonly id: string; readonly at: number; readonly how?: number; readonly digest: Digest } };
  reviews: { key: string; value: KeptReview };
}

/** Raised where digests are counted in another way: those that are kept are counted anew. */
const HOW = 2;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('parlour-figures', 1, {
    upgrade(db) {
      for (const store of ['tables', 'digests', 'reviews'] as const) db.createObjectStore(store, { keyPath: 'id' });
    },
  });
  return opening;
}

/** Where nothing can be kept, all is found out again each time. */
async function tried<T>(action: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await action(await database());
  } catch {
    return otherwise;
  }
}

export const kept = {
  tables: () => tried((db) => db.getAll('tables'), []),
  keepTable: (played: Played) => tried(async (db) => void (await db.put('tables', played)), undefined),
  digest: (id: string, at: number) =>
    tried(async (db) => {
      const before = await db.get('digests', id);
      return before?.at === at && before.how === HOW ? before.digest : undefined;
    }, undefined),
  keepDigest: (id: string, at: number, digest: Digest) =>
    tried(async (db) => void (await db.put('digests', { id, at, how: HOW, digest })), undefined),
  reviews: () => tried((db) => db.getAll('reviews'), []),
  review: (id: string) => tried((db) => db.get('reviews', id), undefined),
  /** A thorough review is not replaced by a quick one; gives the one that counts. */
  keepReview: (review: KeptReview) =>
    tried(async (db) => {
      const before = await db.get('reviews', review.id);
      if (before?.thorough === true && !review.thorough) return before;
      await db.put('reviews', review);
      return review;
    }, review),
};
