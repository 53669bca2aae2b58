import { newId } from '../secrets.ts';
import type { Change } from './store.ts';

/** Changes that come so soon after each other are told together. */
const PAUSE = 5;
/** PostgreSQL takes no longer text. */
const LONGEST = 7_500;
/** Anything may have changed: a backup was restored, say. */
const ANYTHING = '*';

/** Tells other processes of changes, apart from the transactions that made them: many at once, and nobody waits for it. */
export function makeBell(say: (text: string) => Promise<unknown>) {
  const name = newId();
  const changes = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let saying: Promise<unknown> = Promise.resolve();

  function flush(): void {
    timer = undefined;
    const words = [...changes].map(([table, number]) => ` ${table}:${number}`);
    changes.clear();
    let text = name;
    for (const word of words) {
      if (text.length + word.length > LONGEST) {
        sayIt(text);
        text = name;
      }
      text += word;
    }
    if (text !== name) sayIt(text);
  }

  function sayIt(text: string): void {
    saying = Promise.all([saying, say(text).catch(() => undefined)]);
  }

  return {
    /** By which a process knows its own bell. */
    name,
    ring(change: Change | null): void {
      changes.set(change?.table ?? ANYTHING, change?.number ?? 0);
      timer ??= setTimeout(flush, PAUSE);
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      flush();
      await saying;
    },
  };
}

/** What somebody else's bell says. */
export function heardFrom(text: string, ownName: string): (Change | null)[] {
  const [name, ...words] = text.split(' ');
  if (name === ownName) return [];
  return words.map((word) => {
    const [table = '', number] = word.split(':');
    return table === ANYTHING ? null : { table, number: Number(number) };
  });
}
