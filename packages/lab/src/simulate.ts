import { nodeThread } from '@parlour/think/threads';
import { chunkSize, prepare, type Simulation } from './chunk.ts';
import { addTally, newTally, type Tally } from './tally.ts';
import { inThreads } from './threads.ts';

export interface Simulated {
  readonly simulation: Simulation;
  readonly tally: Tally;
  /** As measured in this run: the only figure that differs from run to run. */
  readonly seconds: number;
}

/** Plays a simulation’s games on several threads. The figures are the same for any number of them. */
export async function simulate(simulation: Simulation, jobs: number, progress: (gamesDone: number) => void = () => {}): Promise<Simulated> {
  await prepare(simulation);
  const chunks = Math.ceil(simulation.games / chunkSize(simulation));
  const parts: Tally[] = Array.from({ length: chunks });
  const begun = performance.now();
  let next = 0;
  let games = 0;
  const take = () => (next < chunks ? next++ : undefined);
  const done = (chunk: number, tally: Tally) => {
    parts[chunk] = tally;
    games += tally.games;
    progress(games);
  };
  await inThreads(Math.min(jobs, chunks), nodeThread<number, Tally>(new URL('./worker.ts', import.meta.url), simulation), take, done);
  const tally = newTally();
  for (const part of parts) addTally(tally, part);
  return { simulation, tally, seconds: (performance.now() - begun) / 1000 };
}
