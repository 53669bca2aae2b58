import { expect, it } from 'vitest';
import { complaintOf, onBothStores, playOne, sitTogether, until } from './world.ts';

onBothStores('onlookers', (enter) => {
  it('see a delayed table later, step by step, and cannot ask for more', async () => {
    const world = await enter();
    const { table, first, second } = await sitTogether(world, { delay: 60 });
    await playOne(first);
    const spectator = world.guest('Stranger');
    const seen = await until(spectator.table(table), ({ info }) => info !== undefined);
    expect(seen.number).toBe(0);
    expect(seen.position?.view).toBeNull();
    expect(await complaintOf(spectator.http.moment(table, 3))).toBe('server.no-moment');
    world.pass(61_000);
    // Something happens, so that the table looks whom it may tell.
    await playOne(second);
    const later = await until(spectator.table(table), ({ number }) => number === 3);
    expect(later.history.map(({ kind }) => kind)).toEqual(['seat', 'start', 'move']);
    expect(later.position?.view).not.toBeNull();
    expect(second.snapshot().number).toBe(4);
  });

  it('stay outside where the table wants none', async () => {
    const world = await enter();
    const { table } = await sitTogether(world, { spectators: false });
    const stranger = world.guest('Stranger');
    const refused = await until(stranger.table(table), ({ gone }) => gone !== undefined);
    expect(refused.gone?.key).toBe('server.no-spectators');
    expect(refused.position).toBeUndefined();
    expect(await complaintOf(stranger.http.moment(table, 2))).toBe('server.no-spectators');
  });

  it('hear that there is no such table', async () => {
    const world = await enter();
    const handle = world.guest('Stranger').table('AAAAAAAAAAAAAAAA');
    expect((await until(handle, ({ gone }) => gone !== undefined)).gone?.key).toBe('server.no-table');
  });
});

onBothStores('talking', (enter) => {
  it('reaches everybody at the table once, in order, and survives a restart', async () => {
    const world = await enter();
    const { first, second, table } = await sitTogether(world);
    await first.chat('Hello!');
    await second.chat('  Cześć ♥ ');
    const { history } = await until(first, ({ number }) => number === 4);
    expect(history.filter((step) => step.kind === 'chat')).toMatchObject([
      { seat: 0, name: 'Anna', text: 'Hello!' },
      { seat: 1, name: 'Bert', text: 'Cześć ♥' },
    ]);
    await world.restart({ port: Number(new URL(world.server.address).port) });
    const late = await until(world.guest('Late').table(table), ({ info }) => info !== undefined);
    expect(late.history.filter((step) => step.kind === 'chat')).toHaveLength(2);
  });

  it('is only for those who sit there', async () => {
    const world = await enter();
    const { table } = await sitTogether(world);
    expect(await complaintOf(world.guest('Stranger').table(table).chat('Kibitz'))).toBe('server.not-seated');
  });

  it('does not make a decision stale', async () => {
    const world = await enter();
    const { first, second } = await sitTogether(world);
    const before = first.snapshot();
    await second.chat('Take your time');
    expect(before.number).toBeLessThan(second.snapshot().number);
    await playOne(first);
    expect(first.snapshot().history.at(-1)?.kind).toBe('move');
  });

  it('is not heard by somebody who has muted it, until they want to again', async () => {
    const world = await enter();
    const { first, second, anna, table } = await sitTogether(world);
    const texts = () => first.snapshot().history.flatMap((step) => (step.kind === 'chat' ? [step.text] : []));
    await second.chat('one');
    await until(first, () => texts().length === 1);
    await anna.http.mute(table, 1, true);
    await until(first, () => texts().length === 0);
    await second.chat('two');
    await playOne(second);
    await until(first, ({ history }) => history.at(-1)?.kind === 'move');
    expect(texts()).toEqual([]);
    await anna.http.mute(table, 1, false);
    await until(first, () => texts().length === 2);
    expect(texts()).toEqual(['one', 'two']);
  });
});
