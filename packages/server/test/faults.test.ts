import type { Thinker } from '@parlour/think';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lastStored, steadyTime } from '../src/time.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { TableSnapshot } from '@parlour/client';
import { askPostgres, cutConnections } from './postgres.ts';
import { type Heart, keepHeart } from '../src/tables/seating/outage.ts';
import { BOT_PATIENCE } from '../src/tables/log/commit.ts';
import { anyMove, hastyThinker, isMyTurn, onBothStores, onStores, playOne, sitTogether, until, type World } from './world.ts';

/** A process whose queries fail until `heal` is called; it hears that there is news all the while. */
async function ailing(world: World) {
  const url = new URL(world.databaseUrl ?? '');
  const name = url.pathname.slice(1);
  url.searchParams.set('application_name', 'ailing');
  const other = await world.another({ databaseUrl: url.href });
  const allow = (yes: boolean) => askPostgres(url.href, `alter database ${name} with allow_connections ${String(yes)}`);
  return {
    other,
    fail: async () => {
      await allow(false);
      expect(await cutConnections(url.href, 'ailing')).toBeGreaterThan(0);
    },
    heal: () => allow(true),
  };
}

const moves = ({ history }: TableSnapshot) => history.filter((step) => step.kind === 'move' && step.seat === 1).length;

onStores(['PostgreSQL'], 'a database that fails for a while', (enter) => {
  it('leaves nobody behind: whoever watches hears all that they missed, and what comes after', async () => {
    // The processes do not reach each other, so that both have the table.
    const world = await enter({ tunnelUrl: 'http://127.0.0.1:1' });
    const { other, fail, heal } = await ailing(world);
    const { table, first, bert } = await sitTogether(world);
    const afar = world.guest('Bert', other);
    afar.transport.cookie = bert.transport.cookie;
    const third = afar.table(table);
    await until(third, ({ info }) => info?.status === 'playing');
    await fail();
    for (const text of ['one', 'two']) await first.chat(text);
    // The other process has heard that there is news, and could not read it.
    await expect.poll(async () => (await other.services.metrics.tablesFailing.get()).values[0]?.value).toBe(1);
    await heal();
    for (const text of ['three', 'four']) await first.chat(text);
    const heard = await until(third, ({ history }) => history.length === first.snapshot().history.length);
    expect(heard.history).toEqual(first.snapshot().history);
    expect(heard.gone).toBeUndefined();
    await playOne(first);
    await until(third, ({ number }) => number === first.snapshot().number);
  });

  it('shows a table late to whoever came while it could not be shown', async () => {
    const world = await enter();
    const { other, fail, heal } = await ailing(world);
    const { table, first } = await sitTogether(world);
    const afar = world.guest('Onlooker', other);
    await fail();
    const third = afar.table(table);
    expect((await until(third, ({ gone }) => gone !== undefined)).gone?.key).toBe('server.busy');
    await heal();
    expect((await until(third, ({ info, gone }) => info !== undefined && gone === undefined)).number).toBe(first.snapshot().number);
  });
});

onStores(['PostgreSQL'], 'bots that think in a process', (enter) => {
  it('are left alone as long as it lives, and go on elsewhere within seconds once it is gone', async () => {
    const forever: Thinker = {
      ...hastyThinker,
      think: (_request, signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped')))),
    };
    // Time passes only as it is told to: a busy machine is not taken for a process that is gone.
    let time = Date.now();
    const now = () => time;
    const world = await enter({ thinker: forever, now });
    const anna = world.guest('Anna');
    const thinking = () => world.server.services.rooms.thinking().map(({ settings }) => settings.id);
    // A bot that holds two cards of a kind has nothing to think about at first; one that has may begin a little later.
    while (thinking().length === 0)
      await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], name: 'Anna' });
    const table = thinking()[0]!;
    const other = await world.another({ thinker: hastyThinker });
    const { db } = other.services.store;
    const row = () => db.selectFrom('tables').select(['number', 'wake']).where('id', '=', table).executeTakeFirstOrThrow();
    const { number } = await row();
    for (let i = 0; i < 4; i++) {
      time += BOT_PATIENCE / 2;
      await expect.poll(async () => (await row()).wake).toBe(time + BOT_PATIENCE);
    }
    expect((await row()).number).toBe(number);
    // As if it had been killed: nothing more is heard of it, and it looks after nothing.
    Object.assign(world.server.services.rooms, { thinking: () => [] });
    Object.assign(world.server.services.homes, { renew: async () => undefined, claim: async () => ({ here: false, address: '' }) });
    expect(BOT_PATIENCE).toBeLessThanOrEqual(5_000);
    time += BOT_PATIENCE;
    await expect.poll(async () => (await row()).number).toBeGreaterThan(number);
  });
});

onBothStores('being overtaken', (enter) => {
  it('and then failing to read what the other did leaves nobody behind, though nobody does anything more', async () => {
    const world = await enter();
    const { table, first, second } = await sitTogether(world);
    const { services } = world.server;
    const { loadGame, store } = services;
    const number = first.snapshot().number + 1;
    let fails = 2;
    Object.assign(services, {
      loadGame: (id: string) => {
        if (fails-- > 0) throw new Error('the database is gone');
        return loadGame(id);
      },
    });
    // Somebody in another process was faster, and no bell was heard.
    await store.append({
      expected: number - 1,
      standing: { id: table, number, status: 'playing', changed: 0, wake: null, rematch: null, turns: null },
      entries: [
        { table_id: table, number, at: 0, kind: 'chat', seat: 0, client_id: null, body: '{"person":"","name":"Anna","text":"elsewhere"}' },
      ],
    });
    await expect(first.chat('lost')).rejects.toMatchObject({ key: 'server.busy' });
    await until(second, ({ history }) => history.some((step) => step.kind === 'chat' && step.text === 'elsewhere'));
    await expect.poll(async () => (await services.metrics.tablesFailing.get()).values[0]?.value).toBe(0);
    expect(fails).toBeLessThan(0);
    await first.chat('found');
    await until(second, ({ history }) => history.some((step) => step.kind === 'chat' && step.text === 'found'));
  });
});

describe('time', () => {
  it('never goes back nor stands still when the clock is set back, and follows one that is set forward', () => {
    let [wall, ticks] = [1_000_000, 0];
    const pass = (milliseconds: number) => {
      wall += milliseconds;
      ticks += milliseconds;
    };
    const now = steadyTime(
      0,
      () => wall,
      () => ticks,
    );
    pass(1_000);
    expect(now()).toBe(1_001_000);
    wall -= 3_600_000;
    pass(10_000);
    expect(now()).toBe(1_010_000);
    // It is waited for the clock, which catches up.
    for (let i = 0; i < 36_000; i++) {
      pass(1_000);
      now();
    }
    pass(5_000);
    expect(now()).toBe(wall);
    wall += 7_200_000;
    expect(now()).toBe(wall);
  });

  it('begins no earlier than what was stored last, unless that was far off', async () => {
    expect(steadyTime(5_000, () => 1_000)()).toBeGreaterThanOrEqual(5_000);
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-time-'));
    const store = await openSqlite({ dataDir, lock: true });
    expect(await lastStored(store, 0)).toBe(0);
    const text = { game: 'nim', options: '{}', seed: '', clock: '', visibility: '', substitute: '', host: '', status: 'over' };
    const none = { prefix: null, wake: null, rematch: null, archive: null };
    const row = {
      ...text,
      ...none,
      id: 'a',
      rules: 1,
      spectators: 1,
      delay: 0,
      rated: 0,
      helpers: 0,
      created: 0,
      number: 0,
      changed: 50_000,
    };
    await store.db.insertInto('tables').values(row).execute();
    expect(await lastStored(store, 1_000)).toBe(50_000);
    expect(await lastStored(store, 50_000 - 2 * 86_400_000)).toBe(0);
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe('an outage', () => {
  it('is known to one process, is not made by a clock set forward, and is remembered for all', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-heart-'));
    const store = await openSqlite({ dataDir, lock: true });
    let [time, ticks] = [1_000_000, 0];
    const pass = (milliseconds: number) => {
      time += milliseconds;
      ticks += milliseconds;
    };
    const hearts = [1, 2].map(() => keepHeart({ store, now: () => time }, () => ticks)) as [Heart, Heart];
    const beats = async () => [await hearts[0].beat(), await hearts[1].beat()];
    expect(await beats()).toEqual([undefined, undefined]);
    pass(3_000);
    expect(await beats()).toEqual([undefined, undefined]);
    time += 3_600_000;
    pass(3_000);
    expect(await beats()).toEqual([undefined, undefined]);
    // The store cannot be written for a minute.
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error('database or disk is full'));
    const from = time;
    for (let i = 0; i < 20; i++) {
      pass(3_000);
      await expect(hearts[0].beat()).rejects.toThrow('full');
    }
    store.write = write;
    expect(await beats()).toEqual([{ from, to: from + 60_000 }, undefined]);
    expect(hearts.map((heart) => heart.outage())).toEqual([
      { from, to: from + 60_000 },
      { from, to: from + 60_000 },
    ]);
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
});

onStores(['SQLite'], 'news of which nobody knows what it is', (enter) => {
  it('is looked for again where the store could not be read', async () => {
    const world = await enter();
    const { table, first } = await sitTogether(world);
    const { store, rooms } = world.server.services;
    const { number } = first.snapshot();
    const { db } = store;
    await db
      .updateTable('tables')
      .set({ number: number + 1 })
      .where('id', '=', table)
      .execute();
    const closed = { table_id: table, number: number + 1, at: 0, kind: 'closed', seat: null, client_id: null, body: '{}' };
    await db.insertInto('entries').values(closed).execute();
    Object.defineProperty(store, 'db', {
      configurable: true,
      get: () => {
        throw new Error('the disk is gone');
      },
    });
    await rooms.refresh(null);
    Object.defineProperty(store, 'db', { configurable: true, value: db });
    expect(first.snapshot().info?.status).toBe('playing');
    await until(first, ({ info }) => info?.status === 'closed');
  });
});

onStores(['SQLite'], 'a store that never answers', (enter) => {
  it('makes the server not ready, and says so', async () => {
    const world = await enter();
    const { store } = world.server.services;
    const write = store.write.bind(store);
    const late: (() => void)[] = [];
    store.write = (job) => new Promise((resolve) => late.push(() => resolve(write(job))));
    const answer = await fetch(`${world.server.address}/readyz`);
    store.write = write;
    for (const go of late) go();
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'the database does not answer' }]);
  });
});

onBothStores('the host’s monitor', (enter) => {
  it('hears that nothing can be written, though everything can be read, and when it is over', async () => {
    const world = await enter();
    const { store } = world.server.services;
    const ready = async () => (await fetch(`${world.server.address}/readyz`)).status;
    expect(await ready()).toBe(200);
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error('database or disk is full'));
    await expect.poll(ready, { timeout: 10_000 }).toBe(503);
    expect(await (await fetch(`${world.server.address}/readyz`)).json()).toEqual({
      status: 'nothing can be written: database or disk is full',
    });
    expect((await fetch(`${world.server.address}/healthz`)).status).toBe(200);
    store.write = write;
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  });
});

onBothStores('a failure in the middle', (enter) => {
  it('of a decision leaves the table as it was, and the decision can be made again; a bot makes its own again by itself', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { table } = await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], name: 'Anna' });
    const handle = anna.table(table);
    // The bot has kept a card, like Anna; from now on they take turns.
    await until(handle, (now) => moves(now) === 1);
    await playOne(handle);
    const { store } = world.server.services;
    const append = store.append.bind(store);
    let fails: boolean[] = [true];
    store.append = (addition) => (fails.shift() === true ? Promise.reject(new Error('the disk is full')) : append(addition));
    const before = await until(handle, isMyTurn);
    await expect(handle.play(anyMove(before))).rejects.toMatchObject({ key: 'server.busy' });
    expect(handle.snapshot().number).toBe(before.number);
    while (isMyTurn(handle.snapshot())) {
      // Should it be the bot's turn then, its first two attempts fail.
      fails = [false, true, true];
      const { number } = handle.snapshot();
      await playOne(handle);
      await until(handle, (now) => now.number > number);
    }
    await until(handle, (now) => moves(now) === 2);
    expect(fails).toEqual([]);
  });
});
