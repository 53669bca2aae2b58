/** What was luck in a game, worked out on this device: the same game gives the same answer everywhere. */
import { accountsOf } from '@parlour/bots';
import type { GameRecord } from '@parlour/kernel';
import type { Remarked } from '@parlour/table-kit/state/situation.ts';
import { type Engine, startEngine } from '../engine/engine.ts';

/** What the deal and the draws brought each seat of a table, in victories. */
export type Luck = readonly number[];

const keptAs = (table: string) => `parlour-luck-${table}`;

/** What is known already on this device. */
export function keptLuck(table: string): Luck | undefined {
  try {
    const kept = localStorage.getItem(keptAs(table));
    return kept === null ? undefined : (JSON.parse(kept) as Luck);
  } catch {
    return undefined;
  }
}

/** Looks through games one after the other; what is found is kept. `told` how many are done, and how much of the next. */
export async function lookThrough(
  tables: readonly string[],
  recordOf: (table: string) => Promise<GameRecord>,
  told: (done: number) => void,
): Promise<void> {
  const engine = startEngine(() => undefined);
  try {
    for (const [done, table] of tables.entries()) {
      told(done);
      const luck = await luckIn(engine, await recordOf(table), (part) => told(done + part));
      localStorage.setItem(keptAs(table), JSON.stringify(luck));
    }
    told(tables.length);
  } finally {
    engine.close();
  }
}

async function luckIn(engine: Engine, record: GameRecord, far: (part: number) => void): Promise<Luck> {
  const remarks: Remarked[] = [];
  const { won } = await engine.ask('review', { record, thoroughly: false }, (remarked) => {
    remarks.push(remarked);
    far(remarks.length / record.moves.length);
  });
  return accountsOf(remarks, won).map(({ deal, draws }) => deal + draws);
}
