import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';

describe('the course of a game in words', () => {
  const ann = [0.6, 0.4];
  const ben = [0.3, 0.7];

  it('names whoever was most likely to win, each from the step on at which it began', () => {
    expect(courseOf([ann, ann, ann, ben, ben, ben, ben])).toEqual([
      { from: 0, seat: 0, chance: 0.6 },
      { from: 3, seat: 1, chance: 0.7 },
    ]);
  });

  it('leaves out who passed the others for a moment, but not who won in the end', () => {
    expect(courseOf([ann, ann, ann, ben, ann, ann, ann, [0, 1]])).toEqual([
      { from: 0, seat: 0, chance: 0.6 },
      { from: 7, seat: 1, chance: 1 },
    ]);
    expect(courseOf([])).toEqual([]);
  });
});
