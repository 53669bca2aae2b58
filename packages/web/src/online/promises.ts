/** What this browser was promised of the deals at tables, to hold the servers to it. */

const promiseOf = (table: string) => `parlour-deal-${table}`;

export interface Kept {
  readonly hash?: string;
  /** Whether the hash was seen before the game began. */
  readonly early?: boolean;
  /** What was added here. */
  readonly word?: string;
}

export function keptPromise(table: string): Kept {
  return JSON.parse(localStorage.getItem(promiseOf(table)) ?? '{}') as Kept;
}

/** The first hash that is shown counts: a server that shows another one later is found out. */
export function keepHash(table: string, hash: string, early: boolean): void {
  const kept = keptPromise(table);
  if (kept.hash === undefined) keep(table, { ...kept, hash, early });
}

export function keepWord(table: string, word: string): void {
  keep(table, { ...keptPromise(table), word });
}

function keep(table: string, kept: Kept): void {
  localStorage.setItem(promiseOf(table), JSON.stringify(kept));
}
