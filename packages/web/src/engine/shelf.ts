/** Saved games on this device. */
import { Complaint, type GameRecord } from '@parlour/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface SavedGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly updated: number;
  readonly over: boolean;
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

/** Complains if the browser keeps nothing, or has no room left. */
export async function saveGame(game: SavedGame): Promise<void> {
  try {
    await (await database()).put('games', game);
  } catch {
    throw new Complaint('saved.no-storage');
  }
}

export async function savedGame(id: string): Promise<SavedGame | undefined> {
  return (await database()).get('games', id);
}

/** The latest first. */
export async function savedGames(): Promise<SavedGame[]> {
  return (await (await database()).getAll('games')).toSorted((a, b) => b.updated - a.updated);
}

export async function forgetGame(id: string): Promise<void> {
  await (await database()).delete('games', id);
}

/** A name that no other game on this device has. */
export function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** Chance nobody can foresee, for a game's dice. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
