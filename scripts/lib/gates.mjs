// The gates that a change has to pass, each run to its end so that one run tells all that is wrong.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from './workshop.mjs';

/**
 * Checks without running the product: each counts as one test.
 * @type {[name: string, command: string, args: string[]][]}
 */
const statics = [
  ['types of the rules (the language alone)', 'tsc', ['-p', 'tsconfig.rules.json']],
  ['types of everything in Node', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the page', 'tsc', ['-p', 'packages/web/tsconfig.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '--quiet']],
  ['format', 'biome', ['format', '--log-level=error', '.']],
  ['indexes of the languages', 'node', ['scripts/catalogues.mjs', '--check']],
  ['direction of dependencies', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages']],
  ['unused code', 'knip', ['--no-progress']],
];

/** Two at a time: few of them keep more than one core busy. */
export async function staticChecks() {
  const outcomes = [];
  const left = [...statics];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [name, command, args] = next;
      const started = Date.now();
      const ok = (await run(command, args)) === 0;
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      outcomes.push({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, ok });
    }
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

/** Unit and property tests. Quick runs leave out what vitest.config.ts calls slow. */
export async function unitTests({ quick }) {
  return withReport(async (file) => {
    if (quick) process.env.PARLOUR_QUICK = '1';
    const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
    const results = read(file, { numPassedTests: 0, numFailedTests: 1, testResults: [] });
    const { numPassedTests: passed, numFailedTests: failed } = results;
    return { name: 'unit and property tests', passed, failed, ok: code === 0 && passed > 0, failures: unitFailures(results) };
  });
}

/** A real browser playing real games. */
export async function browserTests() {
  return withReport(async (file) => {
    process.env.PARLOUR_HOUSE = '1';
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
    const code = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']);
    const results = read(file, { stats: { expected: 0, unexpected: 1, flaky: 0 }, suites: [] });
    const { expected: passed, unexpected, flaky } = results.stats;
    return { name: 'browser tests', passed, failed: unexpected + flaky, ok: code === 0 && passed > 0, failures: browserFailures(results) };
  });
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(file, otherwise) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return otherwise;
  }
}

/** Each failed test of Vitest's report, and each file that broke before its tests, with the beginning of why. */
export function unitFailures({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}\n${beginning(message)}`];
    return failed.map((test) => `${file} › ${test.fullName}\n${beginning(test.failureMessages.join('\n'))}`);
  });
}

/** Each failed test of Playwright's report, with the beginning of why. */
export function browserFailures({ suites }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors.map((error) => error.message)));
        return `${spec.file} › ${spec.title}\n${beginning(errors.join('\n'))}`;
      }),
    ...browserFailures({ suites: suite.suites ?? [] }),
  ]);
}

function beginning(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** The closing lines: what failed, by name and why, and how many tests there were. */
export async function report(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const bad = outcomes.filter((outcome) => !outcome.ok);
  for (const { name, failures = [] } of bad) console.log([`Failed: ${name}`, ...failures].join('\n  '));
  // A gate that broke without a failed test of its own still counts as one.
  const failed = sum('failed') + bad.filter((outcome) => outcome.failed === 0).length;
  console.log(`${sum('passed')} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
