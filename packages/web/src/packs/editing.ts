/** A pack that is being worked on: what it is now, the way back, and every step kept on the device as it is made. */
import { Complaint, same } from '@parlour/kernel';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { createStore, type StoreApi } from 'zustand';
import { type Change, changesBetween, reversed, withChanges } from './changes.ts';
import type { Journal } from './journal.ts';
import type { KeptPack, KeptPacks, PackDocument } from './kept.ts';

export interface EditingState {
  readonly pack: PackDocument;
  /** Steps that can be taken back, and done again: the latest last. */
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** Whether all of it is on the device. */
  readonly isKept: boolean;
  /** Why it is not. */
  readonly trouble: Trouble | undefined;
}

interface Step {
  readonly changes: readonly Change[];
  /** Where it was made: whoever takes it back is led there. */
  readonly at: string;
}

export interface Editing {
  readonly store: StoreApi<EditingState>;
  /** The pack as it is from now on. Steps made with the same `hand` are one: the letters of a word. */
  change(pack: PackDocument, at: string, hand?: string): void;
  /** Says where it was made. */
  undo(): string | undefined;
  redo(): string | undefined;
  close(): void;
}

interface Place {
  readonly packs: KeptPacks;
  readonly journal: Journal;
  readonly now: () => number;
}

export function openEditing({ id, pack }: KeptPack, { packs, journal, now }: Place): Editing {
  const left = journal.leftOver();
  const store = createStore<EditingState>()(() => ({
    pack: withChanges(pack, left),
    done: [],
    undone: [],
    isKept: true,
    trouble: undefined,
  }));
  let lastHand: string | undefined;
  let pending: readonly Change[] = [];
  let keeping = Promise.resolve();

  /** What is no different stays the same object: nobody has to look at it anew. */
  function show(found: PackDocument): void {
    if (!same(found, store.getState().pack)) store.setState({ pack: found });
  }

  /** One after the other, as they were made. What could not be kept is tried again with the next. */
  function keep(changes: readonly Change[]): void {
    pending = [...pending, ...changes];
    journal.note(pending);
    store.setState({ isKept: false });
    keeping = keeping.then(async () => {
      const these = pending;
      if (these.length === 0) return;
      try {
        const kept = await packs.change(id, these, now());
        if (kept === undefined) throw new Complaint('packs.gone');
        pending = pending.slice(these.length);
        if (pending.length > 0) return;
        journal.strike();
        // What another window has changed meanwhile is there, too.
        show(kept.pack);
        store.setState({ isKept: true, trouble: undefined });
      } catch (error) {
        store.setState({ trouble: troubleOf(error) });
      }
    });
  }

  /** The last of the steps made, or taken back, is turned round. */
  function turn(from: 'done' | 'undone'): string | undefined {
    const state = store.getState();
    const step = state[from].at(-1);
    if (step === undefined) return undefined;
    lastHand = undefined;
    const changes = from === 'done' ? reversed(step.changes) : step.changes;
    const [done, undone] =
      from === 'done' ? [state.done.slice(0, -1), [...state.undone, step]] : [[...state.done, step], state.undone.slice(0, -1)];
    store.setState({ pack: withChanges(state.pack, changes), done, undone });
    keep(changes);
    return step.at;
  }

  if (left.length > 0) keep(left);
  const deafen = packs.listen((changed) => {
    if (changed !== id) return;
    keeping = keeping.then(async () => {
      const kept = await packs.find(id).catch(() => undefined);
      if (kept !== undefined && pending.length === 0) show(kept.pack);
    });
  });

  return {
    store,
    change(next, at, hand) {
      const state = store.getState();
      const changes = changesBetween(state.pack, next);
      if (changes.length === 0) return;
      const last = state.done.at(-1);
      const goesOn = hand !== undefined && hand === lastHand && last !== undefined;
      const before = goesOn ? state.done.slice(0, -1) : state.done;
      lastHand = hand;
      store.setState({ pack: next, done: [...before, { at, changes: goesOn ? [...last.changes, ...changes] : changes }], undone: [] });
      keep(changes);
    },
    undo: () => turn('done'),
    redo: () => turn('undone'),
    close: deafen,
  };
}
