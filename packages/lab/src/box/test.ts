/** Whether a box plays: bots play with the numbers of a pack and, from the same seeds, with ours. Runs in Node and in a page. */
import type { OptionValues } from '@parlour/kernel';
import type { Pool } from '@parlour/think/pool';
import { chunkSize, playChunk, prepare, type Simulation } from '../chunk.ts';
import { keepBusy } from '../keep-busy.ts';
import { addTally, newTally, type Tally } from '../tally.ts';

/** What is played. Plain data, so that it can be sent to other threads. */
export interface BoxTest {
  readonly game: string;
  readonly players: number;
  /** With the pack, and as many with ours. */
  readonly games: number;
  readonly seed: string;
  /** The option that takes the pack, and the pack. */
  readonly option: string;
  readonly pack: unknown;
  /** What else is agreed. */
  readonly options: OptionValues;
}

/** Quick ones who go by first sight: those who think ahead know our numbers better than a pack's, and it is the numbers that are compared. */
const BOTS = ['greedy'];

function simulationOf({ game, players, games, seed, option, pack, options }: BoxTest, isTheirs: boolean): Simulation {
  return {
    game,
    players,
    games,
    seed,
    bots: BOTS,
    options: isTheirs ? { ...options, [option]: pack } : options,
    budget: {},
  };
}

/** The thread's side: plays the games of one piece, which are ours and theirs by turns. */
export function boxPlayer(test: BoxTest): (piece: number) => Promise<Tally> {
  const sides = [false, true].map((isTheirs) => {
    const simulation = simulationOf(test, isTheirs);
    return { simulation, ready: prepare(simulation) };
  });
  return async (piece) => {
    const { simulation, ready } = sides[piece % 2]!;
    const { subject, bots } = await ready;
    return playChunk(simulation, subject, bots, Math.floor(piece / 2));
  };
}

export interface BoxTested {
  readonly ours: Tally;
  readonly theirs: Tally;
}

/** Has the games played by these threads, which are closed at the end. `progress` hears how many of all games are done. */
export async function testBox(
  test: BoxTest,
  pool: Pool<number, Tally>,
  progress: (done: number) => void,
  signal?: AbortSignal,
): Promise<BoxTested> {
  const stop = () => void pool.close();
  signal?.addEventListener('abort', stop, { once: true });
  const simulation = simulationOf(test, true);
  const pieces = 2 * Math.ceil(test.games / chunkSize(simulation));
  const tallies: Tally[] = Array.from({ length: pieces });
  let [next, games] = [0, 0];
  try {
    signal?.throwIfAborted();
    await prepare(simulation);
    await keepBusy(
      pool,
      Math.min(pool.free(), pieces),
      () => (next < pieces ? next++ : undefined),
      (piece, tally) => {
        tallies[piece] = tally;
        games += tally.games;
        progress(games);
      },
    );
  } catch (error) {
    // Whoever stopped it hears nothing but that.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.close();
  }
  const sum = (side: number) => {
    const tally = newTally();
    for (const [piece, part] of tallies.entries()) if (piece % 2 === side) addTally(tally, part);
    return tally;
  };
  return { ours: sum(0), theirs: sum(1) };
}
