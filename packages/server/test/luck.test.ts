import { efforts, luckIn, rewards } from '@parlour/bots';
import { type AnyGame, beginMatch, DAY_LEVEL, daySeed, type GameRecord, playMove, recordOf, replay } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import { expect, it } from 'vitest';
import { complaintOf, hereReviewer, onBothStores, onStores, playOn, twoPeople, type World } from './world.ts';

const game = nim as AnyGame;
const day = new Date().toISOString().slice(0, 10);

/** Somebody's game with today's deal. */
function played(way: number): GameRecord {
  const seats = [{ name: 'me' }, { name: 'A', bot: DAY_LEVEL }, { name: 'B', bot: DAY_LEVEL }];
  const match = beginMatch(game, { options: {}, seed: daySeed('nim', day), seats });
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const choices = game.moves(match.state, seat);
    playMove(match, seat, choices[way % choices.length]);
  }
  return recordOf(match);
}

/** What the quick review of a game says, on any device. */
async function luckByReview(record: GameRecord): Promise<number[]> {
  const looked = await Promise.all(record.moves.map((_, i) => hereReviewer.review({ record, number: i + 1, effort: efforts.quick })));
  return luckIn(looked, rewards(game.standings(replay(game, record).state)!));
}

/** Looks in passing, and counts what is asked of it, and how much of it at once. */
function counting() {
  const asked = { of: [] as string[], most: 0, later: true };
  let now = 0;
  const reviewer: typeof hereReviewer = {
    async review(request) {
      asked.of.push(request.record.seed);
      asked.later &&= request.later === true;
      asked.most = Math.max(asked.most, ++now);
      await new Promise((resolve) => setTimeout(resolve));
      now--;
      return hereReviewer.review({ ...request, effort: { worlds: 5, search: 0, duel: 0 } });
    },
  };
  return { asked, reviewer };
}

onBothStores('luck in games that are compared', (enter) => {
  it('is worked out by the server, and all see the same beside the results: that of the quick review', async () => {
    const world = await enter({ luckPercent: 100 });
    const [anna, bert] = ['Anna', 'Bert'].map((name) => world.guest(name)) as [Guest, Guest];
    const { deal } = await anna.http.shareDeal({ game: 'nim', seats: 2, name: 'Anna' });
    const { table } = await anna.http.create({
      ...twoPeople,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      deal,
      name: 'Anna',
    });
    await playOn(anna.table(table));
    const looked = () => world.server.services.store.db.selectFrom('tables').select('luck').where('id', '=', table).executeTakeFirst();
    await expect.poll(async () => (await looked())?.luck, { timeout: 20_000 }).not.toBeNull();
    // As long as the deal is open, nobody sees it: what the cards brought says something of them.
    expect((await anna.http.sharedDeal(deal)).tables).toMatchObject([{ places: [expect.anything(), expect.anything()], luck: null }]);
    await anna.http.closeDeal(deal);
    const [row] = (await bert.http.sharedDeal(deal)).tables;
    expect(row?.luck).toEqual(await luckByReview(await bert.http.record(table)));
    expect(row?.luck?.reduce((sum, each) => sum + each)).toBeCloseTo(0);
  });

  it('is shown in a tournament once the round is over', async () => {
    const world = await enter({ luckPercent: 100 });
    const people = ['Anna', 'Bert'].map((name) => world.guest(name)) as [Guest, Guest];
    const [anna, bert] = people;
    const wish = { title: 'Cup', game: 'nim', seats: 2, bots: 1, rounds: 1, level: 'random' } as const;
    const { tournament } = await anna.http.makeTournament({ ...wish, name: 'Anna' });
    await bert.http.enterTournament(tournament, { name: 'Bert' });
    await anna.http.startTournament(tournament);
    const lucks = async () => (await anna.http.tournament(tournament)).fixtures.flat().map(({ luck }) => luck);
    await expect.poll(async () => (await lucks()).length, { timeout: 20_000 }).toBe(2);
    const tableOf = async (guest: Guest) => {
      const { you, fixtures } = await guest.http.tournament(tournament);
      return guest.table(fixtures[0]!.find(({ lineup }) => lineup.includes(you))!.table);
    };
    await playOn(await tableOf(anna));
    const kept = () => world.server.services.store.db.selectFrom('tables').select('luck').where('luck', 'is not', null).execute();
    await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBe(1);
    expect(await lucks()).toEqual([null, null]);
    await playOn(await tableOf(bert));
    await expect.poll(lucks, { timeout: 20_000 }).toEqual([expect.any(Array), expect.any(Array)]);
  });
});

onStores(['SQLite'], 'luck in games that are compared', (enter) => {
  it('cannot be said by whoever played: it follows from the game', async () => {
    const world = await enter({ luckPercent: 100 });
    const anna = world.guest('Anna');
    await anna.http.enterDay('nim', day, played(0), { name: 'Anna' });
    const forged = await anna.transport.request('POST', `/api/days/nim/${day}/luck`, { luck: -1 }).catch((error: unknown) => String(error));
    expect(JSON.stringify(forged)).not.toContain('"luck":-1');
    const [expected] = await luckByReview(played(0));
    await expect.poll(async () => (await anna.http.day('nim', day)).results?.[0]?.luck, { timeout: 20_000 }).toBe(expected);
  });

  it('costs no more than the host gives for it, however many games are entered: one decision at a time, each once, and last of all', async () => {
    const { asked, reviewer } = counting();
    const world = await enter({ luckPercent: 100, reviewer });
    const people = Array.from({ length: 8 }, (_, i) => world.guest(`Guest ${i}`));
    await Promise.all(people.map((guest, way) => guest.http.enterDay('nim', day, played(way), { name: guest.name })));
    const results = async () => (await people[0]!.http.day('nim', day)).results ?? [];
    await expect.poll(async () => (await results()).filter(({ luck }) => luck === null).length, { timeout: 20_000 }).toBe(0);
    const decisions = people.reduce((sum, _, way) => sum + played(way).moves.length, 0);
    // Both counted, nothing is asked again afterwards.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked).toMatchObject({ most: 1, later: true, of: { length: decisions } });
  });

  it('is not looked for where the host wants none, nor at tables that are compared with nobody', async () => {
    const { asked, reviewer } = counting();
    const world = await enter({ luckPercent: 0, reviewer });
    const anna = world.guest('Anna');
    await anna.http.enterDay('nim', day, played(0), { name: 'Anna' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await anna.http.day('nim', day)).results).toMatchObject([{ luck: null }]);
    await world.restart({ luckPercent: 100, reviewer, port: world.server.port });
    const { table } = await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    const { seed } = await playOn(anna.table(table)).then(() => anna.http.record(table));
    await expect.poll(async () => (await anna.http.day('nim', day)).results?.[0]?.luck, { timeout: 20_000 }).not.toBeNull();
    expect(new Set(asked.of)).toEqual(new Set([daySeed('nim', day)]));
    expect(seed).not.toBe(daySeed('nim', day));
  });

  it('is found in all others where one cannot be looked through, which is not tried again and again', async () => {
    const failing = { tried: 0 };
    const reviewer: typeof hereReviewer = {
      async review(request) {
        if (request.record.moves.length === played(1).moves.length) {
          failing.tried++;
          throw new Error('no');
        }
        return hereReviewer.review(request);
      },
    };
    const world = await enter({ luckPercent: 100, reviewer });
    const [anna, bert] = ['Anna', 'Bert'].map((name) => world.guest(name)) as [Guest, Guest];
    expect(played(0).moves.length).not.toBe(played(1).moves.length);
    await anna.http.enterDay('nim', day, played(1), { name: 'Anna' });
    await expect.poll(() => failing.tried, { timeout: 20_000 }).toBe(1);
    await bert.http.enterDay('nim', day, played(0), { name: 'Bert' });
    const lucks = async () => (await bert.http.day('nim', day)).results?.filter(({ luck }) => luck !== null).map(({ name }) => name);
    await expect.poll(lucks, { timeout: 20_000 }).toEqual(['Bert']);
    expect(failing.tried).toBe(1);
  });

  it('does not keep a server from stopping', async () => {
    let begun = false;
    const world = await enter({
      luckPercent: 1,
      reviewer: {
        review: (_, signal) =>
          new Promise((_resolve, reject) => {
            begun = true;
            signal?.addEventListener('abort', () => reject(signal.reason as Error));
          }),
      },
    });
    await world.guest('Anna').http.enterDay('nim', day, played(0), { name: 'Anna' });
    await expect.poll(() => begun, { timeout: 20_000 }).toBe(true);
    await world.server.stop();
    await world.restart({ reviewer: hereReviewer });
    expect(await complaintOf(world.guest('Bert').http.day('nim', day))).toBe('nothing was wrong');
  });
});

type Guest = ReturnType<World['guest']>;
