import { nodeThread } from '@parlour/think/threads';
import { keptIn, type Ledger } from '../ledger.ts';
import { inThreads } from '../threads.ts';
import { lineups, type Tournament } from './fixtures.ts';
import { type PlayedGame, referee } from './game.ts';

/** Plays all games that the ledger does not hold yet, on several threads, and gives all in their order. */
export async function runTournament(
  tournament: Tournament,
  jobs: number,
  ledger: Ledger | undefined,
  progress: (played: number, all: number) => void = () => {},
): Promise<PlayedGame[]> {
  await referee(tournament);
  const all = lineups(tournament).length * tournament.deals;
  // More deals of the same tournament may be added later.
  const kept = keptIn<PlayedGame>(ledger, { ...tournament, deals: 0 }, 'lab.other-tournament');
  const played = new Map(kept.map((game) => [game.number, game]));
  const left = Array.from({ length: all }, (_, number) => number).filter((number) => !played.has(number));
  progress(played.size, all);
  const finish = (number: number, game: PlayedGame) => {
    played.set(number, game);
    ledger?.append(JSON.stringify(game));
    progress(played.size, all);
  };
  const thread = nodeThread<number, PlayedGame>(new URL('./worker.ts', import.meta.url), tournament);
  await inThreads(Math.min(jobs, left.length), thread, () => left.shift(), finish);
  return [...played.values()].filter(({ number }) => number < all).toSorted((a, b) => a.number - b.number);
}
