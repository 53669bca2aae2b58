import { type Match, playMove, type Player, type Seat, situationOf, startMatch, type Viewer } from '@parlour/kernel';
import { nim, type NimEvent } from '@parlour/nim';
import { describe, expect, it } from 'vitest';
import type { AnyPlug } from '../state/plug.ts';
import { type Driver, openTable } from '../state/store.ts';
import { type Stage, startPlayback } from './playback.ts';

/** Something that happens when the test says so. */
interface Held {
  readonly what: string;
  readonly go: () => void;
}

const plug = {
  flights: (event: NimEvent) => [{ face: null, from: [event.type], to: [] }],
  sound: (event: NimEvent) => (event.type === 'took' ? 'coins' : undefined),
  sheet: (event: NimEvent) => (event.type === 'last' ? { title: () => '', content: null } : undefined),
} as unknown as AnyPlug;

const later = () => new Promise((resolve) => setTimeout(resolve));

/** A game of Nim at a screen, all of whose motion is held until it is let go; `log` is what the screen was asked for. */
function atTable({ here = [0], still = false } = {}) {
  const viewer = 0;
  const players: Player[] = [{ name: 'Ann' }, { name: 'Bob' }];
  const match: Match = startMatch(nim, { heaps: 2 }, 'a seed', players);
  const log: string[] = [];
  const held: Held[] = [];
  const hold = (what: string) =>
    new Promise<void>((go) => {
      log.push(what);
      held.push({ what, go });
    });
  const stage: Stage = {
    draw(change) {
      change();
      log.push(`draw ${table.store.getState().now.number}`);
    },
    survey: () => (still ? undefined : new Map()),
    fly: (flights) => hold(`fly ${flights.map(({ from }) => from[0]).join(' ')}`),
    rest: () => hold('rest'),
    land() {
      for (const { go } of held.splice(0)) go();
    },
    sound: (name) => log.push(`sound ${name}`),
    tell: ({ number }) => log.push(`tell ${number}`),
    hush: (after = 0) => log.push(after > 0 ? 'hush soon' : 'hush'),
  };
  const driver = { watch: async (seat: Viewer) => void log.push(`watch ${seat}`) } as unknown as Driver;
  const { setting, opening } = match;
  const seating = { game: nim, plug, players, here, setting, opening, now: situationOf(match, viewer), told: [] };
  const table = openTable(seating, driver, () => false);
  const playback = startPlayback(table, stage);
  /** Somebody decides, and the playback hears of it. */
  function play(seat: Seat, move: unknown) {
    expect(playMove(match, seat, move)).toBeUndefined();
    const { events } = match.steps.at(-1)!;
    const number = match.steps.length;
    playback.step({
      situation: situationOf(match, viewer),
      told: { number, seat, events: events.map((event) => nim.see(event as NimEvent, viewer)) },
    });
  }
  const keep = (seat: Seat) => play(seat, nim.moves(match.state as never, seat)[0]);
  /** What is held goes on, and so does what follows, until nothing is. */
  async function letGo() {
    await later();
    while (held.length > 0) {
      stage.land();
      await later();
    }
  }
  const state = () => table.store.getState();
  return { match, table, playback, log, held, play, keep, letGo, state, stage };
}

describe('a decision', () => {
  it('is drawn at once, then flies; ours needs no time to be read', async () => {
    const { keep, log, held, letGo, state } = atTable();
    keep(0);
    expect(log).toEqual(['draw 1', 'fly kept']);
    expect(state()).toMatchObject({ now: { number: 1 }, told: [{ number: 1, seat: 0 }], moving: true });
    held[0]?.go();
    held.length = 0;
    await letGo();
    expect(log).toEqual(['draw 1', 'fly kept', 'hush soon']);
    expect(state().moving).toBe(false);
  });

  it('of somebody else is told, and stands until it can have been read', async () => {
    const { keep, log, letGo } = atTable();
    keep(1);
    await letGo();
    expect(log).toEqual(['draw 1', 'tell 1', 'fly kept', 'rest', 'hush', 'sound turn']);
  });

  it('sounds as the game says', async () => {
    const { keep, play, log, letGo } = atTable();
    keep(1);
    keep(0);
    await letGo();
    play(0, { type: 'take', heap: 0, count: 1 });
    expect(log.slice(-3)).toEqual(['draw 3', 'sound coins', 'fly took']);
  });

  it('flies nowhere where the reader wants nothing to move', async () => {
    const { keep, log, letGo } = atTable({ still: true });
    keep(1);
    await letGo();
    expect(log).toEqual(['draw 1', 'tell 1', 'rest', 'hush', 'sound turn']);
  });
});

describe('decisions that come while another is shown', () => {
  it('are shown after it, in order, one at a time', async () => {
    const { keep, play, log, letGo, state } = atTable();
    keep(1);
    keep(0);
    play(0, { type: 'take', heap: 0, count: 1 });
    expect(state().now.number).toBe(1);
    await letGo();
    expect(log.filter((line) => /draw|fly|rest/.test(line))).toEqual([
      'draw 1',
      'fly kept',
      'rest',
      'draw 2',
      'fly kept',
      'draw 3',
      'fly took',
    ]);
    expect(state().told.map(({ number }) => number)).toEqual([1, 2, 3]);
    // The table is the reader's again only after the last of them.
    expect(log.filter((line) => line === 'sound turn')).toHaveLength(1);
  });
});

describe('all shown anew', () => {
  it('in the middle of a flight ends the flight and forgets what waited', async () => {
    const { keep, play, playback, match, log, letGo, state, held } = atTable();
    const before = situationOf(match, 0);
    keep(1);
    keep(0);
    play(0, { type: 'take', heap: 0, count: 1 });
    playback.reset(before, []);
    expect(held).toEqual([]);
    await letGo();
    expect(state()).toMatchObject({ now: { number: 0 }, told: [], moving: false });
    // What was in the air is not told any further: no rest, no sheet.
    expect(log).not.toContain('rest');
    expect(log).not.toContain('draw 2');
  });

  it('in the middle of a flight does not bring up the sheet of what is gone', async () => {
    const { match, playback, play, keep, letGo, state } = atTable();
    keep(0);
    keep(1);
    await letGo();
    await upToTheLast(match, playback);
    await letGo();
    const before = situationOf(match, 0);
    const { told } = state();
    play(...lastOne(match));
    playback.reset(before, told);
    await letGo();
    expect(state().sheet).toBeUndefined();
  });

  it('is followed by what comes next', async () => {
    const { keep, playback, match, letGo, state } = atTable();
    keep(1);
    playback.reset(situationOf(match, 0), [{ number: 1, seat: 1, events: [] }]);
    keep(0);
    await letGo();
    expect(state()).toMatchObject({ now: { number: 2 }, moving: false });
    expect(state().told.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('keeps a review where the line was lost for a moment, not where decisions are taken back', () => {
    const { playback, match, table, keep, state } = atTable();
    const review = { thorough: false, remarks: [], verdict: undefined };
    table.store.setState({ review });
    playback.reset(situationOf(match, 0), []);
    expect(state().review).toBe(review);
    keep(0);
    table.store.setState({ review });
    playback.reset({ ...situationOf(match, 0), number: 0 }, []);
    expect(state().review).toBeUndefined();
  });
});

/** Takes objects, for whoever's turn it is, until one move would end the game. */
async function upToTheLast(match: Match, playback: ReturnType<typeof startPlayback>) {
  for (;;) {
    const { heaps, phase, turn } = match.state as unknown as { heaps: number[]; phase: string; turn: Seat };
    const heap = heaps.findIndex((count) => count > 0);
    const left = heaps.reduce((sum, count) => sum + count, 0);
    if (phase === 'take' && left === 1) break;
    playMove(match, turn, phase === 'take' ? { type: 'take', heap, count: 1 } : { type: 'done' });
  }
  const told = match.steps.map(({ seat, events }, i) => ({ number: i + 1, seat, events }));
  playback.reset(situationOf(match, 0), told);
}

function lastOne(match: Match): [Seat, unknown] {
  const { heaps, turn } = match.state as unknown as { heaps: number[]; turn: Seat };
  return [turn, { type: 'take', heap: heaps.findIndex((count) => count > 0), count: 1 }];
}

it('a sheet holds the table until it is put away', async () => {
  const { match, playback, play, keep, letGo, state, table } = atTable();
  keep(0);
  keep(1);
  await letGo();
  await upToTheLast(match, playback);
  play(...lastOne(match));
  await letGo();
  expect(state().sheet).toMatchObject({ type: 'last' });
  expect(state().moving).toBe(true);
  table.store.setState({ sheet: undefined });
  await letGo();
  expect(state().moving).toBe(false);
});

describe('what a reader has chosen', () => {
  const notice = { kind: 'refusal', refusal: { rule: 'X' } } as const;

  it('outlasts what another decides at the same time', () => {
    const { keep, table, state } = atTable();
    table.store.setState({ chosen: ['keep:0/0'], notice });
    keep(1);
    expect(state()).toMatchObject({ chosen: ['keep:0/0'], notice });
  });

  it('is gone once the reader has decided', () => {
    const { keep, table, state } = atTable();
    table.store.setState({ chosen: ['keep:0/0'], notice });
    keep(0);
    expect(state()).toMatchObject({ chosen: [], notice: undefined });
  });
});

describe('at a screen that two share', () => {
  it('the curtain falls for whoever decides next, once all is shown', async () => {
    const { keep, log, letGo, state } = atTable({ here: [0, 1] });
    keep(0);
    expect(state().curtain).toBeUndefined();
    await letGo();
    expect(state().curtain).toBe(1);
    // Nobody's hand is shown until then.
    expect(log.at(-1)).toBe('watch null');
  });

  it('no curtain falls as long as the same person decides', async () => {
    const { keep, play, letGo, state, match, playback } = atTable({ here: [0, 1] });
    keep(1);
    playback.reset(situationOf(match, 0), []);
    keep(0);
    play(0, { type: 'take', heap: 0, count: 1 });
    await letGo();
    expect(state().curtain).toBeUndefined();
  });
});

it('two tables on one page do not share what flies and is told', () => {
  const [one, other] = [atTable(), atTable()];
  one.table.passing.setState({ told: [{ number: 1, seat: 0, events: [] }] });
  expect(other.table.passing.getState().told).toEqual([]);
});
