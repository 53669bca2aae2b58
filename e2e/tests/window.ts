/** What a browser that Playwright does not drive as it is installed can be asked to do, and what driving one takes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Window {
  readonly go: (address: string) => Promise<void>;
  /** Asks the page itself. What goes there and comes back is JSON. */
  readonly ask: <Answer, Given = undefined>(question: (given: Given) => Answer | Promise<Answer>, given?: Given) => Promise<Answer>;
  /** Moves the mouse there and clicks. */
  readonly press: (x: number, y: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const size = { width: 820, height: 640 };

export function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** A click as both kinds of WebDriver are told of it. */
export const click = (x: number, y: number) => [
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

/** A program that goes with this process, also if a test is given up. */
export function begin(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(program, args, { stdio: 'pipe', env: { ...process.env, ...env } });
  process.once('exit', () => child.kill());
  return child;
}

/** The first thing that a program says that looks like this. */
export function heard(child: ChildProcess, wanted: RegExp): Promise<string> {
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

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
