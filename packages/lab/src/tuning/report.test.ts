import { voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { labText } from '../text/index.ts';
import { gainText, isBetter } from './report.ts';
import type { Tuned } from './run.ts';

const checked = { judgement: { loss: 1, misses: [] }, tables: [], games: 40 };

function tuned(numbers: Tuned['best']['numbers'], gain: Tuned['gain']): Tuned {
  return { levers: [], best: { numbers, options: {} }, generations: 3, before: checked, after: checked, gain };
}

describe('what fresh deals say of new numbers', () => {
  it.each([
    ['is sure', { 'farm-3 scale.0': 11 }, { value: 0.3, low: 0.1, high: 0.5 }, true, 'That is 0.3 closer to the aims (0.1 to 0.5'],
    ['may be chance', { 'farm-3 scale.0': 11 }, { value: 0.3, low: -0.1, high: 0.5 }, true, 'it may be chance (-0.1 to 0.5'],
    ['is that they were lucky', { 'farm-3 scale.0': 11 }, { value: -0.1, low: -0.3, high: 0.2 }, false, 'were only lucky'],
    ['is nothing where none are new', {}, { value: 0, low: 0, high: 0 }, false, 'Nothing was found'],
  ])('%s', (_, numbers, gain, better, said) => {
    const result = tuned(numbers, gain);
    expect(isBetter(result)).toBe(better);
    expect(gainText(result, voice('en', [labText]))).toContain(said);
  });
});
