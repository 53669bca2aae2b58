import { useEffect } from 'react';
import { create } from 'zustand';

/** What parts of the table have to say, for ears. */
interface Noted {
  /** Notes that lie on the table. */
  readonly notes: readonly { readonly words: string; readonly time: number }[];
  /** What would come of what is being put together. */
  readonly outcome: string;
}

export const useNoted = create<Noted>()(() => ({ notes: [], outcome: '' }));

let times = 0;
const heard = new Set<string>();

/** Says a note when it comes: a region that comes with its words in it is silent. One that lasts comes back when another has gone, and is not said again. */
export function useNoteAloud(words: string, lasting: boolean): void {
  useEffect(() => {
    if (lasting && heard.has(words)) return undefined;
    heard.add(words);
    const time = ++times;
    useNoted.setState(({ notes }) => ({ notes: [...notes, { words, time }] }));
    return () => useNoted.setState(({ notes }) => ({ notes: notes.filter((note) => note.time !== time) }));
  }, [words, lasting]);
}

/** Says what would come of it after what is being put together. */
export function useOutcomeAloud(outcome: string): void {
  useEffect(() => {
    useNoted.setState({ outcome });
    return () => useNoted.setState({ outcome: '' });
  }, [outcome]);
}
