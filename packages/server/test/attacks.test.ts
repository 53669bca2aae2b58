/** What somebody might try at the doors that came with protocol 3: moves in lists, tables told in words, kept revisions, saved games in groups. */
import { loadGame } from '@parlour/games';
import { below, canonical, diceFrom, type Dice, type GameRecord, type Match, pick, playMoves, recordOf, startMatch } from '@parlour/kernel';
import { clientMessage, type ServerMessage } from '@parlour/client/protocol';
import { expect, it } from 'vitest';
import { frameFor, stepFrame, syncFrame } from '../src/tables/live/frame.ts';
import { inWords } from '../src/tables/live/in-words.ts';
import type { OnlineTable } from '../src/tables/log/table.ts';
import { decide } from '../src/tables/play/decide.ts';
import { complaintOf, onBothStores, onStores, sitTogether, watcherOf, type World } from './world.ts';

const title = 'last-will';
const options = { expansion: 'full' };
const players = [{ name: 'Anna' }, { name: 'Bert' }];

/** Anna and Bert at Last Will; what they and an onlooker are told is kept, to the letter. */
async function sitDown(world: World) {
  const { table, anna, bert } = await sitTogether(world, { game: title, rated: false, options });
  for (const guest of [anna, bert]) guest.close();
  const { services } = world.server;
  const seats = await services.store.db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute();
  const people = seats.map(({ person }) => person);
  const told: string[] = [];
  for (const person of [...people, null])
    for (const choices of [undefined, 'en', 'pl']) {
      const send = (message: ServerMessage) => void (message.type !== 'presence' && told.push(JSON.stringify(message)));
      await services.rooms.watch(table, watcherOf(person, send), { choices });
    }
  let ids = 0;
  return {
    table,
    told,
    /** The table in memory. */
    now: () => services.rooms.withTable(table, async (there) => there),
    say: (seat: number, number: number, moves: readonly unknown[], id = `message-${ids++}`) =>
      decide(services, { table, person: people[seat] ?? null, id }, { number, moves }),
  };
}

function lastOf({ log }: OnlineTable): number {
  return log.at(-1)?.entry.number ?? 0;
}

/** Everything that is known of the tables, in memory and in the store. */
async function everything({ server }: World, table: OnlineTable): Promise<string> {
  const { db } = server.services.store;
  const rows = await Promise.all((['tables', 'seats', 'entries'] as const).map((name) => db.selectFrom(name).selectAll().execute()));
  const { match, log, requests, settings: _, ...rest } = table;
  return canonical([rest, log.length, requests.map((known) => [...known]), match?.state, match?.steps.length, match?.head, rows]);
}

/** Lists of moves as somebody might send them who wants to look first: parts that are right, and after them anything. */
function lists(match: Match, seat: number, dice: Dice): unknown[][] {
  const { game } = match;
  const right: unknown[] = [];
  const trial = game.copy(match.state);
  for (let i = 0; i < 6 && game.toAct(trial).includes(seat); i++) {
    const moves = game.moves(trial, seat);
    const parts = moves.filter((move) => game.isPart?.(move));
    right.push(pick(dice, parts.length > 0 ? parts : moves));
    game.play(trial, seat, right.at(-1), () => {});
  }
  const deep: unknown = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`);
  const odd = [null, Number.NaN, -1, '__proto__', deep, { type: 'keep', card: -1 }, { type: 'draw', deck: 1e300, cards: -1 }];
  const named: unknown = JSON.parse('{"type":"keep","card":0,"__proto__":{"card":1},"constructor":2}');
  const guess = { type: 'keep', card: below(dice, 100) };
  return [
    [...right, guess, { type: 'nonsense' }],
    [...right.slice(0, 1 + below(dice, 4)), pick(dice, odd)],
    [...right, named, ...right],
    Array.from({ length: 20 }, () => right[0]),
    [pick(dice, odd), ...right],
  ];
}

onStores(['SQLite'], 'a list of moves', (enter) => {
  it('that is refused leaves all as it was, in memory and in the store, and nobody hears of it', async () => {
    const world = await enter({ games: [(await loadGame(title))!] });
    const { now, say, told } = await sitDown(world);
    const dice = diceFrom('lists');
    let refused = 0;
    for (let decisions = 0; decisions < 60; decisions++) {
      const table = await now();
      const match = table.match!;
      const [seat] = match.game.toAct(match.state);
      if (seat === undefined) break;
      for (const moves of lists(match, seat, dice)) {
        const [before, heard] = [await everything(world, table), told.length];
        if ((await complaintOf(say(seat, lastOf(table), moves))) !== 'server.refused') break;
        expect(await everything(world, await now())).toBe(before);
        expect(told).toHaveLength(heard);
        refused++;
      }
      const { game, state } = match;
      const [next] = game.toAct(state);
      if (next !== undefined) await say(next, lastOf(await now()), [pick(dice, game.moves(state, next))]);
    }
    expect(refused).toBeGreaterThan(200);
  });

  it('is told to each in their own words, whoever was told before', async () => {
    const world = await enter({ games: [(await loadGame(title))!] });
    const { now, say } = await sitDown(world);
    const dice = diceFrom('frames');
    for (let decisions = 0; decisions < 30; decisions++) {
      const table = await now();
      const { game, state } = table.match!;
      for (let i = 0; i < 12; i++) {
        const viewer = pick(dice, [0, 1, null]);
        const language = pick(dice, ['en', 'pl', null]);
        const onlooker = { viewer, person: pick(dice, [null, table.settings.host]), muted: new Set<string>(), language };
        for (const [kind, make] of [['sync', syncFrame] as const, ['step', stepFrame] as const]) {
          const plain = make(table, onlooker);
          const fresh = language === null ? plain : inWords(plain, table, viewer, language);
          const frame = frameFor(kind, table, onlooker);
          expect(JSON.stringify(frame)).toBe(JSON.stringify(fresh));
          const moves = 'choices' in frame ? (frame.choices?.moves ?? []) : [];
          expect(moves.length > 0).toBe(language !== null && viewer !== null && game.toAct(state).includes(viewer));
        }
      }
      const [seat = 0] = game.toAct(state);
      await say(seat, lastOf(table), [pick(dice, game.moves(state, seat))]);
    }
  });
});

/** Whether somebody may be told a table in such words. */
const isLanguage = (choices: string) => clientMessage.safeParse({ type: 'watch', table: 'a'.repeat(16), choices }).success;

it('a table that is wished for in words names a language, not a book', () => {
  expect(['en', 'pl-PL', 'zh-Hant-TW', 'xx'].map(isLanguage)).toEqual([true, true, true, true]);
  const wrong = ['', '__proto__', 'constructor', 'en/../pl', 'en\u0000', `en${'-abcdefgh'.repeat(1_000)}`];
  expect(wrong.map(isLanguage)).toEqual(wrong.map(() => false));
});

onBothStores('an id', (enter) => {
  it('stands for what was sent first under it, be it another list, half of it, or sent while that is still on its way', async () => {
    const world = await enter({ games: [(await loadGame(title))!] });
    const { now, say } = await sitDown(world);
    const table = await now();
    const match = table.match!;
    const [one, two, three] = match.game.moves(match.state, 0);
    const number = lastOf(table);
    const id = 'the-same-id';
    // What was refused under it did not happen, so that it can be used for what is right.
    expect(await complaintOf(say(0, number, [one, one, one], id))).toBe('server.refused');
    const answers = await Promise.all(
      [[one, two], [one, two], [one], [two, three], ['nonsense']].map((moves) => say(0, number, moves, id)),
    );
    expect(answers).toEqual(answers.map(() => number + 1));
    const { log } = await now();
    expect(log.slice(number).map(({ entry }) => entry)).toMatchObject([{ kind: 'move', seat: 0, moves: [one, two] }]);
    // It is Anna's alone: the same id from Bert is something else.
    const [other] = match.game.moves(match.state, 1);
    expect(await say(1, number, [other], id)).toBe(number + 2);
  });
});

/** A game of Last Will as far as forty decisions, those in parts made whole. */
async function begun(): Promise<GameRecord> {
  const match = startMatch((await loadGame(title))!, options, 'brought along', players);
  const dice = diceFrom('brought along');
  while (match.steps.length < 40) {
    const [seat = 0] = match.game.toAct(match.state);
    const list = lists(match, seat, dice)[0]?.slice(0, -2) ?? [];
    for (let parts = list.length; parts > 0 && playMoves(match, seat, list.slice(0, parts)) !== undefined; parts--);
  }
  return recordOf(match);
}

onStores(['SQLite'], 'a saved game that somebody brings along', (enter) => {
  it('is refused with a sentence wherever a group of moves, a seat, a game or a revision is not possible', async () => {
    const world = await enter({ games: [(await loadGame(title))!], tablesPerPerson: 1_000 });
    const record = await begun();
    expect(record.moves.some((decision) => decision.length > 2)).toBe(true);
    const send = async (change: object) => {
      const answer = await fetch(`${world.server.address}/api/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ record: { ...record, ...change }, seats: [{ kind: 'me' }, { kind: 'open' }], name: 'Carl' }),
      });
      return { status: answer.status, answer: (await answer.json()) as { complaint?: { key: string } } };
    };
    expect((await send({})).status).toBe(200);
    const decisions = record.moves;
    const [seat, ...group] = decisions.find((decision) => decision.length > 2)!;
    const at = decisions.findIndex((decision) => decision.length > 2);
    const instead = (decision: unknown) => ({ moves: [...decisions.slice(0, at), decision] });
    const deep: unknown = JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`);
    const hostile: object[] = [
      instead([seat]),
      instead([seat, []]),
      instead([seat, ...group, ...group]),
      instead([seat, ...Array.from({ length: 10_000 }, () => group[0])]),
      instead([seat, ...Array.from({ length: 200_000 }, () => 0)]),
      instead([seat, ...group, deep]),
      instead([seat, deep, ...group]),
      instead([-1, ...group]),
      instead([1e15, ...group]),
      instead([0.5, ...group]),
      instead(['__proto__', ...group]),
      instead({ 0: seat, 1: group[0], length: 2 }),
      { moves: Array.from({ length: 100_001 }, () => [0, 0]) },
      ...['__proto__', 'constructor', 'toString', `../${title}`, `${title}/bot`, `${title}/../nim`, ''].map((game) => ({ game })),
      ...[-1, 0, record.rules + 1, 9_007_199_254_740_991, 1.5, 1e300, '1', '1/../../x', null, [1], {}].map((rules) => ({ rules })),
      ...[{ constructor: 1 }, { pack: { cards: { constructor: {} } } }, { pack: [] }, { pack: 'x' }].map((odd) => ({ options: odd })),
    ];
    for (const change of hostile) {
      const { status, answer } = await send(change);
      expect([status, answer.complaint?.key], JSON.stringify(change).slice(0, 200)).toEqual([
        expect.any(Number),
        expect.stringMatching(/./),
      ]);
      expect(status, JSON.stringify(change).slice(0, 200)).toBeGreaterThanOrEqual(400);
      expect(status, JSON.stringify(change).slice(0, 200)).toBeLessThan(500);
    }
    expect((await send({})).status).toBe(200);
  });
});
