import { canonical } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../test/helps.ts';
import { type Help, material } from '../../rules/index.ts';
import { ribbonOf, type Sign } from './ribbon.ts';

const helpers = material.cards.filter((card) => card.kind === 'helper');

function helpsOf(id: string): readonly Help[] {
  return helpers.find((card) => card.id === id)?.helps ?? [];
}

/** The signs in a row, as one would read them out. */
function read(helps: readonly Help[]): string {
  return ribbonOf(helps).map(readOne).join(' ');
}

function readOne(sign: Sign): string {
  if ('sign' in sign) return sign.sign;
  return 'say' in sign ? sign.say : `(${sign.draw})`;
}

describe('a helper’s ribbon', () => {
  it.each([
    ['land-agent', 'farm −£2 · 0 (hourglass)'],
    ['estate-agent', 'mansion manor town 2× 0 (hourglass)'],
    ['bad-adviser', 'mansion manor town ±£2'],
    ['farmhand', 'farm 0 (hourglass)'],
    ['gardener-tf', 'town farm +£3'],
    ['sea-dog', 'helm wine +£2'],
    ['old-friend', '+1 (hourglass)'],
    ['impresario', '(white) +1 (hourglass)'],
    ['secretary', '+2 (cards)'],
    ['gossip', '+3 (white)'],
    ['hostess', '+3 dog guest'],
    ['school-chum', '2 (cards) +2'],
    ['fixer', '6 (cards) → 1'],
  ])('of the %s shows what its record says', (id, signs) => {
    expect(read(helpsOf(id))).toBe(signs);
  });

  it.each(helpers.map(({ id, helps }) => [id, helps] as const))('of the %s shows whatever a pack changes', (_, helps) => {
    for (const [i, help] of helps.entries()) {
      // Trade and upkeep have the same signs, as on the printed cards.
      const others = changesOf(help).filter((other) => canonical({ ...other, waives: 0 }) !== canonical({ ...help, waives: 0 }));
      for (const other of others) expect(read(helps.with(i, other)), canonical(other)).not.toBe(read(helps));
    }
  });

  it('shows what several things are about once, and a dot between them', () => {
    expect(
      read([
        { adds: 2, to: ['silverware', 'farm'] },
        { shifts: 3, way: 'up', of: ['town'] },
        { waives: 'trade', of: ['town'], times: 3 },
        { draws: 4, from: 'properties' },
      ]),
    ).toBe('silverware farm +£2 · town +£3 · 3× 0 (hourglass) · +4 manor farm');
  });
});
