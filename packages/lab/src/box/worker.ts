import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import { type BoxTest, boxPlayer } from './test.ts';

answerAll(boxPlayer(workerData as BoxTest));
