import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import { looker, type Looking } from './looks.ts';

const ready = looker(workerData as Looking);

answerAll(async (number: number) => (await ready)(number));
