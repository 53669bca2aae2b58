import { fieldsInPlay } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { lastWill } from './index.ts';

const asked = (options: Record<string, unknown>) => fieldsInPlay(lastWill, options).map(({ id }) => id);

describe('options', () => {
  it('of the expansion are asked for only as far as they matter (GS-VAR-1, GS-VAR-2, GS-VAR-3, GS-VAR-4)', () => {
    expect(asked({})).toEqual(['will', 'expansion', 'pack']);
    expect(asked({ expansion: 'full' })).toEqual(['will', 'expansion', 'lines', 'pack']);
    expect(asked({ expansion: 'parts' })).toEqual(['will', 'expansion', 'employment', 'lines', 'plans', 'cards', 'pack']);
    expect(asked({ expansion: 'parts', employment: 'some' })).toContain('employed');
    expect(asked({ expansion: 'full', employment: 'some' })).not.toContain('employed');
  });
});
