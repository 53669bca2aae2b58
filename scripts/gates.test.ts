import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

function offender(home: string, what: string): string {
  return `packages/${home}/${what.replaceAll(' ', '-')}.ts`;
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
  const homes = ['kernel/src', 'last-will/src/rules', 'a-new-game/src/rules/turn'];
  const innocent = 'packages/alhambra/src/rules/innocent.ts';
  /** The rules that each file breaks, found by one run over all of them. */
  const broken = new Map<string, string[]>();

  beforeAll(() => {
    for (const home of homes) for (const [what, code] of Object.entries(offences)) write(offender(home, what), `${code}\n`);
    write(innocent, 'export const two = Math.max(1, 2);\n');
    const { diagnostics } = JSON.parse(run('oxlint', '--quiet', '--format=json', 'packages').output) as {
      readonly diagnostics: readonly { readonly code: string; readonly severity: string; readonly filename: string }[];
    };
    for (const { code, severity, filename } of diagnostics)
      if (severity === 'error') broken.set(filename, [...(broken.get(filename) ?? []), code]);
  });

  it.each(homes.flatMap((home) => Object.keys(offences).map((what) => [what, home] as const)))('lint catches %s in %s', (what, home) => {
    expect(broken.get(offender(home, what))?.join()).toMatch(/no-restricted-(globals|properties|imports)/);
  });

  it('lint lets innocent code pass', () => expect(broken.has(innocent)).toBe(false));

  it('the types of rules code know no clockwork but the language', () => {
    write('packages/kernel/src/page.ts', 'export const page = document.title;\n');
    const { code, output } = run('tsc', '-p', 'tsconfig.rules.json');
    expect(code).not.toBe(0);
    expect(output).toContain("Cannot find name 'document'");
  });
});

describe('dependencies point one way', () => {
  const game = 'a-new-game/src';
  const offenders: readonly (readonly [what: string, user: string, used: string, rule: string])[] = [
    ['a kernel that knows a game', 'kernel/src/game.ts', 'alhambra/src/rules/index.ts', 'kernel-arrows'],
    ['rules that know a bot', `${game}/rules/own-bot.ts`, `${game}/bot/used.ts`, 'rules-arrows'],
    ['rules that know bots', `${game}/rules/bots.ts`, 'bots/src/index.ts', 'rules-arrows'],
    ['a bot that knows the terminal', `${game}/bot/terminal.ts`, `${game}/terminal/used.ts`, 'bot-arrows'],
    ['a bot that knows another game', `${game}/bot/another.ts`, 'alhambra/src/rules/index.ts', 'bot-arrows'],
    ['a terminal that knows the command line', `${game}/terminal/command.ts`, 'cli/src/cli.ts', 'terminal-arrows'],
    ['a table that knows the page', `${game}/table/page.ts`, 'web/src/page.ts', 'table-arrows'],
    ['a folder that nobody looks into', `${game}/rules/elsewhere.ts`, `${game}/elsewhere/file.ts`, 'a-game-is-its-folders'],
    ...['bots', 'games', 'think', 'lab', 'server', 'cli', 'web', 'table-kit', 'terminal-kit', 'client'].map(
      (name) => [`${name} that knows a game`, `${name}/src/game.ts`, `${game}/rules/used.ts`, `${name}-arrows`] as const,
    ),
  ];
  const innocents = {
    [`${game}/rules/state.ts`]: 'kernel/src/index.ts',
    [`${game}/bot/index.ts`]: 'bots/src/index.ts',
    [`${game}/bot/rate.ts`]: `${game}/rules/used.ts`,
    [`${game}/terminal/index.ts`]: 'terminal-kit/src/index.ts',
    [`${game}/table/index.ts`]: 'table-kit/src/index.ts',
  };
  /** What one run says of all of them. */
  let found = '';

  beforeAll(() => {
    rmSync(join(trial, 'packages'), { recursive: true, force: true });
    const uses = [...offenders.map(([, user, used]) => [user, used] as const), ...Object.entries(innocents)];
    for (const [, used] of uses) write(`packages/${used}`, 'export const used = 1;\n');
    for (const [user, used] of uses) {
      const path = relative(dirname(user), used);
      write(`packages/${user}`, `export { used } from '${path.startsWith('.') ? path : `./${path}`}';\n`);
    }
    found = stripVTControlCharacters(run('depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages').output);
  });

  it.each(offenders)('catches %s', (_what, user, used, rule) => {
    expect(found).toContain(`${rule}: packages/${user} → packages/${used}`);
  });

  it('lets a game be as it should', () => {
    for (const innocent of Object.keys(innocents)) expect(found).not.toContain(`${innocent} →`);
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
