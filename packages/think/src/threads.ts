/** Worker threads of Node, for a pool. */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { parentPort, Worker } from 'node:worker_threads';
import { replyTo, type StartThread } from './pool.ts';

export { createPool, type Pool, type StartThread } from './pool.ts';

/** Threads that run a program which calls `answerAll`; `workerData` is the same for all of them. */
export function nodeThread<Ask, Result>(program: URL, workerData?: unknown): StartThread<Ask, Result> {
  return (hear) => {
    const worker = new Worker(program, { workerData, env: ownEnvironment() });
    // A program that wants to end need not wait for a thread that has nothing to do.
    worker.unref();
    worker.on('message', (reply) => {
      worker.unref();
      hear(reply);
    });
    worker.on('error', (error) => hear({ died: error instanceof Error ? error.message : String(error) }));
    return {
      send(ask) {
        worker.ref();
        worker.postMessage(ask);
      },
      async stop() {
        await worker.terminate();
      },
    };
  };
}

/** Where this program keeps what it has compiled: a thread looks there only if its environment says so. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) };
}

/** All that a thread's program does: one piece of work for everything it is sent. What that is, whoever started the thread must know. */
export function answerAll(work: (ask: never) => unknown): void {
  parentPort?.on('message', (ask: unknown) => {
    void replyTo(() => work(ask as never)).then((reply) => parentPort?.postMessage(reply));
  });
}
