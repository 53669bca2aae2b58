/** The worked examples of the rulebooks, as scenarios that people can also read and step through. */
import { readdirSync, readFileSync } from 'node:fs';
import { readScenario, runScenario, wordsIn } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { lastWill } from './index.ts';

const folder = new URL('../../scenarios/', import.meta.url);
const scenarios = readdirSync(folder).map((file) => readScenario(readFileSync(new URL(file, folder), 'utf8')));

describe('examples of the rulebook', () => {
  it.each(scenarios.map((scenario) => [wordsIn(scenario.scenario, 'en'), scenario] as const))('%s', (_, scenario) => {
    const report = runScenario(lastWill, scenario);
    expect(report.steps.flatMap(({ number, problems }) => problems.map((problem) => `${number}: ${problem.message}`))).toEqual([]);
    expect(report.passed).toBe(true);
  });
});
