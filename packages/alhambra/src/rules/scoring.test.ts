import { describe, expect, it } from 'vitest';
import { ofType, plays, table } from '../../test/table.ts';
import type { BuildingType } from './material/buildings.ts';
import { rankPoints, type Scoring } from './material/scorings.ts';
import { rankAndShare, scoreSheet } from './scoring.ts';

const points = (scoring: Scoring, type: BuildingType, ...counts: number[]) => rankAndShare(type, counts, rankPoints[scoring][type]).points;

describe('scoring', () => {
  it('gives points to the first rank in A, two ranks in B, three in C (AL-SCORE-2)', () => {
    expect(points('A', 'chambers', 4, 3, 2, 1)).toEqual([4, 0, 0, 0]);
    expect(points('B', 'tower', 4, 3, 2, 1)).toEqual([13, 6, 0, 0]);
    expect(points('C', 'garden', 4, 3, 2, 1)).toEqual([20, 12, 5, 0]);
  });

  it('ranks by the number of cards, not their prices (AL-SCORE-2)', () => {
    const state = table(3, { owned: [{ tower: [13] }, { tower: [7, 8] }] });
    expect(scoreSheet(state.owned, 'B').find(({ building }) => building === 'tower')).toEqual({
      building: 'tower',
      counts: [1, 2, 0],
      ranks: [2, 1, 0],
      points: [6, 13, 0],
    });
  });

  it('lets tied players share the points of the ranks they fill, rounded down, and uses those ranks up (AL-SCORE-3)', () => {
    expect(points('C', 'tower', 2, 2, 1)).toEqual([17, 17, 6]);
    expect(points('B', 'seraglio', 3, 3, 3)).toEqual([3, 3, 3]);
  });

  it('rounds down for each type by itself (AL-SCORE-3)', () => {
    const state = table(3, {
      owned: [
        { tower: 7, garden: 6 },
        { tower: 8, garden: 7 },
      ],
    });
    const sheet = scoreSheet(state.owned, 'B');
    // 19 / 2 and 17 / 2: nine and eight, not the eighteen that halving the sum would give.
    expect(sheet.reduce((sum, row) => sum + row.points[0]!, 0)).toBe(17);
  });

  it('gives neither rank nor points without a card, and leaves unclaimed ranks unawarded (AL-SCORE-4)', () => {
    expect(rankAndShare('tower', [2, 0, 0], rankPoints.C.tower)).toEqual({
      building: 'tower',
      counts: [2, 0, 0],
      ranks: [1, 0, 0],
      points: [21, 0, 0],
    });
    expect(points('C', 'tower', 0, 0, 0)).toEqual([0, 0, 0]);
  });

  it.each([
    ['B', 'tower', [4, 4, 1], [9, 9, 0]],
    ['C', 'garden', [3, 3, 2, 2], [16, 16, 2, 2]],
    ['A', 'pavilion', [1, 1], [0, 0]],
    ['B', 'tower', [3, 2, 2], [13, 3, 3]],
    ['C', 'garden', [4, 2, 2, 2], [20, 5, 5, 5]],
    ['C', 'garden', [2, 2, 2, 1], [12, 12, 12, 0]],
    ['C', 'pavilion', [1, 1, 1, 1, 1, 1], [4, 4, 4, 4, 4, 4]],
  ] as const)('in %s for %s: %j cards score %j (AL-SCORE-5)', (scoring, type, counts, expected) => {
    expect(points(scoring, type, ...counts)).toEqual(expected);
  });

  it('follows the rulebook’s examples: most Chambers in A, first and second Tower in B (AL-SCORE-2)', () => {
    expect(points('A', 'chambers', 2, 1)).toEqual([4, 0]);
    expect(points('B', 'tower', 2, 1)).toEqual([13, 6]);
  });

  it('tells an itemised sheet whose points add up to what everybody gained', () => {
    const owned = [{ tower: [7, 8], pavilion: 2 }, { tower: 9, garden: 6 }, { garden: 7 }];
    const state = table(3, { turn: 0, hands: [{}], display: [{ florin: 1 }], owned, scores: [5, 6, 7], moneyDeck: ['B'] });
    const [scored] = ofType(plays(state, { take: { florin: 1 } }), 'scored');
    const gained = [0, 1, 2].map((seat) => scored!.sheet.reduce((sum, row) => sum + row.points[seat]!, 0));
    expect(gained).toEqual([13 + 8, 6 + 8, 8]);
    expect(scored!.scores).toEqual([26, 20, 15]);
    expect(state.scores).toEqual(scored!.scores);
  });
});
