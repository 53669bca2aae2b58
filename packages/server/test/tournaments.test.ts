import type { CreateTournament, TournamentView } from '@parlour/client/protocol';
import { expect, it } from 'vitest';
import { placesWhenClosed } from '../src/tournaments/ended.ts';
import { complaintOf, type Guest, onBothStores, onStores, playOn, playOne, until, type World } from './world.ts';

const DAY = 86_400_000;

const cup: CreateTournament = { title: 'Friday cup', game: 'nim', seats: 2, rounds: 2, level: 'random' };

/** A tournament, made by the first of these people and entered by all. */
async function gather(world: World, names: readonly string[], wish: Partial<CreateTournament> = {}) {
  const people = names.map((name) => world.guest(name));
  const [maker, ...others] = people;
  const { tournament: id } = await maker!.http.makeTournament({ ...cup, ...wish, name: names[0]! });
  for (const guest of others) await guest.http.enterTournament(id, { name: guest.name });
  return { id, people, maker: maker! };
}

/** The tournament as somebody sees it, once it looks like that. */
async function seen(guest: Guest, id: string, looks: (view: TournamentView) => boolean): Promise<TournamentView> {
  for (let attempt = 0; attempt < 400; attempt++) {
    const view = await guest.http.tournament(id);
    if (looks(view)) return view;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`waited in vain: ${JSON.stringify(await guest.http.tournament(id))}`);
}

async function myTable(guest: Guest, id: string, round: number): Promise<string> {
  const view = await seen(guest, id, (view) => view.round >= round);
  return view.fixtures[round - 1]!.find(({ lineup }) => lineup.includes(view.you))!.table;
}

/** Everybody plays their game of a round to its end. */
async function playRound(people: readonly Guest[], id: string, round: number): Promise<void> {
  await Promise.all(people.map(async (guest) => playOn(guest.table(await myTable(guest, id, round)))));
}

onBothStores('a tournament', (enter) => {
  it('goes from the link through its rounds to the standings by itself', async () => {
    const world = await enter();
    const { id, people, maker } = await gather(world, ['Anna', 'Bert', 'Cleo', 'Dora'], { sameDeal: false });
    const gathered = await maker.http.tournament(id);
    expect(gathered).toMatchObject({ title: 'Friday cup', status: 'gathering', round: 0, host: 'Anna', isHost: true, standings: [] });
    expect(gathered.entrants.map(({ name }) => name)).toEqual(['Anna', 'Bert', 'Cleo', 'Dora']);
    await maker.http.startTournament(id);
    for (const round of [1, 2]) {
      const table = await myTable(maker, id, round);
      expect((await maker.http.myTournaments())[0]).toMatchObject({ id, round, table });
      await playRound(people, id, round);
    }
    const over = await seen(maker, id, ({ status }) => status === 'over');
    expect(over.fixtures.flat()).toHaveLength(4);
    expect(over.standings.map(({ games }) => games)).toEqual([2, 2, 2, 2]);
    expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(4 * 2 * 30);
    // Nobody met anybody twice.
    const pairs = over.fixtures.flat().map(({ lineup }) => lineup.toSorted((a, b) => a! - b!).join());
    expect(new Set(pairs).size).toBe(4);
    expect((await maker.http.myTournaments())[0]).toMatchObject({ status: 'over', table: null });
    // A table knows where it belongs, and it is nobody's own.
    const table = maker.table(over.fixtures[0]![0]!.table);
    expect((await until(table, ({ info }) => info !== undefined)).info).toMatchObject({ tournament: id, host: false, rated: false });
  });

  it('deals the same cards at all tables of a round, and shows nobody how others did who still plays them', async () => {
    const world = await enter();
    const { id, people, maker } = await gather(world, ['Anna', 'Bert'], { bots: 1 });
    await maker.http.startTournament(id);
    const [anna, bert] = people as [Guest, Guest];
    const [hers, his] = [await myTable(anna, id, 1), await myTable(bert, id, 1)];
    expect(hers).not.toBe(his);
    const [first, second] = await Promise.all(
      [anna.table(hers), bert.table(his)].map((table) => until(table, ({ info }) => info?.status === 'playing')),
    );
    expect(first!.info?.deal).toMatchObject({ shared: true, hash: second!.info!.deal!.hash });
    await playOn(anna.table(hers));
    // Anna has finished and sees her result; Bert, who still plays, does not, nor does a stranger.
    const mine = await seen(anna, id, ({ fixtures }) => fixtures[0]!.some(({ state }) => state === 'over'));
    expect(mine.fixtures[0]!.find(({ table }) => table === hers)?.places).toHaveLength(2);
    for (const guest of [bert, world.guest('Stranger')]) {
      const view = await guest.http.tournament(id);
      expect(view.fixtures[0]!.map(({ places }) => places)).toEqual([null, null]);
      expect(view.standings.map(({ games }) => games)).toEqual([0, 0]);
    }
    // Neither by looking on, nor by looking back, nor as a saved game: not even the maker.
    expect(await complaintOf(bert.http.moment(hers, 1))).toBe('server.no-spectators');
    expect(await complaintOf(anna.http.moment(his, 1))).toBe('server.no-spectators');
    expect((await until(anna.table(his), ({ gone }) => gone !== undefined)).gone?.key).toBe('server.no-spectators');
    for (const table of [hers, his])
      for (const guest of people) expect(['server.deal-secret', 'server.not-over']).toContain(await complaintOf(guest.http.record(table)));
    await playOn(bert.table(his));
    const [one, other] = [await anna.http.record(hers), await anna.http.record(his)];
    expect(one.seed).toBe(other.seed);
    const after = await seen(bert, id, ({ round }) => round === 2);
    expect(after.fixtures[0]!.every(({ places }) => places !== null)).toBe(true);
    // The next round has other cards.
    const next = await until(bert.table(await myTable(bert, id, 2)), ({ info }) => info?.status === 'playing');
    expect(next.info?.deal?.hash).not.toBe(first!.info?.deal?.hash);
  });
});

onStores(['SQLite'], 'a tournament', (enter) => {
  it('can be ended round by round by its maker, or after a day by anybody who takes part', async () => {
    const world = await enter();
    const { id, people, maker } = await gather(world, ['Anna', 'Bert']);
    const [, bert] = people as [Guest, Guest];
    expect(await complaintOf(bert.http.startTournament(id))).toBe('server.not-maker');
    expect(await complaintOf(world.guest('Stranger').http.startTournament(id))).toBe('server.who');
    await maker.http.startTournament(id);
    const table = maker.table(await myTable(maker, id, 1));
    // Both keep a card at once; Anna has done so, and Bert is waited for.
    await playOne(table);
    const { info } = table.snapshot();
    // Its maker does not win by ending the round as soon as somebody else has to decide.
    expect(await complaintOf(maker.http.closeRound(id, 1))).toBe('server.round-young');
    world.pass(DAY + 1);
    const second = await maker.http.closeRound(id, 1);
    // Whoever had to decide is last; and a round is closed once.
    expect(second).toMatchObject({ round: 2, fixtures: [[{ state: 'closed' }], [{ state: 'playing' }]] });
    expect(second.fixtures[0]![0]!.places).toEqual(info!.you === 0 ? [1, 2] : [2, 1]);
    expect((await maker.http.closeRound(id, 1)).round).toBe(2);
    expect(await complaintOf(table.play(0))).toBe('server.over');
    expect(await complaintOf(bert.http.closeRound(id, 2))).toBe('server.not-maker');
    world.pass(DAY + 1);
    expect((await bert.http.closeRound(id, 2)).status).toBe('over');
    expect(await complaintOf(bert.http.closeRound(id, 2))).toBe('server.tournament-over');
  });

  it('goes on without whoever leaves: a bot plays their game to its end, and the maker is somebody else', async () => {
    const world = await enter();
    const { id, people, maker } = await gather(world, ['Anna', 'Bert', 'Cleo'], { bots: 1, sameDeal: false });
    const [, bert, cleo] = people as [Guest, Guest, Guest];
    await maker.http.startTournament(id);
    await maker.http.leaveTournament(id);
    const heirs = await Promise.all([bert, cleo].map((guest) => guest.http.tournament(id)));
    expect(heirs.filter(({ isHost }) => isHost)).toHaveLength(1);
    await playRound([bert, cleo], id, 1);
    const second = await seen(bert, id, ({ round }) => round === 2);
    expect(second.fixtures[0]!.map(({ state }) => state)).toEqual(['over', 'over', 'over']);
    expect(second.fixtures[1]).toHaveLength(2);
    // Where nobody else is left there is nothing more to play.
    await cleo.http.leaveTournament(id);
    await playRound([bert], id, 2);
    expect((await seen(bert, id, ({ status }) => status === 'over')).standings).toHaveLength(3);
  });

  it('is joined before it begins, once, by as many as there is room for; and left again', async () => {
    const world = await enter();
    const { id, people, maker } = await gather(world, ['Anna', 'Bert']);
    const [, bert] = people as [Guest, Guest];
    expect((await bert.http.enterTournament(id)).entrants).toHaveLength(2);
    await bert.http.leaveTournament(id);
    expect(await complaintOf(bert.http.leaveTournament(id))).toBe('server.not-entered');
    expect(await complaintOf(maker.http.startTournament(id))).toBe('server.tournament-few');
    await bert.http.enterTournament(id);
    await maker.http.startTournament(id);
    expect(await complaintOf(world.guest('Late').http.enterTournament(id, { name: 'Late' }))).toBe('server.tournament-begun');
    expect(await complaintOf(bert.http.tournament('AAAAAAAAAAAAAAAA'))).toBe('server.no-tournament');
    // One that its only guest leaves is closed, and no longer listed.
    const { tournament: lonely } = await bert.http.makeTournament({ ...cup, title: 'Alone' });
    expect((await bert.http.leaveTournament(lonely)).status).toBe('closed');
    expect((await bert.http.myTournaments()).map(({ title }) => title)).toEqual(['Friday cup']);
  });

  it('refuses what cannot be played, and more than one person or address should have', async () => {
    const world = await enter({ tablesPerHour: 30 });
    const anna = world.guest('Anna');
    const wish = { ...cup, name: 'Anna' };
    expect(await complaintOf(anna.http.makeTournament({ ...wish, game: 'chess' }))).toBe('server.no-game');
    expect(await complaintOf(anna.http.makeTournament({ ...wish, seats: 6 }))).toBe('options.seats');
    expect(await complaintOf(anna.http.makeTournament({ ...wish, bots: 2 }))).toBe('server.tournament-bots');
    expect(await complaintOf(anna.http.makeTournament({ ...wish, level: 'genius' }))).toBe('server.no-level');
    expect(await complaintOf(anna.http.makeTournament({ ...wish, rounds: 13 }))).toBe('server.input');
    for (let number = 0; number < 5; number++) await anna.http.makeTournament(wish);
    expect(await complaintOf(anna.http.makeTournament(wish))).toBe('server.too-many-tournaments');
    const [first, ...rest] = (await anna.http.myTournaments()).map(({ id }) => id);
    const bert = world.guest('Bert');
    for (const id of [first!, ...rest]) await bert.http.enterTournament(id, { name: 'Bert' });
    // Each costs its two tables.
    for (const id of [first!, ...rest]) await anna.http.startTournament(id);
    const tables = Array.from({ length: 12 }, () => anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'open' }] }));
    expect((await Promise.all(tables.map(complaintOf))).includes('server.too-fast')).toBe(true);
  });

  it('tells those whose turn it is, though they never sat down', async () => {
    const world = await enter();
    const { id, maker } = await gather(world, ['Anna', 'Bert']);
    await maker.http.startTournament(id);
    const notices = await world.server.services.store.db.selectFrom('notices').selectAll().execute();
    const table = await myTable(maker, id, 1);
    // Nim begins with both.
    expect(notices.map(({ table_id }) => table_id)).toEqual([table, table]);
  });

  it('keeps no name of somebody who wants to be forgotten, and goes on', async () => {
    const world = await enter();
    const { id, people, maker } = await gather(world, ['Anna', 'Bert', 'Cleo'], { rounds: 1, bots: 1, sameDeal: false });
    const [, bert, cleo] = people as [Guest, Guest, Guest];
    await maker.http.startTournament(id);
    await maker.http.forgetMe();
    await playRound([bert, cleo], id, 1);
    const over = await seen(bert, id, ({ status }) => status === 'over');
    expect(over.entrants.map(({ name }) => name).toSorted()).toEqual(['Bert', 'Cleo', 'N. N.']);
    expect(over.host).not.toBe('Anna');
  });
});

it('of those at a table that is closed, who kept it waiting is last', () => {
  const seat = { table_id: '', name: '', open: 0, invited: null, key_hash: null, return_hash: null, word: null };
  const seats = [0, 1, 2].map((number) => ({
    ...seat,
    seat: number,
    person: number === 2 ? null : 'x',
    bot: number === 2 ? 'random' : null,
  }));
  expect(placesWhenClosed({ seats, toAct: [1] })).toEqual([1, 3, 1]);
  expect(placesWhenClosed({ seats, toAct: [0, 1] })).toEqual([2, 2, 1]);
  expect(placesWhenClosed({ seats, toAct: [2] })).toEqual([1, 1, 1]);
});
