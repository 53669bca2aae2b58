import { createThinker } from '@parlour/think/node';
import { type AnyGame, replay } from '@parlour/kernel';
import { gameIds, loadGame } from '@parlour/games';
import { expect, it } from 'vitest';
import type { TableHandle } from '@parlour/client';
import { anyMove, isMyTurn, isOver, onBothStores, sitTogether, until } from './world.ts';

async function playTitle(handle: TableHandle, game: AnyGame): Promise<void> {
  for (;;) {
    const snapshot = await until(handle, (now) => isMyTurn(now) || isOver(now), 40_000);
    if (isOver(snapshot)) return;
    await handle.play(anyMove(snapshot, game));
  }
}

/** One decision of whoever is asked first. */
async function playNext(handles: readonly TableHandle[], game: AnyGame): Promise<void> {
  const handle = await Promise.any(handles.map((each) => until(each, isMyTurn).then(() => each)));
  await handle.play(anyMove(handle.snapshot(), game));
}

onBothStores('every title', (enter) => {
  it.each(gameIds)('%s is played by two people and a bot in a thread of its own, with broken lines in the middle', async (id) => {
    const game = (await loadGame(id))!;
    const world = await enter({ games: [game], thinker: createThinker(1), botMilliseconds: 20 });
    const seats = [{ kind: 'me' }, { kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
    const { first, second, table, anna } = await sitTogether(world, { game: id, seats: [...seats] });
    const stop = second.subscribe(() => {
      if (second.snapshot().number !== 20) return;
      stop();
      for (const socket of world.server.services.sockets) socket.terminate();
    });
    await Promise.all([playTitle(first, game), playTitle(second, game)]);
    const match = replay(game, await anna.http.record(table));
    expect(first.snapshot().position?.scores).toEqual([...game.scores(match.state)]);
    expect(second.snapshot().history.map(({ number }) => number)).toEqual(first.snapshot().history.map(({ number }) => number));
  });

  it.each(gameIds)('%s goes on after a restart, is taken back together, and can be looked at once it is archived', async (id) => {
    const game = (await loadGame(id))!;
    const world = await enter({ games: [game], messagesPerTenSeconds: 1_000_000 });
    const { first, second, table, anna } = await sitTogether(world, { game: id, rated: false });
    const { port } = new URL(world.server.address);
    const begun = first.snapshot().number;
    for (let decisions = 0; decisions < 12; decisions++) await playNext([first, second], game);
    const { number, position } = await until(first, (now) => now.number === begun + 12);
    await until(second, (now) => now.number === number);
    await world.restart({ port: Number(port) });
    const back = await until(world.guest('Onlooker').table(table), ({ info }) => info !== undefined);
    expect(back.position?.toAct).toEqual(position?.toAct);
    await first.askUndo(3);
    await until(second, (now) => now.position?.asked !== null && now.number === number + 1);
    await second.answerUndo(true);
    await until(first, ({ history }) => history.at(-1)?.kind === 'undo');
    await Promise.all([playTitle(first, game), playTitle(second, game)]);
    const record = await anna.http.record(table);
    const moment = await anna.http.moment(table, number);
    expect(moment.position.view).toEqual(position?.view);

    world.pass(2 * 86_400_000);
    await expect.poll(() => world.server.services.store.db.selectFrom('entries').selectAll().execute()).toEqual([]);
    await world.restart({ port: Number(port) });
    expect(await anna.http.record(table)).toEqual(record);
    expect(await anna.http.moment(table, number)).toEqual(moment);
    const scores = [...game.scores(replay(game, record).state)];
    expect((await until(world.guest('Late').table(table), isOver)).position?.scores).toEqual(scores);
  });
});
