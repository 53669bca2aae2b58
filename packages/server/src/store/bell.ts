import { newId } from '../secrets.ts';
import type { Change } from './store.ts';

/** Changes that come so soon after each other are told together. */
const PAUSE = 5;
/** PostgreSQL takes no longer text. */
const LONGEST = 7_500;
/** Anything may have changed: a backup was restored, say. */
const ANYTHING = '*';
/** After the name: what follows is no change of a table, but words parted by commas. */
const OTHERWISE = ' = ';
/** In the place of a number: a table was changed otherwise than by adding to it. */
const ANEW = 'anew';

/** Tells other processes of changes, apart from the transactions that made them: many at once, and nobody waits for it. */
export function makeBell(say: (text: string) => Promise<unknown>) {
  const name = newId();
  const changes = new Map<string, number | null>();
  let timer: NodeJS.Timeout | undefined;
  let saying: Promise<unknown> = Promise.resolve();

  function flush(): void {
    timer = undefined;
    const words = [...changes].map(([table, number]) => ` ${table}:${number ?? ANEW}`);
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
    /** Says something else, in as many texts as it takes. */
    tell(words: readonly string[]): void {
      let text = `${name}${OTHERWISE}`;
      for (const word of words) {
        if (text.length + word.length >= LONGEST) {
          sayIt(text);
          text = `${name}${OTHERWISE}`;
        }
        text += `${word},`;
      }
      if (words.length > 0) sayIt(text);
    },
    ring(change: Change | null): void {
      const { table, number } = change ?? { table: ANYTHING, number: 0 };
      // Whoever looks at a table anew sees all of it.
      if (changes.get(table) !== null) changes.set(table, number);
      timer ??= setTimeout(flush, PAUSE);
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      flush();
      await saying;
    },
  };
}

/** What somebody else says besides. */
export function overheardFrom(text: string, ownName: string): string[] {
  const [name, words] = text.split(OTHERWISE);
  return words === undefined || name === ownName ? [] : words.split(',').filter((word) => word !== '');
}

/** What somebody else's bell says. */
export function heardFrom(text: string, ownName: string): (Change | null)[] {
  const [name, ...words] = text.split(' ');
  if (name === ownName || text.includes(OTHERWISE)) return [];
  return words.map((word) => {
    const [table = '', number] = word.split(':');
    return table === ANYTHING ? null : { table, number: number === ANEW ? null : Number(number) };
  });
}
