import { readdirSync, readFileSync } from 'node:fs';
import { hash, readRecord, replay } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { lastWill as today } from './index.ts';

/** They were played with the first numbers. */
const lastWill = { ...today, revision: 1 };

const folder = new URL('../../games/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const expected = JSON.parse(read('expected.json')) as Record<string, Record<string, unknown>>;

describe('recorded complete games', () => {
  it('are all expected', () => {
    const names = readdirSync(folder).map((name) => name.replace('.json', ''));
    expect(names.filter((name) => name !== 'expected').toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  it.each(Object.keys(expected))('%s replays to the same state, to the bit', (name) => {
    const { state, steps } = replay(lastWill, readRecord(read(`${name}.json`)));
    const { setting: _setting, ...rest } = state;
    expect({
      decisions: steps.length,
      round: state.round,
      hash: hash(rest),
      scores: lastWill.scores(state),
      standings: lastWill.standings(state),
    }).toEqual(expected[name]);
  });
});
