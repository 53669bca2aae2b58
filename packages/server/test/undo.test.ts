import { settingFor, worldFrom } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import type { NimView } from '@parlour/nim';
import type { TableSnapshot } from '@parlour/client';
import { askForUndo } from '../src/tables/play/undo.ts';
import { anyMove, complaintOf, isMyTurn, onBothStores, playOne, sitTogether, until, type World } from './world.ts';

/** Past the secret start: seat 0 is to take. */
async function begun(world: World, wish = {}) {
  const table = await sitTogether(world, wish);
  await playOne(table.first);
  await playOne(table.second);
  await until(table.first, isMyTurn);
  return table;
}

const take = { type: 'take', heap: 0, count: 1 };

/** Cards whose use shows something new, and whether one was used. */
const shows = (move: unknown) => ['draw', 'grow'].includes((move as { card?: string }).card ?? '');
const isNews = ({ history }: TableSnapshot) =>
  history.some((step) => step.kind === 'move' && step.events.some(({ type }) => type === 'drew' || type === 'grew'));

onBothStores('taking back', (enter) => {
  it('is allowed alone until somebody else has decided', async () => {
    const world = await enter();
    const { first, second } = await begun(world);
    const before = first.snapshot().position?.view;
    await first.play(take);
    const taken = await until(first, ({ position }) => position?.undo?.steps === 1);
    expect(taken.position?.undo).toEqual({ steps: 1, stop: { reason: 'seat', seat: 1 } });
    await first.undo(1);
    const back = await until(first, ({ history }) => history.at(-1)?.kind === 'undo');
    expect(back.position?.view).toEqual(before);
    await until(second, ({ number }) => number === back.number);
    expect(await complaintOf(first.undo(1))).toBe('server.undo-seat');
  });

  it('beyond that needs everybody, and one no is enough', async () => {
    const world = await enter();
    const { first, second } = await begun(world);
    await first.askUndo(2);
    const asked = await until(second, ({ position }) => position?.asked !== null);
    expect(asked.position?.asked).toMatchObject({ seat: 0, back: 2, agreed: [] });
    expect(await complaintOf(first.answerUndo(true))).toBe('server.no-request');
    await second.answerUndo(false);
    await until(first, ({ position }) => position?.asked === null);
    expect(first.snapshot().history.at(-1)).toMatchObject({ kind: 'answer', yes: false });

    // Whoever has asked may think better of it.
    await first.askUndo(2);
    await until(second, ({ position }) => position?.asked !== null);
    await first.answerUndo(false);
    await until(second, ({ position }) => position?.asked === null);
    expect(await complaintOf(second.answerUndo(true))).toBe('server.no-request');

    await first.askUndo(2);
    await until(second, ({ position }) => position?.asked !== null);
    await second.answerUndo(true);
    const back = await until(first, ({ history }) => history.at(-1)?.kind === 'undo');
    expect(back.position?.toAct).toEqual([0, 1]);
  });

  it('needs no consent of bots', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const { table } = await anna.http.create({ game: 'nim', seats: [...seats], name: 'Anna', rated: false });
    const handle = anna.table(table);
    await playOne(handle);
    await until(handle, isMyTurn);
    const moves = handle.snapshot().history.filter(({ kind }) => kind === 'move').length;
    expect(await complaintOf(handle.askUndo(1_000))).toBe('server.undo-start');
    await handle.askUndo(moves);
    const back = await until(handle, ({ history }) => history.some(({ kind }) => kind === 'undo'));
    expect(back.history.map(({ kind }) => kind)).not.toContain('answer');
  });

  it('has one number, however often it is asked for under one id', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const { table } = await anna.http.create({ game: 'nim', seats: [...seats], name: 'Anna', rated: false });
    const handle = anna.table(table);
    await playOne(handle);
    const { number } = await until(handle, isMyTurn);
    const { services } = world.server;
    const { person } = await services.store.db.selectFrom('seats').select('person').where('seat', '=', 0).executeTakeFirstOrThrow();
    const ask = () => askForUndo(services, { table, person, id: 'asked-twice' }, { number, back: 1 });
    expect([await ask(), await ask()]).toEqual([number + 1, number + 1]);
  });

  it('is not agreed to by a bot for the person whose seat it keeps', async () => {
    const world = await enter();
    const { first, second, table, bert } = await begun(world, { rated: false, substitute: 'random' });
    await bert.http.leave(table);
    await until(first, ({ info }) => info?.seats[1]?.away === true);
    expect(await complaintOf(first.askUndo(2))).toBe('server.undo-away');
    expect(first.snapshot().history.some(({ kind }) => kind === 'undo')).toBe(false);
    await bert.http.takeBack(table);
    await until(second, ({ info }) => info?.seats[1]?.state === 'person');
    await first.askUndo(2);
    expect((await until(second, ({ position }) => position?.asked !== null)).position?.asked?.back).toBe(2);
  });

  it('still needs the consent of somebody who was asked and left', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const seats = [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }] as const;
    const { table, links } = await anna.http.create({ game: 'nim', seats: [...seats], rated: false, name: 'Anna' });
    const [bert, carl] = [world.guest('Bert'), world.guest('Carl')];
    await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
    await carl.http.join(links[1]?.key ?? '', { name: 'Carl' });
    const [first, second, third] = [anna.table(table), bert.table(table), carl.table(table)];
    for (const handle of [second, third, first]) await playOne(handle);
    await first.askUndo(3);
    await until(third, ({ position }) => position?.asked !== null);
    await bert.http.leave(table);
    await third.answerUndo(true);
    const asked = await until(first, ({ position }) => position?.asked?.agreed.includes(2) === true);
    expect(asked.history.some(({ kind }) => kind === 'undo')).toBe(false);
    await second.answerUndo(true);
    // The bot in Bert's seat decides anew at once: what was taken back need not be the last that is seen.
    await until(first, ({ history }) => history.some(({ kind }) => kind === 'undo'));
  });

  it('goes in a rated game not past what was seen, nor past what a bot has decided', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const bots = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const { table } = await anna.http.create({ game: 'nim', seats: [...bots], rated: true, name: 'Anna' });
    const alone = anna.table(table);
    await playOne(alone);
    await until(alone, ({ history }) => history.filter(({ kind }) => kind === 'move').length === 2);
    await until(alone, isMyTurn);
    expect(await complaintOf(alone.askUndo(2))).toBe('server.undo-rated');

    // Of five cards two do nothing new, so one of the two players has one that does.
    const { first, second } = await sitTogether(world, { rated: true });
    while (!isNews(first.snapshot())) {
      const handle = isMyTurn(first.snapshot()) ? first : second;
      const { info, position } = await until(handle, isMyTurn);
      const moves = nim.moves(worldFrom(nim, settingFor(nim, {}, 2), position?.view as NimView), info?.you ?? 0);
      await handle.play(moves.find(shows) ?? moves.find(({ type }) => type === 'done') ?? moves[0]);
      await until(first, ({ number }) => number === handle.snapshot().number);
      await until(second, ({ number }) => number === handle.snapshot().number);
    }
    expect(await complaintOf(first.askUndo(1))).toBe('server.undo-rated');
  });

  it('makes a decision stale that was made in between', async () => {
    const world = await enter();
    const { first, second, table, bert } = await begun(world);
    await first.play(take);
    await first.undo(1);
    await until(second, ({ history }) => history.at(-1)?.kind === 'undo');
    const { number } = second.snapshot();
    const socket = bert.transport.open();
    const answer = new Promise<Record<string, unknown>>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as Record<string, unknown>;
        if (message['type'] === 'welcome')
          socket.send(JSON.stringify({ type: 'undo', id: 'late-undo', table, number: number - 1, back: 1 }));
        if (message['type'] === 'refused') resolve(message);
      });
    });
    expect(await answer).toMatchObject({ complaint: { key: 'server.stale' } });
  });

  it('keeps what was taken back in the history, also for those who come later', async () => {
    const world = await enter();
    const { first, table } = await begun(world);
    await first.play(take);
    await first.undo(1);
    await first.play(anyMove(await until(first, isMyTurn)));
    const { history } = await until(first, ({ history }) => history.at(-1)?.kind === 'move');
    const late = await until(world.guest('Late').table(table), ({ info }) => info !== undefined);
    expect(late.history.map(({ kind, number }) => [kind, number])).toEqual(history.map(({ kind, number }) => [kind, number]));
  });
});
