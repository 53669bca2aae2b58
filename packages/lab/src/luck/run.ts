import { nodeThread } from '@parlour/think/threads';
import { keptIn, type Ledger } from '../ledger.ts';
import { inThreads } from '../threads.ts';
import type { Accounted } from '../tournament/account.ts';
import { referee } from '../tournament/game.ts';
import { type LuckPlan, tournamentAt } from './plan.ts';

/** A game of a plan, by its number, and what was luck in it. */
export interface LuckGame {
  readonly number: number;
  readonly luck: Accounted;
}

/** Plays all games that the ledger does not hold yet, on several threads. More deals may be added to a plan later. */
export async function runLuck(
  plan: LuckPlan,
  jobs: number,
  ledger: Ledger | undefined,
  progress: (played: number, all: number) => void = () => {},
): Promise<LuckGame[]> {
  // Whatever cannot be played is complained of before anything is.
  for (const table of plan.tables) await referee(tournamentAt(plan, table));
  const all = plan.tables.length * plan.deals;
  const kept = keptIn<LuckGame>(ledger, { ...plan, deals: 0 }, 'lab.other-luck');
  const played = new Map(kept.filter(({ number }) => number < all).map((game) => [game.number, game]));
  const left = Array.from({ length: all }, (_, number) => number).filter((number) => !played.has(number));
  progress(played.size, all);
  const thread = nodeThread<number, Accounted>(new URL('./worker.ts', import.meta.url), plan);
  await inThreads(
    Math.min(jobs, left.length),
    thread,
    () => left.shift(),
    (number, luck) => {
      const game: LuckGame = { number, luck };
      played.set(number, game);
      ledger?.append(JSON.stringify(game));
      progress(played.size, all);
    },
  );
  return [...played.values()].toSorted((a, b) => a.number - b.number);
}
