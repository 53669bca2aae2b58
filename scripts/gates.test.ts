import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** A copy of our configuration with other sources under it. */
const trial = mkdtempSync(join(tmpdir(), 'parlour-gates-'));
for (const file of ['.oxlintrc.json', '.dependency-cruiser.cjs', 'package.json', 'tsconfig.base.json', 'tsconfig.rules.json'])
  cpSync(join(root, file), join(trial, file));
symlinkSync(join(root, 'node_modules'), join(trial, 'node_modules'));
afterAll(() => rmSync(trial, { recursive: true, force: true }));

function write(path: string, code: string): void {
  mkdirSync(dirname(join(trial, path)), { recursive: true });
  writeFileSync(join(trial, path), code);
}

function run(command: string, ...args: string[]): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(bin(command), args, { cwd: trial, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

describe('rules code stays deterministic', () => {
  const offences = {
    'a clock': 'export const now = Date.now();',
    'global chance': 'export const roll = Math.random();',
    'the console': "console.log('hello');",
    'the environment': "export const home = process.env['HOME'];",
    'the network': "export const page = fetch('https://example.org');",
    'a file': "import { readFileSync } from 'node:fs';\nexport const text = readFileSync('x', 'utf8');",
    'an ambient global': 'export const all = globalThis;',
    'a timer': 'setTimeout(() => {}, 1);',
  };

  for (const home of ['kernel/src', 'last-will/src/rules', 'a-new-game/src/rules/turn'])
    it.each(Object.entries(offences))(`lint catches %s in ${home}`, (_what, code) => {
      write(`packages/${home}/offender.ts`, `${code}\n`);
      const { code: exit, output } = run('oxlint', '--quiet', `packages/${home}/offender.ts`);
      expect(exit, output).not.toBe(0);
      expect(output).toMatch(/no-restricted-(globals|properties|imports)/);
    });

  it('lint lets innocent code pass', () => {
    write('packages/alhambra/src/rules/offender.ts', 'export const two = Math.max(1, 2);\n');
    expect(run('oxlint', '--quiet', 'packages/alhambra/src/rules/offender.ts')).toMatchObject({ code: 0 });
  });

  it('the types of rules code know no clockwork but the language', () => {
    write('packages/kernel/src/offender.ts', 'export const page = document.title;\n');
    const { code, output } = run('tsc', '-p', 'tsconfig.rules.json');
    expect(code).not.toBe(0);
    expect(output).toContain("Cannot find name 'document'");
  });
});

describe('dependencies point one way', () => {
  it('catches a kernel that knows a game', () => {
    write('packages/alhambra/src/index.ts', 'export const alhambra = 1;\n');
    write('packages/kernel/src/offender.ts', "export { alhambra } from '../../alhambra/src/index.ts';\n");
    const { code, output } = run('depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages');
    expect(code).not.toBe(0);
    expect(output).toContain('kernel-arrows');
  });
});
