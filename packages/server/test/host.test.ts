import { expect, it } from 'vitest';
import { Conflict } from '../src/store/store.ts';
import { sql } from 'kysely';
import { complaintOf, onBothStores, onStores, playOn, playOne, sitTogether, twoPeople, until } from './world.ts';

const MINUTE = 60_000;

const threePeople = { game: 'nim', seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }], name: 'Anna' } as const;

onBothStores('the host and the invited', (enter) => {
  it('tells what a link invites to, before anybody sits down', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { table, links, key } = await anna.http.create({ ...twoPeople, name: 'Anna' });
    const bert = world.guest('Bert');
    const invited = await bert.http.invitation(links[0]?.key ?? '');
    expect(invited).toMatchObject({ table: { id: table, game: 'nim', status: 'waiting', you: null }, seat: 1, mine: false });
    const { info } = await until(anna.table(table), ({ info: shown }) => shown !== undefined);
    expect([invited.options, invited.rules]).toEqual([info?.options, info?.rules]);
    expect(invited.table.seats.map(({ name }) => name)).toEqual(['Anna', '']);
    expect(await anna.http.invitation(key ?? '')).toMatchObject({ table: { id: table, you: 0 }, seat: 0, mine: true });
    await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
    expect(await complaintOf(bert.http.invitation(links[0]?.key ?? ''))).toBe('server.bad-link');
  });

  it('settles with the table whether people may be helped: not among people unless whoever made it says so, and all are told', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const helpers = async (wish: object) => {
      const { table, links } = await anna.http.create({ ...twoPeople, name: 'Anna', ...wish });
      const invited = links[0] === undefined ? undefined : (await world.guest('Bert').http.invitation(links[0].key)).table.helpers;
      const shown = (await until(anna.table(table), ({ info }) => info !== undefined)).info?.helpers;
      return invited === undefined || invited === shown ? shown : 'told otherwise';
    };
    expect(await helpers({})).toBe(false);
    expect(await helpers({ helpers: true })).toBe(true);
    expect(await helpers({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })).toBe(true);
    expect(await helpers({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], helpers: false })).toBe(false);
    expect(await helpers({ seats: [{ kind: 'me' }, { kind: 'open' }] })).toBe(false);
  });

  it('lets the host ask somebody to leave before the game, and give the seat to another', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { table, links } = await anna.http.create({ ...threePeople, seats: [...threePeople.seats] });
    const bert = world.guest('Bert');
    await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
    expect(await complaintOf(bert.http.freeSeat(table, 0))).toBe('server.not-host');
    expect(await complaintOf(anna.http.freeSeat(table, 0))).toBe('server.nobody-there');
    expect(await complaintOf(anna.http.freeSeat(table, 2))).toBe('server.nobody-there');
    await anna.http.freeSeat(table, 1);
    const seen = await until(bert.table(table), ({ info }) => info !== undefined);
    expect(seen.info).toMatchObject({ you: null, status: 'waiting' });
    expect(seen.history.at(-1)).toMatchObject({ kind: 'seat', change: 'freed', name: 'Bert' });
    const { key } = await anna.http.newLink(table, 1);
    expect(await world.guest('Carl').http.join(key, { name: 'Carl' })).toMatchObject({ seat: 1 });
  });

  it('shows somebody who was asked to leave and still looks as an onlooker', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { table, links } = await anna.http.create({ ...threePeople, seats: [...threePeople.seats] });
    const bert = world.guest('Bert');
    await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
    bert.table(table);
    await until(anna.table(table), ({ online }) => online.seats[1] === true);
    await anna.http.freeSeat(table, 1);
    const seen = await until(anna.table(table), ({ online }) => online.seats[1] === false);
    expect(seen.online.spectators).toBe(1);
  });

  it('waits for somebody who is away as long as was agreed; then a bot goes on, and they may take the seat back', async () => {
    const world = await enter();
    const { table, anna, bert, first, second } = await sitTogether(world, { clock: { kind: 'none', patience: 60 }, substitute: 'random' });
    await playOne(first);
    const free = () => complaintOf(anna.http.freeSeat(table, 1));
    expect(await free()).toBe('server.still-there');
    second.close();
    await until(first, ({ online }) => online.seats[1] === false);
    // Those at the table hear it a moment before it is stored.
    await expect.poll(free).toBe('server.wait-longer');
    world.pass(59 * MINUTE);
    expect(await free()).toBe('server.wait-longer');
    const stranger = world.guest('Stranger');
    await stranger.http.introduce({ name: 'Stranger' });
    expect(await complaintOf(stranger.http.freeSeat(table, 1))).toBe('server.not-seated');
    world.pass(MINUTE);
    expect(await free()).toBe('nothing was wrong');
    expect((await until(first, ({ info }) => info?.seats[1]?.away === true)).info?.seats[1]?.state).toBe('bot');
    await bert.http.takeBack(table);
    const [over] = await Promise.all([playOn(first), playOn(bert.table(table))]);
    expect(over.info?.seats[1]).toMatchObject({ name: 'Bert', state: 'person' });
  });

  it('leaves it to the clock where there is one, and waits for nobody whose turn it is not', async () => {
    const world = await enter();
    for (const [clock, complaint] of [
      [{ kind: 'days', days: 3 }, 'server.clock-decides'],
      [{ kind: 'live', seconds: 86_400, increment: 0 }, 'server.clock-decides'],
      [{ kind: 'none', patience: null }, 'server.wait-forever'],
      [{ kind: 'none', patience: 1 }, 'server.nobody-waits'],
    ] as const) {
      const { table, anna, first, second } = await sitTogether(world, { clock });
      // Both have to decide, until Bert has.
      if (complaint === 'server.nobody-waits') {
        await playOne(second);
        await until(first, ({ position }) => position?.toAct.join() === '0');
      }
      second.close();
      await until(first, ({ online }) => online.seats[1] === false);
      world.pass(60 * MINUTE);
      await expect.poll(() => complaintOf(anna.http.freeSeat(table, 1))).toBe(complaint);
    }
  });

  it('goes on without somebody who is away after a few minutes if all others want it, and there are several', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { table, links } = await anna.http.create({ ...threePeople, seats: [...threePeople.seats] });
    const [bert, carl] = [world.guest('Bert'), world.guest('Carl')];
    await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
    await carl.http.join(links[1]?.key ?? '', { name: 'Carl' });
    const first = anna.table(table);
    await until(first, ({ info }) => info?.status === 'playing');
    const voices = (count: number) => until(first, ({ position }) => position?.voices[1]?.length === count);
    await carl.http.freeSeat(table, 1);
    // Twice counts once.
    expect(await complaintOf(carl.http.freeSeat(table, 1))).toBe('server.wait-longer');
    expect((await voices(1)).info?.seats[1]?.state).toBe('person');
    // A word of Bert's, and nothing was said.
    const visit = bert.table(table);
    await until(visit, ({ info }) => info !== undefined);
    await visit.chat('I am here');
    visit.close();
    await until(first, ({ online }) => online.seats[1] === false);
    await expect.poll(() => complaintOf(carl.http.freeSeat(table, 1))).toBe('nothing was wrong');
    await voices(1);
    expect(await complaintOf(anna.http.freeSeat(table, 1))).toBe('server.wait-longer');
    expect((await voices(2)).info?.seats[1]?.state).toBe('person');
    world.pass(5 * MINUTE);
    await anna.http.freeSeat(table, 1);
    expect((await until(first, ({ info }) => info?.seats[1]?.state === 'bot')).info?.seats[1]).toMatchObject({ away: true, name: 'Bert' });
    await bert.http.takeBack(table);
    await until(first, ({ info }) => info?.seats[1]?.state === 'person');
  });

  it('does not let others speak where a clock decides, nor about somebody for whom nobody waits', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const clock = { kind: 'days', days: 3 } as const;
    const { table, links } = await anna.http.create({ ...threePeople, seats: [...threePeople.seats], clock });
    const [bert, carl] = [world.guest('Bert'), world.guest('Carl')];
    await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
    await carl.http.join(links[1]?.key ?? '', { name: 'Carl' });
    for (const { http } of [anna, carl]) expect(await complaintOf(http.freeSeat(table, 1))).toBe('server.clock-decides');
    expect((await until(anna.table(table), ({ position }) => position !== undefined)).position?.voices).toEqual([[], [], []]);
  });

  it('closes a table that its maker leaves alone before the game, and no other', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const alone = await anna.http.create({ ...twoPeople, name: 'Anna' });
    await anna.http.leave(alone.table);
    expect((await until(anna.table(alone.table), ({ info }) => info !== undefined)).info?.status).toBe('closed');
    expect(await anna.http.myTables()).toEqual([]);
    const { table, links } = await anna.http.create({ ...threePeople, seats: [...threePeople.seats] });
    await world.guest('Bert').http.join(links[0]?.key ?? '', { name: 'Bert' });
    await anna.http.leave(table);
    expect((await until(anna.table(table), ({ info }) => info !== undefined)).info).toMatchObject({ status: 'waiting', host: true });
  });

  it('leaves no second table behind when two processes make a rematch at once', async () => {
    const world = await enter();
    const { first, second, table, anna } = await sitTogether(world);
    await Promise.all([playOn(first), playOn(second)]);
    const { store } = world.server.services;
    const [append, appendWithin] = [store.append.bind(store), store.appendWithin.bind(store)];
    // Somebody else was faster, once.
    const overtaken = () => {
      Object.assign(store, { append, appendWithin });
      return Promise.reject(new Conflict());
    };
    Object.assign(store, { append: overtaken, appendWithin: overtaken });
    const again = await anna.http.rematch(table);
    const tables = await store.db.selectFrom('tables').select('id').execute();
    expect(tables.map(({ id }) => id).toSorted()).toEqual([table, again.table].toSorted());
  });

  it('says at a rematch that a seat is kept for me', async () => {
    const world = await enter();
    const { first, second, table, anna, bert } = await sitTogether(world);
    await Promise.all([playOn(first), playOn(second)]);
    const again = await anna.http.rematch(table);
    const kept = await until(bert.table(again.table), ({ info }) => info !== undefined);
    expect(kept.info).toMatchObject({ you: null, invited: true, status: 'waiting' });
    expect(await bert.http.sit(again.table)).toMatchObject({ seat: 1 });
    // Asking again leads there again.
    expect(await bert.http.rematch(table)).toMatchObject({ table: again.table, seat: 1 });
    expect(await anna.http.rematch(table)).toMatchObject({ table: again.table, seat: 0 });
  });
});

onStores(['PostgreSQL'], 'who is there, where several processes have to know', (enter) => {
  it('has left, though it was being written down just then that they were there', async () => {
    const world = await enter();
    const { table, first, second } = await sitTogether(world);
    const { db } = world.server.services.store;
    const there = async () => (await db.selectFrom('presence').selectAll().where('table_id', '=', table).execute()).length;
    await expect.poll(there).toBe(2);
    await db.transaction().execute(async (change) => {
      await sql`lock table people in access exclusive mode`.execute(change);
      world.pass(30_000);
      // The round waits for us, to see who is still known.
      await expect
        .poll(
          async () =>
            (await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%from "people"%'`.execute(db)).rows
              .length,
        )
        .toBeGreaterThan(0);
      second.close();
      await until(first, ({ online }) => online.seats[1] === false);
      await expect.poll(there).toBe(1);
    });
    const late = async () =>
      (
        await db
          .selectFrom('presence')
          .select('until')
          .where('until', '>', world.server.services.now() + 30_000)
          .execute()
      ).length;
    // Anna was confirmed, so the round has written.
    await expect.poll(late).toBeGreaterThan(0);
    await expect.poll(there).toBe(1);
  });
});
