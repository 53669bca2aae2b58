import { describe, expect, it } from 'vitest';
import { buildings, buildingTypes, prices } from './buildings.ts';
import { copiesFor, currencies, currencyOf, KINDS, moneyCard, slotOf, valueOf } from './money.ts';
import { rankPoints, scorings } from './scorings.ts';

describe('the cards', () => {
  it('are 54 buildings of six types, priced within the printed ranges', () => {
    expect(buildings).toHaveLength(54);
    const printed = buildingTypes.map((type) => [type, prices[type].length, Math.min(...prices[type]), Math.max(...prices[type])]);
    expect(printed).toEqual([
      ['pavilion', 7, 2, 8],
      ['seraglio', 7, 3, 9],
      ['arcades', 9, 4, 10],
      ['chambers', 9, 5, 11],
      ['garden', 11, 6, 12],
      ['tower', 11, 7, 13],
    ]);
  });

  it('are 108 money cards: four currencies, values 1 to 9, three of each', () => {
    expect(KINDS * copiesFor(3)).toBe(108);
    for (let slot = 0; slot < 4; slot++)
      for (let value = 1; value <= 9; value++) {
        const card = moneyCard(slot, value);
        expect([slotOf(card), valueOf(card), currencyOf(card)]).toEqual([slot, value, currencies[slot]]);
      }
  });

  it('reward a type one point more than the type before it, rank by rank (AL-SCORE-2)', () => {
    expect(scorings.map((scoring) => rankPoints[scoring].pavilion)).toEqual([[1], [8, 1], [16, 8, 1]]);
    for (const scoring of scorings)
      for (const [i, type] of buildingTypes.entries())
        expect(rankPoints[scoring][type]).toEqual(rankPoints[scoring].pavilion.map((points) => points + i));
  });
});
