import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import type { Study } from './plan.ts';
import { type Due, studyRoom } from './room.ts';

const ready = studyRoom(workerData as Study);

answerAll(async (due: Due) => (await ready)(due));
