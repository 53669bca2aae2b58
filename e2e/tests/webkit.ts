/** WebKit, by WebDriver: the engine of Safari, as GTK's programs have it. Its windows are drawn on a screen that nobody looks at. */
import { freePort } from '../../scripts/lib/free-port.ts';
import { begin, click, end, heard, onPath, size, type Window } from './window.ts';

const needed = { driver: onPath('WebKitWebDriver'), screen: onPath('Xvfb') };

/** How to open a window of it; nothing where it, or a screen to draw on, is not installed. */
export const webkit = needed.driver && needed.screen ? () => openWebKit(needed.driver!, needed.screen!) : undefined;

async function openWebKit(program: string, screen: string): Promise<Window> {
  const display = begin(screen, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', `${size.width}x${size.height}x24`]);
  const number = await heard(display, /(\d+)\n/);
  const port = await freePort();
  const driver = begin(program, [`--port=${port}`], { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' });
  await answers(port);
  const send = async <Result>(method: 'POST' | 'DELETE', path: string, params?: object): Promise<Result> => {
    const body = params === undefined ? {} : { body: JSON.stringify(params) };
    const { value } = (await (await fetch(`http://127.0.0.1:${port}${path}`, { method, ...body })).json()) as { value: Failure | Result };
    if (isFailure(value)) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...size });
  return {
    go: (url) => send('POST', `${session}/url`, { url }),
    async ask(question, given) {
      const answer = await send<string>('POST', `${session}/execute/sync`, {
        script: `return (async (given) => JSON.stringify((await (${String(question)})(JSON.parse(given))) ?? null))(arguments[0])`,
        args: [JSON.stringify(given ?? null)],
      });
      return JSON.parse(answer);
    },
    press: (x, y) => send('POST', `${session}/actions`, { actions: click(x, y) }),
    async close() {
      await send('DELETE', session);
      await end(driver);
      await end(display);
    },
  };
}

interface Failure {
  readonly error: string;
  readonly message: string;
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'error' in value;
}

async function answers(port: number): Promise<void> {
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 50));
}
