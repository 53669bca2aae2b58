import { readdirSync, readFileSync } from 'node:fs';
import { readScenario, runScenario } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { alhambra } from './index.ts';

const folder = new URL('../../scenarios/', import.meta.url);

describe('scenarios', () => {
  it.each(readdirSync(folder))('%s goes as it says', (file) => {
    const report = runScenario(alhambra, readScenario(readFileSync(new URL(file, folder), 'utf8')));
    expect(report.steps.flatMap(({ number, problems }) => problems.map(({ message }) => `step ${number}: ${message}`))).toEqual([]);
    expect(report.passed).toBe(true);
  });
});
