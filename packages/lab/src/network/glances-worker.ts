import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import { glancer, type Glances } from './glances.ts';

const ready = glancer(workerData as Glances);

answerAll(async (sheaf: number) => (await ready)(sheaf));
