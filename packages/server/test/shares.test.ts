import { PassThrough } from 'node:stream';
import { EventEmitter, once } from 'node:events';
import type { Thinker } from '@parlour/think';
import { nim } from '@parlour/nim';
import type { GameRecord } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { addressKey, createBuckets, createLimits } from '../src/limits.ts';
import type { ServerMessage } from '@parlour/client/protocol';
import { serveSocket } from '../src/socket/socket.ts';
import { letHear, nothingHeld, tellCrowd } from '../src/tables/live/crowd.ts';
import type { Feed } from '../src/tables/live/feed.ts';
import { frameFor } from '../src/tables/live/frame.ts';
import type { Watcher } from '../src/tables/live/rooms.ts';
import { lastNumber } from '../src/tables/log/table.ts';
import { complaintOf, hastyThinker, isOver, onBothStores, playOne, sitTogether, twoPeople, until, watcherOf, type World } from './world.ts';

/** Long enough for several rounds of the server. */
const rounds = () => new Promise((resolve) => setTimeout(resolve, 400));

/** A line as a stranger opens it, and all that comes down it. */
async function stranger(world: World) {
  const socket = new NodeSocket(`${world.server.address.replace('http', 'ws')}/ws`);
  const heard: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as ServerMessage));
  await once(socket, 'message');
  return {
    say: (message: object) => socket.send(JSON.stringify(message)),
    heard: (type: ServerMessage['type']) => heard.filter((message) => message.type === type),
    hangUp: () => socket.terminate(),
  };
}

const onlooker = (person: string | null) => ({ viewer: null, person, muted: new Set<string>(), language: null });

/** A saved game of so many decisions. It is impossible, but that is not known before it has been played. */
function long(decisions: number): GameRecord {
  const moves = Array.from({ length: decisions }, () => [0, { type: 'done' }] as const);
  return {
    format: 'parlour-game/1',
    game: 'nim',
    rules: nim.revision,
    options: {},
    seed: 'long',
    seats: [{ name: 'A' }, { name: 'B' }],
    moves,
  };
}

onBothStores('everybody has a share', (enter) => {
  it('bots among themselves wait until somebody watches, and go on no longer than that', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const bots = [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ] as const;
    const { table } = await anna.http.create({ game: 'nim', seats: [...bots], name: 'Anna' });
    const number = async () =>
      (await world.server.services.store.db.selectFrom('tables').select('number').where('id', '=', table).executeTakeFirstOrThrow()).number;
    world.pass(600_000);
    await rounds();
    expect(await number()).toBe(1);
    await world.restart();
    world.pass(600_000);
    await rounds();
    expect(await number()).toBe(1);
    // A thought that has begun comes to its end; the next begins only if somebody is still there.
    const waiting: (() => void)[] = [];
    const patient: Thinker = {
      ...hastyThinker,
      async think(request) {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return hastyThinker.think(request);
      },
    };
    await world.restart({ thinker: patient });
    const handle = world.guest('Anna again').table(table);
    await until(handle, ({ info }) => info !== undefined);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    handle.close();
    await expect.poll(() => world.server.services.rooms.present()).toEqual([]);
    await rounds();
    const begun = waiting.length;
    const before = await number();
    for (const goOn of waiting) goOn();
    await expect.poll(number).toBe(before + begun);
    await rounds();
    expect([await number(), waiting.length]).toEqual([before + begun, begun]);
    await world.restart();
    await until(world.guest('Anna once more').table(table), isOver);
  });

  it('a bot goes on for people who are not looking, so that their turn comes', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const { table } = await anna.http.create({ game: 'nim', seats: [...seats], name: 'Anna' });
    const handle = anna.table(table);
    await playOne(handle);
    handle.close();
    await expect.poll(async () => (await anna.http.myTables())[0]?.yourTurn).toBe(true);
  });

  it('bots think in the time of whoever plays there, and in one share where nobody is looking', async () => {
    const shares: (readonly string[])[] = [];
    const thinker = {
      ...hastyThinker,
      think: (request: Parameters<typeof hastyThinker.think>[0]) => {
        shares.push(request.share ?? []);
        return hastyThinker.think(request);
      },
    };
    const world = await enter({ thinker });
    const anna = world.guest('Anna');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const make = async () => (await anna.http.create({ game: 'nim', seats: [...seats], name: 'Anna' })).table;
    // A bot that holds two cards of a kind has nothing to think about at first.
    while (shares.length === 0) await make().then(rounds);
    expect(new Set(shares.map(([address]) => address))).toEqual(new Set(['']));
    const tables = shares.map(([, table]) => table);
    shares.length = 0;
    const handle = anna.table(tables[0] ?? '');
    while (shares.length === 0) await playOne(handle);
    expect(shares[0]).toEqual(['127.0.0.1', tables[0]]);
  });

  it('nobody makes more tables than their address and they themselves may have', async () => {
    const world = await enter({ tablesPerHour: 5, tablesPerPerson: 2 });
    const [anna, bert] = [world.guest('Anna'), world.guest('Bert')];
    const make = (guest: typeof anna) => complaintOf(guest.http.create({ ...twoPeople, name: guest.name }));
    expect([await make(anna), await make(anna), await make(anna)]).toEqual([
      'nothing was wrong',
      'nothing was wrong',
      'server.too-many-tables',
    ]);
    expect([await make(bert), await make(bert), await make(bert)]).toEqual(['nothing was wrong', 'nothing was wrong', 'server.too-fast']);
    expect(await complaintOf(bert.http.importGame({} as GameRecord, [{ kind: 'me' }]))).toBe('server.too-fast');
  });

  it('going on with a long game costs an address as many tables as it has times fifty decisions', async () => {
    const world = await enter({ tablesPerHour: 10 });
    const anna = world.guest('Anna');
    const bring = (decisions: number) =>
      complaintOf(anna.http.importGame(long(decisions), [{ kind: 'me' }, { kind: 'open' }], { name: 'Anna' }));
    expect(await bring(50)).toBe('record.move');
    expect(await bring(300)).toBe('record.move');
    expect(await bring(50)).toBe('server.too-fast');
  });

  it('what somebody leaves with us counts by its size, and so do guests and reports', async () => {
    const world = await enter({ tablesPerHour: 4 });
    const anna = world.guest('Anna');
    const large = {
      format: 'parlour-game/1',
      game: 'nim',
      rules: nim.revision,
      options: { pack: 'x'.repeat(90_000) },
      seed: '',
      seats: [],
      moves: [],
    };
    // Nearly three tables for its size, one for itself.
    expect(await complaintOf(anna.http.importGame(large as unknown as GameRecord, [{ kind: 'me' }], { name: 'Anna' }))).not.toBe(
      'server.too-fast',
    );
    expect(await complaintOf(anna.http.create({ ...twoPeople, name: 'Anna' }))).toBe('server.too-fast');
    expect(await complaintOf(anna.http.report('AAAAAAAAAAAAAAAA', 'crooked'))).toBe('server.too-fast');
    const answers: string[] = [];
    for (let i = 0; i < 22; i++) answers.push(await complaintOf(world.guest('Guest').http.introduce({ name: 'Guest' })));
    expect(answers.filter((answer) => answer === 'server.too-fast').length).toBeGreaterThan(0);
    // Whoever is known may say their name again.
    expect(await complaintOf(anna.http.introduce({ name: 'Anne' }))).toBe('nothing was wrong');
  });

  it('asking to see a table costs an address as much as it costs us, whatever the number of lines', async () => {
    const world = await enter({ messagesPerAddress: 60 });
    const { table } = await sitTogether(world);
    const lines = await Promise.all(Array.from({ length: 10 }, () => stranger(world)));
    for (let i = 0; i < 5; i++) for (const { say } of lines) say({ type: 'watch', table });
    const answers = () => lines.reduce((sum, { heard }) => sum + heard('sync').length + heard('error').length, 0);
    await expect.poll(answers).toBe(50);
    // Ten for what is left of sixty, and a few more for what trickles in meanwhile.
    const shown = lines.reduce((sum, { heard }) => sum + heard('sync').length, 0);
    expect(shown).toBeGreaterThanOrEqual(10);
    expect(shown).toBeLessThan(30);
    for (const { hangUp } of lines) hangUp();
  });

  it('somebody who asks to watch again and again is not heard of by everybody each time', async () => {
    const world = await enter();
    const { table } = await sitTogether(world);
    const calm = await stranger(world);
    calm.say({ type: 'watch', table });
    await expect.poll(() => calm.heard('sync').length).toBe(1);
    const restless = await stranger(world);
    for (let i = 0; i < 15; i++) {
      restless.say({ type: 'watch', table });
      restless.say({ type: 'unwatch', table });
    }
    restless.say({ type: 'watch', table });
    await expect.poll(() => restless.heard('sync').length).toBe(16);
    expect(calm.heard('presence').length).toBeLessThan(20);
    // In the end they know.
    await expect.poll(() => calm.heard('presence').at(-1)).toMatchObject({ spectators: 2 });
    for (const { hangUp } of [calm, restless]) hangUp();
  });

  it('a decision about a table that is no more is shown the table anew only as often as one may ask for it', async () => {
    const world = await enter({ messagesPerTenSeconds: 40 });
    const { table, anna } = await sitTogether(world);
    const socket = new NodeSocket(`${world.server.address.replace('http', 'ws')}/ws`, { headers: { cookie: anna.transport.cookie } });
    const heard: ServerMessage[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as ServerMessage));
    await once(socket, 'message');
    const stale = (i: number) => ({ type: 'move', id: `too-late-${i}`, table, number: 0, moves: [{}] });
    socket.send(JSON.stringify({ type: 'watch', table }));
    for (let i = 0; i < 15; i++) socket.send(JSON.stringify(stale(i)));
    await expect.poll(() => heard.filter(({ type }) => type === 'refused').length).toBe(15);
    expect(heard.filter(({ type }) => type === 'sync').length).toBeLessThan(10);
    socket.terminate();
  });

  it('several things at once come to onlookers in one frame', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const { table } = await anna.http.create({ game: 'nim', seats: [...seats], rated: false, name: 'Anna' });
    const handle = anna.table(table);
    await playOne(handle);
    await until(handle, ({ history }) => history.filter(({ kind }) => kind === 'move').length === 2);
    const eve = await stranger(world);
    eve.say({ type: 'watch', table });
    await expect.poll(() => eve.heard('sync').length).toBe(1);
    await handle.askUndo(1);
    await expect.poll(() => eve.heard('sync').length).toBe(2);
    expect(eve.heard('sync')[1]).toMatchObject({ history: expect.arrayContaining([expect.objectContaining({ kind: 'undo' })]) });
    expect(eve.heard('step').some((message) => message.type === 'step' && message.step.kind === 'undo')).toBe(false);
    eve.hangUp();
  });

  it('whoever may not watch hears nothing of who is there', async () => {
    const world = await enter();
    const { table } = await sitTogether(world, { spectators: false });
    const eve = await stranger(world);
    eve.say({ type: 'watch', table });
    await expect.poll(() => eve.heard('gone').length).toBe(1);
    await rounds();
    expect(eve.heard('presence')).toEqual([]);
    eve.hangUp();
  });

  it('a crowd of onlookers gets one frame, made once', async () => {
    const world = await enter();
    const { table, first } = await sitTogether(world);
    await world.server.services.rooms.withTable(table, async (held) => {
      for (const kind of ['sync', 'step'] as const) {
        expect(frameFor(kind, held, onlooker('a'))).toBe(frameFor(kind, held, onlooker(null)));
        // Whoever made the table is told so, and players see their own cards.
        expect(frameFor(kind, held, onlooker(held.settings.host))).not.toBe(frameFor(kind, held, onlooker('a')));
        expect(frameFor(kind, held, { ...onlooker('a'), viewer: 0 })).not.toEqual(frameFor(kind, held, onlooker('a')));
      }
    });
    const before = await world.server.services.rooms.withTable(table, async (held) => frameFor('sync', held, onlooker(null)));
    await playOne(first);
    await world.server.services.rooms.withTable(table, async (held) => {
      const now = frameFor('sync', held, onlooker(null));
      expect(now).not.toBe(before);
      expect(now).toMatchObject({ number: first.snapshot().number });
    });
  });

  it('a crowd of onlookers is told every step in order, whoever comes and goes meanwhile', async () => {
    const world = await enter();
    const { table, first, second } = await sitTogether(world);
    const { rooms } = world.server.services;
    const numbers: number[][] = [];
    const crowd = Array.from({ length: 100 }, (_, index) => {
      const heard = (numbers[index] = [] as number[]);
      const hear = (message: ServerMessage) => {
        if (message.type === 'sync') heard.push(message.number);
        if (message.type === 'step') heard.push(message.step.number);
      };
      return watcherOf(null, hear);
    });
    for (const watcher of crowd) await rooms.watch(table, watcher);
    const begun = numbers[0]!.at(-1)!;
    await Promise.all(Array.from({ length: 9 }, (_, word) => first.chat(`word ${word}`)));
    // Whoever comes in the middle of it misses nothing, and is told nothing twice; whoever leaves hears no more.
    const late: ServerMessage[] = [];
    await rooms.watch(
      table,
      watcherOf(null, (message) => void late.push(message)),
    );
    rooms.unwatch(table, crowd[99]!);
    await Promise.all(Array.from({ length: 9 }, (_, word) => second.chat(`word ${word}`)));
    await second.chat('the last');
    const last = second.snapshot().number;
    expect(last).toBe(begun + 19);
    const all = Array.from({ length: 20 }, (_, step) => begun + step);
    for (const heard of numbers.slice(0, 99)) await expect.poll(() => heard).toEqual(all);
    expect(numbers[99]!.at(-1)).toBeLessThan(last);
    await expect.poll(() => late.filter(({ type }) => type === 'step').length).toBe(10);
    for (const watcher of crowd) rooms.unwatch(table, watcher);
  });

  it('a crowd that was told something a moment ago is told more later, all at once, in one piece for all', async () => {
    const world = await enter();
    const { table } = await sitTogether(world);
    await world.server.services.rooms.withTable(table, async (held, room) => {
      const told: (readonly ServerMessage[])[] = [];
      const crowd = [0, 1].map((index): [Watcher, Feed] => [
        { ...watcherOf(null, () => undefined), sendAll: (messages) => void told.push(messages) },
        { onlooker: onlooker(null), sent: lastNumber(held) - 1 - index, timer: undefined },
      ]);
      const before = { ...nothingHeld(), told: lastNumber(held) - 1, due: performance.now() + 1e6 };
      const crowded = { ...room, held: before, audience: { seats: held.seats, near: [], crowd } };
      expect(tellCrowd(crowded, held, crowd)).toBe(true);
      expect(told).toEqual([]);
      letHear(crowded, crowd);
      expect(told).toHaveLength(2);
      expect(told[0]).toBe(told[1]);
      expect(told[0]).toMatchObject([{ type: 'step', step: { number: lastNumber(held) } }]);
    });
  });

  it('what a crowd is told comes as it is over a real line, long or short', async () => {
    const world = await enter();
    const { table, first } = await sitTogether(world);
    const eve = await stranger(world);
    eve.say({ type: 'watch', table });
    await expect.poll(() => eve.heard('sync').length).toBe(1);
    // The first comes to everybody by themselves; from then on they are a crowd.
    for (const text of ['a', 'b', 'c'.repeat(400)]) await first.chat(text);
    await expect
      .poll(() => eve.heard('step').map((message) => message.type === 'step' && message.step))
      .toMatchObject([
        { kind: 'chat', text: 'a' },
        { kind: 'chat', text: 'b' },
        { kind: 'chat', text: 'c'.repeat(400) },
      ]);
    eve.hangUp();
  });

  it('whoever does not read is cut off once their address leaves too much unread', async () => {
    const world = await enter();
    const socket = Object.assign(new EventEmitter(), {
      readyState: 1,
      OPEN: 1,
      bufferedAmount: 100_000,
      cut: 0,
      terminate: () => socket.cut++,
    });
    const line = { person: null, address: 'x', isFar: false, mayAsk: () => true, mayKeepUnread: () => false };
    const wire = new PassThrough();
    serveSocket(world.server.services, socket as unknown as NodeSocket, wire, line);
    expect([wire.writableLength + wire.readableLength, socket.cut]).toEqual([0, 1]);
    socket.bufferedAmount = 1_000;
    serveSocket(world.server.services, socket as unknown as NodeSocket, wire, line);
    expect(socket.cut).toBe(1);
    expect(wire.writableLength + wire.readableLength).toBeGreaterThan(0);
    socket.emit('close');
  });
});

describe('limits', () => {
  it('let so much pass at once, and then what trickles in; dear things take more', () => {
    let time = 0;
    const buckets = createBuckets(10, 1, () => time);
    expect(Array.from({ length: 12 }, () => buckets.take('a')).filter(Boolean)).toHaveLength(10);
    expect(buckets.take('b', 8)).toBe(true);
    expect(buckets.take('b', 8)).toBe(false);
    time += 6_000;
    expect(buckets.take('b', 8)).toBe(true);
    expect(Array.from({ length: 12 }, () => buckets.take('a')).filter(Boolean)).toHaveLength(6);
  });

  it('hold in all processes together, a little late', () => {
    let time = 0;
    const [one, other] = [createLimits(() => time), createLimits(() => time)];
    const [here, there] = [one.buckets('tables', 100, 1), other.buckets('tables', 100, 1)];
    for (let i = 0; i < 60; i++) here.take('a');
    here.take('b');
    const told = one.told();
    // Whoever has had next to nothing is not spoken of, and nothing is told twice.
    expect(told).toEqual(['tables a 60']);
    expect(one.told()).toEqual([]);
    for (const word of told) other.heard(word);
    expect(there.take('a', 41)).toBe(false);
    expect(there.take('a', 40)).toBe(true);
    expect(there.take('b', 100)).toBe(true);
    // What was only heard of is not told again; what comes back is taken in full.
    expect(other.told()).toEqual(['tables a 40', 'tables b 100']);
    time += 10_000;
    expect(there.take('a', 10)).toBe(true);
  });

  it('on what is held at once count what is held in other processes, as long as those say so', () => {
    let time = 0;
    const [one, other] = [createLimits(() => time), createLimits(() => time)];
    const [here, there] = [one.holdings('sockets', 10), other.holdings('sockets', 10)];
    for (let i = 0; i < 7; i++) expect(here.hold('a')).toBe(true);
    for (const word of one.told()) other.heard(word);
    // Told again, it is still the same.
    for (const word of one.told()) other.heard(word);
    expect(Array.from({ length: 5 }, () => there.hold('a')).filter(Boolean)).toHaveLength(3);
    expect(there.hold('b')).toBe(true);
    there.release('a');
    expect([there.hold('a'), there.hold('a')]).toEqual([true, false]);
    for (let i = 0; i < 5; i++) here.release('a');
    for (const word of one.told()) other.heard(word);
    expect(Array.from({ length: 9 }, () => there.hold('a')).filter(Boolean)).toHaveLength(5);
    // A process of which nothing is heard any more holds nothing.
    time += 6_000;
    expect([there.hold('a'), there.hold('a'), there.hold('a')]).toEqual([true, true, false]);
    // Nor for an hour because the clock was set back; what one says once more counts.
    for (let i = 0; i < 4; i++) there.release('a');
    for (let i = 0; i < 4; i++) expect(here.hold('a')).toBe(true);
    for (const word of one.told()) other.heard(word);
    time -= 3_600_000;
    expect(there.hold('a')).toBe(true);
    for (const word of one.told()) other.heard(word);
    expect(there.hold('a')).toBe(false);
    // Who is alone tells nobody.
    const alone = createLimits(() => time, false);
    alone.holdings('sockets', 10).hold('a');
    expect(alone.told()).toEqual([]);
  });

  it('hear nothing from nonsense', () => {
    const limits = createLimits(() => 0);
    const buckets = limits.buckets('tables', 10, 1);
    for (const word of ['', 'tables', 'nothing a 5', 'tables a x', 'tables a -100', 'tables a 1e99', 'sockets a 9 x', 'tables b 9 x'])
      limits.heard(word);
    expect([buckets.take('a', 1), buckets.take('b', 10)]).toEqual([false, true]);
  });

  it('are not lifted by a clock that is set back, and forget whoever is back at the full', () => {
    let time = 1_000_000;
    const buckets = createBuckets(2, 1, () => time);
    for (let i = 0; i < 2; i++) buckets.take('a');
    time -= 500_000;
    expect(buckets.take('a')).toBe(false);
    for (let i = 0; i < 10_001; i++) buckets.take(`${i}`);
    time += 10_000;
    buckets.take('last');
    expect(buckets.size).toBe(1);
  });

  it('count a household as one, with IPv6 as with IPv4', () => {
    expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64');
    expect(addressKey('2001:0db8::1')).toBe('2001:db8:0:0::/64');
    expect(addressKey('2001:DB8:0:1::')).toBe(addressKey('2001:db8:0:1:ffff:ffff:ffff:ffff'));
    expect(addressKey('2001:db8:0:2::1')).not.toBe(addressKey('2001:db8:0:1::1'));
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
  });
});
