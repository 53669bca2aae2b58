import { expect, it } from 'vitest';
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
    const { table } = await anna.http.create({ game: 'nim', seats: [...seats], name: 'Anna' });
    const handle = anna.table(table);
    await playOne(handle);
    await until(handle, isMyTurn);
    const moves = handle.snapshot().history.filter(({ kind }) => kind === 'move').length;
    expect(await complaintOf(handle.askUndo(1_000))).toBe('server.undo-start');
    await handle.askUndo(moves);
    const back = await until(handle, ({ history }) => history.some(({ kind }) => kind === 'undo'));
    expect(back.history.map(({ kind }) => kind)).not.toContain('answer');
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
