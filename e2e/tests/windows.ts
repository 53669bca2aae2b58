/** Windows of browsers that Playwright does not drive as they are installed: Firefox, by WebDriver BiDi, which it speaks itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Window {
  readonly go: (address: string) => Promise<void>;
  /** Asks the page itself. What goes there and comes back is JSON. */
  readonly ask: <Answer, Given = undefined>(question: (given: Given) => Answer | Promise<Answer>, given?: Given) => Promise<Answer>;
  /** Moves the mouse there and clicks. */
  readonly press: (x: number, y: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

type Opener = () => Promise<Window>;
const size = { width: 820, height: 640 };

/** How to open a window of each; nothing where it is not installed. */
export function windows(): Readonly<Record<string, Opener | undefined>> {
  const firefox = onPath('firefox-esr') ?? onPath('firefox');
  return { Firefox: firefox === undefined ? undefined : () => openFirefox(firefox) };
}

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const click = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

async function openFirefox(program: string): Promise<Window> {
  const profile = mkdtempSync(join(tmpdir(), 'parlour-firefox-'));
  const firefox = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], { stdio: 'pipe' });
  // Also if a test is given up, and its process with it.
  process.once('exit', () => firefox.kill());
  const address = await heard(firefox, /WebDriver BiDi listening on (ws:\S+)/);
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
      await end(firefox);
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

/** The first thing that a program says that looks like this. */
function heard(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = '';
    const hear = (text: Buffer) => {
      all += String(text);
      const found = wanted.exec(all)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', reject).on('exit', () => reject(new Error(`it ended: ${all}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
