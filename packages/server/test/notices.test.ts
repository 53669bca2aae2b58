import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isInside, postOutside } from '../src/notices/outside.ts';
import { quietFor } from '../src/notices/quiet.ts';
import { endlessInbox, type Inbox, mailInbox, webInbox } from './inboxes.ts';
import { complaintOf, type Guest, isMyTurn, onBothStores, playOne, sitTogether, until, type World } from './world.ts';

const MINUTE = 60_000;

async function inbox<T>(opening: Promise<Inbox<T>>): Promise<Inbox<T>> {
  const opened = await opening;
  onTestFinished(() => opened.close());
  return opened;
}

/** Bert is away; Anna decides, and then it is his turn alone. */
async function bertIsAway(world: World, prepare: (bert: Guest) => Promise<unknown>) {
  const game = await sitTogether(world);
  await prepare(game.bert);
  game.bert.close();
  await until(game.first, ({ online }) => online.seats[1] === false);
  await playOne(game.first);
  return game;
}

/** Long enough for several rounds of the server. */
const rounds = () => new Promise((resolve) => setTimeout(resolve, 400));

onBothStores('notices', (enter) => {
  it('reach somebody who is away by webhook: one for a turn, in their language', async () => {
    const world = await enter({ callInside: true });
    const hook = await inbox(webInbox());
    const { table, bert, first } = await bertIsAway(world, async (bert) => {
      await bert.http.introduce({ language: 'pl' });
      await bert.http.noticeByWebhook(hook.url);
    });
    await rounds();
    expect(hook.received).toEqual([]);
    world.pass(MINUTE);
    await expect.poll(() => hook.received.length).toBe(1);
    const notice = JSON.parse(String(hook.received[0]?.body)) as Record<string, string>;
    expect(notice['title']).toContain('twoja kolej');
    expect(notice['text']).toContain('Anna');
    expect(notice['url']).toBe(`${world.server.address}/table/${table}`);
    // Coming, looking and going away again does not make another one.
    const back = world.guest('Bert');
    back.transport.cookie = bert.transport.cookie;
    await until(back.table(table), isMyTurn);
    back.close();
    await until(first, ({ online }) => online.seats[1] === false);
    world.pass(10 * MINUTE);
    await rounds();
    expect(hook.received).toHaveLength(1);
  });

  it('are all that two people need to play a whole game over days', async () => {
    const world = await enter({ callInside: true });
    const { anna, bert, table } = await sitTogether(world, { clock: { kind: 'days', days: 3 } });
    const people = await Promise.all(
      [anna, bert].map(async (guest) => {
        const { http, transport } = guest;
        const hook = await inbox(webInbox());
        await http.noticeByWebhook(hook.url);
        guest.close();
        return { hook, http, cookie: transport.cookie, turns: 0 };
      }),
    );
    await expect.poll(() => world.server.services.rooms.present()).toEqual([]);
    for (let over = false; !over; ) {
      for (const player of people) {
        const [listed] = await player.http.myTables();
        over = listed?.status === 'over';
        if (over || listed?.yourTurn !== true) continue;
        player.turns++;
        world.pass(60 * MINUTE);
        await expect.poll(() => player.hook.received.length, { timeout: 10_000 }).toBe(player.turns);
        const visit = world.guest('on a visit');
        visit.transport.cookie = player.cookie;
        const handle = visit.table(table);
        // As long as it is their turn; then they are gone for hours.
        while (isMyTurn(await until(handle, ({ info }) => info !== undefined))) {
          const { number } = handle.snapshot();
          await playOne(handle);
          await until(handle, (now) => now.number > number);
        }
        visit.close();
        await expect.poll(() => world.server.services.rooms.present()).toEqual([]);
      }
    }
    for (const { hook, turns } of people) expect(hook.received).toHaveLength(turns);
    expect(people[0]?.turns).toBeGreaterThan(1);
  });

  it('go to nobody who is watching, but to whoever stops watching without having decided', async () => {
    const world = await enter({ callInside: true });
    const hook = await inbox(webInbox());
    const { first, second, bert } = await sitTogether(world);
    await bert.http.noticeByWebhook(hook.url);
    await playOne(first);
    await until(second, isMyTurn);
    world.pass(MINUTE);
    await rounds();
    expect(hook.received).toEqual([]);
    bert.close();
    await until(first, ({ online }) => online.seats[1] === false);
    world.pass(MINUTE);
    await expect.poll(() => hook.received.length).toBe(1);
  });

  it('wait until the quiet hours are over', async () => {
    const world = await enter({ callInside: true });
    const hook = await inbox(webInbox());
    const now = new Date(world.server.services.now());
    const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
    const quiet = { from: (minutes + 1_430) % 1_440, to: (minutes + 120) % 1_440, zone: 'UTC' };
    await bertIsAway(world, async (bert) => {
      await bert.http.noticeByWebhook(hook.url);
      expect((await bert.http.quiet(quiet)).quiet).toEqual(quiet);
      expect(await complaintOf(bert.http.quiet({ ...quiet, zone: 'Atlantis' }))).toBe('server.input');
    });
    world.pass(60 * MINUTE);
    await rounds();
    expect(hook.received).toEqual([]);
    world.pass(61 * MINUTE);
    await expect.poll(() => hook.received.length).toBe(1);
  });

  it('keep nobody waiting for a service that answers without end: clocks run out, others are told', async () => {
    const world = await enter({ callInside: true });
    const patience = vi.spyOn(AbortSignal, 'timeout');
    const endless = await inbox(endlessInbox());
    const hook = await inbox(webInbox());
    const { first, second } = await sitTogether(world, { clock: { kind: 'live', seconds: 300, increment: 0 } });
    await bertIsAway(world, (bert) => bert.http.noticeByWebhook(endless.url));
    await bertIsAway(world, (bert) => bert.http.noticeByWebhook(hook.url));
    world.pass(MINUTE);
    await expect.poll(() => endless.received.length).toBe(1);
    await expect.poll(() => hook.received.length).toBe(1);
    expect(patience).toHaveBeenCalledWith(10_000);
    world.pass(5 * MINUTE);
    for (const handle of [first, second])
      await until(handle, ({ history }) => history.some((step) => step.kind === 'seat' && step.change === 'time'));
  });

  it('keep nobody waiting behind somebody who has hundreds of turns to be told of', async () => {
    const world = await enter({ callInside: true });
    const hook = await inbox(webInbox());
    const { store, now } = world.server.services;
    const { id: person } = await world.guest('Greedy').http.introduce({ name: 'Greedy' });
    await store.write((db) =>
      db
        .insertInto('notices')
        .values(Array.from({ length: 500 }, (_, turn) => ({ table_id: 'A'.repeat(16), seat: 0, turn, person, due: now(), done: 0 })))
        .execute(),
    );
    await bertIsAway(world, (bert) => bert.http.noticeByWebhook(hook.url));
    world.pass(MINUTE);
    await expect.poll(() => hook.received.length).toBe(1);
    const left = await store.db.selectFrom('notices').select('turn').where('person', '=', person).where('done', '=', 0).execute();
    expect(left.length).toBeGreaterThan(300);
  });

  it('are tried again where nobody took them, and told once', async () => {
    const world = await enter({ callInside: true });
    const closed = await webInbox();
    await closed.close();
    const { bert } = await bertIsAway(world, (bert) => bert.http.noticeByWebhook(closed.url));
    world.pass(MINUTE);
    const outcome = async () =>
      (await world.server.services.metrics.notices.get()).values.map(({ labels, value }) => [labels.outcome, value]);
    await expect.poll(outcome).toEqual([['failed', 1]]);
    const hook = await inbox(webInbox());
    await bert.http.noticeByWebhook(hook.url);
    world.pass(2 * MINUTE);
    await expect.poll(() => hook.received.length).toBe(1);
    world.pass(120 * MINUTE);
    await rounds();
    expect(hook.received).toHaveLength(1);
  });

  it('are given up where a service has not answered in time, however busily it talks', async () => {
    const endless = await inbox(endlessInbox());
    expect(await postOutside(endless.url, {}, true, AbortSignal.timeout(300))).toBe(false);
  });

  it('go to no name that leads into our own network, wherever it may lead when it is registered', async () => {
    const calls: string[] = [];
    const server = createServer((socket) => {
      calls.push(socket.remoteAddress ?? '');
      socket.destroy();
    });
    await once(server.listen(0, 'localhost'), 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `https://localhost:${port}/`;
    expect(await postOutside(url, {}, false, AbortSignal.timeout(10_000))).toBe(false);
    expect(calls).toEqual([]);
    expect(await postOutside(url, {}, true, AbortSignal.timeout(10_000))).toBe(false);
    expect(calls).toHaveLength(1);
    server.close();
  });

  it('are not sent for a turn that is over by then', async () => {
    const world = await enter({ callInside: true });
    const hook = await inbox(webInbox());
    const { table, first, bert } = await bertIsAway(world, (bert) => bert.http.noticeByWebhook(hook.url));
    const back = world.guest('Bert');
    back.transport.cookie = bert.transport.cookie;
    await playOne(back.table(table));
    back.close();
    await until(first, isMyTurn);
    world.pass(MINUTE);
    await rounds();
    expect(hook.received).toEqual([]);
  });

  it('go by mail only to an address whose owner has confirmed it', async () => {
    const mails = await inbox(mailInbox());
    const world = await enter({ smtpUrl: `${mails.url}?ignoreTLS=true`, mailFrom: 'Parlour <table@example.org>' });
    const { table, first, bert } = await bertIsAway(world, async (bert) => {
      const settings = await bert.http.noticeByMail('bert@example.org');
      expect(settings.channels).toMatchObject([{ kind: 'mail', target: 'bert@example.org', confirmed: false }]);
    });
    expect(mails.received).toHaveLength(1);
    world.pass(MINUTE);
    await rounds();
    expect(mails.received).toHaveLength(1);

    const key = /confirm#([\w-]{32})/.exec(unfold(mails.received[0] ?? ''))?.[1] ?? '';
    expect(await complaintOf(bert.http.confirm('x'.repeat(32)))).toBe('server.bad-confirmation');
    await bert.http.confirm(key);
    const back = world.guest('Bert');
    back.transport.cookie = bert.transport.cookie;
    await playOne(back.table(table));
    back.close();
    // The next turn of Bert's comes once Anna is done with hers.
    while (!(await bert.http.myTables())[0]?.yourTurn) await playOne(first);
    world.pass(MINUTE);
    await expect.poll(() => mails.received.length).toBe(2);
    expect(unfold(mails.received[1] ?? '')).toMatch(/Subject: .*your turn/);
  });

  it('go by push, encrypted and signed with keys that the server made and keeps', async () => {
    const service = await inbox(webInbox(true));
    const world = await enter({ callInside: true });
    const { bert } = await bertIsAway(world, (bert) => bert.http.noticeByPush(subscription(service.url)));
    const { pushKey, channels } = await bert.http.notices();
    expect(channels).toMatchObject([{ kind: 'push', confirmed: true }]);
    world.pass(MINUTE);
    await expect.poll(() => service.received.length).toBe(1);
    expect(service.received[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining(`k=${pushKey}`),
    });
    expect(String(service.received[0]?.body)).not.toContain('turn');
    await world.restart({ port: Number(new URL(world.server.address).port) });
    expect((await bert.http.notices()).pushKey).toBe(pushKey);
  });

  it('forget a device that does not want them any more, and use the next way', async () => {
    const service = await inbox(webInbox(true, 410));
    const hook = await inbox(webInbox());
    const world = await enter({ callInside: true });
    const { bert } = await bertIsAway(world, async (bert) => {
      await bert.http.noticeByPush(subscription(service.url));
      await bert.http.noticeByWebhook(hook.url);
    });
    world.pass(MINUTE);
    await expect.poll(() => hook.received.length).toBe(1);
    const { channels } = await bert.http.notices();
    expect(channels.map(({ kind }) => kind)).toEqual(['webhook']);
    expect((await bert.http.removeNotice(channels[0]?.id ?? '')).channels).toEqual([]);
  });

  it('never make the server call its own network', async () => {
    const world = await enter();
    const { http } = world.guest('Anna');
    await http.introduce({ name: 'Anna' });
    for (const url of ['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/x', 'https://169.254.169.254/'])
      expect(await complaintOf(http.noticeByWebhook(url))).toBe('server.bad-address');
    expect(await complaintOf(http.noticeByPush(subscription('https://192.168.1.1')))).toBe('server.bad-address');
    expect(await complaintOf(http.noticeByMail('anna@example.org'))).toBe('server.no-mail');
  });
});

const at = (time: string) => Date.parse(`2026-07-01T${time}:00Z`);

describe('quiet hours', () => {
  it('last through midnight, in the time zone of whoever wants them', () => {
    const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Warsaw' };
    expect(quietFor(at('19:59'), night)).toBe(0);
    expect(quietFor(at('20:00'), night)).toBe(9 * 60 * MINUTE);
    expect(quietFor(at('04:59'), night)).toBe(MINUTE);
    expect(quietFor(at('05:00'), night)).toBe(0);
  });

  it('are none where they begin and end at the same time', () => {
    expect(quietFor(at('12:00'), { from: 0, to: 0, zone: 'UTC' })).toBe(0);
  });
});

describe('addresses inside', () => {
  it('are told from those outside, however they are written', () => {
    const within = [
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.0.1',
      '169.254.169.254',
      '0.0.0.0',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
    ];
    expect(within.filter((address) => !isInside(address))).toEqual([]);
    expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].filter(isInside)).toEqual([]);
  });
});

/** What a browser would send us. */
function subscription(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { endpoint: `${endpoint}/device`, keys: { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') } };
}

/** Undoes the line breaks of quoted-printable. */
function unfold(mail: string): string {
  return mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
