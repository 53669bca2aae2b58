import type { TableHandle } from '@parlour/client';
import { clientMessage, settingOf } from '@parlour/client/protocol';
import { loadGame } from '@parlour/games';
import { situationFrom } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { complaintOf, hastyThinker, isMyTurn, onBothStores, sitTogether, until, type World } from './world.ts';

const title = 'last-will';

/** Anna and Bert at the beginning of Last Will, where each keeps two of six cards. */
async function keeping(world: World) {
  const { first, second, table } = await sitTogether(world, { game: title, rated: false });
  await until(first, isMyTurn);
  return { first, second, table };
}

/** The two first cards that may be kept. */
async function twoCards(handle: TableHandle): Promise<unknown[]> {
  const game = (await loadGame(title))!;
  const { info, position } = handle.snapshot();
  return situationFrom(game, settingOf(info!), position!).moves.slice(0, 2);
}

/** Who decided, and in how many parts, as it is stored. */
async function decided({ server }: World): Promise<[seat: number | null, parts: number][]> {
  const rows = await server.services.store.db.selectFrom('entries').selectAll().where('kind', '=', 'move').orderBy('number').execute();
  return rows.map(({ seat, body }) => [seat, (JSON.parse(body) as { moves: unknown[] }).moves.length]);
}

const message = (parts: number) => ({
  type: 'move',
  id: 'an-id-of-mine',
  table: 'a'.repeat(16),
  number: 0,
  moves: Array.from({ length: parts }, () => ({})),
});

it('has one part at least and twenty at most', () => {
  expect([0, 1, 20, 21].map((parts) => clientMessage.safeParse(message(parts)).success)).toEqual([false, true, true, false]);
});

onBothStores('a decision in parts', (enter) => {
  it('is one entry: all at the table see it at once, never half of it', async () => {
    const world = await enter({ games: [(await loadGame(title))!] });
    const { first, second } = await keeping(world);
    const before = first.snapshot().number;
    const steps: unknown[] = [];
    second.subscribe((news) => news.type === 'step' && news.step.kind === 'move' && steps.push(news.step.events.map(({ type }) => type)));
    await first.play(...(await twoCards(first)));
    const seen = await until(second, ({ number }) => number === before + 1);
    expect(steps).toEqual([['chosen']]);
    expect(seen.position).toMatchObject({ number: 1, toAct: [1] });
    expect(await decided(world)).toEqual([[0, 2]]);
  });

  it('is taken back as one, and is there again after a restart', async () => {
    const world = await enter({ games: [(await loadGame(title))!] });
    const { first, second, table } = await keeping(world);
    const { position } = first.snapshot();
    const two = await twoCards(first);
    await first.play(...two);
    await until(first, (now) => now.position?.undo.steps === 1);
    await first.undo(1);
    expect((await until(first, isMyTurn)).position).toMatchObject({ number: 0, view: position?.view });
    await first.play(...two);
    const { number } = await until(second, (now) => now.position?.number === 1);
    await world.restart({ port: Number(new URL(world.server.address).port) });
    const back = await until(world.guest('Onlooker').table(table), ({ info }) => info !== undefined);
    expect(back.number).toBe(number);
    expect(back.position).toMatchObject({ number: 1, toAct: [1] });
  });

  it('happens as a whole or not at all', async () => {
    const world = await enter({ games: [(await loadGame(title))!] });
    const { first } = await keeping(world);
    const { number, position } = first.snapshot();
    const [one] = await twoCards(first);
    expect(await complaintOf(first.play(one, { type: 'plan', plan: 1 }))).toBe('server.refused');
    expect(await complaintOf(first.play(one, one, one))).toBe('server.refused');
    expect(first.snapshot()).toMatchObject({ number, position: { number: 0, view: position?.view } });
  });

  it('counts as many messages as it has parts', async () => {
    const world = await enter({ games: [(await loadGame(title))!], messagesPerTenSeconds: 40 });
    const { first } = await keeping(world);
    const [one] = await twoCards(first);
    const twenty = Array.from({ length: 20 }, () => one);
    const complaints = await Promise.all([1, 2, 3].map(() => complaintOf(first.play(...twenty))));
    expect(complaints).toContain('server.refused');
    expect(complaints).toContain('server.too-fast');
  });

  it('of a bot is one, too', async () => {
    const game = (await loadGame(title))!;
    const world = await enter({ games: [game], thinker: hastyThinker });
    const anna = world.guest('Anna');
    const { table } = await anna.http.create({ game: title, name: 'Anna', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    const handle = anna.table(table);
    await until(handle, isMyTurn);
    await handle.play(...(await twoCards(handle)));
    await until(handle, (now) => (now.position?.number ?? 0) >= 2);
    expect((await decided(world)).slice(0, 2).toSorted(([a], [b]) => (a ?? 0) - (b ?? 0))).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});
