import { expect, it } from 'vitest';
import { type Change, changesBetween, reversed, withChanges } from './changes.ts';
import { openEditing } from './editing.ts';
import { journalOf } from './journal.ts';
import { changedPack, type KeptPack, type KeptPacks } from './kept.ts';

/** A device with one pack on it; writing waits until the test lets it go on, and fails while the disk is full. */
function device(pack: KeptPack['pack']) {
  let kept: KeptPack = { id: 'box', game: 'last-will', pack, updated: 0 };
  const listeners = new Set<(id: string) => void>();
  const notes = new Map<string, string>();
  const disk = { isFull: false, isStuck: false };
  const window = () => {
    const heard: ((id: string) => void)[] = [];
    const packs: Pick<KeptPacks, 'change' | 'find' | 'listen'> = {
      async change(_id: string, changes: readonly Change[], now: number) {
        if (disk.isStuck) return new Promise(() => undefined);
        if (disk.isFull) throw new Error('no room');
        kept = changedPack(kept, changes, now);
        for (const listener of listeners) if (!heard.includes(listener)) listener('box');
        return kept;
      },
      find: async () => kept,
      listen(hear) {
        heard.push(hear);
        listeners.add(hear);
        return () => listeners.delete(hear);
      },
    };
    return openEditing(kept, { packs: packs as KeptPacks, journal: journalOf('box', storage(notes)), now: () => 1 });
  };
  return { window, disk, notes, kept: () => kept.pack };
}

function storage(notes: Map<string, string>): Storage {
  return {
    get length() {
      return notes.size;
    },
    key: (i) => [...notes.keys()][i] ?? null,
    getItem: (key) => notes.get(key) ?? null,
    setItem: (key, value) => void notes.set(key, value),
    removeItem: (key) => void notes.delete(key),
    clear: () => notes.clear(),
  };
}

/** All that is under way has come to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('tells what is different field by field, lists whole, and takes it back', () => {
  const before = { name: 'Box', cards: { ball: { copies: 1, pay: [1] } } };
  const after = { cards: { ball: { copies: 2, pay: [1, 2] }, dog: { copies: 3 } } };
  const changes = changesBetween(before, after);
  expect(changes.map(({ path }) => path.join('.'))).toEqual(['name', 'cards.ball.copies', 'cards.ball.pay', 'cards.dog']);
  expect(withChanges(before, changes)).toEqual(after);
  expect(withChanges(after, reversed(changes))).toEqual(before);
  expect(changesBetween(before, { ...before })).toEqual([]);
});

it('keeps every step, and takes steps back and makes them again', async () => {
  const { window, kept } = device({});
  const editing = window();
  editing.change({ opera: 3 }, 'opera');
  editing.change({ opera: 3, name: 'B' }, 'name', 'name');
  editing.change({ opera: 3, name: 'Bo' }, 'name', 'name');
  await settled();
  expect(kept()).toEqual({ opera: 3, name: 'Bo' });
  // The letters of a word are one step.
  expect(editing.undo()).toBe('name');
  expect(editing.store.getState().pack).toEqual({ opera: 3 });
  expect(editing.undo()).toBe('opera');
  expect(editing.undo()).toBeUndefined();
  expect(editing.redo()).toBe('opera');
  await settled();
  expect(kept()).toEqual({ opera: 3 });
  editing.change({ opera: 4 }, 'opera');
  expect(editing.redo()).toBeUndefined();
});

it('two windows lose nothing to each other, not even by taking back', async () => {
  const { window, kept } = device({});
  const [one, other] = [window(), window()];
  one.change({ opera: 3 }, 'opera');
  other.change({ defaultWill: 70 }, 'will');
  await settled();
  expect(kept()).toEqual({ opera: 3, defaultWill: 70 });
  expect(one.store.getState().pack).toEqual(kept());
  expect(other.store.getState().pack).toEqual(kept());
  one.undo();
  await settled();
  expect(kept()).toEqual({ defaultWill: 70 });
  expect(other.store.getState().pack).toEqual({ defaultWill: 70 });
});

it('what could not be kept is said, stays on the screen, and is kept with the next step', async () => {
  const { window, disk, kept } = device({});
  const editing = window();
  disk.isFull = true;
  editing.change({ opera: 3 }, 'opera');
  await settled();
  expect(editing.store.getState()).toMatchObject({ pack: { opera: 3 }, isKept: false });
  expect(editing.store.getState().trouble).toBeDefined();
  disk.isFull = false;
  editing.change({ opera: 3, defaultWill: 70 }, 'will');
  await settled();
  expect(editing.store.getState()).toMatchObject({ isKept: true, trouble: undefined });
  expect(kept()).toEqual({ opera: 3, defaultWill: 70 });
});

it('a step made as the page was closed is there when it is opened again', async () => {
  const { window, disk, notes, kept } = device({});
  const closed = window();
  disk.isStuck = true;
  closed.change({ opera: 3 }, 'opera');
  await settled();
  closed.close();
  disk.isStuck = false;
  expect(kept()).toEqual({});
  const opened = window();
  expect(opened.store.getState().pack).toEqual({ opera: 3 });
  await settled();
  expect(kept()).toEqual({ opera: 3 });
  expect(notes.size).toBe(0);
});
