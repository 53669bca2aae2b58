/** What was luck in a game: as the server says once it has looked, or worked out on this device. The same game gives the same answer everywhere. */
import { efforts, luckIn, reviewGame } from '@parlour/bots';
import { loadGame, teach } from '@parlour/games';
import { Complaint, type GameRecord } from '@parlour/kernel';
import type { Reviewer } from '@parlour/think';
import { createThinker } from '@parlour/think/browser';

/** What the deal and the draws brought each seat of a table, in victories. */
export type Luck = readonly number[];

const keptAs = (table: string) => `parlour-luck-${table}`;

/** What was worked out on this device. */
export function keptLuck(table: string): Luck | undefined {
  try {
    const kept = localStorage.getItem(keptAs(table));
    return kept === null ? undefined : (JSON.parse(kept) as Luck);
  } catch {
    return undefined;
  }
}

/** What is known of a table by now. */
export function knownLuck({ table, luck }: { readonly table: string; readonly luck: Luck | null }): Luck | undefined {
  return luck ?? keptLuck(table);
}

/** Looks through games one after the other; what is found is kept. `told` how many are done, and how much of the next. */
export async function lookThrough(
  tables: readonly string[],
  recordOf: (table: string) => Promise<GameRecord>,
  told: (done: number) => void,
): Promise<void> {
  const thinker = createThinker();
  try {
    for (const [done, table] of tables.entries()) {
      told(done);
      const luck = await luckOfGame(thinker, await recordOf(table), (part) => told(done + part));
      localStorage.setItem(keptAs(table), JSON.stringify(luck));
    }
    told(tables.length);
  } finally {
    await thinker.close();
  }
}

async function luckOfGame(thinker: Reviewer, record: GameRecord, far: (part: number) => void): Promise<Luck> {
  const game = await loadGame(record.game, record.rules);
  if (game === undefined) throw new Complaint('server.no-game', { game: record.game });
  const { decisions, won = [] } = await reviewGame(
    await teach(game),
    record,
    efforts.luck,
    (request) => thinker.review(request),
    ({ number }) => far(number / record.moves.length),
  );
  return luckIn(decisions, won);
}
