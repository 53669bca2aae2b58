/** AL-SCORE-2 … AL-SCORE-4, AL-2P-3. */
import type { SheetRow, Tell } from './events.ts';
import { type Building, buildingTypes, typeIndexOf } from './material/buildings.ts';
import { rankPoints, type Scoring } from './material/scorings.ts';
import { type Collector, type State, seatsOf } from './state.ts';

/** Scores what everyone owns now, Dirk too. */
export function score(state: State, scoring: Scoring, tell: Tell): void {
  const sheet = scoreSheet(state.owned, scoring);
  for (const { points } of sheet) for (const [collector, won] of points.entries()) state.scores[collector]! += won;
  tell({ type: 'scored', scoring, seats: seatsOf(state), sheet, scores: state.scores.slice() });
}

/** What a collector gets in all. */
export function pointsIn(sheet: readonly SheetRow[], collector: Collector): number {
  return sheet.reduce((sum, { points }) => sum + (points[collector] ?? 0), 0);
}

/** What a scoring would give for these buildings, type by type. */
export function scoreSheet(owned: readonly (readonly Building[])[], scoring: Scoring): SheetRow[] {
  const counts = buildingTypes.map(() => owned.map(() => 0));
  for (const [collector, own] of owned.entries()) for (const building of own) counts[typeIndexOf(building)]![collector]!++;
  return buildingTypes.map((building, type) => rankAndShare(building, counts[type]!, rankPoints[scoring][building]));
}

/** Ranks collectors by their number of cards; those tied share the points of the ranks they occupy, rounded down (AL-SCORE-3). */
export function rankAndShare(building: SheetRow['building'], counts: readonly number[], rewards: readonly number[]): SheetRow {
  const ranks: number[] = [];
  const points: number[] = [];
  for (const own of counts) {
    let ahead = 0;
    let tied = 0;
    for (const other of counts) {
      if (other > own) ahead++;
      else if (other === own) tied++;
    }
    let shared = 0;
    for (let rank = ahead; rank < ahead + tied && rank < rewards.length; rank++) shared += rewards[rank]!;
    ranks.push(own === 0 ? 0 : ahead + 1);
    points.push(own === 0 ? 0 : Math.floor(shared / tied));
  }
  return { building, counts, ranks, points };
}
