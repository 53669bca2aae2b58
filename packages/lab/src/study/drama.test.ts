import { describe, expect, it } from 'vitest';
import { comeback, dramaOf, lateUncertainty, openness } from './drama.ts';

describe('a course of chances', () => {
  it('changes its leader only when another is clearly ahead', () => {
    const course = [
      [0.5, 0.5],
      [0.6, 0.4],
      [0.495, 0.505],
      [0.4, 0.6],
      [0.3, 0.7],
      [0.8, 0.2],
    ];
    expect(dramaOf(course, [0])).toMatchObject({ leads: 2, leadShare: 2 / 5 });
  });

  it('is decided when the winner has more than any other ever had', () => {
    const course = [
      [0.5, 0.5],
      [0.3, 0.7],
      [0.6, 0.4],
      [0.75, 0.25],
      [0.6, 0.4],
    ];
    // From the fourth of five on.
    expect(dramaOf(course, [0]).decided).toBeCloseTo(2 / 5);
    // The other wins: 0.7 was never enough.
    expect(dramaOf(course, [1]).decided).toBe(0);
  });

  it('is dramatic when the winner was far behind, and nothing when never', () => {
    const course = [
      [0.2, 0.8],
      [0.4, 0.6],
      [0.9, 0.1],
    ];
    expect(comeback(course, [0])).toBeCloseTo((Math.sqrt(0.6) + Math.sqrt(0.2)) / 2);
    expect(comeback([[0.6, 0.4]], [0])).toBe(0);
    expect(dramaOf(course, [0]).leap).toBeCloseTo(0.5);
  });

  it('is open while all have the same chance, and closed when one has all of it', () => {
    expect(openness([0.25, 0.25, 0.25, 0.25])).toBeCloseTo(1);
    expect(openness([0, 1, 0])).toBe(0);
    // Only the last quarter counts.
    expect(
      lateUncertainty([
        [1, 0],
        [1, 0],
        [1, 0],
        [0.5, 0.5],
      ]),
    ).toBeCloseTo(1);
  });

  it('of shared victories is that of the best placed winner', () => {
    expect(comeback([[0.2, 0.5, 0.3]], [0, 1])).toBe(0);
  });
});
