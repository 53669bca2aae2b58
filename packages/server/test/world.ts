import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botFor, lookAt } from '@parlour/bots';
import { teach } from '@parlour/games';
import type { Reviewer, Thinker } from '@parlour/think';
import { type AnyGame, diceFrom } from '@parlour/kernel';
import { afterEach, describe } from 'vitest';
import { nim } from '@parlour/nim';
import { type Client, createClient, nodeTransport, type TableHandle, type TableSnapshot } from '@parlour/client';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import { type CreateTable, type ServerMessage, settingOf } from '@parlour/client/protocol';
import type { Watcher } from '../src/tables/live/rooms.ts';
import { firstNim } from './first-nim.ts';
import { borrowDatabase, giveDatabaseBack } from './postgres.ts';

/** Somebody at their own computer. */
export interface Guest extends Client {
  readonly name: string;
  readonly transport: ReturnType<typeof nodeTransport>;
}

/** One server with its store, and those who visit it. Everything is closed after each test. */
export interface World {
  server: RunningServer;
  /** Moves the server's clock on. */
  pass(milliseconds: number): void;
  guest(name: string, at?: RunningServer): Guest;
  /** Starts the server again on the same data. */
  restart(options?: ServerOptions): Promise<void>;
  /** Another process on the same database. */
  another(options?: ServerOptions): Promise<RunningServer>;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export type StoreKind = 'SQLite' | 'PostgreSQL';
type Enter = (options?: ServerOptions) => Promise<World>;

/** The same questions to both stores. */
export function onBothStores(title: string, tests: (enter: Enter, kind: StoreKind) => void): void {
  onStores(['SQLite', 'PostgreSQL'], title, tests);
}

/** Questions that only some stores are asked. */
export function onStores(kinds: readonly StoreKind[], title: string, tests: (enter: Enter, kind: StoreKind) => void): void {
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    const closing: (() => Promise<void> | void)[] = [];
    afterEach(async () => {
      for (const close of closing.splice(0).toReversed()) await close();
    });
    tests((options = {}) => enterWorld(kind, options, closing), kind);
  });
}

async function enterWorld(kind: StoreKind, given: ServerOptions, closing: (() => Promise<void> | void)[]): Promise<World> {
  decisions = 0;
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-test-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl = kind === 'PostgreSQL' ? await borrowDatabase() : undefined;
  if (databaseUrl !== undefined) closing.push(() => giveDatabaseBack(databaseUrl));
  let ahead = 0;
  const start = (more: ServerOptions = {}) =>
    startServer({
      port: 0,
      host: '127.0.0.1',
      dataDir,
      databaseUrl,
      games: [nim, firstNim],
      thinker: hastyThinker,
      reviewer: hereReviewer,
      luckPercent: 0,
      now: () => Date.now() + ahead,
      sweepEvery: 50,
      logLevel: 'fatal',
      requestsPerMinute: 100_000,
      tablesPerHour: 100_000,
      messagesPerAddress: 1_000_000,
      ...given,
      ...more,
    });
  const world: World = {
    server: await start(),
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    guest(name, at = world.server) {
      const transport = nodeTransport(at.address);
      const guest = { ...createClient(transport), name, transport };
      closing.push(() => guest.close());
      return guest;
    },
    async restart(more) {
      await world.server.stop();
      world.server = await start(more);
    },
    async another(more) {
      const other = await start(more);
      closing.push(() => other.stop());
      return other;
    },
    dataDir,
    databaseUrl,
  };
  closing.push(() => world.server.stop());
  return world;
}

/** Bots that decide here and at once. */
export const hastyThinker: Thinker = {
  async think(request) {
    const game = request.rules === nim.revision ? (nim as AnyGame) : firstNim;
    const taught = await teach(game);
    const bot = botFor(taught, request.bot) ?? botFor(taught, 'random');
    if (bot === undefined) throw new Error('no bot');
    return bot.decide({ ...request, game, budget: { iterations: 1 } });
  },
  async close() {},
};

/** Looks through games here. */
export const hereReviewer: Pick<Reviewer, 'review'> = {
  review: async (request) => lookAt(await teach(request.record.rules === nim.revision ? nim : firstNim), request),
};

export const twoPeople: CreateTable = { game: 'nim', seats: [{ kind: 'me' }, { kind: 'person' }] };

/** A table of two people, both looking at it. */
export async function sitTogether(world: World, wish: Partial<CreateTable> = {}) {
  const anna = world.guest('Anna');
  const bert = world.guest('Bert');
  const { table, links } = await anna.http.create({ ...twoPeople, ...wish, name: 'Anna' });
  await bert.http.join(links[0]?.key ?? '', { name: 'Bert', rated: true });
  const first = anna.table(table);
  const second = bert.table(table);
  await until(first, ({ info }) => info?.status === 'playing');
  await until(second, ({ info }) => info?.status === 'playing');
  return { table, anna, bert, first, second };
}

/** Somebody who watches a table without a line of their own. */
export function watcherOf(person: string | null, send: (message: ServerMessage) => void): Watcher {
  return { person, address: 'here', send, sendAll: (messages) => messages.forEach(send), hangUp: () => undefined };
}

/** Waits until a table looks like that. */
export function until(handle: TableHandle, looks: (snapshot: TableSnapshot) => boolean, patience = 20_000): Promise<TableSnapshot> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (!looks(handle.snapshot())) return;
      clearTimeout(timer);
      stop();
      resolve(handle.snapshot());
    };
    const { stack } = new Error('waited in vain');
    const stop = handle.subscribe(check);
    const timer = setTimeout(() => {
      stop();
      const { history, ...rest } = handle.snapshot();
      reject(new Error(`${stack}\n${JSON.stringify({ ...rest, last: history.at(-1) })}`));
    }, patience);
    check();
  });
}

export function isMyTurn({ info, position }: TableSnapshot): boolean {
  return info?.status === 'playing' && typeof info.you === 'number' && position?.toAct.includes(info.you) === true;
}

export function isOver({ info }: TableSnapshot): boolean {
  return info?.status === 'over';
}

/** Counted anew in every world: what is chosen there does not depend on what was tested before. */
let decisions = 0;

/** Chooses like a page does: the legal moves follow from the view alone. */
export function anyMove({ info, position }: TableSnapshot, game: AnyGame = nim): unknown {
  const dice = diceFrom(`decision ${decisions++}`);
  const setting = settingOf(info!);
  const moves = game.moves(game.guess(position?.view, setting, dice), info?.you ?? 0);
  return moves[decisions % moves.length];
}

/** Plays one decision as soon as it is due. */
export async function playOne(handle: TableHandle): Promise<void> {
  await handle.play(anyMove(await until(handle, isMyTurn)));
}

/** Plays until the game is over. */
export async function playOn(handle: TableHandle): Promise<TableSnapshot> {
  for (;;) {
    const snapshot = await until(handle, (now) => isMyTurn(now) || isOver(now));
    if (isOver(snapshot)) return snapshot;
    await handle.play(anyMove(snapshot));
  }
}

/** The key of the complaint that something ends with. */
export async function complaintOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'nothing was wrong',
    (error: unknown) => (error instanceof Error && 'key' in error ? String(error.key) : String(error)),
  );
}
