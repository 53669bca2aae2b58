/**
 * Where the engine's worker begins. All it does is loaded from here and never imports this file: WebKit runs the first file of a worker
 * a second time if anything imports it, and two engines would answer each question.
 */
import type { Answered, Asked } from './protocol.ts';

const engine = import('./answers.ts');

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  engine.then(
    ({ hear }) => hear(data),
    (error: unknown) => {
      const trouble = { key: 'trouble.engine', values: { detail: String(error) } };
      postMessage({ id: data.id, trouble } satisfies Answered);
    },
  );
});
