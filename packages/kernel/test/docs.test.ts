import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord, readScenario, replay, runScenario } from '../src/index.ts';
import { nim } from '@parlour/nim';

/** The examples in a page of the documentation. */
function examples(page: string): string[] {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/```json\n(.*?)```/gs)].map((match) => match[1]!);
}

describe('the documentation', () => {
  it('shows scenarios that pass', () => {
    const found = examples('scenarios.md');
    expect(found).toHaveLength(2);
    for (const example of found) expect(runScenario(nim, readScenario(example)).steps.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('shows a saved game that replays', () => {
    const found = examples('saved-games.md');
    expect(found).toHaveLength(1);
    for (const example of found) expect(replay(nim, readRecord(example)).steps.length).toBeGreaterThan(0);
  });
});
