import { createPool, nodeThread } from '@parlour/think/threads';
import type { Tally } from '../tally.ts';
import { type BoxTest, type BoxTested, testBox } from './test.ts';

export function testBoxHere(test: BoxTest, jobs: number, progress: (done: number) => void, signal?: AbortSignal): Promise<BoxTested> {
  return testBox(test, createPool(jobs, nodeThread<number, Tally>(new URL('./worker.ts', import.meta.url), test)), progress, signal);
}
