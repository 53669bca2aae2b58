import { workerData } from 'node:worker_threads';
import { answerAll } from '@parlour/think/threads';
import { type PuzzlePlan, puzzleMaker } from './make.ts';

const ready = puzzleMaker(workerData as PuzzlePlan);

answerAll(async (number: number) => (await ready)(number));
