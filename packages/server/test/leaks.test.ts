import { type AnyGame, copyDice, dealOf, diceFrom, eventsSeen, playMove, type Match, startMatch, type Viewer } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import type { ServerMessage } from '@parlour/client/protocol';
import type { SeatRow } from '../src/store/schema.ts';
import { positionFor, stepFrame, syncFrame } from '../src/tables/live/frame.ts';
import { inWords } from '../src/tables/live/in-words.ts';
import { apply, emptyTable, type OnlineTable, type TableSettings } from '../src/tables/log/table.ts';
import { onBothStores, playOn, sitTogether, until } from './world.ts';

const game = nim as AnyGame;
/** The number of the entry with which a table of two people begins: the second has sat down. */
const STARTED = 2;

onBothStores('what leaves the server', (enter) => {
  it('holds what each viewer may see of every step, and nothing else', async () => {
    const world = await enter();
    const { table, first, second, anna, bert } = await sitTogether(world, {
      seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'bot', level: 'random' }],
    });
    const stranger = world.guest('Stranger');
    const lines = [anna, bert, stranger].map((guest, index) => ({
      viewer: index < 2 ? index : null,
      frames: eavesdrop(guest.transport.open(), table, index < 2 ? index : null),
    }));
    await until(first, ({ online }) => online.spectators === 1);
    await Promise.all([playOn(first), playOn(second)]);
    const record = await stranger.http.record(table);
    await Promise.all(lines.map(({ frames }) => frames.over));

    for (const { viewer, frames } of lines) {
      const match = startMatch(game, record.options, record.seed, record.seats);
      const steps = frames.heard.filter((frame) => frame.type === 'step' && frame.step.kind === 'move');
      expect(steps).toHaveLength(record.moves.length);
      for (const [index, frame] of steps.entries()) {
        playMove(match, ...(record.moves[index] as [number, unknown]));
        checkFrame(frame, match, viewer);
      }
      const secrets = [record.seed, dealOf(record.seed)?.secret ?? '', ...(await secretsOf(world.server.services.store.db))];
      for (const text of frames.texts) for (const secret of secrets) expect(text).not.toContain(secret);
    }
  });
});

describe('frames', () => {
  it('are the same to the letter for states that their viewer cannot tell apart', () => {
    let compared = 0;
    for (const seats of [2, 3]) {
      for (let seed = 0; seed < 30; seed++) {
        const table = newTable(seats, `leak ${seed}`);
        for (let number = 2; table.status === 'playing'; number++) {
          for (const viewer of [null, ...table.seats.keys()]) compared += compare(table, viewer, `${seed}.${number}`, seed % 5 === 0);
          const { match } = table as { match: Match };
          const [seat = 0] = game.toAct(match.state);
          const moves = game.moves(match.state, seat);
          apply(table, { kind: 'move', seat, moves: [moves[(seed + number) % moves.length]], number, at: number * 1_000 });
        }
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });
});

/** Another world that the viewer takes for the same one must look the same in every frame. */
function compare(table: OnlineTable, viewer: Viewer, seed: string, alsoInWords: boolean): number {
  const match = table.match!;
  const view = game.view(match.state, viewer);
  const memory = game.recall(view, match.setting, eventsSeen(match, viewer));
  const state = game.guess(view, match.setting, diceFrom(seed), memory);
  const other: OnlineTable = { ...table, match: { ...match, state: { ...state, dice: copyDice(diceFrom(`other ${seed}`)) } } };
  const onlooker = { viewer, person: null, muted: new Set<string>(), language: null };
  for (const frame of [syncFrame, stepFrame]) {
    expect(JSON.stringify(frame(other, onlooker))).toBe(JSON.stringify(frame(table, onlooker)));
    if (!alsoInWords) continue;
    const [one, two] = [other, table].map((where) => inWords(frame(where, onlooker), where, viewer, 'en'));
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
  }
  expect(JSON.stringify(positionFor(other, viewer))).toBe(JSON.stringify(positionFor(table, viewer)));
  return 1;
}

function newTable(seats: number, seed: string): OnlineTable {
  const rows = Array.from(
    { length: seats },
    (_, seat): SeatRow => ({
      table_id: 'AAAAAAAAAAAAAAAA',
      seat,
      person: `person ${seat}`,
      name: `Player ${seat}`,
      bot: null,
      open: 0,
      invited: null,
      key_hash: null,
      return_hash: null,
      word: null,
    }),
  );
  const settings: TableSettings = {
    id: 'AAAAAAAAAAAAAAAA',
    game,
    options: { heaps: 3, last: 'treasure', beginners: [] },
    seed,
    deal: null,
    prefix: [],
    clock: { kind: 'live', seconds: 600, increment: 5 },
    visibility: 'private',
    substitute: 'random',
    spectators: true,
    delay: 0,
    rated: true,
    helpers: false,
    host: 'host',
    tournament: null,
    created: 0,
  };
  const table = emptyTable(settings, rows);
  apply(table, { kind: 'start', bots: rows.map(() => false), number: 1, at: 0 });
  return table;
}

/** A frame after a move, against the same game replayed here. */
function checkFrame(frame: ServerMessage, match: Match, viewer: Viewer): void {
  if (frame.type !== 'step' || frame.step.kind !== 'move') throw new Error('not a move');
  const last = match.steps.at(-1);
  expect(Object.keys(frame).toSorted()).toEqual(['info', 'position', 'step', 'table', 'type'].filter((key) => key in frame));
  expect(Object.keys(frame.step).toSorted()).toEqual(['at', 'events', 'kind', 'number', 'seat']);
  expect(frame.step.events).toEqual(JSON.parse(JSON.stringify(last?.events.map((event) => game.see(event, viewer)))));
  expect(Object.keys(frame.position ?? {}).toSorted()).toEqual([
    'asked',
    'clocks',
    'number',
    'scores',
    'standings',
    'toAct',
    'undo',
    'view',
    'viewer',
    'voices',
  ]);
  expect(frame.position?.view).toEqual(JSON.parse(JSON.stringify(game.view(match.state, viewer))));
  expect(frame.position?.toAct).toEqual(game.toAct(match.state));
}

/** Listens on a line of one's own to all that the server says about a table, to the letter. */
function eavesdrop(socket: WebSocket, table: string, viewer: Viewer) {
  const texts: string[] = [];
  const heard: ServerMessage[] = [];
  const over = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as ServerMessage;
      texts.push(String(data));
      heard.push(frame);
      if (frame.type === 'welcome') socket.send(JSON.stringify({ type: 'watch', table, since: STARTED, as: viewer }));
      if (frame.type !== 'step' || frame.info?.status !== 'over') return;
      socket.close();
      resolve();
    });
  });
  return { texts, heard, over };
}

/** What is stored of people and their keys. */
async function secretsOf(db: import('../src/store/schema.ts').Database): Promise<string[]> {
  const people = await db.selectFrom('people').select('id').execute();
  const sessions = await db.selectFrom('sessions').select('hash').execute();
  return [...people.map(({ id }) => id), ...sessions.map(({ hash }) => hash)];
}
