import { createInterface } from 'node:readline';

/** Reads answers line by line, from a person or a pipe. */
export interface Input {
  /** The next answer, trimmed; nothing once there will be no more (Ctrl-D, Ctrl-C, or the end of a pipe). */
  ask(prompt: string): Promise<string | undefined>;
  /** Ctrl-C. */
  readonly interrupted: AbortSignal;
  close(): void;
}

/** Lines may come before they are asked for, as from a pipe: none is lost. From a pipe they are echoed, so that a transcript can be read. */
export function openInput(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Input {
  const terminal = input.isTTY && output.isTTY;
  const lines = createInterface({ input, output: terminal ? output : undefined, terminal, historySize: 0 });
  const waiting: string[] = [];
  let answer: ((line: string | undefined) => void) | undefined;
  let closed = false;
  const give = (line: string | undefined) => {
    const asked = answer;
    answer = undefined;
    asked?.(line);
  };
  lines.on('line', (line) => (answer === undefined ? void waiting.push(line) : give(line)));
  const interruption = new AbortController();
  lines.on('SIGINT', () => {
    interruption.abort();
    lines.close();
  });
  lines.on('close', () => {
    closed = true;
    give(undefined);
  });
  return {
    async ask(prompt) {
      if (terminal) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else output.write(prompt);
      const line = await new Promise<string | undefined>((resolve) => {
        const next = waiting.shift();
        if (next !== undefined || closed) resolve(next);
        else answer = resolve;
      });
      if (!terminal) output.write(`${line ?? ''}\n`);
      else if (line === undefined) output.write('\n');
      return line?.trim();
    },
    interrupted: interruption.signal,
    close: () => lines.close(),
  };
}
