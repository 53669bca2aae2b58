import { expect, it } from 'vitest';
import { onBothStores, playOn, playOne, sitTogether, twoPeople, until, type World } from './world.ts';

const DAY = 86_400_000;

async function count(world: World, table: 'tables' | 'entries' | 'seats' | 'people' | 'results' | 'reports'): Promise<number> {
  return (await world.server.services.store.db.selectFrom(table).selectAll().execute()).length;
}

onBothStores('what was left behind', (enter) => {
  it('ends some day: tables to which nobody came, then games, then guests; results stay', async () => {
    const world = await enter({ daysWaiting: 10, daysGames: 50, daysGuests: 100 });
    const { first, second, anna, bert, table } = await sitTogether(world);
    await Promise.all([playOn(first), playOn(second)]);
    await anna.http.report(table, 'crooked');
    const bots = [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ] as const;
    await anna.http.create({ ...twoPeople });
    await anna.http.create({ game: 'nim', seats: [...bots] });
    const running = await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'person' }] });
    await bert.http.join(running.links[0]?.key ?? '');
    await playOne(anna.table(running.table));
    expect(await count(world, 'tables')).toBe(4);
    world.pass(9 * DAY);
    // Somebody looks at one of them all the while.
    const watched = world.guest('Onlooker').table(table);
    await until(watched, ({ info }) => info !== undefined);
    expect(await count(world, 'tables')).toBe(4);
    world.pass(2 * DAY);
    await expect.poll(() => count(world, 'tables')).toBe(2);
    await playOne(bert.table(running.table));
    world.pass(45 * DAY);
    await expect.poll(() => count(world, 'tables')).toBe(1);
    expect((await until(watched, ({ gone }) => gone !== undefined)).gone?.key).toBe('server.no-table');
    expect([await count(world, 'reports'), await count(world, 'results'), await count(world, 'people')]).toEqual([0, 2, 2]);
    expect((await anna.http.statistics())[0]?.played).toBe(1);
    // Both have been seen since; and nobody is forgotten who still has something to play.
    world.pass(45 * DAY);
    await anna.http.me();
    world.pass(60 * DAY);
    await expect.poll(() => count(world, 'tables')).toBe(0);
    await expect.poll(() => count(world, 'people')).toBe(1);
    expect(await anna.http.me()).toMatchObject({ name: 'Anna' });
    expect([await count(world, 'entries'), await count(world, 'seats'), await count(world, 'results')]).toEqual([0, 0, 2]);
  });

  it('stays where the host wants to keep it', async () => {
    const world = await enter({ daysWaiting: 0, daysGames: 0, daysGuests: 0 });
    const { anna } = await sitTogether(world);
    await anna.http.create({ ...twoPeople });
    world.pass(1_000 * DAY);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect([await count(world, 'tables'), await count(world, 'people')]).toEqual([2, 2]);
  });
});
