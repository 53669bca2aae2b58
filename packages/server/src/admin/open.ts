import type { AnyGame } from '@parlour/kernel';
import { type LoadGame, loadGame, loaderOf } from '@parlour/games';
import { createMetrics } from '../metrics.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import type { Committer } from '../tables/log/commit.ts';

/** What the host's commands work with: the store itself. A server may be running on it; it hears of every change. */
export interface Admin extends Committer {
  readonly loadGame: LoadGame;
  close(): Promise<void>;
}

export interface AdminOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Other games than the usual: for tests. */
  readonly games?: readonly AnyGame[];
}

export async function openAdmin({ dataDir, databaseUrl, games }: AdminOptions): Promise<Admin> {
  const store: Store = await openStore({ dataDir, databaseUrl, lock: false });
  return {
    store,
    metrics: createMetrics(),
    now: Date.now,
    // A host ends tables, but nobody's turn comes and no game is won by that.
    consequences: [],
    loadGame: games === undefined ? loadGame : loaderOf(games),
    close: () => store.close(),
  };
}
