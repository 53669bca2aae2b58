import type { Seat } from './contract.ts';

/**
 * By how much somebody was ahead of the best of the others in the end, or behind the first (below 0). So results of several tables compare,
 * whether the game is won with the highest score or with the lowest; a tie that the rules break leads by nothing.
 */
export function leadOf(places: readonly number[], scores: readonly number[], seat: Seat): number {
  const others = [...places.keys()].filter((other) => other !== seat);
  const best = others.toSorted((a, b) => places[a]! - places[b]!)[0];
  if (best === undefined) return 0;
  const apart = Math.abs(scores[seat]! - scores[best]!);
  return places[seat]! <= places[best]! ? apart : 0 - apart;
}
