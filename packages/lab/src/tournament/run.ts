import { Complaint, same } from '@parlour/kernel';
import { nodeThread } from '@parlour/think/threads';
import { inThreads } from '../threads.ts';
import { lineups, type Tournament } from './fixtures.ts';
import { type PlayedGame, referee } from './game.ts';

/** Where finished games are kept, so that a tournament that was broken off goes on where it stopped. */
export interface Ledger {
  /** What is kept so far; nothing if it is new. */
  read(): string | undefined;
  append(line: string): void;
}

/** Plays all games that the ledger does not hold yet, on several threads, and gives all in their order. */
export async function runTournament(
  tournament: Tournament,
  jobs: number,
  ledger: Ledger | undefined,
  progress: (played: number, all: number) => void = () => {},
): Promise<PlayedGame[]> {
  await referee(tournament);
  const all = lineups(tournament).length * tournament.deals;
  const played = openLedger(tournament, ledger);
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

/** The first line names the tournament, every other is one game; a last line that was cut short is played again. */
function openLedger(tournament: Tournament, ledger: Ledger | undefined): Map<number, PlayedGame> {
  const played = new Map<number, PlayedGame>();
  const text = ledger?.read();
  // More deals of the same tournament may be added later.
  const head = { ...tournament, deals: 0 };
  if (text === undefined) ledger?.append(JSON.stringify(head));
  const [first, ...rest] = text?.split('\n') ?? [];
  if (first !== undefined && !same(parse(first), head)) throw new Complaint('lab.other-tournament');
  for (const line of rest) {
    const game = parse(line) as PlayedGame | undefined;
    if (game !== undefined) played.set(game.number, game);
  }
  return played;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
