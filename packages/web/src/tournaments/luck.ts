/** What was luck in the games of a tournament, worked out on this device: the same game gives the same answer everywhere. */
import { accountsOf } from '@parlour/bots';
import type { TournamentView } from '@parlour/client/protocol';
import type { GameRecord } from '@parlour/kernel';
import type { Remarked } from '@parlour/table-kit/state/situation.ts';
import { startEngine } from '../engine/engine.ts';

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

/** The tables whose games are open to be looked through: those of rounds that are over, played to their end. */
export function openTables({ fixtures }: Pick<TournamentView, 'fixtures'>): string[] {
  return fixtures
    .filter((round) => round.every(({ state }) => state !== 'playing'))
    .flatMap((round) => round.filter(({ state }) => state === 'over').map(({ table }) => table));
}

/** Victories of everybody with the luck of these games taken out; games that were not looked through count as they are. */
export function wonWithoutLuck(
  { fixtures, standings }: Pick<TournamentView, 'fixtures' | 'standings'>,
  luckOf: (table: string) => Luck | undefined,
): ReadonlyMap<number, number> {
  return new Map(
    standings.map(({ entrant, won }) => {
      const mine = fixtures.flat().filter(({ lineup }) => lineup.includes(entrant));
      const luck = mine.reduce((sum, { table, lineup }) => sum + (luckOf(table)?.[lineup.indexOf(entrant)] ?? 0), 0);
      return [entrant, won - luck];
    }),
  );
}

/** Looks through games one after the other; what is found is kept. */
export async function lookThrough(
  tables: readonly string[],
  recordOf: (table: string) => Promise<GameRecord>,
  told: (done: number) => void,
): Promise<void> {
  const engine = startEngine(() => undefined);
  try {
    for (const [done, table] of tables.entries()) {
      told(done);
      const remarks: Remarked[] = [];
      const { won } = await engine.ask('review', { record: await recordOf(table), thoroughly: false }, (remarked) =>
        remarks.push(remarked),
      );
      const luck = accountsOf(remarks, won).map(({ deal, draws }) => deal + draws);
      localStorage.setItem(keptAs(table), JSON.stringify(luck));
    }
    told(tables.length);
  } finally {
    engine.close();
  }
}
