import { expect, it } from 'vitest';
import { toRow } from '../src/tables/log/entry.ts';
import { complaintOf, isOver, onBothStores, playOn, sitTogether, twoPeople, until, type World } from './world.ts';

async function playGame(world: World, wish = {}) {
  const game = await sitTogether(world, { rated: true, ...wish });
  const [over] = await Promise.all([playOn(game.first), playOn(game.second)]);
  return { ...game, outcome: { standings: over.position?.standings ?? [], scores: over.position?.scores ?? [] } };
}

/** Somebody takes a seat that was left in a game under way: older versions allowed it, and what they stored is still there. */
async function seatLikeBefore(world: World, table: string, person: string): Promise<void> {
  await world.server.services.store.write(async (db) => {
    const { number } = await db.selectFrom('tables').select('number').where('id', '=', table).executeTakeFirstOrThrow();
    const sat = { kind: 'seat', seat: 1, change: 'sat', name: 'Carl', bot: false, number: number + 1, at: 0 } as const;
    await db.insertInto('entries').values(toRow(table, sat)).execute();
    await db
      .updateTable('tables')
      .set({ number: number + 1 })
      .where('id', '=', table)
      .execute();
    await db.updateTable('seats').set({ person, name: 'Carl', bot: null }).where('table_id', '=', table).where('seat', '=', 1).execute();
  });
}

onBothStores('ratings', (enter) => {
  it('raise the winner above the loser, bots included, and lead the board', async () => {
    const world = await enter();
    const { anna, outcome } = await playGame(world, { seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'bot', level: 'random' }] });
    const names = ['Anna', 'Bert', 'random'];
    const board = await anna.http.leaderboard('nim');
    expect(board).toHaveLength(3);
    expect(board).toContainEqual({ name: 'Anna', bot: false, rating: expect.any(Number), games: 1 });
    expect(board).toContainEqual({ name: 'random', bot: true, rating: expect.any(Number), games: 1 });
    const ratings = board.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const [best = 0] = outcome.standings[0] ?? [];
    const [worst = 0] = outcome.standings.at(-1) ?? [];
    const of = (seat: number) => board.find(({ name }) => name === names[seat])?.rating ?? Number.NaN;
    expect(of(best) > of(worst)).toBe(outcome.standings.length > 1);
  });

  it('do not change where the table says so', async () => {
    const world = await enter();
    const { anna } = await playGame(world, { rated: false });
    expect(await anna.http.leaderboard('nim')).toEqual([]);
    expect(await anna.http.statistics()).toMatchObject([{ game: 'nim', played: 1, rating: null }]);
  });

  it('hold whoever left to a bot responsible, but nobody who came later', async () => {
    const world = await enter();
    const { first, second, table, anna, bert } = await sitTogether(world, { rated: true, substitute: 'random' });
    await bert.http.leave(table);
    const carl = world.guest('Carl');
    const { id } = await carl.http.introduce({ name: 'Carl' });
    await until(first, ({ history }) => history.some((step) => step.kind === 'move'));
    await seatLikeBefore(world, table, id);
    await world.restart({ port: Number(new URL(world.server.address).port) });
    second.close();
    await Promise.all([playOn(first), playOn(carl.table(table))]);
    expect((await anna.http.leaderboard('nim')).map(({ name }) => name)).toEqual(['Anna']);

    const again = await sitTogether(world, { rated: true, substitute: 'random' });
    await again.bert.http.leave(again.table);
    await playOn(again.first);
    expect((await again.bert.http.statistics())[0]).toMatchObject({ played: 1 });
    expect((await again.bert.http.statistics())[0]?.rating).not.toBeNull();
  });

  it('count nothing that was not agreed on: a game is friendly unless it was chosen otherwise, and whoever sits down says yes', async () => {
    const world = await enter();
    const [anna, bert] = [world.guest('Anna'), world.guest('Bert')];
    const friendly = await anna.http.create({ ...twoPeople, name: 'Anna' });
    expect(await bert.http.invitation(friendly.links[0]?.key ?? '')).toMatchObject({ table: { rated: false } });
    await bert.http.join(friendly.links[0]?.key ?? '', { name: 'Bert' });
    const { links } = await anna.http.create({ ...twoPeople, rated: true });
    const key = links[0]?.key ?? '';
    expect(await bert.http.invitation(key)).toMatchObject({ table: { rated: true } });
    for (const rated of [undefined, false])
      expect(await complaintOf(bert.http.join(key, rated === undefined ? {} : { rated }))).toBe('server.rated');
    await bert.http.join(key, { rated: true });
    const open = await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open', rated: true });
    expect(await complaintOf(bert.http.sit(open.table))).toBe('server.rated');
    await bert.http.sit(open.table, { rated: true });
    // Whoever played a rated game need not say so again for the next.
    await Promise.all([playOn(anna.table(open.table)), playOn(bert.table(open.table))]);
    const again = await anna.http.rematch(open.table);
    expect(await bert.http.rematch(open.table)).toMatchObject({ table: again.table, seat: 1 });
    expect((await until(anna.table(again.table), ({ info }) => info?.status === 'playing')).info?.rated).toBe(true);
  });

  it('come with my statistics', async () => {
    const world = await enter();
    const { anna, outcome } = await playGame(world);
    const [mine] = await anna.http.statistics();
    const won = outcome.standings[0]?.includes(0) === true ? 1 : 0;
    expect(mine).toMatchObject({ game: 'nim', played: 1, won, averageScore: outcome.scores[0], bestScore: outcome.scores[0] });
    expect(mine?.places).toEqual([{ place: won === 1 ? 1 : 2, of: 2 }]);
    expect(await complaintOf(world.guest('Stranger').http.statistics())).toBe('server.who');
  });

  it('survive games that end at the same time', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const seats = [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'greedy' },
    ] as const;
    await anna.http.introduce({ name: 'Anna' });
    const tables = await Promise.all(Array.from({ length: 6 }, () => anna.http.create({ game: 'nim', seats: [...seats], rated: true })));
    await Promise.all(tables.map(({ table }) => until(anna.table(table), isOver)));
    expect((await anna.http.leaderboard('nim')).map(({ games }) => games)).toEqual([6, 6]);
  });
});
