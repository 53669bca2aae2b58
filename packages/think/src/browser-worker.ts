/** Nothing that is loaded from here may import this file: WebKit runs the first file of a worker a second time then, and would answer twice. */
import type { Answer, Ask } from './ponder.ts';
import type { Reply } from './pool.ts';

const head = import('./ponder.ts');

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  void head
    .then(({ answer }) => answer(data))
    .catch((error: unknown): Reply<Answer> => ({ failure: String(error) }))
    .then((reply) => postMessage(reply));
});
