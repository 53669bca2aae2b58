/** Card packs on this device, and the photographs pinned to their cards. */
import { Complaint } from '@parlour/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Change, withChanges } from './changes.ts';

export interface KeptPack {
  readonly id: string;
  readonly game: string;
  /** As it is exported, sent and played. */
  readonly pack: PackDocument;
  readonly updated: number;
  /** Of a pack that is typed blind, to be held against another: that one's id. */
  readonly checks?: string;
}

export type PackDocument = Readonly<Record<string, unknown>>;

/** Where packs are kept. All complain if nothing is kept here, or there is no room left. */
export interface KeptPacks {
  /** The latest first. */
  all(): Promise<KeptPack[]>;
  find(id: string): Promise<KeptPack | undefined>;
  save(pack: KeptPack): Promise<void>;
  /** Changes what is kept, whoever else has changed it meanwhile, and says what it is now; nothing if it has been forgotten. */
  change(id: string, changes: readonly Change[], now: number): Promise<KeptPack | undefined>;
  /** With its photographs. */
  forget(id: string): Promise<void>;
  /** Of a card, by the path of its entry. It stays on the device. */
  photo(id: string, entry: string): Promise<Blob | undefined>;
  pin(id: string, entry: string, photo: Blob | undefined): Promise<void>;
  /** Hears of packs that another window has changed. */
  listen(hear: (id: string) => void): () => void;
}

interface Schema extends DBSchema {
  packs: { key: string; value: KeptPack };
  photos: { key: [pack: string, entry: string]; value: { readonly pack: string; readonly entry: string; readonly photo: Blob } };
}

const CHANNEL = 'parlour-packs';

let opening: Promise<IDBPDatabase<Schema>> | undefined;
let channel: BroadcastChannel | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  // A browser that has closed it, or has not opened it, is asked again.
  const again = () => {
    opening = undefined;
  };
  opening ??= openDB<Schema>('parlour-packs', 1, {
    upgrade(db) {
      db.createObjectStore('packs', { keyPath: 'id' });
      db.createObjectStore('photos', { keyPath: ['pack', 'entry'] });
    },
    terminated: again,
  });
  opening.catch(again);
  return opening;
}

/** What the browser refuses is said in a sentence. */
async function kept<Result>(doing: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  try {
    return await doing(await database());
  } catch {
    throw new Complaint('packs.no-storage');
  }
}

function tell(id: string): void {
  channel ??= new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
}

/** Kept by the browser. */
export const keptPacks: KeptPacks = {
  all: () => kept(async (db) => latestFirst(await db.getAll('packs'))),
  find: (id) => kept((db) => db.get('packs', id)),
  async save(pack) {
    await kept((db) => db.put('packs', pack));
    tell(pack.id);
  },
  async change(id, changes, now) {
    const changed = await kept(async (db) => {
      const writing = db.transaction('packs', 'readwrite');
      const found = await writing.store.get(id);
      const next = found && changedPack(found, changes, now);
      if (next !== undefined) await writing.store.put(next);
      await writing.done;
      return next;
    });
    tell(id);
    return changed;
  },
  async forget(id) {
    await kept(async (db) => {
      const writing = db.transaction(['packs', 'photos'], 'readwrite');
      await writing.objectStore('packs').delete(id);
      await writing.objectStore('photos').delete(IDBKeyRange.bound([id], [id, []]));
      await writing.done;
    });
    tell(id);
  },
  photo: (id, entry) => kept(async (db) => (await db.get('photos', [id, entry]))?.photo),
  async pin(id, entry, photo) {
    await kept<unknown>((db) => (photo === undefined ? db.delete('photos', [id, entry]) : db.put('photos', { pack: id, entry, photo })));
    tell(id);
  },
  listen(hear) {
    const others = new BroadcastChannel(CHANNEL);
    others.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data));
    return () => others.close();
  },
};

export function changedPack(kept: KeptPack, changes: readonly Change[], now: number): KeptPack {
  return { ...kept, pack: withChanges(kept.pack, changes), updated: now };
}

function latestFirst(packs: readonly KeptPack[]): KeptPack[] {
  return packs.toSorted((a, b) => b.updated - a.updated);
}

/** A name that no other pack on this device has. */
export function newPackId(): string {
  return crypto.randomUUID().slice(0, 13);
}
