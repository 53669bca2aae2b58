/** The engine behind the page, with a game that was begun on this device before its rules were changed. */
import { loadGame, teach } from '@parlour/games';
import { type AnyGame, diceFrom, type GameRecord, pick, playMove, recordOf, type Situation, startMatch } from '@parlour/kernel';
import { createThinker } from '@parlour/think/node';
import { afterAll, expect, it, vi } from 'vitest';
import { createEngine } from './create-engine.ts';
import type { Answered, Asked, QuestionName, Questions } from './protocol.ts';
import { savedInMemory } from './saved-games.ts';

vi.hoisted(() => {
  process.env['PARLOUR_EXAMPLES'] = '1';
});

const thinker = createThinker(1);
afterAll(() => thinker.close());

const saved = savedInMemory();
const posted: Answered[] = [];
let seeds = 0;
const engine = createEngine({
  games: { loadGame, teach },
  thinker: {
    think: (request, signal) => thinker.think({ ...request, budget: { iterations: 20 } }, signal),
    weigh: (request, signal) => thinker.weigh({ ...request, effort: { worlds: 5, search: 10, duel: 5 } }, signal),
    review: (request, signal) => thinker.review({ ...request, effort: { worlds: 5, search: 10, duel: 5 } }, signal),
  },
  saved,
  post: (message) => void posted.push(message),
  now: () => 0,
  seed: () => `${++seeds}`,
});

let asked = 0;

async function ask<Name extends QuestionName>(name: Name, question: Questions[Name]['ask']): Promise<Questions[Name]['answer']> {
  const id = ++asked;
  engine.hear({ id, name, ask: question } as Asked);
  const found = () => posted.find((message) => 'id' in message && message.id === id && !('found' in message));
  await expect.poll(found, { interval: 5 }).toBeDefined();
  const answer = found();
  if (answer !== undefined && 'answer' in answer) return answer.answer as Questions[Name]['answer'];
  throw new Error(JSON.stringify(answer));
}

const players = [{ name: 'Ania' }, { name: 'Ola', bot: 'expert' }, { name: 'Ewa', bot: 'random' }];
const mine = async () => (await saved.find('mine'))!;

/** A game of three under the first rules, after everybody has kept a card. */
async function begun(): Promise<{ readonly first: AnyGame; readonly record: GameRecord }> {
  const first = (await loadGame('nim', 1))!;
  const match = startMatch(first, {}, 'old', players);
  for (const seat of players.keys()) playMove(match, seat, first.moves(match.state, seat)[0]);
  return { first, record: recordOf(match) };
}

async function mayDecide(): Promise<Situation> {
  const { situation } = await ask('watch', { eyes: 0 });
  if (situation.toAct.length === 0 || situation.toAct.includes(0)) return situation;
  await new Promise((resolve) => setTimeout(resolve, 20));
  return mayDecide();
}

it('opens it by the rules it was begun under, takes back, advises, lets bots go on and plays it to its end', async () => {
  const { first, record } = await begun();
  await saved.save({ id: 'mine', record, updated: 1, over: false });
  expect(await ask('open', { id: 'mine' })).toMatchObject({ game: 'nim', rules: 1 });
  const dice = diceFrom('moves');
  let situation = await mayDecide();
  await ask('play', { seat: 0, moves: [{ type: 'take', heap: 0, count: 1 }], number: situation.number });
  await ask('undo', { seat: 0 });
  situation = await mayDecide();
  expect(situation.number).toBe(3);
  const { moves } = await ask('hint', { seat: 0, language: 'en' });
  expect(situation.moves).toContainEqual(moves[0]);
  const { setting } = startMatch(first, {}, 'old', players);
  const names = players.map(({ name }) => name);
  const advice = { game: 'nim', rules: 1, setting, view: situation.view, seat: 0, seen: [], names, language: 'en' };
  expect(situation.moves).toContainEqual((await ask('advise', advice)).moves[0]);
  while (situation.toAct.length > 0) {
    await ask('play', { seat: 0, moves: [pick(dice, situation.moves)], number: situation.number });
    situation = await mayDecide();
  }
  expect(posted.filter((message) => 'halted' in message)).toEqual([]);
  expect(await mine()).toMatchObject({ record: { rules: 1 }, over: true });
  // Every moment of it can be looked at, and forked: a fork is the record, cut short.
  expect((await ask('moment', { number: 3 })).number).toBe(3);
  expect(await ask('record', null)).toEqual((await mine()).record);
  expect((await ask('review', { record: (await mine()).record, thoroughly: false })).won).toHaveLength(3);
});

it('begins a new game by the new rules, and leaves one alone whose rules are not kept', async () => {
  const { record } = await begun();
  await ask('start', { id: 'mine', game: 'nim', options: record.options, seed: 'new', seats: players });
  expect((await mine()).record.rules).toBe(2);
  await saved.save({ id: 'lost', record: { ...record, rules: 99 }, updated: 1, over: false });
  await expect(ask('open', { id: 'lost' })).rejects.toThrow('record.other-rules');
  expect(await saved.find('lost')).toMatchObject({ record: { rules: 99 }, updated: 1 });
});
