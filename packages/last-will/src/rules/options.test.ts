import { fieldsInPlay, settingFor } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { lastWill } from './index.ts';

const asked = (options: Record<string, unknown>) => fieldsInPlay(lastWill, options).map(({ id }) => id);

function complaint(options: Record<string, unknown>): unknown {
  try {
    settingFor(lastWill, options, 3);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('options', () => {
  it('of the expansion are asked for only as far as they matter (GS-VAR-1, GS-VAR-2, GS-VAR-3, GS-VAR-4)', () => {
    expect(asked({})).toEqual(['expansion', 'will', 'starter', 'pack']);
    expect(asked({ expansion: 'full' })).toEqual(['expansion', 'lines', 'will', 'starter', 'pack']);
    expect(asked({ expansion: 'parts' })).toEqual(['expansion', 'employment', 'lines', 'plans', 'cards', 'will', 'starter', 'pack']);
    expect(asked({ expansion: 'parts', employment: 'some' })).toContain('employed');
    expect(asked({ expansion: 'full', employment: 'some' })).not.toContain('employed');
  });

  it('that do not go together are told from a card pack that is wrong in itself', () => {
    const wrong = { cards: { theatre: { pay: 'nonsense' } } };
    expect(complaint({ pack: wrong })).toMatchObject({
      key: 'options.document',
      values: { option: 'pack' },
      refusal: { rule: 'pack.type' },
    });
    expect(complaint({ pack: wrong, expansion: 'parts', employment: 'nobody', plans: 'original', cards: 'original' })).toMatchObject({
      key: 'options.document',
    });
    // The pack is right, and so is the amount with another: only together they are not.
    expect(complaint({ pack: { lastWills: [77] } })).toBeUndefined();
    expect(complaint({ pack: { lastWills: [77] }, will: 100 })).toMatchObject({
      key: 'options.refused',
      refusal: { rule: 'OPTIONS.will' },
    });
  });
});
