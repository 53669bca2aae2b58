import { type Appraisal, lookAt, plainKnowledge, type ThinkRequest, type Thought, weighAgain, type WeighRequest } from '@parlour/bots';
import { lastWill } from '@parlour/last-will';
import {
  type AnyGame,
  Complaint,
  diceFrom,
  type Match,
  pick,
  playMove,
  questionOf,
  recordOf,
  replay,
  situationOf,
  startMatch,
} from '@parlour/kernel';
import { nim } from '@parlour/nim';
import { describe, expect, it, vi } from 'vitest';
import { goingOn } from '../history/looks.ts';
import { createEngine } from './create-engine.ts';
import type { Answered, Asked, QuestionName, Questions } from './protocol.ts';
import { type SavedGames, savedInMemory } from './saved-games.ts';

const games: Record<string, AnyGame> = { nim, 'last-will': lastWill };
const hurried = { worlds: 5, search: 5, duel: 5 };
const people = [{ name: 'Ann' }, { name: 'Bob' }];
const withBot = [{ name: 'Ann' }, { name: 'Bot', bot: 'expert' }];

/** A bot that is asked, and answers when the test says so. */
interface Thinking {
  readonly request: ThinkRequest;
  readonly signal: AbortSignal | undefined;
  readonly answer: (move?: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** An engine, what it is asked, what it says without being asked, and the bots it has think. */
function atEngine(saved: SavedGames = savedInMemory()) {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (trouble: unknown) => void; found: unknown[] }>();
  const news: Exclude<Answered, { id: number }>[] = [];
  const thinking: Thinking[] = [];
  const weighed: WeighRequest[] = [];
  const reviewing: { readonly signal: AbortSignal | undefined }[] = [];
  const kept: Appraisal[] = [];
  let clock = 0;
  const engine = createEngine({
    games: { loadGame: async (id) => games[id], teach: async (game) => ({ game, knowledge: plainKnowledge(game) }) },
    thinker: {
      think: (request, signal) =>
        new Promise<Thought>((resolve, reject) => {
          const answer = (move = request.moves[0]) =>
            resolve({ move, candidates: [{ move, visits: 1, chance: 0.5 }], iterations: 1, chances: [0.5, 0.5] });
          signal?.addEventListener('abort', () => reject(signal.reason));
          thinking.push({ request, signal, answer, fail: reject });
        }),
      async weigh(request) {
        weighed.push(request);
        const game = games[request.game]!;
        return weighAgain({ game, knowledge: plainKnowledge(game) }, { ...request, effort: hurried });
      },
      review: (request, signal) =>
        new Promise((resolve, reject) => {
          const game = games[request.record.game]!;
          signal?.addEventListener('abort', () => reject(signal.reason));
          reviewing.push({ signal });
          setTimeout(() => resolve(lookAt({ game, knowledge: plainKnowledge(game) }, { ...request, effort: hurried })));
        }),
    },
    saved,
    goOn: (look) => goingOn(look, { all: async () => kept, keep: async (one) => void kept.push(one), forget: async () => undefined }),
    post(message) {
      if (!('id' in message)) return void news.push(message);
      const asker = waiting.get(message.id);
      if ('found' in message) asker?.found.push(message.found);
      else if ('trouble' in message) asker?.reject(message.trouble);
      else asker?.resolve(message.answer);
    },
    now: () => ++clock,
    seed: () => `seed ${++clock}`,
  });
  function ask<Name extends QuestionName>(name: Name, question: Questions[Name]['ask'], found: unknown[] = []) {
    const id = waiting.size + 1;
    const answer = new Promise<Questions[Name]['answer']>((resolve, reject) =>
      waiting.set(id, { resolve: (given) => resolve(given as never), reject, found }),
    );
    // Who waits for it hears of it; it need not be everybody.
    answer.catch(() => undefined);
    engine.hear({ id, name, ask: question } as Asked);
    return answer;
  }
  const steps = () => news.flatMap((one) => ('step' in one ? [one.step.told] : []));
  const halts = () => news.flatMap((one) => ('halted' in one ? [one.halted.key] : []));
  return { ask, news, steps, halts, thinking, reviewing, weighed, saved };
}

type At = ReturnType<typeof atEngine>;

const later = () => new Promise((resolve) => setTimeout(resolve));

/** A new game that Ann looks at. */
async function sitDown(at: At, seats: Questions['start']['ask']['seats'], game = 'nim', id = 'one') {
  await at.ask('start', { id, game, options: {}, seed: 'a seed', seats });
  await at.ask('open', { id });
  const { situation } = await at.ask('watch', { eyes: 0 });
  await later();
  return situation;
}

/** The last of the questions to bots. */
const last = (at: At) => at.thinking.at(-1)!;

/** The bot and Ann have kept their cards, and Ann has had her turn: four decisions, and the bot thinks about the next. */
async function botsTurn(at: At) {
  const { moves } = await sitDown(at, withBot);
  last(at).answer();
  await later();
  await at.ask('play', { seat: 0, moves: [moves[0]], number: 1 });
  await at.ask('play', { seat: 0, moves: [{ type: 'take', heap: 0, count: 1 }], number: 2 });
  await at.ask('play', { seat: 0, moves: [{ type: 'done' }], number: 3 });
  await later();
}

/** With what chance, and for how long, a bot is to think first in a game of that seed. */
async function firstThought(seed: string) {
  const at = atEngine();
  await at.ask('start', { id: 'one', game: 'nim', options: {}, seed, seats: withBot });
  await at.ask('open', { id: 'one' });
  await at.ask('watch', { eyes: 0 });
  await vi.waitFor(() => expect(at.thinking).toHaveLength(1));
  const { dice, budget } = last(at).request;
  return { dice, budget };
}

const decisions = async ({ saved }: At, id = 'one') => (await saved.find(id))?.record.moves.length;

/** Keeps games until it is told to keep no more. */
function failing() {
  const memory = savedInMemory();
  const storage = { full: false };
  const saved: SavedGames = {
    ...memory,
    async save(game) {
      if (storage.full) throw new Complaint('saved.no-storage');
      await memory.save(game);
    },
  };
  return { saved, storage };
}

/** Keeps games at once, or holds them until it is told to go on. */
function slow() {
  const memory = savedInMemory();
  const keeping = { held: false, go: () => undefined as void };
  const saved: SavedGames = {
    ...memory,
    async save(game) {
      if (keeping.held) await new Promise<void>((resolve) => (keeping.go = resolve));
      await memory.save(game);
    },
  };
  return { saved, keeping };
}

describe('a decision', () => {
  it('is told once it is kept', async () => {
    const memory = savedInMemory();
    const order: string[] = [];
    const saved: SavedGames = {
      ...memory,
      async save(game) {
        await later();
        await memory.save(game);
        order.push(`kept ${game.record.moves.length}, told ${at.steps().length}`);
      },
    };
    const at = atEngine(saved);
    const { moves } = await sitDown(at, people);
    await at.ask('play', { seat: 0, moves: [moves[0]], number: 0 });
    expect(order.at(-1)).toBe('kept 1, told 0');
    expect(at.steps()).toEqual([{ number: 1, seat: 0, events: [expect.objectContaining({ type: 'kept', seat: 0 })] }]);
  });

  it('played twice is made once', async () => {
    const at = atEngine();
    const { moves } = await sitDown(at, people);
    const first = at.ask('play', { seat: 0, moves: [moves[0]], number: 0 });
    const second = at.ask('play', { seat: 0, moves: [moves[0]], number: 0 });
    await expect(first).resolves.toBe(true);
    await expect(second).rejects.toMatchObject({ key: 'play.late' });
    expect(await decisions(at)).toBe(1);
  });

  it('that comes late is refused though it would be legal', async () => {
    const at = atEngine();
    const { moves } = await sitDown(at, people);
    const { moves: others } = await at.ask('watch', { eyes: 1 }).then(({ situation }) => situation);
    await at.ask('play', { seat: 1, moves: [others[0]], number: 0 });
    await expect(at.ask('play', { seat: 0, moves: [moves[0]], number: 0 })).rejects.toMatchObject({ key: 'play.late' });
    await expect(at.ask('play', { seat: 0, moves: [moves[0]], number: 1 })).resolves.toBe(true);
  });

  it('against the rules changes nothing and says which rule', async () => {
    const at = atEngine();
    await sitDown(at, people);
    await expect(at.ask('play', { seat: 0, moves: [{ type: 'take', heap: 0, count: 1 }], number: 0 })).rejects.toMatchObject({
      key: 'play.refused',
      refusal: { rule: 'NIM-PHASE' },
    });
    expect(at.news).toEqual([]);
    expect(await decisions(at)).toBe(0);
  });

  it('that cannot be kept has not been made, and can be made again', async () => {
    const { saved, storage } = failing();
    const at = atEngine(saved);
    const before = await sitDown(at, people);
    storage.full = true;
    await expect(at.ask('play', { seat: 0, moves: [before.moves[0]], number: 0 })).rejects.toMatchObject({ key: 'saved.no-storage' });
    expect(at.news).toEqual([]);
    expect(await at.ask('moment', { number: 0 })).toEqual(before);
    expect((await at.ask('record', null)).moves).toEqual([]);
    storage.full = false;
    await expect(at.ask('play', { seat: 0, moves: [before.moves[0]], number: 0 })).resolves.toBe(true);
  });

  it('can be asked about while it is being kept, as if it were not made yet', async () => {
    const { saved, keeping } = slow();
    const at = atEngine(saved);
    const { moves } = await sitDown(at, people);
    keeping.held = true;
    const played = at.ask('play', { seat: 0, moves: [moves[0]], number: 0 });
    await later();
    expect((await at.ask('record', null)).moves).toHaveLength(0);
    keeping.go();
    await played;
    expect((await at.ask('record', null)).moves).toHaveLength(1);
  });
});

describe('a decision taken back', () => {
  it('is gone from what is kept and told', async () => {
    const at = atEngine();
    const before = await sitDown(at, people);
    await at.ask('play', { seat: 0, moves: [before.moves[0]], number: 0 });
    await at.ask('undo', { seat: 0 });
    expect(at.news.at(-1)).toEqual({ back: { situation: before, told: [] } });
    expect(await decisions(at)).toBe(0);
    await expect(at.ask('undo', { seat: 0 })).rejects.toMatchObject({ key: 'undo.nothing' });
  });

  it('stands if that cannot be kept', async () => {
    const { saved, storage } = failing();
    const at = atEngine(saved);
    const { moves } = await sitDown(at, people);
    await at.ask('play', { seat: 0, moves: [moves[0]], number: 0 });
    storage.full = true;
    await expect(at.ask('undo', { seat: 0 })).rejects.toMatchObject({ key: 'saved.no-storage' });
    expect(at.news).toHaveLength(1);
    expect((await at.ask('record', null)).moves).toHaveLength(1);
  });

  it('while a bot thinks ends its thought: it thinks anew about what is there now', async () => {
    const at = atEngine();
    await botsTurn(at);
    const thought = last(at);
    await at.ask('undo', { seat: 0 });
    expect(thought.signal?.aborted).toBe(true);
    await later();
    // It is Ann's to decide again: nobody thinks.
    expect(last(at)).toBe(thought);
    await at.ask('play', { seat: 0, moves: [{ type: 'done' }], number: 3 });
    await later();
    expect(last(at)).not.toBe(thought);
    last(at).answer();
    await later();
    expect(at.steps().at(-1)).toMatchObject({ number: 5, seat: 1 });
  });

  it('before a bot has decided is followed by nothing of that bot, though it answers', async () => {
    const at = atEngine();
    await botsTurn(at);
    const back = at.ask('undo', { seat: 0 });
    last(at).answer();
    await back;
    await later();
    expect(at.news.at(-1)).toHaveProperty('back');
    expect(await decisions(at)).toBe(3);
  });

  it('after a bot has decided is refused: what came first is done first', async () => {
    const { saved, keeping } = slow();
    const at = atEngine(saved);
    await botsTurn(at);
    keeping.held = true;
    last(at).answer();
    await later();
    const back = at.ask('undo', { seat: 0 });
    keeping.go();
    await expect(back).rejects.toMatchObject({ key: 'undo.nothing' });
    expect(at.steps()).toHaveLength(5);
    expect(await decisions(at)).toBe(5);
  });
});

describe('bots', () => {
  it('wait until somebody looks', async () => {
    const at = atEngine();
    await at.ask('start', { id: 'one', game: 'nim', options: {}, seed: 'a seed', seats: withBot });
    await at.ask('open', { id: 'one' });
    await later();
    expect(at.thinking).toEqual([]);
    await at.ask('watch', { eyes: 0 });
    await later();
    expect(at.thinking).toHaveLength(1);
  });

  it('are asked only what their seat may know', async () => {
    const at = atEngine();
    await sitDown(at, withBot);
    const { request } = last(at);
    expect(request).toMatchObject({ seat: 1, bot: 'expert', game: 'nim', view: { viewer: 1 } });
    expect(request.moves).not.toHaveLength(0);
  });

  it('think the same on any machine where it is the deal of a day: with its chance, and by no clock', async () => {
    const one = await firstThought('day/1 nim 2026-11-16');
    expect(one.budget).toEqual({ iterations: expect.any(Number) });
    expect(await firstThought('day/1 nim 2026-11-16')).toEqual(one);
    expect((await firstThought('day/1 nim 2026-11-17')).dice).not.toEqual(one.dice);
    expect((await firstThought('a seed')).budget).toHaveProperty('milliseconds');
  });

  it('whose moment has passed because a person decided at the same time think anew', async () => {
    const at = atEngine();
    const { moves } = await sitDown(at, withBot);
    const first = last(at);
    await at.ask('play', { seat: 0, moves: [moves[0]], number: 0 });
    first.answer();
    await later();
    expect(await decisions(at)).toBe(1);
    expect(at.thinking).toHaveLength(2);
    last(at).answer();
    await later();
    expect(at.steps().map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('never think about one moment twice, however often somebody looks', async () => {
    const at = atEngine();
    await sitDown(at, withBot);
    await at.ask('watch', { eyes: null });
    await at.ask('watch', { eyes: 0 });
    await later();
    expect(at.thinking).toHaveLength(1);
  });

  it('that fail are told of, and try again when somebody looks again', async () => {
    const at = atEngine();
    await sitDown(at, withBot);
    last(at).fail(new Error('lost its head'));
    await later();
    expect(at.news).toEqual([{ halted: { key: 'trouble.engine', values: { detail: 'lost its head' } } }]);
    await at.ask('watch', { eyes: 0 });
    await later();
    last(at).answer();
    await later();
    expect(at.steps()).toMatchObject([{ number: 1, seat: 1 }]);
  });

  it('that want to do what is not allowed are told of', async () => {
    const at = atEngine();
    await sitDown(at, withBot);
    last(at).answer({ type: 'cheat' });
    await later();
    expect(at.halts()).toEqual(['play.refused']);
    expect(await decisions(at)).toBe(0);
  });

  it('nobody knows are told of', async () => {
    const at = atEngine();
    await sitDown(at, [{ name: 'Ann' }, { name: 'Bot', bot: 'oracle' }]);
    expect(at.halts()).toEqual(['bot.unknown']);
  });

  it('whose decision cannot be kept have not decided', async () => {
    const { saved, storage } = failing();
    const at = atEngine(saved);
    await sitDown(at, withBot);
    storage.full = true;
    last(at).answer();
    await later();
    expect(at.news).toEqual([{ halted: { key: 'saved.no-storage', values: {} } }]);
    expect((await at.ask('record', null)).moves).toEqual([]);
  });

  it('at a table that was left for another decide nothing there or here', async () => {
    const at = atEngine();
    await at.ask('start', { id: 'two', game: 'nim', options: {}, seed: 'another', seats: withBot });
    await sitDown(at, withBot);
    const left = last(at);
    await at.ask('open', { id: 'two' });
    expect(left.signal?.aborted).toBe(true);
    left.answer();
    await later();
    expect(at.thinking).toHaveLength(1);
    expect([await decisions(at), await decisions(at, 'two')]).toEqual([0, 0]);
    await at.ask('watch', { eyes: 0 });
    await later();
    last(at).answer();
    await later();
    expect([await decisions(at), await decisions(at, 'two')]).toEqual([0, 1]);
  });

  it('of a game that is opened and looked at in one breath begin', async () => {
    const at = atEngine();
    await at.ask('start', { id: 'two', game: 'nim', options: {}, seed: 'another', seats: withBot });
    await sitDown(at, withBot);
    void at.ask('open', { id: 'two' });
    await at.ask('watch', { eyes: 0 });
    await later();
    expect(at.thinking).toHaveLength(2);
    last(at).answer();
    await later();
    expect(await decisions(at, 'two')).toBe(1);
    expect(at.halts()).toEqual([]);
  });
});

describe('opening', () => {
  it('a game that is not there is complained about, and the one that was open stays', async () => {
    const at = atEngine();
    const before = await sitDown(at, people);
    await expect(at.ask('open', { id: 'gone' })).rejects.toMatchObject({ key: 'saved.gone' });
    expect(await at.ask('moment', { number: 0 })).toEqual(before);
  });

  it('a game nobody here knows is complained about', async () => {
    const at = atEngine();
    await expect(at.ask('start', { id: 'x', game: 'chess', options: {}, seed: '', seats: people })).rejects.toMatchObject({
      key: 'game.unknown',
    });
  });

  it('shows what happened before the first decision', async () => {
    const at = atEngine();
    await sitDown(at, people);
    const { opening } = await at.ask('watch', { eyes: 1 });
    expect(opening).toEqual([expect.objectContaining({ type: 'heaped' })]);
  });

  it('a finished game that was brought in marks it as over, as old as it is', async () => {
    const at = atEngine();
    await at.saved.save({ id: 'old', record: recordOf(finished(nim, 'old')), updated: -5, over: false });
    await at.ask('open', { id: 'old' });
    expect(await at.saved.find('old')).toMatchObject({ over: true, updated: -5 });
  });

  it('a variation knows where it comes from, however it goes on', async () => {
    const at = atEngine();
    await sitDown(at, people);
    const record = await at.ask('record', null);
    const from = { where: 'table', id: 'far', number: 0 } as const;
    await at.saved.save({ id: 'other', record, updated: 0, over: false, from });
    expect(await at.ask('open', { id: 'other' })).toMatchObject({ from });
    const { situation } = await at.ask('watch', { eyes: 0 });
    await at.ask('play', { seat: 0, moves: [situation.moves[0]], number: 0 });
    expect(await decisions(at, 'other')).toBe(1);
    expect(await at.saved.find('other')).toMatchObject({ from });
    // Another game that is opened afterwards comes from nowhere.
    await at.ask('open', { id: 'one' });
    await at.ask('watch', { eyes: 0 });
    await at.ask('play', { seat: 0, moves: [situation.moves[0]], number: 0 });
    expect(await at.saved.find('one')).not.toHaveProperty('from');
  });
});

function finished(game: AnyGame, seed: string): Match {
  const match = startMatch(game, {}, seed, people);
  const dice = diceFrom(seed);
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state))
    playMove(match, seat, pick(dice, game.moves(match.state, seat)));
  return match;
}

describe('a coach', () => {
  it('looks at one decision as its seat could know it, and says in every language what it cost', async () => {
    const at = atEngine();
    await botsTurn(at);
    const { seat, cost, words } = await at.ask('remark', { number: 3 });
    expect({ seat, languages: Object.keys(words) }).toEqual({ seat: 0, languages: ['en', 'pl'] });
    expect(cost).toBeGreaterThanOrEqual(0);
    const record = await at.ask('record', null);
    const before = replay(nim, record, 2);
    const { view, seen } = questionOf(before, 0);
    expect(at.weighed).toEqual([expect.objectContaining({ game: 'nim', seat: 0, view, seen, moves: [record.moves[2]?.[1]] })]);
  });

  it('says the same of a decision that was made elsewhere, from what is known of it', async () => {
    const at = atEngine();
    await botsTurn(at);
    const here = await at.ask('remark', { number: 3 });
    const { effort: _, ...asked } = at.weighed[0]!;
    expect(await atEngine().ask('weigh', { ...asked, names: ['Ann', 'Bot'] })).toEqual(here);
  });

  it('has nothing to say of a decision that was taken back', async () => {
    const at = atEngine();
    await sitDown(at, people);
    await expect(at.ask('remark', { number: 1 })).rejects.toMatchObject({ key: 'hint.none' });
  });
});

describe('a game that is over', () => {
  it('is seen with everybody’s eyes, at any moment, and no secret of the log is left out', async () => {
    const at = atEngine();
    const over = finished(lastWill, 'open');
    await at.ask('show', { record: recordOf(over) });
    const { situation, told } = await at.ask('watch', { eyes: 'all' });
    const views = people.map((_, seat) => lastWill.view(over.state as never, seat));
    expect(situation).toEqual({ ...situationOf(over, null), hands: views });
    expect(told.map(({ events }) => events)).toEqual(over.steps.map(({ events }) => events));
    const { hands } = await at.ask('moment', { number: 3 });
    expect(hands).toEqual(people.map((_, seat) => lastWill.view(replay(lastWill, recordOf(over), 3).state, seat)));
  });

  it('says everybody’s chance of winning at any moment, and what they won in the end', async () => {
    const at = atEngine();
    const over = finished(nim, 'chances');
    await at.ask('show', { record: recordOf(over) });
    const chances = await at.ask('chances', { number: 1 });
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    const [winner] = nim.standings(over.state as never)?.[0] ?? [];
    expect(await at.ask('chances', { number: over.steps.length })).toEqual(people.map((_, seat) => (seat === winner ? 1 : 0)));
  });

  it('is not kept by looking at it', async () => {
    const at = atEngine();
    await at.ask('show', { record: recordOf(finished(nim, 'looked at')) });
    await at.ask('watch', { eyes: 1 });
    expect(await at.saved.all()).toEqual([]);
  });

  it('is the only one whose hands are open', async () => {
    const at = atEngine();
    await sitDown(at, people);
    const { moves, ...record } = recordOf(finished(nim, 'half'));
    for (const asked of [
      at.ask('watch', { eyes: 'all' }),
      at.ask('chances', { number: 0 }),
      at.ask('show', { record: { ...record, moves: moves.slice(0, 2) } }),
    ])
      await expect(asked).rejects.toMatchObject({ key: 'replay.not-over' });
  });
});

describe('a review', () => {
  it('tells what it finds on the way, and ends with a verdict', async () => {
    const at = atEngine();
    const { head, steps, ...rest } = finished(nim, 'short');
    const found: unknown[] = [];
    const { won } = await at.ask('review', { record: recordOf({ head, steps, ...rest }), thoroughly: false }, found);
    expect(won.reduce((sum, share) => sum + share, 0)).toBe(1);
    expect(found).toHaveLength(steps.length);
    // Asked for again, it is there without another look.
    const looks = at.reviewing.length;
    const again: unknown[] = [];
    await at.ask('review', { record: recordOf({ head, steps, ...rest }), thoroughly: false }, again);
    expect([again, at.reviewing.length]).toEqual([found, looks]);
  });

  it('ends when the game goes on after all', async () => {
    const at = atEngine();
    const match = finished(nim, 'again');
    const record = recordOf(match);
    await at.saved.save({ id: 'one', record, updated: 0, over: true });
    await at.ask('open', { id: 'one' });
    const mover = match.steps.at(-1)?.seat ?? 0;
    await at.ask('watch', { eyes: mover });
    const verdict = at.ask('review', { record, thoroughly: true });
    await later();
    await at.ask('undo', { seat: mover });
    await expect(verdict).rejects.toMatchObject({ key: 'trouble.engine' });
    expect(at.reviewing.at(-1)?.signal?.aborted).toBe(true);
    expect((await at.saved.find('one'))?.over).toBe(false);
  });
});

describe('Last Will', () => {
  it('is hinted at in parts: the whole split of draws, and why', async () => {
    const at = atEngine();
    let situation = await sitDown(at, people, 'last-will');
    const kinds = () => new Set(situation.moves.map((move) => (move as { type: string }).type));
    const dice = diceFrom('until somebody draws');
    while (!kinds().has('draw')) {
      const [seat = 0] = situation.toAct;
      situation = (await at.ask('watch', { eyes: seat })).situation;
      if (kinds().has('draw')) break;
      await at.ask('play', { seat, moves: [pick(dice, situation.moves)], number: situation.number });
      situation = (await at.ask('watch', { eyes: seat })).situation;
    }
    const seat = situation.viewer ?? 0;
    const hinted = at.ask('hint', { seat, language: 'en' });
    for (let asked = 0, idle = 0; idle < 3; idle++) {
      await later();
      for (; asked < at.thinking.length; asked++, idle = 0) at.thinking[asked]?.answer();
    }
    const { moves, sentence } = await hinted;
    expect(moves).toHaveLength(at.thinking.length);
    expect(new Set(moves.map((part) => (part as { type: string }).type))).toEqual(new Set(['draw']));
    expect(moves.length).toBeGreaterThan(1);
    // All of it in one, and nothing of the decks that nothing is drawn from.
    expect(sentence).toMatch(/^Draw \d from the [^.]+: /);
    expect(sentence.split(': ')[0]).not.toMatch(/none|Draw.+Draw/);
    // Nothing was played by thinking about it.
    expect(await at.ask('moment', { number: situation.number })).toEqual(situation);
  });

  it('is decided by a bot in whole decisions: all cards to keep at one stroke', async () => {
    const at = atEngine();
    await sitDown(at, withBot, 'last-will');
    for (let asked = 0, idle = 0; idle < 3; idle++) {
      for (; asked < at.thinking.length; asked++, idle = 0) at.thinking[asked]?.answer();
      await later();
    }
    const { moves } = await at.ask('record', null);
    expect(moves).toEqual([[1, expect.anything(), expect.anything()]]);
    expect(moves[0]?.slice(1)).toMatchObject([{ type: 'keep' }, { type: 'keep' }]);
    expect(at.steps()).toHaveLength(1);
  });

  it('is decided by a person in whole decisions: all or none of the cards, told once and taken back at one stroke', async () => {
    const at = atEngine();
    const { moves, view } = await sitDown(at, people, 'last-will');
    const [first, second] = moves;
    const half = at.ask('play', { seat: 0, moves: [first, { type: 'keep', card: 9999 }], number: 0 });
    await expect(half).rejects.toMatchObject({ key: 'play.refused' });
    expect((await at.ask('moment', { number: 0 })).view).toEqual(view);
    expect(at.steps()).toEqual([]);
    await at.ask('play', { seat: 0, moves: [first, second], number: 0 });
    expect(at.steps()).toHaveLength(1);
    expect((await at.ask('record', null)).moves).toEqual([[0, first, second]]);
    await at.ask('undo', { seat: 0 });
    expect((await at.ask('moment', { number: 0 })).view).toEqual(view);
    expect(await decisions(at)).toBe(0);
  });

  it('is at every moment what its record says', async () => {
    const at = atEngine();
    await sitDown(at, people, 'last-will');
    const dice = diceFrom('a few moves');
    for (let number = 0; number < 40; number++) {
      const [seat = 0] = (await at.ask('moment', { number })).toAct;
      const { situation } = await at.ask('watch', { eyes: seat });
      await at.ask('play', { seat, moves: [pick(dice, situation.moves)], number });
    }
    const record = await at.ask('record', null);
    expect((await at.saved.find('one'))?.record).toEqual(record);
    await at.ask('watch', { eyes: 1 });
    for (const number of [0, 7, 39, 40])
      expect(await at.ask('moment', { number })).toEqual(situationOf(replay(lastWill, record, number), 1));
  });
});
