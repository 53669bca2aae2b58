import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import type { Study } from './plan.ts';
import { studyRoom } from './room.ts';

const ready = studyRoom(workerData as Study);

answerAll(async (place: number) => (await ready)(place));
