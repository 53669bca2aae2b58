import type { ServerMessage } from '@parlour/client/protocol';
import { expect, it } from 'vitest';
import { MOST_WORDS } from '../src/tables/live/frame.ts';
import { MOST_ASIDES } from '../src/tables/log/rights.ts';
import { complaintOf, onBothStores, playOn, playOne, sitTogether, until, watcherOf } from './world.ts';

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

  it('of a delayed table learn neither how far it is nor who has left it since', async () => {
    const world = await enter();
    const { table, bert, first, second } = await sitTogether(world, { delay: 60 });
    await playOne(first);
    world.pass(61_000);
    await playOne(second);
    await bert.http.leave(table);
    await until(first, ({ info }) => info?.seats[1]?.away === true);
    const shown = await until(world.guest('Stranger').table(table), ({ info }) => info !== undefined);
    expect(shown.number).toBe(3);
    expect(shown.info?.seats[1]).toMatchObject({ name: 'Bert', state: 'person', away: false, level: null });
    // Whatever they say they have beyond that, they get the same.
    const heard: ServerMessage[] = [];
    const watcher = watcherOf(null, (message) => void heard.push(message));
    for (let since = 3; since <= first.snapshot().number + 1; since++) {
      heard.length = 0;
      await world.server.services.rooms.watch(table, watcher, { known: { since, as: null } });
      const frames = heard.filter(({ type }) => type === 'sync' || type === 'step');
      expect(frames).toMatchObject(since === 3 ? [] : [{ type: 'sync', number: 3 }]);
    }
    world.server.services.rooms.unwatch(table, watcher);
  });

  it('of a delayed table cannot end the server by what goes wrong while it is shown to them', async () => {
    const world = await enter();
    const { table, first } = await sitTogether(world, { delay: 1 });
    const { services } = world.server;
    let broken = true;
    const numbers: number[] = [];
    const watcher = watcherOf(null, (message) => {
      if (message.type !== 'sync' && message.type !== 'step') return;
      if (numbers.push(message.type === 'sync' ? message.number : message.step.number) > 1 && broken) {
        broken = false;
        throw new Error('a frame that cannot be made');
      }
    });
    await services.rooms.watch(table, watcher);
    await playOne(first);
    // It was shown to them too early to see anything; what they get later comes by itself, and once more after it failed.
    await expect.poll(() => numbers.at(-1)).toBe(first.snapshot().number);
    expect(broken).toBe(false);
    services.rooms.unwatch(table, watcher);
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

  it('never makes a table too long to open: the latest words are shown, and there is an end to them', async () => {
    const world = await enter();
    const { first, table } = await sitTogether(world);
    const { services } = world.server;
    const before = first.snapshot().number;
    const words = Array.from(
      { length: MOST_ASIDES },
      (_, index) => ({ kind: 'chat', seat: 0, person: '', name: 'Anna', text: `${index}` }) as const,
    );
    await services.rooms.withTable(table, async (held, room) => void (await services.rooms.happen(room, held, words)));
    const late = await until(world.guest('Late').table(table), ({ info }) => info !== undefined);
    expect(late.number).toBe(before + MOST_ASIDES);
    const texts = late.history.flatMap((step) => (step.kind === 'chat' ? [step.text] : []));
    expect(texts).toEqual(words.slice(-MOST_WORDS).map(({ text }) => text));
    expect(await complaintOf(first.chat('one more'))).toBe('server.enough');
    await playOne(first);
  });

  it('costs more than deciding, so that nobody fills a table in minutes', async () => {
    const world = await enter({ messagesPerTenSeconds: 40 });
    const { first } = await sitTogether(world);
    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => complaintOf(first.chat(`${index}`))));
    expect(answers.filter((answer) => answer === 'nothing was wrong').length).toBeLessThan(12);
    expect(answers).toContain('server.too-fast');
  });

  it('ends a day after the game', async () => {
    const world = await enter();
    const { first, second } = await sitTogether(world);
    await Promise.all([playOn(first), playOn(second)]);
    world.pass(86_000_000);
    await first.chat('Well played!');
    world.pass(1_000_000);
    expect(await complaintOf(first.chat('Still there?'))).toBe('server.over');
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
