/** Nothing that is loaded from here may import this file: WebKit runs the first file of a worker a second time then, and would answer twice. */
import type { Answer } from './answer.ts';
import type { ThinkRequest } from '@parlour/bots';

const head = import('./answer.ts');

addEventListener('message', ({ data }: MessageEvent<ThinkRequest>) => {
  void head
    .then(({ answer }) => answer(data))
    .catch((error: unknown): Answer => ({ failure: String(error) }))
    .then((answered) => postMessage(answered));
});
