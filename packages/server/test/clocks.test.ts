import { expect, it } from 'vitest';
import { isMyTurn, onBothStores, playOne, sitTogether, until } from './world.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

onBothStores('clocks', (enter) => {
  it('run only for those who must decide, and grow by the increment', async () => {
    const world = await enter();
    const { first, second } = await sitTogether(world, { clock: { kind: 'live', seconds: 600, increment: 30 } });
    expect((await until(first, isMyTurn)).position?.clocks?.running).toEqual([0, 1]);
    world.pass(5 * MINUTE);
    await playOne(first);
    const clocks = (await until(first, ({ position }) => position?.clocks?.running.length === 1)).position?.clocks;
    expect(near(clocks?.left[0], 5 * MINUTE + 30_000)).toBe(true);
    world.pass(2 * MINUTE);
    await playOne(second);
    const after = (await until(first, ({ number }) => number === 4)).position?.clocks;
    expect(near(after?.left[0], 5 * MINUTE + 30_000)).toBe(true);
    expect(near(after?.left[1], 3 * MINUTE + 30_000)).toBe(true);
  });

  it('put a bot of the chosen level in a seat whose time has run out; its owner may take it back', async () => {
    const world = await enter();
    const clock = { kind: 'live', seconds: 60, increment: 0 } as const;
    const { first, second, bert, table } = await sitTogether(world, { clock, substitute: 'random' });
    await playOne(first);
    world.pass(2 * MINUTE);
    const late = await until(first, ({ info }) => info?.seats[1]?.state === 'bot');
    expect(late.history.some((step) => step.kind === 'seat' && step.change === 'time' && step.seat === 1)).toBe(true);
    await bert.http.takeBack(table);
    const back = await until(second, ({ info }) => info?.seats[1]?.state === 'person');
    expect(back.position?.clocks?.left[1]).toBe(15_000);
  });

  it('give each decision its own days', async () => {
    const world = await enter();
    const { first, second, anna } = await sitTogether(world, { clock: { kind: 'days', days: 2 }, substitute: 'random' });
    await playOne(second);
    world.pass(1.5 * DAY);
    await playOne(first);
    world.pass(1.5 * DAY);
    const [listed] = await anna.http.myTables();
    expect(listed?.seats.every(({ state }) => state === 'person')).toBe(true);
    world.pass(1 * DAY);
    const late = await until(first, ({ info }) => info?.seats.some(({ state }) => state === 'bot') === true);
    expect(late.info?.status).toBe('playing');
  });

  it('do not run while the server is away, and everybody reads it', async () => {
    // It looks at clocks once, at the start.
    const world = await enter({ sweepEvery: 60_000 });
    const { table, anna } = await sitTogether(world, { clock: { kind: 'live', seconds: 60, increment: 0 }, substitute: 'random' });
    await expect
      .poll(() => world.server.services.store.db.selectFrom('meta').selectAll().where('key', '=', 'alive').execute())
      .toHaveLength(1);
    world.pass(10 * MINUTE);
    await world.restart({ port: Number(new URL(world.server.address).port), sweepEvery: 50 });
    const back = await until(anna.table(table), ({ history }) => history.some(({ kind }) => kind === 'pause'));
    expect(back.info?.seats.map(({ state }) => state)).toEqual(['person', 'person']);
    expect(back.position?.clocks?.left.every((left) => (left ?? 0) > 30_000)).toBe(true);
    // Once is enough, and then they run again.
    world.pass(2 * MINUTE);
    const late = await until(anna.table(table), ({ info }) => info?.seats.some(({ state }) => state === 'bot') === true);
    expect(late.history.filter(({ kind }) => kind === 'pause')).toHaveLength(1);
  });

  it('are kept through a restart, and run out even if nobody watches', async () => {
    const world = await enter();
    const { anna, table, first, bert } = await sitTogether(world, { clock: { kind: 'days', days: 1 }, substitute: 'random' });
    first.close();
    bert.close();
    await world.restart({ port: Number(new URL(world.server.address).port) });
    world.pass(1.1 * DAY);
    await until(anna.table(table), ({ info }) => info?.status === 'over');
    expect(
      anna
        .table(table)
        .snapshot()
        .info?.seats.map(({ away }) => away),
    ).toEqual([true, true]);
  });

  it.each([
    { kind: 'live', seconds: 600, increment: 0 },
    { kind: 'days', days: 2 },
  ] as const)('are not wound up again by leaving and coming back at once: %o', async (clock) => {
    const thinker = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
    const world = await enter({ thinker });
    for (;;) {
      const { first, table, anna } = await sitTogether(world, { clock });
      world.pass(500_000);
      for (let i = 0; i < 3; i++) {
        await anna.http.leave(table);
        await anna.http.takeBack(table);
      }
      const back = await until(
        first,
        ({ history }) => history.filter((step) => step.kind === 'seat' && step.change === 'back').length === 3,
      );
      // A bot that holds two cards of a kind has decided at once; then time is given again, as it should be.
      if (back.history.some((step) => step.kind === 'move')) continue;
      expect(near(back.position?.clocks?.left[0], (clock.kind === 'live' ? 600_000 : 2 * DAY) - 500_000)).toBe(true);
      return;
    }
  });

  it('do not run for bots', async () => {
    const world = await enter({ thinker: { think: () => new Promise(() => undefined), close: async () => undefined } });
    const anna = world.guest('Anna');
    const { table } = await anna.http.create({
      game: 'nim',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      clock: { kind: 'live', seconds: 60, increment: 0 },
      name: 'Anna',
    });
    const { position } = await until(anna.table(table), isMyTurn);
    expect(position?.clocks?.running).toEqual([0]);
  });
});

/** The server's clock goes on while a test runs. */
function near(left: number | null | undefined, expected: number): boolean {
  return typeof left === 'number' && left <= expected && left > expected - 20_000;
}
