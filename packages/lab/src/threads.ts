import { Worker } from 'node:worker_threads';

/**
 * Has numbered pieces of work done by several threads, each of which gets the next when it has answered, until `take` has no more. If `done` throws,
 * all of them stop.
 */
export async function inThreads(
  threads: number,
  program: URL,
  workerData: unknown,
  take: () => number | undefined,
  done: (answer: unknown) => void,
): Promise<void> {
  const workers = Array.from({ length: threads }, () => new Worker(program, { workerData }));
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, take, done)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function keepBusy(worker: Worker, take: () => number | undefined, done: (answer: unknown) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const more = () => {
      const piece = take();
      if (piece === undefined) resolve();
      else worker.postMessage(piece);
    };
    worker.on('error', reject);
    worker.on('message', (answer: unknown) => {
      try {
        done(answer);
        more();
      } catch (error) {
        reject(error);
      }
    });
    more();
  });
}
