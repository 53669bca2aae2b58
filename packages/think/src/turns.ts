/** Who a piece of work is for, from the widest to the narrowest: an address, then a table, say. Nothing: for nobody in particular. */
export type Share = readonly string[];

/** Those who share what there is, and what each of them has had. */
interface Line<T> {
  /** What was spent on it, at least as much as on whoever had least when it came. */
  spent: number;
  /** How many pieces of its work wait or are being worked on, and how many of them are. */
  pieces: number;
  begun: number;
  readonly waiting: T[];
  readonly lines: Map<string, Line<T>>;
}

/**
 * What waits to be done, by turns: at each width next comes whoever has had least so far, and within one line the first who came. Whoever
 * asks for much waits behind themselves; somebody who asks for little does not wait behind them.
 */
export function createTurns<T>() {
  const all = newLine<T>(0);

  function add(share: Share, item: T): void {
    let line = all;
    line.pieces++;
    for (const key of share) {
      // Nobody saves up turns by staying away.
      const known = line.lines.get(key) ?? newLine<T>(leastOf(line.lines.values())?.spent ?? 0);
      line.lines.set(key, known);
      known.pieces++;
      line = known;
    }
    line.waiting.push(item);
  }

  /** The next one, which is being worked on from now on until it is `done`. */
  function next(): T | undefined {
    if (all.pieces === all.begun) return undefined;
    let line = all;
    line.begun++;
    while (line.waiting.length === 0) {
      line = leastOf([...line.lines.values()].filter(({ pieces, begun }) => pieces > begun))!;
      line.begun++;
    }
    return line.waiting.shift();
  }

  /** Takes something back that still waits. Whether it did. */
  function remove(share: Share, item: T): boolean {
    const path = pathTo(share);
    const { waiting } = path.at(-1)!;
    const place = waiting.indexOf(item);
    if (place < 0) return false;
    waiting.splice(place, 1);
    end(share, path);
    return true;
  }

  /** A piece of work has ended that took so much. */
  function done(share: Share, cost: number): void {
    const path = pathTo(share);
    for (const line of path) {
      line.spent += cost;
      line.begun--;
    }
    end(share, path);
  }

  /** Whoever has nothing more to do is forgotten. */
  function end(share: Share, path: readonly Line<T>[]): void {
    for (const [depth, line] of path.entries()) if (--line.pieces === 0) path[depth - 1]?.lines.delete(share[depth - 1]!);
  }

  function pathTo(share: Share): Line<T>[] {
    const path = [all];
    for (const key of share) path.push(path.at(-1)!.lines.get(key)!);
    return path;
  }

  return { add, next, remove, done };
}

function newLine<T>(spent: number): Line<T> {
  return { spent, pieces: 0, begun: 0, waiting: [], lines: new Map() };
}

/** Whoever has had least; where that is the same, for whom least is being done. */
function leastOf<T>(lines: Iterable<Line<T>>): Line<T> | undefined {
  let least: Line<T> | undefined;
  for (const line of lines)
    if (least === undefined || line.spent < least.spent || (line.spent === least.spent && line.begun < least.begun)) least = line;
  return least;
}
