import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backup, openAdmin } from '../src/admin/index.ts';
import { archiveFinished, fromArchive } from '../src/tables/log/archive.ts';
import { softAuthenticator } from './authenticator.ts';
import { complaintOf, isOver, onBothStores, onStores, playOn, playOne, sitTogether, twoPeople, until, type World } from './world.ts';

/** Nobody else has this name, and no word contains it. */
const NAME = 'Xanthippe';
const DAY = 86_400_000;

async function openFor({ dataDir, databaseUrl }: World) {
  const opened = await openAdmin({ dataDir, databaseUrl });
  onTestFinished(() => opened.close());
  return opened;
}

/** All that the server keeps, as text; what is archived is read. */
async function everythingKept(world: World): Promise<string> {
  const admin = await openFor(world);
  const file = join(world.dataDir, `all-${Math.random()}.gz`);
  await backup(admin, file);
  const archives = await admin.store.db.selectFrom('tables').select('archive').execute();
  return gunzipSync(readFileSync(file)).toString() + JSON.stringify(archives.map(fromArchive));
}

onBothStores('whoever wants to be forgotten', (enter) => {
  it('is: no name, device, address, result or word of theirs is kept anywhere', async () => {
    const world = await enter();
    const { table, anna, bert, first, second } = await sitTogether(world);
    await anna.http.introduce({ name: NAME });
    const device = softAuthenticator();
    const { id } = await anna.http.finishPasskey(device.create(await anna.http.beginPasskey({ name: NAME }), world.server.address));
    await Promise.all([playOn(first), playOn(second)]);
    // A second game, made under the new name, that is over as well and in which she has spoken.
    const { table: other, links } = await anna.http.create({ ...twoPeople, name: NAME });
    await bert.http.join(links[0]?.key ?? '');
    await anna.table(other).chat(`I am ${NAME}`);
    await Promise.all([playOn(anna.table(other)), playOn(bert.table(other))]);
    await anna.http.report(other, 'crooked');
    await bert.http.mute(other, 0, true);
    const before = await everythingKept(world);
    expect(before).toContain(NAME);
    expect(before).toContain(id);

    await anna.http.forgetMe();
    expect(await anna.http.me()).toBeNull();
    const after = await everythingKept(world);
    expect(after).not.toContain(NAME);
    expect(after).not.toContain(id);
    expect(after).not.toContain('"Anna"');
    expect((await bert.http.myTables()).map((listed) => listed.id).toSorted()).toEqual([table, other].toSorted());
    expect((await bert.http.statistics())[0]?.played).toBe(2);
    const seen = await until(world.guest('Onlooker').table(other), isOver);
    expect(seen.info?.seats.map(({ name }) => name)).toEqual(['N. N.', 'Bert']);
    // The name is free again, and the passkey opens nothing.
    await world.guest('Other').http.introduce({ name: NAME });
    const { http } = world.guest('Phone');
    expect(await complaintOf(http.finishSignIn(device.get(await http.beginSignIn(), world.server.address)))).toBe('server.bad-passkey');
  });

  it('is forgotten in games long over, too', async () => {
    const world = await enter();
    const { table, anna, first, second } = await sitTogether(world);
    await first.chat('This is what I said.');
    await Promise.all([playOn(first), playOn(second)]);
    world.pass(2 * DAY);
    const admin = await openFor(world);
    await vi.waitFor(async () => {
      const { archive } = await admin.store.db.selectFrom('tables').select('archive').where('id', '=', table).executeTakeFirstOrThrow();
      expect(archive).not.toBeNull();
    }, 10_000);
    expect(await everythingKept(world)).toContain('what I said');
    await anna.http.forgetMe();
    expect(await everythingKept(world)).not.toMatch(/what I said|"Anna"/);
    await until(world.guest('Onlooker').table(table), isOver);
  });

  it('leaves a game under way to a bot for good, and the others play on', async () => {
    const world = await enter();
    const { table, anna, bert, first, second } = await sitTogether(world);
    await Promise.all([playOne(first), playOne(second)]);
    await anna.http.forgetMe();
    const seen = await until(second, ({ info }) => info?.seats[0]?.state === 'bot');
    expect(seen.info).toMatchObject({ host: true, seats: [{ name: 'N. N.', away: false }, { name: 'Bert' }] });
    expect(JSON.stringify(seen.history)).not.toContain('Anna');
    expect(await complaintOf(anna.http.takeBack(table))).toBe('server.who');
    expect((await playOn(bert.table(table))).info?.status).toBe('over');
  });

  it('leaves no name behind in a game under way that somebody else has made', async () => {
    const world = await enter();
    const { table, bert, first } = await sitTogether(world);
    expect(JSON.stringify(first.snapshot().history)).toContain('Bert');
    await bert.http.forgetMe();
    await until(first, ({ info, history }) => info?.seats[1]?.state === 'bot' && !JSON.stringify(history).includes('Bert'));
    const late = await until(world.guest('Onlooker').table(table), ({ info }) => info !== undefined);
    expect(JSON.stringify(late)).not.toContain('Bert');
  });

  it('frees the seat of a game that has not begun', async () => {
    const world = await enter();
    const host = world.guest('Host');
    const guest = world.guest('Guest');
    const { table } = await host.http.create({
      game: 'nim',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'open',
    });
    await guest.http.sit(table, { name: NAME });
    await guest.http.forgetMe();
    const { info } = await until(host.table(table), (now) => now.info?.seats[1]?.state === 'empty');
    expect(info?.status).toBe('waiting');
    expect(await everythingKept(world)).not.toContain(NAME);
  });

  it('is no news at tables that never knew them', async () => {
    const world = await enter();
    const { first } = await sitTogether(world);
    const news: string[] = [];
    first.subscribe(({ type }) => news.push(type));
    const other = world.guest('Other');
    const { table } = await other.http.create({ ...twoPeople, name: NAME });
    const seen = world.guest('Onlooker').table(table);
    await until(seen, ({ info }) => info?.seats[0]?.name === NAME);
    await other.http.forgetMe();
    await until(seen, ({ info }) => info?.status === 'closed' && info.seats[0]?.name === '');
    await first.chat('Have you heard?');
    expect(news).toContain('step');
    expect(news).not.toContain('sync');
  });

  it('is forgotten where they sat for a while and left, and nobody else who sat there', async () => {
    const world = await enter();
    const [host, guest, other] = [world.guest('Host'), world.guest('Guest'), world.guest('Other')];
    const { table } = await host.http.create({
      game: 'nim',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'open',
    });
    const { id } = await guest.http.introduce({ name: NAME });
    const words: string[] = [];
    for (const somebody of [other, guest, other, guest, other]) {
      await somebody.http.sit(table, somebody === guest ? {} : { name: 'Other', seat: 1 });
      const handle = somebody.table(table);
      await until(handle, ({ info }) => info?.you === 1);
      words.push(`It is ${somebody.name} who said so (${words.length})`);
      await handle.chat(words.at(-1)!);
      await somebody.http.leave(table);
    }
    expect(await everythingKept(world)).toContain('It is Guest');
    await guest.http.forgetMe();
    const kept = await everythingKept(world);
    for (const word of [NAME, id, 'It is Guest']) expect(kept).not.toContain(word);
    const { history } = await until(host.table(table), (now) => now.history.some((step) => step.kind === 'chat' && step.name === 'N. N.'));
    expect(history.flatMap((step) => (step.kind === 'chat' ? [[step.name, step.text]] : []))).toEqual([
      ['Other', words[0]],
      ['N. N.', '…'],
      ['Other', words[2]],
      ['N. N.', '…'],
      ['Other', words[4]],
    ]);
  });

  it('is forgotten also as the guest who they were before they signed in', async () => {
    const world = await enter();
    const [anna, phone, host] = [world.guest('Anna'), world.guest('Phone'), world.guest('Host')];
    const device = softAuthenticator();
    await anna.http.finishPasskey(device.create(await anna.http.beginPasskey({ name: NAME }), world.server.address));
    const { table, links } = await host.http.create({ ...twoPeople, name: 'Host' });
    await phone.http.join(links[0]?.key ?? '', { name: 'Xerxes' });
    const guest = await phone.http.me();
    await phone.table(table).chat('I am here by chance');
    await phone.http.report(table, 'I do not like this');
    const next = await host.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], visibility: 'open' });
    await phone.http.sit(next.table, {});
    await phone.table(next.table).chat('I am there by chance');
    await phone.http.leave(next.table);
    await phone.http.finishSignIn(device.get(await phone.http.beginSignIn(), world.server.address));
    await until(host.table(table), ({ info }) => info?.seats[1]?.name === NAME);
    // What they said stands until they ask.
    expect(await everythingKept(world)).toMatch(/here by chance.*there by chance|there by chance.*here by chance/s);
    await phone.http.forgetMe();
    const kept = await everythingKept(world);
    for (const word of [NAME, 'Xerxes', guest?.id ?? NAME, 'by chance', 'do not like']) expect(kept).not.toContain(word);
  });

  it('may ask again where something broke off in the middle', async () => {
    // Nothing else writes meanwhile.
    const world = await enter({ sweepEvery: 60_000 });
    const { table, anna, first, second } = await sitTogether(world);
    const { id } = await anna.http.introduce({ name: NAME });
    const { table: other } = await anna.http.create(twoPeople);
    await playOne(first);
    const { store } = world.server.services;
    const write = store.write.bind(store);
    for (let done = 0, broken = true; broken; done++) {
      let left = done;
      store.write = (job) => (left-- > 0 ? write(job) : Promise.reject(new Error('the disk is full')));
      broken = (await complaintOf(anna.http.forgetMe())) !== 'nothing was wrong';
      store.write = write;
      expect(done).toBeLessThan(100);
    }
    const kept = await everythingKept(world);
    for (const word of [NAME, id, '"Anna"']) expect(kept).not.toContain(word);
    await until(second, ({ info }) => info?.seats[0]?.name === 'N. N.');
    expect(await complaintOf(anna.http.takeBack(table))).toBe('server.who');
    await until(world.guest('Onlooker').table(other), ({ info }) => info?.status === 'closed');
  });

  it('must be known first', async () => {
    const world = await enter();
    expect(await complaintOf(world.guest('Stranger').http.forgetMe())).toBe('server.who');
  });
});

onStores(['PostgreSQL'], 'whoever wants to be forgotten where several processes have the table', (enter) => {
  it('is not written down again because a line of theirs is still open', async () => {
    const world = await enter();
    const { bert, anna } = await sitTogether(world);
    const { db } = world.server.services.store;
    const me = (await anna.http.me())!.id;
    const there = async () => (await db.selectFrom('presence').selectAll().execute()).map(({ person, until }) => [person, until] as const);
    await anna.http.forgetMe();
    const berts = (await bert.http.me())!.id;
    const before = new Map(await there()).get(berts) ?? 0;
    world.pass(30_000);
    await expect.poll(async () => new Map(await there()).get(berts)).toBeGreaterThan(before);
    expect(new Map(await there()).has(me)).toBe(false);
  });

  it('is forgotten in a game that another process archives at the same time', async () => {
    const world = await enter({ sweepEvery: 60_000 });
    const { table, first, second } = await sitTogether(world);
    await Promise.all([playOn(first), playOn(second)]);
    const { db } = world.server.services.store;
    let archiving: Promise<void> = Promise.resolve();
    await db.transaction().execute(async (change) => {
      await change.selectFrom('tables').select('id').where('id', '=', table).forUpdate().execute();
      archiving = archiveFinished({ store: world.server.services.store, now: () => Date.now() + 2 * DAY });
      // It waits for us; and had it read before that, what it has read would be no more.
      await expect
        .poll(
          async () =>
            (await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db)).rows
              .length,
        )
        .toBe(1);
      await change
        .updateTable('entries')
        .set({ body: '{"name":"forgotten"}' })
        .where('table_id', '=', table)
        .where('number', '=', 1)
        .execute();
    });
    await archiving;
    const { archive } = await db.selectFrom('tables').select('archive').where('id', '=', table).executeTakeFirstOrThrow();
    expect(fromArchive({ archive })[0]?.body).toContain('forgotten');
  });

  it('is forgotten in all of them, and no news there at tables that never knew them', async () => {
    // The processes do not reach each other, so that both have the tables.
    const world = await enter({ tunnelUrl: 'http://127.0.0.1:1' });
    const other = await world.another();
    const { table: strange, first } = await sitTogether(world);
    const { table, links } = await world.guest('Host').http.create({ ...twoPeople, name: 'Host' });
    const guest = world.guest('Guest');
    await guest.http.join(links[0]?.key ?? '', { name: NAME });
    const onlooker = world.guest('Onlooker', other);
    const known = onlooker.table(table);
    const unknown = onlooker.table(strange);
    await until(known, ({ info }) => info?.seats[1]?.name === NAME);
    await until(unknown, ({ info }) => info !== undefined);
    const news: string[] = [];
    unknown.subscribe(({ type }) => news.push(type));
    await guest.http.forgetMe();
    await until(known, ({ info, history }) => info?.seats[1]?.name === 'N. N.' && !JSON.stringify(history).includes(NAME));
    await first.chat('Have you heard?');
    await until(unknown, ({ number }) => number === first.snapshot().number);
    expect(news).toContain('step');
    expect(news).not.toContain('sync');
  });
});
