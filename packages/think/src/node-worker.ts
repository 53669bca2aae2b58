import { parentPort } from 'node:worker_threads';
import { answer } from './answer.ts';
import type { ThinkRequest } from '@parlour/bots';

parentPort?.on('message', (request: ThinkRequest) => {
  void answer(request).then((answered) => parentPort?.postMessage(answered));
});
