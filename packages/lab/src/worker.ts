import { parentPort, workerData } from 'node:worker_threads';
import { Complaint, type Values } from '@parlour/kernel';
import { playChunk, prepare, type Simulation } from './chunk.ts';
import type { Tally } from './tally.ts';

/** What a thread answers to the number of a chunk. */
export type Answer = { readonly chunk: number; readonly tally: Tally } | { readonly key: string; readonly values: Values };

const simulation = workerData as Simulation;
const ready = prepare(simulation);

parentPort?.on('message', (chunk: number) => {
  void play(chunk).then((answer) => parentPort?.postMessage(answer));
});

async function play(chunk: number): Promise<Answer> {
  try {
    const { game, bots } = await ready;
    return { chunk, tally: playChunk(simulation, game, bots, chunk) };
  } catch (error) {
    if (error instanceof Complaint) return { key: error.key, values: error.values };
    return { key: 'lab.thread', values: { detail: error instanceof Error ? error.message : String(error) } };
  }
}
