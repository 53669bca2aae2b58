/** Saved games on this device. */
import { Complaint, type GameRecord, type Seat } from '@parlour/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface SavedGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly updated: number;
  readonly over: boolean;
  /** Of a game that is over: who won. Games kept before this was written down have none. */
  readonly winners?: readonly Seat[];
  /** Of a variation: the moment that it was begun from. Those kept before this was written down have none. */
  readonly from?: Origin;
}

/** A moment of a game on this device, or at a table of the server. */
export interface Origin {
  readonly where: 'device' | 'table';
  readonly id: string;
  readonly number: number;
}

/** Where games are kept. */
export interface SavedGames {
  /** Complains if nothing is kept here, or there is no room left; then the game is as it was. */
  save(game: SavedGame): Promise<void>;
  find(id: string): Promise<SavedGame | undefined>;
  /** The latest first. */
  all(): Promise<SavedGame[]>;
  forget(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('parlour', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
    },
  });
  return opening;
}

/** Kept by the browser. */
export const savedGames: SavedGames = {
  async save(game) {
    try {
      await (await database()).put('games', game);
    } catch {
      throw new Complaint('saved.no-storage');
    }
  },
  async find(id) {
    return (await database()).get('games', id);
  },
  async all() {
    return latestFirst(await (await database()).getAll('games'));
  },
  async forget(id) {
    await (await database()).delete('games', id);
  },
};

/** Kept as long as the program runs: for tests. Copies go in and come out, as in a browser. */
export function savedInMemory(): SavedGames {
  const games = new Map<string, SavedGame>();
  return {
    async save(game) {
      games.set(game.id, structuredClone(game));
    },
    async find(id) {
      return structuredClone(games.get(id));
    },
    async all() {
      return latestFirst(structuredClone([...games.values()]));
    },
    async forget(id) {
      games.delete(id);
    },
  };
}

function latestFirst(games: readonly SavedGame[]): SavedGame[] {
  return games.toSorted((a, b) => b.updated - a.updated);
}

/** A name that no other game on this device has. */
export function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** Chance nobody can foresee, for a game's dice. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
