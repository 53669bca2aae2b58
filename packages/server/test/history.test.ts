import { type AnyGame, replay } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import { sinceLastTurn } from '@parlour/client/protocol';
import { complaintOf, isMyTurn, isOver, onBothStores, playOn, playOne, sitTogether, until } from './world.ts';

onBothStores('looking back', (enter) => {
  it('shows a game under way at any earlier moment, from my seat', async () => {
    const world = await enter();
    const { first, second, table, anna, bert } = await sitTogether(world);
    const { number, position } = await until(first, isMyTurn);
    await playOne(first);
    await playOne(second);
    const mine = await anna.http.moment(table, number);
    expect(mine.position.view).toEqual(position?.view);
    const theirs = await bert.http.moment(table, number);
    expect(theirs.position.view).not.toEqual(position?.view);
    expect(await complaintOf(anna.http.moment(table, 1_000))).toBe('server.no-moment');
  });

  it('judges nothing again: what was decided was legal', async () => {
    let judged = 0;
    const refuse: typeof nim.refuse = (...asked) => {
      judged++;
      return nim.refuse(...asked);
    };
    const world = await enter({ games: [{ ...nim, refuse }] });
    const { first, second, table, anna } = await sitTogether(world);
    const { number } = await until(first, isMyTurn);
    for (const handle of [first, second]) await playOne(handle);
    expect(judged).toBe(2);
    const seen = (await until(first, (now) => now.number === number + 2)).position?.view;
    expect((await anna.http.moment(table, number + 2)).position.view).toEqual(seen);
    // Anna comes back to what she has missed.
    for (const socket of world.server.services.sockets) socket.terminate();
    await playOne(first);
    expect(judged).toBe(3);
  });

  it('gives the saved game to everybody once it is over, and to nobody before', async () => {
    const world = await enter();
    const { first, second, table, anna } = await sitTogether(world);
    expect(await complaintOf(anna.http.record(table))).toBe('server.not-over');
    const over = await Promise.all([playOn(first), playOn(second)]);
    const record = await world.guest('Stranger').http.record(table);
    const match = replay(nim as AnyGame, record);
    expect(match.game.scores(match.state)).toEqual(over[0].position?.scores);
    expect(record.seats).toEqual([{ name: 'Anna' }, { name: 'Bert' }]);
  });

  it('says what happened since my last turn', async () => {
    const world = await enter();
    const { first, second } = await sitTogether(world);
    await playOne(first);
    await playOne(second);
    await second.chat('Your turn');
    const { history } = await until(first, ({ number }) => number === 5);
    expect(sinceLastTurn(history, 0).map(({ kind }) => kind)).toEqual(['move', 'chat']);
    expect(sinceLastTurn(history, 1).map(({ kind }) => kind)).toEqual(['chat']);
  });

  it('plays on from a moment of a finished game, alone with a bot, without a rating', async () => {
    const world = await enter();
    const { first, second, table, anna } = await sitTogether(world);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    expect(await complaintOf(anna.http.fork(table, 3, seats))).toBe('server.not-over');
    const { position, number } = await until(first, isMyTurn);
    await Promise.all([playOn(first), playOn(second)]);
    expect(await complaintOf(anna.http.fork(table, number, [{ kind: 'me' }]))).toBe('server.other-seats');
    const forked = anna.table((await anna.http.fork(table, number, seats)).table);
    const begun = await until(forked, ({ info }) => info !== undefined);
    expect(begun.info?.rated).toBe(false);
    const view = (await anna.http.moment(forked.id, 1)).position.view;
    expect(view).toEqual(position?.view);
    expect((await playOn(forked)).position?.standings).not.toBeNull();
  });

  it('judges each decision of a saved game once', async () => {
    let judged = 0;
    const counting = {
      ...nim,
      moves(...given: Parameters<typeof nim.moves>) {
        judged++;
        return nim.moves(...given);
      },
    } as AnyGame;
    const world = await enter({ games: [counting] });
    const { first, second, table, anna } = await sitTogether(world);
    await Promise.all([playOn(first), playOn(second)]);
    const record = await anna.http.record(table);
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    judged = 0;
    replay(counting, record);
    const once = judged;
    judged = 0;
    const brought = await anna.http.importGame(record, [...seats]);
    await world.guest('Bert').http.sit(brought.table);
    await until(anna.table(brought.table), isOver);
    // And once more where it is looked at: what the last one may do.
    expect(judged).toBeLessThan(once + 10);
  });

  it('goes on with a saved game from elsewhere, and says what is wrong with one that cannot be', async () => {
    const world = await enter();
    const { first, second, table } = await sitTogether(world);
    await Promise.all([playOn(first), playOn(second)]);
    const carl = world.guest('Carl');
    const record = await carl.http.record(table);
    const half = { ...record, moves: record.moves.slice(0, 3) };
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const imported = carl.table((await carl.http.importGame(half, seats, { name: 'Carl' })).table);
    expect((await until(imported, ({ info }) => info !== undefined)).info?.seats[0]?.name).toBe('Carl');
    await playOn(imported);
    const whole = carl.table((await carl.http.importGame(record, seats)).table);
    expect((await until(whole, isOver)).position?.scores).toEqual(first.snapshot().position?.scores);

    const impossible = { ...record, moves: [...record.moves.slice(0, 2), [1, { type: 'take', heap: 9, count: 9 }] as const] };
    expect(await complaintOf(carl.http.importGame(impossible, seats))).toBe('record.move');
    expect(await complaintOf(carl.http.importGame({ ...record, position: {} }, seats))).toBe('record.arranged');
    expect(await complaintOf(carl.http.importGame({ ...record, rules: 99 }, seats))).toBe('record.other-rules');
    expect(await complaintOf(carl.http.importGame({} as typeof record, seats))).toBe('record.field');
  });

  it('keeps a bug report with the game and what was seen, for the host alone', async () => {
    const world = await enter();
    const { first, table, anna } = await sitTogether(world);
    await playOne(first);
    const { view } = (await until(first, ({ number }) => number === 3)).position ?? {};
    const { report } = await anna.http.report(table, 'The heap looks wrong');
    const stored = await world.server.services.store.db.selectFrom('reports').selectAll().execute();
    expect(stored).toMatchObject([{ id: report, table_id: table, message: 'The heap looks wrong', number: 3 }]);
    expect(JSON.parse(stored[0]?.view ?? '')).toEqual({ viewer: 0, view });
    expect(replay(nim as AnyGame, JSON.parse(stored[0]?.record ?? '')).steps).toHaveLength(1);
  });
});
