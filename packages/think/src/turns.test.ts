import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thinkByTurns } from './by-turns.ts';
import { createPool } from './pool.ts';
import { efforts, type Thought, type ThinkRequest } from '@parlour/bots';
import type { GameRecord } from '@parlour/kernel';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('serve one line in the order in which it came', () => {
    const turns = createTurns<number>();
    for (let i = 0; i < 5; i++) turns.add([], i);
    expect([0, 1, 2, 3, 4, 5].map(() => turns.next())).toEqual([0, 1, 2, 3, 4, undefined]);
  });

  it('serve whoever has had least: somebody new never waits behind all that others have asked for', () => {
    const turns = createTurns<string>();
    for (let i = 0; i < 300; i++) turns.add(['greedy', `table ${i}`], `greedy ${i}`);
    for (let i = 0; i < 10; i++) {
      turns.next();
      turns.done(['greedy', `table ${i}`], 1_000);
    }
    turns.add(['modest', 'table'], 'modest');
    // At most one of the others comes first, whose turn it was already.
    const served = [turns.next(), turns.next()];
    expect(served).toContain('modest');
  });

  it('share within an address by table: one with much to do does not hold up its neighbour', () => {
    const turns = createTurns<string>();
    for (let i = 0; i < 50; i++) turns.add(['home', 'busy'], `busy ${i}`);
    turns.add(['home', 'quiet'], 'quiet');
    const served = [turns.next()];
    turns.done(['home', 'busy'], 10);
    served.push(turns.next());
    expect(served).toContain('quiet');
  });

  it('give everybody the same in the long run, whatever their work costs, and lose nothing', () => {
    const work = record({
      who: constantFrom('a', 'b', 'c'),
      table: constantFrom('x', 'y'),
      cost: integer({ min: 1, max: 100 }),
    });
    assert(
      property(array(work, { minLength: 1, maxLength: 200 }), (all) => {
        const turns = createTurns<(typeof all)[number]>();
        for (const item of all) turns.add([item.who, item.table], item);
        const spent = { a: 0, b: 0, c: 0 };
        const served = new Set<unknown>();
        let unfair = 0;
        for (let item = turns.next(); item !== undefined; item = turns.next()) {
          const { who, table, cost } = item;
          // Nobody who still waits has had more than a piece of work less than whoever is served.
          unfair += all.filter((other) => !served.has(other) && spent[who] > spent[other.who] + 100).length;
          spent[who] += cost;
          served.add(item);
          turns.done([who, table], cost);
        }
        expect([served.size, unfair]).toEqual([all.length, 0]);
      }),
    );
  });

  it('forget what is taken back', () => {
    const turns = createTurns<string>();
    turns.add(['a'], 'first');
    turns.add(['a'], 'second');
    expect(turns.remove(['a'], 'first')).toBe(true);
    expect(turns.next()).toBe('second');
    expect(turns.remove(['a'], 'second')).toBe(false);
    turns.done(['a'], 5);
    expect(turns.next()).toBeUndefined();
  });
});

/** Threads that answer when they are told to. */
function slowThinker(size: number) {
  let time = 0;
  const open: { readonly request: ThinkRequest; readonly answer: () => void }[] = [];
  const pool = createPool<ThinkRequest, Thought>(size, (hear) => ({
    send: (request) => {
      open.push({ request, answer: () => hear({ result: { move: request.seat, candidates: [], iterations: 1 } }) });
    },
    stop: async () => undefined,
  }));
  const thinker = thinkByTurns(pool, () => time);
  return {
    thinker,
    at: () => open.map(({ request }) => request.share?.join('/') ?? 'later'),
    /** The oldest thought comes to an end after a second. */
    finish: async () => {
      time += 1_000;
      open.shift()?.answer();
      await new Promise(setImmediate);
    },
  };
}
const game: GameRecord = { format: 'parlour-game/1', game: 'any', rules: 1, options: {}, seed: '', seats: [], moves: [] };
const question = (bot: string, ...share: string[]): ThinkRequest => ({
  rules: 1,
  game: 'any',
  bot,
  seat: 0,
  setting: { options: {}, seats: 2, revision: 1 },
  view: null,
  seen: [],
  moves: [],
  budget: {},
  dice: [1, 2, 3, 4],
  share,
});

describe('thinking by turns', () => {
  it('answers somebody who asks for little while another has asked for hours of thought', async () => {
    const { thinker, at, finish } = slowThinker(2);
    for (let table = 0; table < 60; table++)
      for (let seat = 0; seat < 5; seat++) void thinker.think(question('master', '127.0.0.2', `${table}`)).catch(() => undefined);
    await finish();
    await finish();
    const modest = thinker.think(question('novice', '127.0.0.1', 'mine'));
    // Two are being thought about, one may have been next; then it is the newcomer's turn.
    for (let i = 0; i < 4; i++) await finish();
    expect(at().every((share) => share?.startsWith('127.0.0.2'))).toBe(true);
    expect((await modest).iterations).toBe(1);
    await thinker.close();
  });

  it('leaves what is for later until there is nothing else to do, and does it one after the other', async () => {
    const { thinker, at, finish } = slowThinker(2);
    const looks = [1, 2, 3].map((number) => thinker.review({ record: game, number, effort: efforts.luck, later: true }));
    expect(at()).toEqual(['later']);
    // A bot does not wait for it, nor does it go on while one thinks.
    const thoughts = ['a', 'b'].map((table) => thinker.think(question('expert', table)));
    expect(at()).toEqual(['later', 'a']);
    await finish();
    expect(at()).toEqual(['a', 'b']);
    await finish();
    expect(at()).toEqual(['b']);
    await finish();
    expect(at()).toEqual(['later']);
    await finish();
    await finish();
    await Promise.all([...looks, ...thoughts]);
    await thinker.close();
  });

  it('puts all heads that are free on a question of the strongest', async () => {
    const { thinker, at, finish } = slowThinker(3);
    const expert = thinker.think(question('expert', 'a', 'expert'));
    const master = thinker.think(question('master', 'a', 'master'));
    expect(at()).toEqual(['a/expert', 'a/master', 'a/master']);
    for (let i = 0; i < 3; i++) await finish();
    expect((await Promise.all([expert, master])).map(({ iterations }) => iterations)).toEqual([1, 2]);
    await thinker.close();
  });
});
