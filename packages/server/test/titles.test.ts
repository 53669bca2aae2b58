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

onBothStores('every title', (enter) => {
  it.each(gameIds)('%s is played by two people and a bot in a thread of its own, with broken lines in the middle', async (id) => {
    const game = (await loadGame(id)) as AnyGame;
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
    expect(first.snapshot().position?.outcome?.scores).toEqual([...game.scores(match.state)]);
    expect(second.snapshot().history.map(({ number }) => number)).toEqual(first.snapshot().history.map(({ number }) => number));
  });
});
