/** Firefox, by WebDriver BiDi, which it speaks itself. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, click, end, heard, onPath, size, type Window } from './window.ts';

const program = onPath('firefox-esr') ?? onPath('firefox');

/** How to open a window of it; nothing where it is not installed. */
export const firefox = program === undefined ? undefined : () => openFirefox(program);

async function openFirefox(program: string): Promise<Window> {
  const profile = mkdtempSync(join(tmpdir(), 'parlour-firefox-'));
  const browser = begin(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']);
  const address = await heard(browser, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox does not listen')));
  });
  const awaited = new Map<number, (answer: BidiAnswer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as BidiAnswer;
    awaited.get(answer.id)?.(answer);
    awaited.delete(answer.id);
  });
  let last = 0;
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++last;
    const { result, error, message } = await new Promise<BidiAnswer>((resolve) => {
      awaited.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (error !== undefined) throw new Error(`${method}: ${error} ${message}`);
    return result as Result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  await send('browsingContext.setViewport', { context, viewport: size });
  return {
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async ask(question, given) {
      const { result, exceptionDetails } = await send<BidiResult>('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify((await (${String(question)})(JSON.parse(given))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
        awaitPromise: true,
        target: { context },
      });
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    press: (x, y) => send('input.performActions', { context, actions: click(x, y) }),
    async close() {
      socket.close();
      await end(browser);
    },
  };
}

interface BidiAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface BidiResult {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}
