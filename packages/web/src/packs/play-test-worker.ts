/** Nothing that is loaded from here may import this file: WebKit runs the first file of a worker a second time then, and would answer twice. */
import type { BoxTest } from '@parlour/lab/box';

const head = import('./piece.ts');
let test: BoxTest | undefined;

addEventListener('message', ({ data }: MessageEvent<BoxTest | number>) => {
  if (typeof data !== 'number') test = data;
  else void head.then(({ playPiece }) => playPiece(test, data)).then((reply) => postMessage(reply));
});
