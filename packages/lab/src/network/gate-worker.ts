import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import { dealer, type Match } from './gate.ts';

const ready = dealer(workerData as Match);

answerAll(async (number: number) => (await ready)(number));
