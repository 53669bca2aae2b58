import type { TableNews, TableHandle, TableSnapshot } from '@parlour/client';
import type { Position, TableStep } from '@parlour/client/protocol';
import {
  Complaint,
  diceFrom,
  type GameEvent,
  type Match,
  pick,
  playMove,
  type Seat,
  sightOf,
  situationOf,
  startMatch,
  undo,
  type Viewer,
} from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';
import { nim } from '@parlour/nim';
import type { Playback } from '@parlour/table-kit/motion/playback.ts';
import type { AnyPlug } from '@parlour/table-kit/state/plug.ts';
import { describe, expect, it } from 'vitest';
import { openSession, type SessionParts } from './session.ts';

const instant = 1_000_000;

/** A step without its number and time. */
type Happening = TableStep extends infer One ? (One extends TableStep ? Omit<One, 'number' | 'at'> : never) : never;

const seat = (name: string) => ({ name, state: 'person' as const, level: null, away: false, open: false });

/** A server's table, played by the rules, as one viewer hears of it; and what is asked of it. */
function atServer(match: Match, you: Viewer = 0) {
  const { game, head } = match;
  const listeners = new Set<(news: TableNews) => void>();
  const asked: unknown[] = [];
  const seen = (events: readonly GameEvent[]) => events.map((event) => ({ ...game.see(event, you) }));
  const position = (of = match): Position => ({
    ...(structuredClone(sightOf(of, you)) as Position),
    clocks: { at: instant, left: [5, null], running: [0] },
    asked: null,
    voices: [],
  });
  let snapshot = {
    info: { game: game.id, options: head.options, seats: head.seats.map(({ name }) => seat(name)), you, rematch: null },
    position: position(),
    history: [{ kind: 'start', number: 1, at: instant, events: seen(match.opening) }],
    number: 1,
    online: { seats: [true, false], spectators: 2 },
    line: 'open',
    gone: undefined,
  } as unknown as TableSnapshot;
  const moments = new Map([[1, position()]]);

  function tell(changes: Partial<TableSnapshot>, news: TableNews) {
    snapshot = { ...snapshot, ...changes };
    for (const listener of listeners) listener(news);
  }
  function happen(what: Happening) {
    const number = snapshot.number + 1;
    const step = { ...what, number, at: instant };
    moments.set(number, position());
    tell({ history: [...snapshot.history, step], number, position: position() }, { type: 'step', step });
  }
  const handle = {
    id: 'a-table',
    snapshot: () => snapshot,
    subscribe(listener: (news: TableNews) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: async (...moves: unknown[]) => void asked.push(['play', ...moves]),
    undo: async (back: number) => void asked.push(['undo', back]),
  } as unknown as TableHandle;
  return {
    handle,
    asked,
    moments,
    listeners,
    tell,
    happen,
    /** Somebody decides. */
    play(by: Seat, move: unknown = game.moves(match.state, by)[0]) {
      expect(playMove(match, by, move)).toBeUndefined();
      happen({ kind: 'move', seat: by, events: seen(match.steps.at(-1)?.events ?? []) });
    },
    undo(by: Seat) {
      undo(match, 1);
      happen({ kind: 'undo', seat: by, back: 1 });
    },
    /** The line was lost, and all is shown at once. */
    sync: () => tell({ line: 'open' }, { type: 'sync' }),
    /** Somebody's seat is kept by a bot, or theirs again. */
    keepSeat(of: Seat, away: boolean) {
      const info = snapshot.info!;
      const changed = { ...seat(info.seats[of]?.name ?? ''), state: away ? 'bot' : 'person', level: away ? 'expert' : null, away } as const;
      snapshot = { ...snapshot, info: { ...info, seats: info.seats.with(of, changed) } };
      happen({ kind: 'seat', seat: of, change: away ? 'left' : 'back', name: '' });
    },
  };
}

/** A session at that table, and what its parts are asked for. */
async function sitDown(server: ReturnType<typeof atServer>, game: Match['game'], changes: Partial<SessionParts> = {}) {
  const shown: (readonly ['step' | 'reset', unknown])[] = [];
  const asked: unknown[] = [];
  const parts: SessionParts = {
    loadPlayable: async () => ({ game, plug: {} as AnyPlug }),
    engine: {
      async ask(name: string, ask: unknown) {
        asked.push([name, ask]);
        return 'answered' as never;
      },
    },
    playbackOf: ({ store }): Playback => ({
      step({ situation, told }) {
        shown.push(['step', told]);
        store.setState((state) => ({ now: situation, told: [...state.told, told] }));
      },
      reset(situation, told) {
        shown.push(['reset', told]);
        store.setState({ now: situation, told });
      },
    }),
    http: {
      moment: async (_, number) => ({ position: server.moments.get(number) }) as never,
      record: async (table) => `the record of ${table}` as never,
    },
    ahead: () => 400,
    reader: { autoConfirm: () => false, language: () => 'pl' },
    ...changes,
  };
  const session = await openSession(server.handle, parts);
  const state = () => session.table.store.getState();
  return { ...session, shown, asked, state };
}

const people = [{ name: 'Ann' }, { name: 'Bob' }];
const nimMatch = (): Match => startMatch(nim, {}, 'a seed', people);

describe('sitting down', () => {
  it('shows what happened before the first decision, and what there is to decide', async () => {
    const match = nimMatch();
    const { state } = await sitDown(atServer(match), nim);
    expect(state().opening).toEqual([expect.objectContaining({ type: 'heaped' })]);
    expect(state().now).toEqual(situationOf(match, 0));
    expect(state()).toMatchObject({ here: [0], told: [], setting: { options: match.head.options, seats: 2 } });
  });

  it('in the middle of a game leaves out what was taken back', async () => {
    const match = nimMatch();
    const server = atServer(match);
    server.play(0);
    server.undo(0);
    server.play(1);
    const { state } = await sitDown(server, nim);
    expect(state().told.map(({ number, seat }) => [number, seat])).toEqual([[1, 1]]);
    expect(state().now).toEqual(situationOf(match, 0));
  });

  it('does not miss what happens while the game is loaded', async () => {
    const match = nimMatch();
    const server = atServer(match);
    const { state } = await sitDown(server, nim, {
      async loadPlayable() {
        server.play(1);
        return { game: nim, plug: {} as AnyPlug };
      },
    });
    expect(state().now).toEqual(situationOf(match, 0));
    expect(state().told).toHaveLength(1);
  });

  it('to a game that nobody here knows is complained about', async () => {
    await expect(sitDown(atServer(nimMatch()), nim, { loadPlayable: async () => undefined })).rejects.toMatchObject({
      key: 'game.unknown',
      values: { game: 'nim' },
    });
  });

  it('only to watch shows nothing to decide, and nobody as here', async () => {
    const { state } = await sitDown(atServer(nimMatch(), null), nim);
    expect(state()).toMatchObject({ here: [], now: { viewer: null, moves: [] } });
  });
});

describe('what happens', () => {
  it('is shown decision by decision, counted without what is no decision', async () => {
    const server = atServer(nimMatch());
    const { shown } = await sitDown(server, nim);
    server.play(1);
    server.happen({ kind: 'chat', seat: 1, name: 'Bob', text: 'hello' });
    server.play(0);
    expect(shown).toMatchObject([
      ['step', { number: 1, seat: 1 }],
      ['step', { number: 2, seat: 0 }],
    ]);
  });

  it('taken back is shown all anew', async () => {
    const match = nimMatch();
    const server = atServer(match);
    const { shown, state } = await sitDown(server, nim);
    server.play(0);
    server.undo(0);
    expect(shown.at(-1)).toEqual(['reset', []]);
    expect(state().now).toEqual(situationOf(match, 0));
    server.play(1);
    expect(shown.at(-1)).toMatchObject(['step', { number: 1, seat: 1 }]);
  });

  it('while the line is lost is shown all at once when it is back', async () => {
    const match = nimMatch();
    const server = atServer(match);
    const { shown, state } = await sitDown(server, nim);
    server.tell({ line: 'lost' }, { type: 'other' });
    expect(state().online?.line).toBe('lost');
    const { listeners } = server;
    const heard = [...listeners];
    listeners.clear();
    server.play(1);
    server.play(0);
    for (const listener of heard) listeners.add(listener);
    server.sync();
    expect(shown).toMatchObject([['reset', [{ number: 1 }, { number: 2 }]]]);
    expect(state().now).toEqual(situationOf(match, 0));
    expect(state().online?.line).toBe('open');
  });

  it('is no longer heard once one has left', async () => {
    const server = atServer(nimMatch());
    const { shown, close } = await sitDown(server, nim);
    close();
    server.play(1);
    expect(shown).toEqual([]);
  });

  it('leaves the same to decide as at the engine’s own table, at every moment of a game of Last Will', async () => {
    const match: Match = startMatch(lastWill, {}, 'a seed', people);
    const server = atServer(match);
    const { state } = await sitDown(server, lastWill);
    const dice = diceFrom('moves');
    for (let number = 0; number < 60; number++) {
      const seat = pick(dice, lastWill.toAct(match.state as never));
      server.play(seat, pick(dice, lastWill.moves(match.state as never, seat)));
      expect(state().now).toEqual(situationOf(match, 0));
    }
  });
});

describe('a seat that a bot keeps', () => {
  it('has nothing to decide until it is taken back', async () => {
    const match = nimMatch();
    const server = atServer(match);
    const { state } = await sitDown(server, nim);
    server.keepSeat(0, true);
    expect(state()).toMatchObject({ online: { away: true }, players: [{ bot: 'expert' }, { bot: undefined }] });
    expect(state().now).toEqual({ ...situationOf(match, 0), moves: [] });
    server.play(1);
    expect(state().now).toEqual({ ...situationOf(match, 0), moves: [] });
    server.keepSeat(0, false);
    expect(state().online?.away).toBe(false);
    expect(state().now).toEqual(situationOf(match, 0));
  });
});

it('clocks are told by this device’s time', async () => {
  const { state } = await sitDown(atServer(nimMatch()), nim);
  expect(state().online).toMatchObject({ clocks: { left: [5, null], running: [0], heard: instant - 400 }, spectators: 2 });
});

describe('whoever sits here', () => {
  it('decides and takes back at the server', async () => {
    const server = atServer(nimMatch());
    const { table, state } = await sitDown(server, nim);
    await table.driver.play(['a move', 'the rest of it'], state().now);
    await table.driver.undo(state().now);
    expect(server.asked).toEqual([
      ['play', 'a move', 'the rest of it'],
      ['undo', 1],
    ]);
  });

  it('looks back at earlier moments, counted in decisions that stand', async () => {
    const match = nimMatch();
    const server = atServer(match);
    const { table } = await sitDown(server, nim);
    const start = situationOf(match, 0);
    server.play(0);
    server.undo(0);
    server.play(1);
    const first = situationOf(match, 0);
    server.play(0);
    expect(await table.driver.moment(0)).toEqual({ ...start, moves: [] });
    expect(await table.driver.moment(1)).toEqual({ ...first, moves: [] });
  });

  it('is advised from what they have seen, from the opening on, in their language', async () => {
    const server = atServer(nimMatch());
    const { table, asked, state } = await sitDown(server, nim);
    server.play(1);
    await table.driver.hint(state().now);
    expect(asked).toEqual([
      [
        'advise',
        {
          game: 'nim',
          rules: nim.revision,
          setting: state().setting,
          view: state().now.view,
          seat: 0,
          seen: [expect.objectContaining({ type: 'heaped' }), { type: 'kept', seat: 1, away: null }],
          names: ['Ann', 'Bob'],
          language: 'pl',
        },
      ],
    ]);
  });

  it('hears from a coach of what they decided here, as they knew it then', async () => {
    const match = nimMatch();
    const server = atServer(match);
    const { table, asked, state } = await sitDown(server, nim);
    const { now } = state();
    const [move] = nim.moves(match.state as never, 0);
    await table.driver.play([move], now);
    // The other decides at the same time, and is heard of first.
    server.play(1);
    server.play(0, move);
    await table.driver.remark?.(2);
    expect(asked).toEqual([
      [
        'weigh',
        {
          game: 'nim',
          rules: nim.revision,
          setting: state().setting,
          view: now.view,
          seat: 0,
          seen: [expect.objectContaining({ type: 'heaped' })],
          names: ['Ann', 'Bob'],
          moves: [move],
        },
      ],
    ]);
  });

  it('hears of the decision that stands where one was taken back', async () => {
    const match = nimMatch();
    const server = atServer(match);
    const { table, asked, state } = await sitDown(server, nim);
    const [first, second] = nim.moves(match.state as never, 0);
    for (const move of [first, second]) {
      await table.driver.play([move], state().now);
      server.play(0, move);
      await table.driver.remark?.(1);
      server.undo(0);
    }
    expect(asked.map((each) => (each as [string, { moves: unknown[] }])[1].moves)).toEqual([[first], [second]]);
  });

  it('hears nothing of what was not decided here: before the page was loaded, on another device, by the bot that keeps the seat', async () => {
    const match = nimMatch();
    const server = atServer(match);
    server.play(0);
    const { table, asked, state } = await sitDown(server, nim);
    await expect(table.driver.remark?.(1)).rejects.toMatchObject({ key: 'hint.none' });
    server.play(1);
    await table.driver.play(['this'], state().now);
    server.play(0);
    server.play(0);
    await expect(table.driver.remark?.(4)).rejects.toMatchObject({ key: 'hint.none' });
    expect(asked).toEqual([]);
  });

  it('hears nothing of a decision that the server refused, though the seat decided just then', async () => {
    const match = nimMatch();
    const server = atServer(match);
    server.handle.play = () => Promise.reject(new Complaint('play.late'));
    const { table, asked, state } = await sitDown(server, nim);
    await expect(table.driver.play(['late'], state().now)).rejects.toMatchObject({ key: 'play.late' });
    server.play(0);
    await expect(table.driver.remark?.(1)).rejects.toMatchObject({ key: 'play.late' });
    expect(asked).toEqual([]);
  });

  it('sees a finished game with other eyes: the engine shows the record, whatever is said at the table meanwhile', async () => {
    const match = nimMatch();
    const server = atServer(match);
    const { table, asked, shown, state } = await sitDown(server, nim);
    const { game } = match;
    for (let [by] = game.toAct(match.state); by !== undefined; [by] = game.toAct(match.state)) server.play(by);
    const before = shown.length;
    await table.driver.watch('all');
    expect(asked).toEqual([
      ['show', { record: 'the record of a-table' }],
      ['watch', { eyes: 'all' }],
    ]);
    expect(shown.slice(before)).toEqual([['reset', undefined]]);
    server.sync();
    expect(shown).toHaveLength(before + 1);
    expect(await table.driver.moment(1)).toBe('answered');
    await table.driver.watch(1);
    // The record is fetched once; where the last decision is taken back, one sees with one's own eyes again.
    expect(asked.slice(2)).toEqual([
      ['moment', { number: 1 }],
      ['watch', { eyes: 1 }],
    ]);
    server.undo(0);
    expect(shown.at(-1)).toEqual(['reset', expect.any(Array)]);
    expect(state().now.viewer).toBe(0);
  });

  it('has the record of the server gone through', async () => {
    const { table, asked } = await sitDown(atServer(nimMatch()), nim);
    await table.driver.review(true, () => undefined);
    expect(asked).toEqual([['review', { record: 'the record of a-table', thoroughly: true }]]);
  });
});
