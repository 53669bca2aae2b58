import { answer } from './answer.ts';
import type { ThinkRequest } from './thinker.ts';

addEventListener('message', ({ data }: MessageEvent<ThinkRequest>) => {
  void answer(data).then((answered) => postMessage(answered));
});
