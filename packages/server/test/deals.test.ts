import { type AnyGame, checkDeal, dealHash, dealOf, type Promised, type Seen } from '@parlour/kernel';
import type { TableSnapshot } from '@parlour/client';
import type { CreateTable, SeatPlan, TableStep } from '@parlour/client/protocol';
import { nim } from '@parlour/nim';
import { expect, it } from 'vitest';
import { closeDeal, findDeal, planDeal } from '../src/deals/deals.ts';
import { makeTable } from '../src/tables/seating/create.ts';
import { complaintOf, onBothStores, onStores, playOn, playOne, twoPeople, until, type World } from './world.ts';

const game = nim as AnyGame;

onStores(['SQLite'], 'a deal', (enter) => {
  it('is promised before anybody sits, made of everybody’s words, and can be checked by each of them afterwards', async () => {
    const world = await enter();
    const [anna, bert, stranger] = ['Anna', 'Bert', 'Stranger'].map((name) => world.guest(name)) as [Guest, Guest, Guest];
    const { table, links } = await anna.http.create({ ...twoPeople, name: 'Anna', word: 'żółw7' });
    const key = links[0]?.key ?? '';
    const first = anna.table(table);
    const waiting = await until(first, ({ info }) => info?.status === 'waiting');
    const { hash } = waiting.info!.deal!;
    expect(waiting.info?.deal).toEqual({ hash, words: ['żółw7', null], shared: false, id: null });
    expect((await bert.http.invitation(key)).hash).toBe(hash);

    await bert.http.join(key, { name: 'Bert', word: 'OWL' });
    const [second, third] = [bert.table(table), stranger.table(table)];
    await until(third, ({ info }) => info?.status === 'playing');
    const ends = await Promise.all([playOn(first), playOn(second), until(third, ({ info }) => info?.status === 'over')]);
    for (const end of ends) expect(end.info?.deal).toEqual({ hash, words: ['żółw7', 'OWL'], shared: false, id: null });
    const record = await stranger.http.record(table);
    const words = [{ seat: 0, word: 'żółw7' }, { seat: 1, word: 'OWL' }, undefined];
    for (const [index, end] of ends.entries()) {
      const promised: Promised = { hash, word: words[index] };
      const { match } = checkDeal(game, record, { promised, seen: seenBy(end) });
      expect(game.scores(match.state)).toEqual(end.position?.scores);
    }
  });

  it('is told to nobody before the end: not in any answer, frame, list or figure', async () => {
    const told: string[] = [];
    const world = await enter();
    const { services } = world.server;
    const anna = world.guest('Anna');
    const { table, links } = await anna.http.create({ ...twoPeople, name: 'Anna', word: 'heron', visibility: 'open' });
    const bert = world.guest('Bert');
    const socket = bert.transport.open();
    socket.addEventListener('message', ({ data }) => told.push(String(data)));
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'watch', table, choices: 'en' })));
    told.push(JSON.stringify(await bert.http.invitation(links[0]?.key ?? '')));
    await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
    const first = anna.table(table);
    const { number } = await until(first, ({ info }) => info?.status === 'playing');
    await playOne(first);
    for (const path of [`/api/tables/${table}/moments/${number}`, `/api/tables/${table}/record`, '/api/lobby', '/api/me/tables'])
      told.push(JSON.stringify(await anna.transport.request('GET', path)));
    told.push(JSON.stringify(await anna.transport.request('POST', `/api/tables/${table}/fork`, { number, seats: twoPeople.seats })));
    for (const path of ['/metrics', '/readyz']) told.push(await (await fetch(new URL(path, world.server.address))).text());

    const row = await services.store.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
    expect(dealHash(row.seed)).toBe(row.hash);
    await until(first, () => told.some((text) => text.includes('"step"')));
    expect(told.length).toBeGreaterThan(9);
    for (const text of told) expect(text).not.toContain(row.seed);
    socket.close();
  });

  it('is promised even to whoever makes the table, before they add their word, and once', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { promise, hash } = await anna.http.promiseDeal();
    const make = (given: string) => anna.http.create({ ...twoPeople, name: 'Anna', word: 'ibis', promise: given });
    const { table } = await make(promise);
    expect((await until(anna.table(table), ({ info }) => info !== undefined)).info?.deal).toEqual({
      hash,
      words: ['ibis', null],
      shared: false,
      id: null,
    });
    const other = await anna.http.promiseDeal();
    expect(other.hash).not.toBe(hash);
    for (const given of [promise, 'nonsense', other.promise.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))])
      expect(await complaintOf(make(given))).toBe('server.bad-promise');
    world.pass(86_400_000);
    expect(await complaintOf(make(other.promise))).toBe('server.bad-promise');
  });

  it('goes without the word of somebody who left before it was dealt', async () => {
    const world = await enter();
    const [anna, bert, carl] = ['Anna', 'Bert', 'Carl'].map((name) => world.guest(name)) as [Guest, Guest, Guest];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { table } = await anna.http.create({ game: 'nim', seats: [...seats, { kind: 'open' }], visibility: 'open', name: 'Anna' });
    await bert.http.sit(table, { name: 'Bert', seat: 1, word: 'bittern' });
    await bert.http.leave(table);
    const first = anna.table(table);
    expect((await until(first, ({ info }) => info?.seats[1]?.open === true)).info?.deal?.words).toEqual([null, null, null]);
    await carl.http.sit(table, { name: 'Carl', seat: 1, word: 'crane' });
    expect((await until(first, ({ info }) => info?.seats[1]?.open === false)).info?.deal?.words).toEqual([null, 'crane', null]);
  });

  it('takes letters and digits for a word, and nothing that could be read as more', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    for (const word of ['two words', '-', 'thirteenchars', '', 'a/b']) {
      const made = anna.http.create({ ...twoPeople, name: 'Anna', word });
      expect(await complaintOf(made)).toBe('server.input');
    }
  });

  it('of a rematch is another one, and of a game that goes on from a saved one is not said to be checkable', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const withBot: SeatPlan[] = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    const { table } = await anna.http.create({ game: 'nim', seats: withBot, name: 'Anna', word: 'ruff' });
    const { info } = await playOn(anna.table(table));
    const again = await anna.http.rematch(table, { word: 'snipe' });
    const second = await until(anna.table(again.table), (now) => now.info?.status === 'playing');
    expect(second.info?.deal?.words).toEqual(['snipe', null]);
    expect(second.info?.deal?.hash).not.toBe(info?.deal?.hash);
    // Whoever brings a saved game knows its cards.
    const fork = await anna.http.fork(table, 1, withBot);
    expect((await until(anna.table(fork.table), (now) => now.info !== undefined)).info?.deal).toBeNull();
  });
});

onBothStores('a deal that several tables share', (enter) => {
  it('gives all of them the same cards, and stays a secret until the last has ended and it is closed', async () => {
    const world = await enter();
    const { services } = world.server;
    const { deal, insert } = await planDeal(services, { game: 'nim', options: { heaps: 4 }, seats: 2, host: 'somebody' });
    await services.store.write(insert);
    expect(JSON.stringify(await findDeal(services.store.db, deal.id))).toBe(JSON.stringify(deal));
    const tables = [await tableOf(world, 'Anna', deal.id), await tableOf(world, 'Bert', deal.id)];
    const [one, two] = await Promise.all(tables.map(({ handle }) => until(handle, ({ info }) => info?.status === 'playing')));
    expect(one?.info?.options).toMatchObject({ heaps: 4 });
    expect(one?.info?.deal).toEqual({ hash: deal.hash, words: [null, null], shared: true, id: deal.id });
    expect(seenBy(one!).opening).toEqual(seenBy(two!).opening);

    const [anna, bert] = tables as [Sat, Sat];
    await playOn(anna.handle);
    const record = () => anna.guest.http.record(anna.table);
    expect(await complaintOf(record())).toBe('server.deal-secret');
    expect(await complaintOf(anna.guest.http.fork(anna.table, 1, twoPeople.seats))).toBe('server.deal-secret');
    await services.store.write((db) => closeDeal(db, deal.id, services.now()));
    expect(await complaintOf(tableOf(world, 'Carl', deal.id))).toBe('server.deal-closed');
    expect(await complaintOf(record())).toBe('server.deal-secret');
    await playOn(bert.handle);
    const { seed } = await record();
    expect((await bert.guest.http.record(bert.table)).seed).toBe(seed);
    expect(dealOf(seed)?.words).toEqual([]);
    expect(dealHash(dealOf(seed)?.secret ?? '')).toBe(deal.hash);
  });
});

onBothStores('a deal that somebody shares', (enter) => {
  it('is played once by everybody who has its link, and compared by those who have finished', async () => {
    const world = await enter();
    const [anna, bert, carl] = ['Anna', 'Bert', 'Carl'].map((name) => world.guest(name)) as [Guest, Guest, Guest];
    const { deal, hash } = await anna.http.shareDeal({ game: 'nim', options: { heaps: 4 }, seats: 2, name: 'Anna' });
    const play = async (guest: Guest) => {
      const { table } = await guest.http.create({ ...againstBot, deal, rated: true, helpers: true, name: guest.name });
      return guest.table(table);
    };
    const [first, second] = [await play(anna), await play(bert)];
    const { info } = await until(first, (now) => now.info?.status === 'playing');
    expect(info).toMatchObject({
      options: { heaps: 4 },
      rated: false,
      helpers: false,
      spectators: false,
      deal: { hash, shared: true, id: deal },
    });
    expect(await complaintOf(play(anna))).toBe('server.deal-again');

    await playOn(first);
    const seen = await anna.http.sharedDeal(deal);
    expect(seen).toMatchObject({ host: 'Anna', isHost: true, hash, seats: 2, closed: false, revealed: false });
    expect(seen.tables.map(({ you, state, places }) => [you, state, places === null])).toEqual([
      [0, 'over', false],
      [null, 'playing', true],
    ]);
    expect(seen.tables[0]?.seats).toEqual([
      { name: 'Anna', bot: null },
      { name: expect.any(String), bot: 'random' },
    ]);
    // Bert still plays, Carl has not begun: neither learns what Anna did with these cards.
    for (const guest of [bert, carl])
      expect((await guest.http.sharedDeal(deal)).tables.every(({ places, scores }) => places === null && scores === null)).toBe(true);
    const end = await playOn(second);
    expect((await bert.http.sharedDeal(deal)).tables[1]?.scores).toEqual(end.position?.scores);
    expect((await bert.http.sharedDeal(deal)).tables[0]?.places).not.toBeNull();

    expect(await complaintOf(bert.http.closeDeal(deal))).toBe('server.not-sharer');
    expect(await complaintOf(carl.http.record(first.id))).toBe('server.deal-secret');
    expect(await anna.http.closeDeal(deal)).toMatchObject({ closed: true, revealed: true });
    expect(await complaintOf(play(carl))).toBe('server.deal-closed');
    expect((await carl.http.sharedDeal(deal)).tables[0]?.places).not.toBeNull();
    expect(dealHash(dealOf((await carl.http.record(first.id)).seed)?.secret ?? '')).toBe(hash);
  });
});

onStores(['SQLite'], 'a deal that somebody shares', (enter) => {
  it('cannot be learned at one table and played at another, by whatever way one sits down there', async () => {
    const world = await enter();
    const [anna, bert] = ['Anna', 'Bert'].map((name) => world.guest(name)) as [Guest, Guest];
    const { deal } = await anna.http.shareDeal({ game: 'nim', seats: 2, name: 'Anna' });
    await anna.http.create({ ...againstBot, deal, name: 'Anna' });
    const open = await bert.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open', deal, name: 'Bert' });
    expect(await complaintOf(anna.http.sit(open.table))).toBe('server.deal-again');
    const { links } = await world.guest('Dora').http.create({ ...twoPeople, deal, name: 'Dora' });
    expect(await complaintOf(anna.http.join(links[0]?.key ?? ''))).toBe('server.deal-again');
  });

  it('is not kept waiting by somebody who leaves: bots play that table to its end, even if nobody looks', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { deal } = await anna.http.shareDeal({ game: 'nim', seats: 2, name: 'Anna' });
    const { table } = await anna.http.create({ ...againstBot, deal, substitute: 'random', name: 'Anna' });
    await anna.http.leave(table);
    await expect.poll(async () => (await anna.http.sharedDeal(deal)).tables[0]?.state).toBe('over');
    expect(await anna.http.closeDeal(deal)).toMatchObject({ revealed: true });
  });

  it('goes when nobody plays it any more, and those of tournaments are nobody’s to play', async () => {
    const world = await enter({ daysWaiting: 7, daysGames: 7 });
    const { services } = world.server;
    const anna = world.guest('Anna');
    const { deal } = await anna.http.shareDeal({ game: 'nim', seats: 2, days: 1, name: 'Anna' });
    const { deal: round, insert } = await planDeal(services, { game: 'nim', options: {}, seats: 2 });
    await services.store.write(insert);
    expect(await complaintOf(anna.http.sharedDeal(round.id))).toBe('server.no-deal');
    expect(await complaintOf(anna.http.create({ ...againstBot, deal: round.id, name: 'Anna' }))).toBe('server.no-deal');
    expect(await findDeal(services.store.db, deal)).toBeDefined();
    world.pass(9 * 86_400_000);
    await expect.poll(() => findDeal(services.store.db, deal)).toBeUndefined();
    expect(await findDeal(services.store.db, round.id)).toBeDefined();
  });
});

onStores(['SQLite'], 'a shared deal', (enter) => {
  it('is not kept from those who finished for ever by somebody who never does', async () => {
    const world = await enter();
    const { services } = world.server;
    const { deal, insert } = await planDeal(services, {
      game: 'nim',
      options: {},
      seats: 2,
      host: 'somebody',
      closes: services.now() + 60_000,
    });
    await services.store.write(insert);
    const anna = await tableOf(world, 'Anna', deal.id);
    await tableOf(world, 'Bert', deal.id);
    await playOn(anna.handle);
    world.pass(120_000);
    expect(await complaintOf(anna.guest.http.record(anna.table))).toBe('server.deal-secret');
    world.pass(31 * 86_400_000);
    expect(dealOf((await anna.guest.http.record(anna.table)).seed)).toBeDefined();
  });

  it('is for as many as it was made for', async () => {
    const world = await enter();
    const { services } = world.server;
    const { deal, insert } = await planDeal(services, { game: 'nim', options: {}, seats: 3, host: 'somebody' });
    await services.store.write(insert);
    expect(await complaintOf(tableOf(world, 'Anna', deal.id))).toBe('server.deal-seats');
    expect(await complaintOf(tableOf(world, 'Anna', 'nothing'))).toBe('server.no-deal');
  });
});

const againstBot: CreateTable = { game: 'nim', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] };

type Guest = ReturnType<World['guest']>;
type Sat = Awaited<ReturnType<typeof tableOf>>;

/** Somebody plays a shared deal with a bot. */
async function tableOf(world: World, name: string, deal: string) {
  const guest = world.guest(name);
  const { id } = await guest.http.introduce({ name });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  const { table } = await makeTable(world.server.services, { id, name }, { ...settings, seats, deal });
  return { guest, table, handle: guest.table(table) };
}

const settings = {
  game: 'nim',
  options: {},
  clock: { kind: 'none', patience: null },
  visibility: 'private',
  spectators: true,
  delay: 0,
  rated: false,
} as const;

/** What a watcher has seen of the decisions that stand. */
function seenBy({ info, history }: TableSnapshot): Seen {
  const of = <Kind extends TableStep['kind']>(kind: Kind) =>
    history.filter((step) => step.kind === kind) as Extract<TableStep, { kind: Kind }>[];
  return { viewer: info?.you ?? null, opening: of('start')[0]?.events ?? [], told: of('move') };
}
