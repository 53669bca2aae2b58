import { type AnyGame, beginMatch, DAY_LEVEL, daySeed, type GameRecord, playMove, recordOf } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import { expect, it } from 'vitest';
import { softAuthenticator } from './authenticator.ts';
import { complaintOf, onBothStores, onStores, type World } from './world.ts';

const game = nim as AnyGame;
const DAY = 86_400_000;
const today = (passed = 0) => new Date(Date.now() + passed * DAY).toISOString().slice(0, 10);

/** The deal of a day, played in some way. */
function played({ day = today(), way = 0, seed = daySeed('nim', day), level = DAY_LEVEL, moves = Infinity } = {}): GameRecord {
  const seats = [{ name: 'me' }, { name: 'rude name', bot: level }, { name: 'B', bot: level }];
  const match = beginMatch(game, { options: {}, seed, seats });
  for (let i = 0; i < moves; i++) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) break;
    const choices = game.moves(match.state, seat);
    playMove(match, seat, choices[way % choices.length]);
  }
  return recordOf(match);
}

onBothStores('the table of a day', (enter) => {
  it('shows everybody’s result to those who have entered theirs, the best first, and their games', async () => {
    const world = await enter();
    const [anna, bert, carl] = ['Anna', 'Bert', 'Carl'].map((name) => world.guest(name)) as [Guest, Guest, Guest];
    const day = today();
    expect(await anna.http.day('nim', day)).toEqual({ played: 0, results: null });
    const own = await anna.http.enterDay('nim', day, played({ way: 0 }), { name: 'Anna' });
    expect(own).toMatchObject({ played: 1, results: [{ name: 'Anna', rank: 1, you: true, luck: null }] });
    // Who has not played learns how many have, and no more.
    expect(await carl.http.day('nim', day)).toEqual({ played: 1, results: null });
    expect(await complaintOf(carl.http.dayRecord(own.results?.[0]?.id ?? ''))).toBe('server.day-first');

    const { results } = await bert.http.enterDay('nim', day, played({ way: 1 }), { name: 'Bert' });
    expect(results?.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bert']);
    const leads = results?.map(({ lead }) => lead) ?? [];
    expect(leads).toEqual(leads.toSorted((a, b) => b - a));
    for (const { rank, lead, won, place } of results ?? []) {
      expect(rank).toBe(1 + leads.filter((other) => other > lead).length);
      expect(won > 0).toBe(place === 1);
    }
    const annas = results?.find(({ name }) => name === 'Anna');
    const record = await bert.http.dayRecord(annas?.id ?? '');
    expect(record.moves).toEqual(played({ way: 0 }).moves);
    expect(record.seats[0]).toEqual({ name: 'Anna' });
    expect(JSON.stringify(record.seats)).not.toContain('rude');
  });

  it('counts the first game of everybody', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const day = today();
    const first = await anna.http.enterDay('nim', day, played({ way: 0 }), { name: 'Anna' });
    expect(await anna.http.enterDay('nim', day, played({ way: 1 }))).toEqual(first);
  });
});

onStores(['SQLite'], 'a result of a day', (enter) => {
  it('takes that day’s deal, to its end, against those bots, while it is that day somewhere', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const enterIt = (record: GameRecord, day = today()) => complaintOf(anna.http.enterDay('nim', day, record, { name: 'Anna' }));
    expect(await enterIt(played({ seed: 'another deal' }))).toBe('server.day-other');
    expect(await enterIt(played({ level: 'random' }))).toBe('server.day-other');
    expect(await enterIt(played({ moves: 1 }))).toBe('server.day-other');
    expect(await enterIt(played({ day: today(-3) }), today(-3))).toBe('server.day-over');
    expect(await enterIt({ ...played(), moves: [[0, { heap: 99, count: 1 }]] })).not.toBe('nothing was wrong');
    expect(await complaintOf(anna.http.enterDay('chess', today(), played(), { name: 'Anna' }))).toBe('server.no-game');
    expect((await anna.http.day('nim', today())).played).toBe(0);
    expect(await complaintOf(anna.http.dayRecord('AAAAAAAAAAAAAAAA'))).toBe('server.no-day');
  });

  it('is open to everybody once the day is over everywhere, and goes some day', async () => {
    const world = await enter({ daysGames: 10 });
    const day = today();
    await world.guest('Anna').http.enterDay('nim', day, played(), { name: 'Anna' });
    world.pass(3 * DAY);
    const { results } = await world.guest('Carl').http.day('nim', day);
    expect(results).toMatchObject([{ name: 'Anna', you: false }]);
    world.pass(9 * DAY);
    await expect.poll(async () => (await world.guest('Dora').http.day('nim', day)).played).toBe(0);
  });

  it('forgets whoever wants that, and knows a guest by the name they sign in with', async () => {
    const world = await enter();
    const [anna, bert] = ['Anna', 'Bert'].map((name) => world.guest(name)) as [Guest, Guest];
    const day = today();
    const device = softAuthenticator();
    await anna.http.finishPasskey(device.create(await anna.http.beginPasskey({ name: 'Anna' }), world.server.address));
    await bert.http.enterDay('nim', day, played(), { name: 'Bert' });
    await bert.http.finishSignIn(device.get(await bert.http.beginSignIn(), world.server.address));
    expect((await anna.http.day('nim', day)).results).toMatchObject([{ name: 'Anna', you: true }]);
    await anna.http.forgetMe();
    expect(await anna.http.day('nim', day)).toEqual({ played: 0, results: null });
  });
});

type Guest = ReturnType<World['guest']>;
