import { describe, expect, it } from 'vitest';
import type { Situation } from '@parlour/kernel';
import type { Hint, Remarked, Verdict } from './situation.ts';
import { coachAway, type Driver, type OnlineState, openTable, type Seating } from './store.ts';
import { troubleOf } from './trouble.ts';

const remarked: Remarked = { number: 1, seat: 0, chances: [1], expected: undefined, swing: [0], choices: 1, cost: 0, words: {} };
const verdict: Verdict = { moments: [], won: [1] };

/** A table whose driver reviews as told. */
function reviewedBy(review: Driver['review']) {
  return openTable({ now: { number: 1 }, told: [], players: [], here: [] } as unknown as Seating, { review } as Driver, () => false);
}

/** What a driver was asked for, to be answered in any order. */
function answered<T>() {
  const asked: { resolve: (answer: T) => void; reject: (error: Error) => void }[] = [];
  const ask = () => new Promise<T>((resolve, reject) => asked.push({ resolve, reject }));
  return { asked, ask };
}

function drivenBy(driver: Partial<Driver>) {
  const now = { number: 9, moves: [], viewer: 0 };
  const seating = { now, told: [], players: [], here: [0], plug: {} } as unknown as Seating;
  return openTable(seating, driver as Driver, () => false);
}

const later = () => new Promise((resolve) => setTimeout(resolve));

const at = (number: number) => ({ number }) as Situation;

describe('earlier moments', () => {
  it('that come in another order than they were asked for do not replace the last one asked for', async () => {
    const { asked, ask } = answered<Situation>();
    const table = drivenBy({ moment: ask });
    table.look(3);
    table.look(4);
    asked[1]?.resolve(at(4));
    await later();
    asked[0]?.resolve(at(3));
    await later();
    expect(table.store.getState().past).toEqual(at(4));
  });

  it('are gone on from as soon as they are asked for, and not only once they are there', async () => {
    const { asked, ask } = answered<Situation>();
    const table = drivenBy({ moment: ask });
    const sought = () => table.store.getState().sought;
    table.look(3);
    expect(sought()).toBe(3);
    table.look(4);
    asked[0]?.resolve(at(3));
    await later();
    expect(sought()).toBe(4);
    asked[1]?.resolve(at(4));
    await later();
    expect([sought(), table.store.getState().past]).toEqual([undefined, at(4)]);
    table.look(5);
    asked[2]?.reject(new Error('lost'));
    await later();
    expect([sought(), table.store.getState().past]).toEqual([undefined, at(4)]);
  });

  it('do not come after one has gone back to now', async () => {
    const { asked, ask } = answered<Situation>();
    const table = drivenBy({ moment: ask });
    table.look(3);
    table.look(undefined);
    asked[0]?.resolve(at(3));
    await later();
    expect(table.store.getState().past).toBeUndefined();
  });
});

describe('pressed twice', () => {
  it('undo takes one decision back, and can be pressed again once it is done or has failed', async () => {
    const { asked, ask } = answered<void>();
    const table = drivenBy({ undo: ask });
    table.undo();
    table.undo();
    expect(asked).toHaveLength(1);
    asked[0]?.reject(new TypeError('Load failed'));
    await later();
    expect(table.store.getState().notice).toMatchObject({ trouble: { key: 'trouble.unreachable' } });
    table.undo();
    expect(asked).toHaveLength(2);
  });

  it('one hint is thought about', async () => {
    const { asked, ask } = answered<never>();
    const table = drivenBy({ hint: ask });
    table.hint();
    table.hint();
    expect(asked).toHaveLength(1);
    asked[0]?.reject(new Error('none'));
    await later();
    expect(table.store.getState().advising).toBe(false);
    table.hint();
    expect(asked).toHaveLength(2);
  });

  it('what is touched while a hint is thought about stays, and a decision made meanwhile does without it', async () => {
    const { asked, ask } = answered<Hint>();
    const table = drivenBy({ hint: ask, play: () => new Promise(() => undefined) });
    const { store } = table;
    const now = { standings: null, moves: [1], viewer: 0, toAct: [0], view: {} } as unknown as Situation;
    store.setState({ now, plug: { picks: () => ['a:1'] } as never });
    table.hint();
    expect(store.getState()).toMatchObject({ advising: true, moving: false });
    store.setState({ chosen: ['b:2/0'] });
    asked[0]?.resolve({ moves: [1], sentence: 'why' });
    await later();
    expect(store.getState()).toMatchObject({ advising: false, chosen: ['b:2/0'], notice: { hint: { sentence: 'why' } } });
    table.hint();
    asked[1]?.resolve({ moves: [1], sentence: 'why' });
    await later();
    expect(store.getState()).toMatchObject({ chosen: ['a:1/0'] });
    table.hint();
    table.play(1);
    asked[2]?.resolve({ moves: [1], sentence: 'why' });
    await later();
    expect(store.getState()).toMatchObject({ chosen: [], notice: undefined });
  });
});

it('whoever touches something while pieces fly does not wait for them', () => {
  const table = drivenBy({});
  let landed = 0;
  table.passing.setState({ land: () => landed++ });
  table.store.setState({ moving: true, chosen: [] });
  table.touch('a:1/0');
  expect(landed).toBe(1);
  expect(table.store.getState().chosen).toEqual([]);
});

it('no hint is given where none was agreed, until the game is over', () => {
  const { asked, ask } = answered<never>();
  const table = drivenBy({ hint: ask });
  const { store } = table;
  store.setState({ online: { helpers: false } as OnlineState, now: { standings: null } as Situation });
  table.hint();
  expect(asked).toHaveLength(0);
  store.setState({ now: { standings: [[0]] } as unknown as Situation });
  table.hint();
  expect(asked).toHaveLength(1);
});

it('no hint is given where others play the same cards by themselves', () => {
  const { asked, ask } = answered<never>();
  const table = drivenBy({ hint: ask });
  table.store.setState({ unaided: true, now: { standings: null } as Situation });
  table.hint();
  expect(asked).toHaveLength(0);
});

it('a coach sits with whoever plays where help was agreed, and is away from tables of others for a reason', () => {
  const [agreed, not] = [true, false].map((helpers) => ({ helpers }) as OnlineState);
  expect(coachAway({ here: [0], online: undefined })).toBeUndefined();
  expect(coachAway({ here: [0], online: agreed })).toBeUndefined();
  expect(coachAway({ here: [0], online: not })).toBe('agreed');
  expect(coachAway({ here: [0], online: undefined, unaided: true })).toBe('unaided');
  expect(coachAway({ here: [], online: agreed })).toBe('watching');
});

it('nobody answering is told in the words of every browser', () => {
  for (const words of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed', 'fetch failed'])
    expect(troubleOf(new TypeError(words)).key).toBe('trouble.unreachable');
  expect(troubleOf(new TypeError('x is not a function')).key).toBe('trouble.engine');
});

describe('a review', () => {
  it('is there bit by bit, then as a whole, and is made only once', async () => {
    let asked = 0;
    let tell: ((one: Remarked) => void) | undefined;
    let finish: ((all: Verdict) => void) | undefined;
    const table = reviewedBy((_, found) => {
      asked++;
      tell = found;
      return new Promise((resolve) => (finish = resolve));
    });
    table.review();
    table.review();
    expect(asked).toBe(1);
    tell?.(remarked);
    expect(table.store.getState().review).toEqual({ thorough: false, remarks: [remarked], verdict: undefined });
    finish?.(verdict);
    await Promise.resolve();
    expect(table.store.getState().review).toEqual({ thorough: false, remarks: [remarked], verdict });
  });

  it('is made again where it is to be more thorough', () => {
    const asked: boolean[] = [];
    const table = reviewedBy((thoroughly) => {
      asked.push(thoroughly);
      return new Promise(() => undefined);
    });
    for (const thoroughly of [false, true, false, true]) table.review(thoroughly);
    expect(asked).toEqual([false, true]);
  });

  it('that fails says so and can be asked for again', async () => {
    const table = reviewedBy(() => Promise.reject(new TypeError('fetch failed')));
    table.review();
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.store.getState()).toMatchObject({
      review: undefined,
      notice: { kind: 'trouble', trouble: { key: 'trouble.unreachable' } },
    });
  });

  it('of a game that goes on after all is forgotten, and so is how it ended', async () => {
    let tell: ((one: Remarked) => void) | undefined;
    let end: ((error: Error) => void) | undefined;
    const table = reviewedBy((_, found) => {
      tell = found;
      return new Promise((_, reject) => (end = reject));
    });
    table.review();
    table.store.setState({ review: undefined });
    tell?.(remarked);
    end?.(new Error('ended'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.store.getState()).toMatchObject({ review: undefined, notice: undefined });
  });
});
