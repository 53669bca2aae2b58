import { once } from 'node:events';
import { Writable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { LONGEST_MESSAGE } from '@parlour/client/protocol';
import { BEAT } from '../src/socket/socket.ts';
import { complaintOf, isMyTurn, onBothStores, playOne, sitTogether, twoPeople, until, type World } from './world.ts';

/** A socket as a page of that origin would open it. */
function openAs(world: World, headers: Record<string, string>): NodeSocket {
  return new NodeSocket(`${world.server.address.replace('http', 'ws')}/ws`, { headers });
}

async function outcome(socket: NodeSocket): Promise<string> {
  const opened = once(socket, 'open').then(() => 'open');
  const refused = once(socket, 'unexpected-response').then(([, response]: { statusCode: number }[]) => `refused ${response?.statusCode}`);
  const result = await Promise.race([opened, refused]);
  socket.terminate();
  return result;
}

onBothStores('defence', (enter) => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes sockets and requests only from its own page, or from no page at all', async () => {
    const world = await enter();
    const { address } = world.server;
    expect(await outcome(openAs(world, {}))).toBe('open');
    expect(await outcome(openAs(world, { origin: address }))).toBe('open');
    expect(await outcome(openAs(world, { origin: 'https://evil.example' }))).toBe('refused 403');
    expect(await outcome(openAs(world, { origin: 'null' }))).toBe('refused 403');
    const post = (origin: string) =>
      fetch(`${address}/api/me`, { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{"name":"A"}' });
    expect((await post('https://evil.example')).status).toBe(403);
    expect((await post(address)).status).toBe(200);
  });

  it('gives out cookies that scripts cannot read and other sites cannot send', async () => {
    const world = await enter();
    const answer = await fetch(`${world.server.address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^parlour=[\w-]{32};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    await world.restart({ publicUrl: 'https://parlour.example' });
    const address = `http://127.0.0.1:${world.server.port}`;
    const secure = await fetch(`${address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"A"}',
    });
    expect(secure.headers.getSetCookie()[0]).toContain('Secure');
  });

  it('sends the headers that keep a page safe', async () => {
    const world = await enter();
    const { headers } = await fetch(`${world.server.address}/api/games`);
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'self';.*frame-ancestors 'none';.*script-src 'self';.*connect-src 'self'$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('limits how much an address may ask', async () => {
    const world = await enter({ requestsPerMinute: 5 });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await fetch(`${world.server.address}/api/games`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await complaintOf(world.guest('Anna').http.games())).toBe('server.too-fast');
  });

  it('limits how much a person may say, over all their lines together', async () => {
    const world = await enter({ messagesPerTenSeconds: 50 });
    const { anna, table, first } = await sitTogether(world);
    const again = world.guest('Anna again');
    again.transport.cookie = anna.transport.cookie;
    const second = again.table(table);
    await until(second, isMyTurn);
    // To look at the table has cost each line some; what is left is enough for the first ten, and far too little for all, however slowly they come.
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, i) => complaintOf((i % 2 === 0 ? first : second).chat(`${i}`))));
    expect(outcomes.filter((key) => key === 'server.too-fast').length).toBeGreaterThanOrEqual(8);
    expect(outcomes.filter((key) => key === 'nothing was wrong').length).toBeGreaterThanOrEqual(8);
  });

  it('limits how many sockets an address may hold', async () => {
    const world = await enter({ socketsPerAddress: 2 });
    const sockets = [openAs(world, {}), openAs(world, {})];
    await Promise.all(sockets.map((socket) => once(socket, 'message')));
    const third = openAs(world, {});
    expect((await once(third, 'close'))[0]).toBe(1013);
    for (const socket of sockets) socket.terminate();
  });

  it('hangs up on messages that are too long, and on lines that talk nonsense', async () => {
    const world = await enter();
    const long = openAs(world, {});
    await once(long, 'message');
    long.send('x'.repeat(LONGEST_MESSAGE + 1));
    expect((await once(long, 'close'))[0]).toBe(1009);
    const confused = openAs(world, {});
    const heard: string[] = [];
    confused.on('message', (data: Buffer) => heard.push(data.toString()));
    await once(confused, 'message');
    for (let i = 0; i < 30; i++) confused.send(['not json', '[]', '{"type":"move"}', '{"type":"rule the world"}'][i % 4] ?? '');
    expect((await once(confused, 'close'))[0]).toBe(1008);
    expect(heard.some((text) => text.includes('server.message'))).toBe(true);
  });

  it('listens no longer to a line that was cut off, even if nobody hangs up at its other end', async () => {
    const world = await enter();
    const { table } = await sitTogether(world);
    const stubborn = openAs(world, {});
    await once(stubborn, 'message');
    const before = world.server.services.sockets.size;
    const heard: string[] = [];
    stubborn.on('message', (data: Buffer) => heard.push(data.toString()));
    for (let i = 0; i < 40; i++) stubborn.send('nonsense');
    for (let i = 0; i < 40; i++) stubborn.send(JSON.stringify({ type: 'watch', table }));
    // It reads nothing, and so never hears that it was cut off.
    stubborn.pause();
    await expect.poll(() => world.server.services.sockets.size).toBe(before - 1);
    stubborn.resume();
    await once(stubborn, 'close');
    expect(heard.filter((text) => text.includes('"sync"'))).toEqual([]);
  });

  it('hangs up on a line whose other end is gone without a word, and not on one that only has nothing to say', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const world = await enter();
    const { first } = await sitTogether(world);
    const before = world.server.services.sockets.size;
    const address = `${world.server.address.replace('http', 'ws')}/ws`;
    const [silent, gone] = [new NodeSocket(address), new NodeSocket(address, { autoPong: false })];
    await Promise.all([silent, gone].map((socket) => once(socket, 'message')));
    const left = once(gone, 'close');
    for (let beats = 0; beats < 5; beats++) {
      const heard = once(silent, 'ping');
      vi.advanceTimersByTime(BEAT);
      await heard;
      // What a line says after its answer is heard after it.
      silent.send('{}');
      await once(silent, 'message');
    }
    await left;
    expect(silent.readyState).toBe(NodeSocket.OPEN);
    expect(first.snapshot().line).toBe('open');
    await expect.poll(() => world.server.services.sockets.size).toBe(before + 1);
    silent.terminate();
  });

  it('refuses bodies that are too long or no JSON, with a sentence', async () => {
    const world = await enter();
    const post = async (body: string) => {
      const answer = await fetch(`${world.server.address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return [answer.status, ((await answer.json()) as { complaint: { key: string } }).complaint.key];
    };
    expect(await post('{')).toEqual([400, 'server.input']);
    expect(await post('{"game":"nim","seats":[],"extra":1}')).toEqual([400, 'server.input']);
    expect(await post(JSON.stringify({ game: 'x'.repeat(2_000_000) }))).toEqual([413, 'server.input']);
  });

  it('does not let one person act for another', async () => {
    const world = await enter();
    const { table, bert, anna } = await sitTogether(world);
    const stranger = world.guest('Stranger');
    await stranger.http.introduce({ name: 'Stranger' });
    for (const { http } of [stranger, bert]) expect(await complaintOf(http.putBot(table, 0, 'random'))).toBe('server.not-host');
    expect(await complaintOf(stranger.http.leave(table))).toBe('server.not-seated');
    expect(await complaintOf(stranger.http.takeBack(table))).toBe('server.not-seated');
    expect(await complaintOf(stranger.http.rematch(table))).toBe('server.not-seated');
    const hook = await anna.http.notices();
    expect(hook.channels).toEqual([]);
  });
});

describe('the log', () => {
  it('holds no secrets', async () => {
    const { createApp } = await import('../src/start/app.ts');
    const { defaults } = await import('../src/settings.ts');
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = createApp({ ...defaults, logLevel: 'trace' }, stream);
    const headers = { cookie: 'parlour=topsecret', authorization: 'Bearer topsecret' };
    app.get('/', async (request, reply) => {
      request.log.info({ req: { headers: request.headers } }, 'a request');
      reply.header('set-cookie', 'parlour=topsecret');
      throw new Error('something broke');
    });
    await app.inject({ url: '/', headers });
    await app.close();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('topsecret');
  });
});

onBothStores('a graceful stop', (enter) => {
  it('keeps what was acknowledged, and tells clients to come back', async () => {
    const world = await enter();
    const { first, second } = await sitTogether(world);
    const acknowledged = playOne(first).then(() => true);
    const port = Number(new URL(world.server.address).port);
    expect(await acknowledged).toBe(true);
    await world.restart({ port });
    const back = await until(second, ({ line, number }) => line === 'open' && number === 3);
    expect(back.history.at(-1)?.kind).toBe('move');
  });

  it('is alive, ready and measured', async () => {
    const world = await enter();
    await world.guest('Anna').http.create({ ...twoPeople, name: 'Anna' });
    const get = async (path: string, headers = {}) => {
      const answer = await fetch(world.server.address + path, { headers });
      return [answer.status, await answer.text()] as const;
    };
    expect((await get('/healthz'))[0]).toBe(200);
    expect((await get('/readyz'))[0]).toBe(200);
    expect((await get('/metrics'))[1]).toMatch(/parlour_tables_loaded 1/);
    expect((await get('/metrics', { 'x-forwarded-for': '8.8.8.8' }))[0]).toBe(403);
    const openapi = JSON.parse((await get('/api/openapi.json'))[1]) as { openapi: string; paths: Record<string, unknown> };
    expect(openapi.openapi).toMatch(/^3\./);
    expect(Object.keys(openapi.paths)).toContain('/api/tables/{id}/sit');
    await world.server.services.store.close();
    await expect.poll(async () => (await get('/readyz'))[0]).toBe(503);
  });
});
