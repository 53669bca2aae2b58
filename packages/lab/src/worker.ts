import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import { playChunk, prepare, type Simulation } from './chunk.ts';

const simulation = workerData as Simulation;
const ready = prepare(simulation);

answerAll(async (chunk: number) => {
  const { subject, bots } = await ready;
  return playChunk(simulation, subject, bots, chunk);
});
