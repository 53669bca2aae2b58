import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { run } from '../src/program.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A folder that nobody else uses. */
export function ownFolder(): string {
  return mkdtempSync(join(tmpdir(), 'parlour-'));
}

/** Runs the real command, as people do, with these lines typed into it. */
export function parlour(args: readonly string[], lines: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { PATH: process.env['PATH'], HOME: ownFolder(), LANG: 'en_GB.UTF-8', ...env },
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // A command that reads nothing may be gone before all is written.
    child.stdin.on('error', () => {});
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}

/** The same within this process, for commands that only complain: much faster. */
export async function parlourHere(args: readonly string[]): Promise<Ran> {
  let [out, err] = ['', ''];
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true));
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += String(text)), true));
  try {
    const code = await run(args);
    return { code, out, err };
  } finally {
    process.exitCode = undefined;
    stdout.mockRestore();
    stderr.mockRestore();
  }
}
