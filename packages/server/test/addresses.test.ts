import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { isInside } from '../src/notices/outside.ts';
import { fromEnvironment } from '../src/start/environment.ts';
import { complaintOf, onStores, type World } from './world.ts';

/** What visitors claim, followed by what each proxy on the way added. */
function asking(world: World, forwarded: string): Promise<number> {
  return fetch(`${world.server.address}/api/games`, { headers: { 'x-forwarded-for': forwarded } }).then(({ status }) => status);
}

const read = (value: string) => fromEnvironment({ TRUST_PROXY: value }).proxies;

async function connection(world: World): Promise<Socket> {
  const socket = connect(world.server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

onStores(['SQLite'], 'limits by address', (enter) => {
  it('count what the proxies in front of us say, not what a visitor claims', async () => {
    const world = await enter({ proxies: 1, requestsPerMinute: 5 });
    const answers: number[] = [];
    for (let i = 0; i < 7; i++) answers.push(await asking(world, `10.0.0.${i}, 198.51.100.7`));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await asking(world, '10.0.0.1, 198.51.100.8')).toBe(200);
    await world.restart({ proxies: 2, requestsPerMinute: 1 });
    expect([await asking(world, '1.1.1.1, 198.51.100.7, 10.9.9.9'), await asking(world, '2.2.2.2, 198.51.100.7, 10.9.9.9')]).toEqual([
      200, 429,
    ]);
    // Without a proxy nobody is believed.
    await world.restart({ proxies: 0, requestsPerMinute: 1 });
    expect([await asking(world, '198.51.100.1'), await asking(world, '198.51.100.2')]).toEqual([200, 429]);
  });

  it('count WebSockets in the same way', async () => {
    const world = await enter({ proxies: 1, socketsPerAddress: 2 });
    const open = (claimed: string) => {
      const headers = { 'x-forwarded-for': `${claimed}, 198.51.100.7` };
      const socket = new NodeSocket(`${world.server.address.replace('http', 'ws')}/ws`, { headers });
      return Promise.race([once(socket, 'message').then(() => 'served'), once(socket, 'close').then(([code]) => code as number)]);
    };
    expect([await open('10.0.0.1'), await open('10.0.0.2'), await open('10.0.0.3')]).toEqual(['served', 'served', 1013]);
  });

  it('count nobody who left while it was looked up who they are', async () => {
    const world = await enter({ socketsPerAddress: 1, sweepEvery: 60_000 });
    const anna = world.guest('Anna');
    await anna.http.introduce({ name: 'Anna' });
    const { store, sockets } = world.server.services;
    const url = `${world.server.address.replace('http', 'ws')}/ws`;
    const busy = Promise.withResolvers<void>();
    const asked = store.db.connection().execute(() => busy.promise);
    const hasty = new NodeSocket(url, { headers: { cookie: anna.transport.cookie } });
    hasty.on('error', () => undefined);
    const [{ socket }] = (await once(hasty, 'upgrade')) as [{ socket: Socket }];
    await expect.poll(() => sockets.size).toBe(1);
    socket.resetAndDestroy();
    await expect.poll(() => sockets.size).toBe(0);
    busy.resolve();
    await asked;
    await anna.http.me();
    const served = new NodeSocket(url);
    const outcome = Promise.race([once(served, 'message').then(() => 'served'), once(served, 'close').then(() => 'sent away')]);
    expect(await outcome).toBe('served');
    served.terminate();
  });

  it('count connections that say nothing, and hang up on those that say it too slowly', async () => {
    const world = await enter({ connectionsPerAddress: 3, requestSeconds: 1 });
    const silent = [await connection(world), await connection(world), await connection(world)];
    const more = await connection(world);
    await once(more, 'close');
    expect(silent.every(({ destroyed }) => !destroyed)).toBe(true);
    silent[0]?.write('POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{');
    for (const socket of silent) socket.resume();
    await expect.poll(() => silent.every(({ closed }) => closed), { timeout: 20_000 }).toBe(true);
    expect(await complaintOf(world.guest('Anna').http.introduce({ name: 'Anna' }))).toBe('nothing was wrong');
  });
});

describe('addresses', () => {
  it('are inside in whatever clothes they come', () => {
    const insides = [
      '127.0.0.1',
      '10.1.2.3',
      '::1',
      '::ffff:127.0.0.1',
      '2002:7f00:1::',
      '64:ff9b:1::7f00:1',
      '::ffff:0:7f00:1',
      '::7f00:1',
    ];
    const more = ['fec0::1', 'fd00::1', 'fe80::1', '64:ff9b::a00:1', '169.254.169.254', '::ffff:7f00:1', '192.0.2.1'];
    for (const address of [...insides, ...more]) expect([address, isInside(address)]).toEqual([address, true]);
    for (const address of ['1.1.1.1', '2606:4700::1111', '::ffff:1.1.1.1', '2a00:1450::1'])
      expect([address, isInside(address)]).toEqual([address, false]);
  });

  it('are inside up to the last of each network, and outside right after it', () => {
    const edges: readonly (readonly [first: string, last: string, next: string])[] = [
      ['0.0.0.0', '0.255.255.255', '1.0.0.0'],
      ['10.0.0.0', '10.255.255.255', '11.0.0.0'],
      ['100.64.0.0', '100.127.255.255', '100.128.0.0'],
      ['127.0.0.0', '127.255.255.255', '128.0.0.0'],
      ['169.254.0.0', '169.254.255.255', '169.255.0.0'],
      ['172.16.0.0', '172.31.255.255', '172.32.0.0'],
      ['192.0.0.0', '192.0.0.255', '192.0.1.0'],
      ['192.0.2.0', '192.0.2.255', '192.0.3.0'],
      ['192.168.0.0', '192.168.255.255', '192.169.0.0'],
      ['198.18.0.0', '198.19.255.255', '198.20.0.0'],
      ['198.51.100.0', '198.51.100.255', '198.51.101.0'],
      ['203.0.113.0', '203.0.113.255', '203.0.114.0'],
      ['224.0.0.0', '255.255.255.255', '223.255.255.255'],
      ['::', '::ffff:ffff', '::1:0:0'],
      ['::ffff:0:0:0', '::ffff:0:ffff:ffff', '::ffff:1:0:0'],
      ['64:ff9b::', '64:ff9b::ffff:ffff', '64:ff9b::1:0:0'],
      ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', '64:ff9b:2::'],
      ['100::', '100::ffff:ffff:ffff:ffff', '100:0:0:1::'],
      ['2001::', '2001:1ff:ffff::', '2001:200::'],
      ['2001:db8::', '2001:db8:ffff::', '2001:db9::'],
      ['2002::', '2002:ffff::', '2003::'],
      ['3fff::', '3fff:fff::', '3fff:1000::'],
      ['5f00::', '5f00:ffff::', '5f01::'],
      ['fc00::', 'fdff:ffff::', 'fbff::'],
      ['fe80::', 'febf:ffff::', 'fe7f::'],
      ['fec0::', 'feff:ffff::', 'fe7f:ffff::'],
      ['ff00::', 'ffff:ffff::', 'fbff:ffff::'],
    ];
    for (const [first, last, next] of edges)
      expect([first, isInside(first), isInside(last), next, isInside(next)]).toEqual([first, true, true, next, false]);
  });

  it('of proxies are counted; “yes” is one of them', () => {
    expect([read('no'), read('yes'), read('0'), read('2'), read('')]).toEqual([0, 1, 0, 2, undefined]);
    expect(() => read('all')).toThrow('server.setting-choice');
    expect(() => read('11')).toThrow('server.setting-number');
  });
});

onStores(['PostgreSQL'], 'limits of several processes', (enter) => {
  it('count together: who has had their share at one is soon sent away at the other', async () => {
    const world = await enter({ tablesPerHour: 100 });
    const other = await world.another();
    expect(world.server.services.newTables.take('somebody', 90)).toBe(true);
    let allowed = 0;
    await expect.poll(() => other.services.newTables.take('somebody') && ++allowed, { timeout: 50_000, interval: 500 }).toBe(false);
    expect(allowed).toBeLessThan(100);
    expect(other.services.newTables.take('somebody else', 100)).toBe(true);
  });
});
