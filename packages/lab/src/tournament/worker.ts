import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import type { Tournament } from './fixtures.ts';
import { referee } from './game.ts';

const ready = referee(workerData as Tournament);

answerAll(async (number: number) => (await ready)(number));
