import type { Event, View } from '../rules/index.ts';

/** These heights, moved apart where two would cover each other, and none below the lowest. */
export function movedApart(heights: readonly number[], apart: number, lowest: number): number[] {
  const placed = [...heights];
  const order = [...heights.keys()].toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const at = (i: number) => placed[order[i] ?? -1];
  for (const [i, one] of order.entries()) placed[one] = Math.max(placed[one] ?? 0, (at(i - 1) ?? -apart) + apart);
  for (const [i, one] of [...order.entries()].toReversed()) placed[one] = Math.min(placed[one] ?? 0, (at(i + 1) ?? lowest + apart) - apart);
  return placed;
}

/** Money at the start of every round and at the end; reckoned back from what is left. */
export function moneyByRound(events: readonly Event[], view: View): number[][] {
  return view.players.map(({ money }, seat) => {
    const changes: number[] = [0];
    for (const event of events) {
      if (event.type === 'round' && event.round > 1) changes.push(0);
      if (!('seat' in event) || event.seat !== seat) continue;
      const change = event.type === 'spent' ? -event.pounds : event.type === 'sold' || event.type === 'income' ? event.pounds : 0;
      changes[changes.length - 1] = (changes.at(-1) ?? 0) + change;
    }
    const start = money - changes.reduce((sum, change) => sum + change, 0);
    return changes.reduce((line, change) => [...line, (line.at(-1) ?? 0) + change], [start]);
  });
}
