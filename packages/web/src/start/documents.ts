/** Files that are chosen for a game's options. */
import { type AnyGame, Complaint, isLegible, settingFor } from '@parlour/kernel';
import { createStore, type StoreApi } from 'zustand';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';

/** What has come of a file, or of one of my own packs (`own` is its id): it is being read, it can be played with, or something is wrong with it. */
export type Reading =
  | { readonly state: 'reading'; readonly file: string; readonly own?: string }
  | { readonly state: 'read'; readonly file: string; readonly own?: string; readonly value: unknown }
  | { readonly state: 'wrong'; readonly file: string; readonly own?: string; readonly trouble: Trouble };

/** By option. */
export type Readings = Readonly<Record<string, Reading>>;

export type Chosen = Pick<File, 'name' | 'text'> & { readonly size?: number; readonly own?: string };

/** Far more than any document for a game needs. */
const MOST_BYTES = 2_000_000;

export interface Documents {
  readonly store: StoreApi<Readings>;
  /** A file is chosen for an option, or none any more: whatever was chosen last counts. */
  readonly choose: (option: string, file: Chosen | undefined) => void;
  /** What has come of all files, once none is being read. */
  readonly settled: () => Promise<Readings>;
}

export function openDocuments(game: AnyGame): Documents {
  const store = createStore<Readings>()(() => ({}));
  return {
    store,
    choose(option, file) {
      if (file === undefined) return store.setState(without(store.getState(), option), true);
      const reading: Reading = { state: 'reading', ...nameOf(file) };
      store.setState({ [option]: reading });
      void readDocument(file, game, option).then((read) => {
        // Another may have been chosen meanwhile, or none.
        if (store.getState()[option] === reading) store.setState({ [option]: read });
      });
    },
    settled() {
      return new Promise((resolve) => {
        const look = (readings: Readings) => {
          if (Object.values(readings).some(({ state }) => state === 'reading')) return;
          stop();
          resolve(readings);
        };
        const stop = store.subscribe(look);
        look(store.getState());
      });
    },
  };
}

function without(readings: Readings, option: string): Readings {
  return Object.fromEntries(Object.entries(readings).filter(([id]) => id !== option));
}

/** Reads a file of JSON or YAML (JSON is YAML) and has the game check it. Never fails: what is wrong is in the answer. */
async function readDocument(chosen: Chosen, game: AnyGame, option: string): Promise<Reading> {
  const called = nameOf(chosen);
  try {
    const value = await parseFile(chosen);
    check(value, called.file, game, option);
    return { state: 'read', ...called, value };
  } catch (error) {
    return { state: 'wrong', ...called, trouble: troubleOf(error) };
  }
}

function nameOf({ name, own }: Chosen): Pick<Reading, 'file' | 'own'> {
  return { file: name, ...(own === undefined ? {} : { own }) };
}

/** What a file says. Complains if it is no text. */
export async function textOf(chosen: Chosen): Promise<string> {
  const file = chosen.name;
  if (chosen.size !== undefined && chosen.size > MOST_BYTES) throw new Complaint('options.large', { file });
  const text = await chosen.text().catch(() => {
    // Moved, deleted or written to since it was chosen.
    throw new Complaint('options.unopened', { file });
  });
  if (!isLegible(text)) throw new Complaint('options.illegible', { file });
  return text;
}

/** What a file of JSON or YAML says. Complains if it is neither. */
export async function parseFile(chosen: Chosen): Promise<unknown> {
  const file = chosen.name;
  const [text, { LineCounter, parseDocument }] = await Promise.all([textOf(chosen), import('yaml')]);
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = parsed.errors;
  if (error?.code === 'RESOURCE_EXHAUSTION') throw new Complaint('options.endless', { file });
  if (error !== undefined) throw new Complaint('options.unreadable', { file, line: lines.linePos(error.pos[0]).line, slip: error.code });
  try {
    return parsed.toJS();
  } catch {
    // A part may be repeated by its name, and by that grow without end.
    throw new Complaint('options.endless', { file });
  }
}

/** What the game says of the document by itself; how it goes with the other options shows when the game begins. */
function check(value: unknown, file: string, game: AnyGame, option: string): void {
  // To the game, nothing is no document at all.
  if (value === null || value === undefined) throw new Complaint('options.empty', { file });
  try {
    settingFor(game, { [option]: value }, game.seats.min);
  } catch (error) {
    if (error instanceof Complaint && error.refusal !== undefined) throw new Complaint('options.wrong', { file }, error.refusal);
    throw error;
  }
}

/** What a document calls itself, if it does. */
export function ownName(value: unknown): string | undefined {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return typeof name === 'string' ? name : undefined;
}
