import { expect, it } from 'vitest';
import { hashSecret } from '../src/secrets.ts';
import { complaintOf, isMyTurn, isOver, onBothStores, playOn, playOne, sitTogether, twoPeople, until } from './world.ts';

onBothStores('seats', (enter) => {
  it('begins once everybody has sat down, and not before', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { table, links } = await anna.http.create({ ...twoPeople, name: 'Anna' });
    const first = anna.table(table);
    const waiting = await until(first, ({ info }) => info !== undefined);
    expect(waiting.info?.status).toBe('waiting');
    expect(waiting.position?.view).toBeNull();
    expect(await complaintOf(first.play({ type: 'done' }))).toBe('server.not-started');
    await world.guest('Bert').http.join(links[0]?.key ?? '', { name: 'Bert' });
    const playing = await until(first, ({ info }) => info?.status === 'playing');
    expect(playing.info?.seats.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
  });

  it('opens a seat with its secret link once: whoever made the link cannot take the seat away', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { links } = await anna.http.create({ ...twoPeople, name: 'Anna' });
    const key = links[0]?.key ?? '';
    expect(await complaintOf(anna.http.join(key))).toBe('server.already-seated');
    await world.guest('Bert').http.join(key, { name: 'Bert' });
    expect(await complaintOf(world.guest('Carl').http.join(key, { name: 'Carl' }))).toBe('server.bad-link');
  });

  it('stores secrets only as hashes', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { links } = await anna.http.create({ ...twoPeople, name: 'Anna' });
    const { db } = world.server.services.store;
    const stored = JSON.stringify([
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('seats').selectAll().execute(),
    ]);
    expect(stored).not.toContain(links[0]?.key);
    expect(stored).not.toContain(anna.transport.cookie.split('=')[1]);
    expect(stored).toContain('"key_hash":"');
  });

  it('lets the host replace a link, and only the host', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { table, links } = await anna.http.create({ ...twoPeople, name: 'Anna' });
    const bert = world.guest('Bert');
    await bert.http.introduce({ name: 'Bert' });
    expect(await complaintOf(bert.http.newLink(table, 1))).toBe('server.not-host');
    const { key } = await anna.http.newLink(table, 1);
    expect(await complaintOf(bert.http.join(links[0]?.key ?? ''))).toBe('server.bad-link');
    expect(await bert.http.join(key)).toMatchObject({ table, seat: 1 });
  });

  it('lists open tables in the lobby until they are full, and private ones never', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const open = { game: 'nim', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open', name: 'Anna' } as const;
    const { table } = await anna.http.create({ ...open, seats: [...open.seats] });
    await anna.http.create(twoPeople);
    const bert = world.guest('Bert');
    expect((await bert.http.lobby()).map(({ id }) => id)).toEqual([table]);
    expect(await bert.http.sit(table, { name: 'Bert' })).toMatchObject({ table, seat: 1 });
    expect(await bert.http.lobby()).toEqual([]);
    expect(await complaintOf(world.guest('Carl').http.sit(table, { name: 'Carl' }))).toBe('server.no-free-seat');
  });

  it('lists my tables with those first where it is my turn', async () => {
    const world = await enter();
    const { first, table, anna } = await sitTogether(world);
    const waiting = await anna.http.create(twoPeople);
    const listed = await anna.http.myTables();
    expect(listed.map(({ id, yourTurn }) => [id, yourTurn])).toEqual([
      [table, true],
      [waiting.table, false],
    ]);
    await playOne(first);
    expect((await anna.http.myTables()).every(({ yourTurn }) => !yourTurn)).toBe(true);
  });

  it('goes on with a bot when a player leaves, and gives the seat back at any time', async () => {
    const world = await enter();
    const { first, second, table, bert } = await sitTogether(world, { substitute: 'random' });
    await playOne(first);
    await bert.http.leave(table);
    const left = await until(first, isMyTurn);
    expect(left.info?.seats[1]).toMatchObject({ state: 'bot', level: 'random', away: true, name: 'Bert' });
    expect(await complaintOf(second.play({ type: 'done' }))).toBe('server.bot-plays');
    await bert.http.takeBack(table);
    const back = await until(second, ({ info }) => info?.seats[1]?.state === 'person');
    expect(back.info?.you).toBe(1);
    await Promise.all([playOn(first), playOn(second)]);
  });

  it('keeps a seat for whoever left it, to the end: no link, no open seat, nobody else who would see its cards', async () => {
    const world = await enter();
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const anna = world.guest('Anna');
    const { table } = await anna.http.create({ game: 'nim', seats: [...seats], visibility: 'open', substitute: 'random', name: 'Anna' });
    const bert = world.guest('Bert');
    const { key } = await bert.http.sit(table, { name: 'Bert' });
    const first = anna.table(table);
    await until(first, ({ info }) => info?.status === 'playing');
    await bert.http.leave(table);
    expect(await complaintOf(anna.http.newLink(table, 1))).toBe('server.seat-taken');
    expect(await complaintOf(anna.http.openSeat(table, 1))).toBe('server.seat-taken');
    const carl = world.guest('Carl');
    expect(await carl.http.lobby()).toEqual([]);
    expect(await complaintOf(carl.http.sit(table, { name: 'Carl' }))).toBe('server.no-free-seat');
    await playOne(first);
    const back = world.guest('Bert elsewhere');
    expect(await back.http.join(key)).toMatchObject({ table, seat: 1 });
    await back.http.takeBack(table);
    const [over] = await Promise.all([playOn(first), playOn(back.table(table))]);
    expect(over.info?.seats[1]).toMatchObject({ name: 'Bert', state: 'person' });
  });

  it('opens no seat of a game under way, even to a link that was made before', async () => {
    const world = await enter();
    const { table, bert } = await sitTogether(world);
    await bert.http.leave(table);
    const carl = world.guest('Carl');
    await carl.http.introduce({ name: 'Carl' });
    // As an older version left it behind.
    const key = 'k'.repeat(32);
    await world.server.services.store.write((db) =>
      db
        .updateTable('seats')
        .set({ open: 1, key_hash: hashSecret(key) })
        .where('table_id', '=', table)
        .where('seat', '=', 1)
        .execute(),
    );
    await world.restart();
    const late = world.guest('Carl');
    late.transport.cookie = carl.transport.cookie;
    expect(await complaintOf(late.http.join(key))).toBe('server.begun');
    expect(await complaintOf(late.http.sit(table))).toBe('server.begun');
    expect(await late.http.lobby()).toEqual([]);
  });

  it('gives nobody a link to a seat that a person plays', async () => {
    const world = await enter();
    const { table, anna } = await sitTogether(world);
    expect(await complaintOf(anna.http.newLink(table, 1))).toBe('server.seat-taken');
  });

  it('lets the host fill an empty seat with a bot', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { table } = await anna.http.create({ ...twoPeople, name: 'Anna' });
    expect(await complaintOf(anna.http.putBot(table, 1, 'wizard'))).toBe('server.no-level');
    await anna.http.putBot(table, 1, 'random');
    const over = await playOn(anna.table(table));
    expect(over.info?.seats[1]).toMatchObject({ state: 'bot', level: 'random', away: false });
  });

  it('plays again with the same people in the same seats', async () => {
    const world = await enter();
    const { first, second, table, anna, bert } = await sitTogether(world);
    expect(await complaintOf(anna.http.rematch(table))).toBe('server.not-over');
    await Promise.all([playOn(first), playOn(second)]);
    const again = await anna.http.rematch(table);
    const told = await until(second, ({ info }) => info?.rematch !== null);
    expect(told.info?.rematch).toBe(again.table);
    expect((await bert.http.myTables()).map(({ id }) => id)).toContain(again.table);
    expect(await bert.http.rematch(table)).toMatchObject({ table: again.table, seat: 1 });
    const playing = await until(anna.table(again.table), ({ info }) => info?.status === 'playing');
    expect(playing.info?.seats.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
  });

  it('complains about tables that make no sense', async () => {
    const world = await enter();
    const { http } = world.guest('Anna');
    expect(await complaintOf(http.create({ ...twoPeople, game: 'chess' }))).toBe('server.no-game');
    expect(await complaintOf(http.create({ ...twoPeople, options: { heaps: 99 } }))).toBe('options.choice');
    expect(await complaintOf(http.create({ game: 'nim', seats: [{ kind: 'me' }] }))).toBe('options.seats');
    expect(await complaintOf(http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'me' }] }))).toBe('server.two-seats');
    expect(await complaintOf(http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'bot', level: 'x' }] }))).toBe('server.no-level');
    expect(await complaintOf(http.create({ ...twoPeople, name: 'two\nlines' }))).toBe('server.input');
    expect(await complaintOf(world.guest('Bert').http.leave('AAAAAAAAAAAAAAAA'))).toBe('server.who');
  });

  it('plays a whole game of bots alone', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const seats = [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'greedy' },
    ] as const;
    const { table } = await anna.http.create({ game: 'nim', seats: [...seats], name: 'Anna' });
    const over = await until(anna.table(table), isOver);
    expect(over.info?.seats.map(({ level }) => level)).toEqual(['random', 'greedy']);
  });
});
