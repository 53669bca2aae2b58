import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { browserFailures, unitFailures } from './lib/gates.mjs';

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

/** What is wrong with these packages, each file with the one file that it uses. */
function violations(uses: Readonly<Record<string, string>>): string {
  rmSync(join(trial, 'packages'), { recursive: true, force: true });
  for (const used of Object.values(uses)) write(`packages/${used}`, 'export const used = 1;\n');
  for (const [user, used] of Object.entries(uses)) {
    const path = relative(join('packages', dirname(user)), join('packages', used));
    write(`packages/${user}`, `export { used } from '${path.startsWith('.') ? path : `./${path}`}';\n`);
  }
  return run('depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages').output;
}

describe('dependencies point one way', () => {
  it('catches a kernel that knows a game', () => {
    expect(violations({ 'kernel/src/offender.ts': 'alhambra/src/rules/index.ts' })).toContain('kernel-arrows');
  });

  const game = 'a-new-game/src';
  it.each([
    ['rules that know a bot', 'rules/offender.ts', `${game}/bot/index.ts`, 'rules-arrows'],
    ['rules that know bots', 'rules/offender.ts', 'bots/src/index.ts', 'rules-arrows'],
    ['a bot that knows the terminal', 'bot/offender.ts', `${game}/terminal/index.ts`, 'bot-arrows'],
    ['a bot that knows another game', 'bot/offender.ts', 'alhambra/src/rules/index.ts', 'bot-arrows'],
    ['a terminal that knows the command line', 'terminal/offender.ts', 'cli/src/cli.ts', 'terminal-arrows'],
    ['a table that knows the page', 'table/offender.ts', 'web/src/page.ts', 'table-arrows'],
    ['a folder that nobody looks into', 'rules/offender.ts', `${game}/elsewhere/file.ts`, 'a-game-is-its-folders'],
  ])('catches, in any game, %s', (_what, user, used, rule) => {
    expect(violations({ [`${game}/${user}`]: used })).toContain(rule);
  });

  it('catches every other package that knows a game', () => {
    const names = ['bots', 'games', 'think', 'lab', 'server', 'cli', 'web', 'table-kit', 'terminal-kit', 'client'];
    const found = violations(Object.fromEntries(names.map((name) => [`${name}/src/offender.ts`, `${game}/rules/index.ts`])));
    expect(names.filter((name) => !found.includes(`${name}-arrows`))).toEqual([]);
  });

  it('lets a game be as it should', () => {
    const uses = {
      [`${game}/rules/state.ts`]: 'kernel/src/index.ts',
      [`${game}/bot/index.ts`]: 'bots/src/index.ts',
      [`${game}/bot/rate.ts`]: `${game}/rules/index.ts`,
      [`${game}/terminal/index.ts`]: 'terminal-kit/src/index.ts',
      [`${game}/table/index.ts`]: 'table-kit/src/index.ts',
    };
    expect(violations(uses)).toContain('no dependency violations found');
  });
});

describe('a failed run ends by naming what failed', () => {
  it('of the unit tests, a file that broke before its tests included', () => {
    const name = join(process.cwd(), 'packages/kernel/test/a.test.ts');
    const failed = { status: 'failed', fullName: 'a game ends', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'] };
    const testResults = [
      {
        name,
        status: 'failed',
        message: '',
        assertionResults: [failed, { status: 'passed', fullName: 'a game begins', failureMessages: [] }],
      },
      { name, status: 'failed', message: 'no such module', assertionResults: [] },
      { name, status: 'passed', message: '', assertionResults: [] },
    ];
    expect(unitFailures({ testResults })).toEqual([
      'packages/kernel/test/a.test.ts › a game ends\n    expected 1 to be 2',
      'packages/kernel/test/a.test.ts\n    no such module',
    ]);
  });

  it('of the browser tests, however deep', () => {
    const tests = [{ results: [{ errors: [{ message: 'gone' }] }] }];
    const one = { file: 'a.spec.ts', title: 'one', ok: true, tests };
    const suites = [{ specs: [one], suites: [{ specs: [{ ...one, title: 'two', ok: false }] }] }];
    expect(browserFailures({ suites })).toEqual(['a.spec.ts › two\n    gone']);
  });
});
