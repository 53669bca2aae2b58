import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import { type SelfPlay, selfPlayer } from './self-play.ts';

const ready = selfPlayer(workerData as SelfPlay);

answerAll(async (number: number) => (await ready)(number));
