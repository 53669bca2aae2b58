import { Worker } from 'node:worker_threads';
import { Complaint } from '@parlour/kernel';
import { chunkSize, prepare, type Simulation } from './chunk.ts';
import { addTally, newTally, type Tally } from './tally.ts';
import type { Answer } from './worker.ts';

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
  const workers = Array.from(
    { length: Math.min(jobs, chunks) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: simulation }),
  );
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, take, done)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  const tally = newTally();
  for (const part of parts) addTally(tally, part);
  return { simulation, tally, seconds: (performance.now() - begun) / 1000 };
}

/** Hands one thread chunk after chunk until there are no more. */
function keepBusy(worker: Worker, take: () => number | undefined, done: (chunk: number, tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const more = () => {
      const chunk = take();
      if (chunk === undefined) resolve();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      else worker.postMessage(chunk);
    };
    worker.on('error', reject);
    worker.on('message', (answer: Answer) => {
      if ('tally' in answer) {
        done(answer.chunk, answer.tally);
        more();
      } else reject(new Complaint(answer.key, answer.values));
    });
    more();
  });
}
