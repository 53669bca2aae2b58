import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { isOver, onStores, playOn, playOne, sitTogether, until, type World } from './world.ts';

/** Somebody who sits at a table comes to another process. */
function comesTo(world: World, at: World['server'], cookie: string, name: string) {
  const guest = world.guest(name, at);
  guest.transport.cookie = cookie;
  return guest;
}

async function homeOf(world: World, table: string): Promise<{ process: string; epoch: number }> {
  const { db } = world.server.services.store;
  return db.selectFrom('homes').select(['process', 'epoch']).where('table_id', '=', table).executeTakeFirstOrThrow();
}

onStores(['PostgreSQL'], 'a table has one home', (enter) => {
  it('and is in memory there alone, though people play at it in every process', async () => {
    const world = await enter();
    const [second, third] = [await world.another(), await world.another()];
    const { table, first, bert } = await sitTogether(world);
    const afar = comesTo(world, second, bert.transport.cookie, 'Bert').table(table);
    const onlooker = world.guest('Onlooker', third).table(table);
    await until(onlooker, ({ info }) => info?.status === 'playing');
    await until(afar, ({ info }) => info?.you === 1);
    bert.close();
    const [annas, berts] = await Promise.all([playOn(first), playOn(afar)]);
    const seen = await until(onlooker, isOver);
    expect(berts.history.map(({ number }) => number)).toEqual(annas.history.map(({ number }) => number));
    expect(seen.position?.standings).toEqual(annas.position?.standings);
    expect([second.services.rooms.size, third.services.rooms.size]).toEqual([0, 0]);
    expect((await world.server.services.metrics.conflicts.get()).values[0]?.value ?? 0).toBe(0);
  });

  it('and finds another when its process ends: nobody has to do anything', async () => {
    const world = await enter();
    const home = await world.another();
    const anna = world.guest('Anna', home);
    const bert = world.guest('Bert');
    const { table, links } = await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'person' }], name: 'Anna' });
    await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
    const first = anna.table(table);
    await until(first, ({ info }) => info?.status === 'playing');
    const second = bert.table(table);
    await until(second, ({ info }) => info?.status === 'playing');
    const before = await homeOf(world, table);
    expect(world.server.services.rooms.watched()).toEqual([]);
    const moved = comesTo(world, world.server, anna.transport.cookie, 'Anna');
    anna.close();
    await home.stop();
    const again = moved.table(table);
    const [over] = await Promise.all([playOn(again), playOn(second)]);
    expect(over.info?.status).toBe('over');
    await expect.poll(async () => (await homeOf(world, table)).process).not.toBe(before.process);
    expect((await homeOf(world, table)).epoch).toBe(before.epoch + 1);
  });

  it('and where that cannot be reached, people play on without it; what was decided here and there is one game', async () => {
    const world = await enter({ tunnelUrl: 'http://127.0.0.1:1' });
    const other = await world.another();
    const { table, first, bert } = await sitTogether(world);
    const afar = comesTo(world, other, bert.transport.cookie, 'Bert').table(table);
    await until(afar, ({ info }) => info?.you === 1);
    bert.close();
    const [annas, berts] = await Promise.all([playOn(first), playOn(afar)]);
    expect(berts.history.map(({ number }) => number)).toEqual(annas.history.map(({ number }) => number));
    expect(other.services.rooms.size).toBe(1);
  });

  it('and where that cannot be reached, whoever watches a table that has left the memory here hears what is done there', async () => {
    const world = await enter({ tunnelUrl: 'http://127.0.0.1:1' });
    const other = await world.another();
    const { table, first } = await sitTogether(world);
    const afar = world.guest('Onlooker', other).table(table);
    await until(afar, ({ info }) => info?.status === 'playing');
    world.pass(61_000);
    // Its rounds let it go, once nothing is in line there any more.
    await expect.poll(() => other.services.rooms.watched()).toMatchObject([{ table: undefined, asleepAt: first.snapshot().number }]);
    await first.chat('Good morning');
    await until(afar, ({ number }) => number === first.snapshot().number);
  });

  it('and a tunnel at whose other end nobody answers any more is given up, with all that went through it', async () => {
    const world = await enter();
    // Like a machine that lost its power: the connection stands, and nothing comes back.
    const dead = new WebSocketServer({ port: 0, autoPong: false });
    const { port } = dead.address() as AddressInfo;
    const { tunnels } = world.server.services;
    const lost = vi.fn<() => void>();
    void tunnels.lead(`http://127.0.0.1:${port}`, { person: null, address: 'x' }, expect.unreachable, lost);
    await vi.waitFor(() => expect(lost).toHaveBeenCalled(), { timeout: 20_000 });
    for (const line of dead.clients) line.terminate();
    dead.close();
  });

  it('and lets nobody in who does not know the secret of its processes', async () => {
    const world = await enter();
    const { table } = await sitTogether(world);
    const { WebSocket } = await import('ws');
    const line = new WebSocket(`${world.server.address.replace('http', 'ws')}/tunnel`, { headers: { authorization: 'Bearer guess' } });
    const heard: string[] = [];
    line.on('message', (data: Buffer) => heard.push(data.toString()));
    line.on('open', () => {
      line.send('1 +{"person":null,"address":"x"}');
      line.send(`1 =${JSON.stringify({ type: 'watch', table })}`);
    });
    await new Promise((resolve) => line.on('close', resolve));
    expect(heard).toEqual([]);
  });

  it('and the clocks of a process that ended run out in another', async () => {
    const world = await enter();
    const home = await world.another();
    const anna = world.guest('Anna', home);
    const seats = [{ kind: 'me' as const }, { kind: 'person' as const }];
    const clock = { kind: 'live' as const, seconds: 60, increment: 0 };
    const { table, links } = await anna.http.create({ game: 'nim', seats, clock, name: 'Anna' });
    const bert = world.guest('Bert');
    await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
    const second = bert.table(table);
    await playOne(second);
    anna.close();
    await home.stop();
    world.pass(61_000);
    const { history } = await until(second, ({ history }) => history.some((step) => step.kind === 'seat' && step.change === 'time'));
    expect(history.filter((step) => step.kind === 'seat' && step.change === 'time')).toHaveLength(1);
  });
});
