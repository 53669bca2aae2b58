import type { Sight } from '@parlour/kernel';

/** Whether whoever won had the same score as the next, so that plans decided (LW-WIN-3). */
export function wonByPlan({ standings, scores }: Pick<Sight, 'standings' | 'scores'>): boolean {
  const [[winner] = [], [next] = []] = standings ?? [];
  return winner !== undefined && next !== undefined && scores[winner] === scores[next];
}
