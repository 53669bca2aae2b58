import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Reviewer, Thinker } from '@parlour/think';
import { createThinker } from '@parlour/think/node';
import type { AnyGame } from '@parlour/kernel';
import { gameIds, loadGame, loaderOf } from '@parlour/games';
import { createApp, configureApp } from './app.ts';
import { keepHomes, RENEW_EVERY } from '../homes/homes.ts';
import { digTunnels } from '../homes/tunnel.ts';
import type { Services } from '../services.ts';
import { keepTidy } from '../leftovers.ts';
import { createLimits } from '../limits.ts';
import { keepLuck } from '../luck/luck.ts';
import { createMetrics } from '../metrics.ts';
import { keepPresence } from '../notices/presence.ts';
import { keepNotices } from '../notices/sweep.ts';
import { noteTurns } from '../notices/turns.ts';
import { recordEnd } from '../ratings/record.ts';
import { defaults, type ServerSettings } from '../settings.ts';
import { openStore } from '../store/index.ts';
import { noteFixture } from '../tournaments/ended.ts';
import { goOnWithAll } from '../tournaments/rounds.ts';
import { lastStored, steadyTime } from '../time.ts';
import { archiveFinished } from '../tables/log/archive.ts';
import { attendAtHome, moveHome } from '../homes/move.ts';
import { BOT_PATIENCE } from '../tables/log/commit.ts';
import { createRooms } from '../tables/live/rooms.ts';
import { keepHeart } from '../tables/seating/outage.ts';
import { confirmBots, sweepTables } from '../tables/seating/sweep.ts';

export interface ServerOptions extends Partial<ServerSettings> {
  /** Other games than the usual, another way to think, another clock: for tests. */
  readonly games?: readonly AnyGame[];
  readonly thinker?: Thinker;
  readonly reviewer?: Pick<Reviewer, 'review'>;
  readonly now?: () => number;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  readonly services: Services;
  /** Finishes what is acknowledged, tells clients to come back, and closes everything. */
  stop(): Promise<void>;
}

/** A table has so many seats, as a rule: so many guests may come from an address for each table that may be made there. */
const GUESTS_A_TABLE = 5;

/** How soon other processes hear what somebody has had of their shares. */
const TELL_EVERY = 1_000;

/** How soon clients should come back after we said goodbye. */
const BACK_AFTER = 1_000;

export async function startServer({ games, thinker, reviewer, now: clock, ...given }: ServerOptions = {}): Promise<RunningServer> {
  const settings: ServerSettings = { ...defaults, ...given };
  const store = await openStore({ ...settings, lock: true });
  const now = clock ?? steadyTime(await lastStored(store, Date.now()));
  const app = createApp(settings);
  const ownThinker = createThinker();
  const limits = createLimits(Date.now, store.isShared);
  const guestsPerHour = settings.tablesPerHour * GUESTS_A_TABLE;
  const services: Services = {
    settings,
    store,
    thinker: thinker ?? ownThinker,
    reviewer: reviewer ?? ownThinker,
    get sockets() {
      return app.websocketServer.clients;
    },
    limits,
    newTables: limits.buckets('tables', settings.tablesPerHour, settings.tablesPerHour / 3_600),
    newGuests: limits.buckets('guests', guestsPerHour, guestsPerHour / 3_600),
    metrics: createMetrics(),
    log: app.log,
    now,
    rooms: createRooms(() => services, settings.tablesInMemory),
    homes: keepHomes(store, () => tunnelAddress((app.server.address() as AddressInfo).port, settings)),
    get tunnels() {
      return tunnels;
    },
    consequences: [(change) => noteTurns(change, services.rooms.isWatching), (change) => recordEnd(change, store), noteFixture],
    get presence() {
      return presence;
    },
    address: () => addressOf((app.server.address() as AddressInfo).port, settings),
    gameIds: games === undefined ? gameIds : [...new Set(games.map(({ id }) => id))],
    loadGame: games === undefined ? loadGame : loaderOf(games),
  };
  const presence = keepPresence(services);
  const tunnels = digTunnels(services);
  services.rooms.onChange((room, table) => attendAtHome(services, room, table));
  const rounds = makeRounds(services);

  async function closeRooms(): Promise<void> {
    await rounds.stop();
    await services.homes.leave().catch(() => undefined);
    await tunnels.close();
    await services.rooms.close();
  }

  async function closeStore(): Promise<void> {
    await ownThinker.close();
    await thinker?.close();
    await store.close();
  }

  try {
    await services.rooms.open();
    await configureApp(app, services);
    await store.listen(
      (change) => void services.rooms.refresh(change),
      (word) => limits.heard(word),
    );
    await app.listen({ port: settings.port, host: settings.host });
    await services.homes.renew();
  } catch (error) {
    await app.close();
    await closeStore();
    throw error;
  }
  // Where nobody else serves these tables, the bots that were thinking when we stopped need not be waited for.
  rounds.start(store.isShared ? 0 : BOT_PATIENCE);
  return {
    address: services.address(),
    port: (app.server.address() as AddressInfo).port,
    services,
    async stop() {
      for (const socket of services.sockets) {
        socket.send(JSON.stringify({ type: 'bye', after: BACK_AFTER }));
        socket.close(1001);
      }
      await closeRooms();
      await app.close();
      await closeStore();
    },
  };
}

/** Where other processes reach us: on this machine, or where the host says. */
function tunnelAddress(port: number, { host, tunnelUrl }: ServerSettings): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const [outer] = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  return tunnelUrl ?? `http://${isAny ? (outer?.address ?? '127.0.0.1') : host}:${port}`;
}

function addressOf(port: number, { host, publicUrl }: ServerSettings): string {
  const isAny = host === '0.0.0.0' || host === '::';
  return publicUrl ?? `http://${isAny ? 'localhost' : host}:${port}`;
}

/** What must be looked after again and again. Each thing for itself: none of them waits for another. */
function makeRounds(services: Services) {
  const notices = keepNotices(services);
  const tidy = keepTidy(services);
  const luck = keepLuck(services);
  const heart = keepHeart(services);
  const duties: readonly { name: string; every?: number; round: (ahead: number) => Promise<void> }[] = [
    { name: 'homes', every: RENEW_EVERY, round: () => services.homes.renew() },
    { name: 'moving home', round: () => moveHome(services) },
    { name: 'clocks and lost bots', round: (ahead: number) => sweepTables(services, heart, ahead) },
    { name: 'what others did', round: () => services.rooms.lookAround() },
    { name: 'tables that nobody uses', round: async () => services.rooms.letGo() },
    { name: 'what was taken here', every: TELL_EVERY, round: async () => services.store.tell(services.limits.told()) },
    { name: 'bots that think', round: () => confirmBots(services) },
    { name: 'games long over', round: () => archiveFinished(services) },
    { name: 'what was left behind', round: () => tidy.round() },
    { name: 'tournaments', round: () => goOnWithAll(services) },
    { name: 'luck', round: () => luck.round() },
    { name: 'presence', round: () => services.presence.round() },
    { name: 'notices', round: () => notices.round() },
  ];
  const loops = duties.map(({ name, every = services.settings.sweepEvery, round }) => makeLoop(every, toldOnce(services, name, round)));
  return {
    start: (ahead: number) => loops.forEach((loop) => loop.go(ahead)),
    async stop() {
      luck.stop();
      await Promise.all(loops.map((loop) => loop.stop()));
      await notices.close();
    },
  };
}

/** Of rounds that fail one after the other the host reads once, and once more when it is over. */
function toldOnce({ log }: Services, name: string, round: (ahead: number) => Promise<void>): (ahead: number) => Promise<void> {
  let failures = 0;
  return (ahead) =>
    round(ahead).then(
      () => {
        if (failures > 0) log.warn({ round: name, failures }, 'a round goes well again');
        failures = 0;
      },
      (error: unknown) => {
        if (failures++ === 0) log.error({ err: error, round: name }, 'a round failed; it is tried again and again');
      },
    );
}

/** One round after another, with a pause after each. */
function makeLoop(pause: number, work: (ahead: number) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let stopped = false;
  const go = (ahead: number) => {
    round = work(ahead).then(() => {
      if (!stopped) timer = setTimeout(() => go(0), pause);
    });
  };
  return {
    go,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
