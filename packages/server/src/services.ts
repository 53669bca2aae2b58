import type { Reviewer, Thinker } from '@parlour/think';
import type { LoadGame } from '@parlour/games';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Buckets, Limits } from './limits.ts';
import type { Presence } from './notices/presence.ts';
import type { Metrics } from './metrics.ts';
import type { ServerSettings } from './settings.ts';
import type { Homes } from './homes/homes.ts';
import type { Tunnels } from './homes/tunnel.ts';
import type { Store } from './store/store.ts';
import type { Rooms } from './tables/live/rooms.ts';
import type { Consequence } from './tables/log/commit.ts';

/** What everything in the server needs: made once, handed around. */
export interface Services {
  readonly settings: ServerSettings;
  readonly store: Store;
  readonly thinker: Thinker;
  readonly reviewer: Pick<Reviewer, 'review'>;
  readonly rooms: Rooms;
  /** Which tables are at home here, and the ways to the others. */
  readonly homes: Homes;
  readonly tunnels: Tunnels;
  /** What follows from every change of a table. */
  readonly consequences: readonly Consequence[];
  /** The open WebSockets. */
  readonly sockets: ReadonlySet<WebSocket>;
  readonly metrics: Metrics;
  /** What people and addresses may do, in all processes together. */
  readonly limits: Limits;
  /** How many more tables each address may make. */
  readonly newTables: Buckets;
  /** How many more guests may come from each address. */
  readonly newGuests: Buckets;
  readonly presence: Presence;
  readonly log: FastifyBaseLogger;
  /** Where the server can be reached, as far as it knows. */
  readonly address: () => string;
  /** The time; tests bring their own. */
  readonly now: () => number;
  readonly gameIds: readonly string[];
  readonly loadGame: LoadGame;
}
