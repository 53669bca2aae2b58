/**
 * Where the engine's worker begins. All it does is loaded from here and never imports this file: WebKit runs the first file of a worker
 * a second time if anything imports it, and two engines would answer each question.
 */
import type { Answered, Asked } from './protocol.ts';

const loading = import('./in-browser.ts');

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  loading.then(
    ({ engine }) => engine.hear(data),
    // What could not be fetched once is never fetched again by the same worker.
    (error: unknown) => postMessage({ unloaded: String(error) } satisfies Answered),
  );
});
