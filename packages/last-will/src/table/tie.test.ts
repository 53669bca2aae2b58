import { expect, it } from 'vitest';
import { wonByPlan } from './tie.ts';

it('says that plans decided where scores are equal at the top, and nowhere else (LW-WIN-3)', () => {
  expect(wonByPlan({ standings: [[2], [0], [1]], scores: [0, -7, 0] })).toBe(true);
  expect(wonByPlan({ standings: [[2], [0], [1]], scores: [-7, -7, 0] })).toBe(false);
  expect(wonByPlan({ standings: null, scores: [0, 0, 0] })).toBe(false);
});
