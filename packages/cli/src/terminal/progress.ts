import type { Cli } from '../cli.ts';

/** A bar that grows on a terminal; silent elsewhere. */
export function progressBar(stream: NodeJS.WriteStream, total: number, { language, paint }: Cli) {
  const begun = performance.now();
  let shown = 0;
  const number = new Intl.NumberFormat(language);
  return {
    show(done: number): void {
      const now = performance.now();
      if (!stream.isTTY || (now - shown < 80 && done < total)) return;
      shown = now;
      const width = 40;
      const full = Math.round((done / total) * width);
      const left = Math.ceil((((now - begun) / done) * (total - done)) / 1000);
      const bar = paint.sign('█', '#').repeat(full) + paint.sign('░', '.').repeat(width - full);
      stream.write(`\r${bar} ${number.format(done)}/${number.format(total)}  ${left} s \u001B[K`);
    },
    clear(): void {
      if (stream.isTTY) stream.write('\r\u001B[K');
    },
  };
}
