/** What everybody made of the same cards, seat by seat. */
import { shareOf } from '@parlour/bots';
import type { DealTable } from '@parlour/client/protocol';
import { leadOf } from '@parlour/kernel';

/** How somebody did in a seat. */
export interface Line {
  readonly table: string;
  readonly name: string;
  /** The level, where it was a bot's seat. */
  readonly bot: string | null;
  readonly you: boolean;
  readonly place: number;
  readonly score: number;
  readonly lead: number;
  /** Of the victory. */
  readonly won: number;
  readonly rank: number;
  /** The share of the others in this seat who did worse; equal ones count half. Nothing where nobody else has sat there. */
  readonly better: number | undefined;
  /** What the deal and the draws brought each seat of that table, where the server says so. */
  readonly luck: readonly number[] | null;
}

/** The seats in which people have played, from the first on. */
export function seatsOfPeople(tables: readonly DealTable[]): number[] {
  const seats = tables.flatMap((table) => [...table.seats.keys()].filter((seat) => table.seats[seat]?.bot === null));
  return [...new Set(seats)].toSorted((a, b) => a - b);
}

/** All who have finished in a seat, the best first: by how far they were ahead, then by place. */
export function fieldIn(tables: readonly DealTable[], seat: number): Line[] {
  const lines = tables.flatMap(({ table, seats, you, places, scores, luck }) => {
    const player = seats[seat];
    if (places === null || scores === null || player === undefined) return [];
    const first = [...places.keys()].filter((each) => places[each] === 1);
    const [place, score, lead] = [places[seat] ?? 0, scores[seat] ?? 0, leadOf(places, scores, seat)];
    return [{ table, ...player, you: you === seat, place, score, lead, won: shareOf(first, seat), luck }];
  });
  const order = lines.toSorted((a, b) => compare(a, b));
  return order.map((line) => {
    const [before, level] = [
      order.filter((other) => compare(other, line) < 0).length,
      order.filter((other) => compare(other, line) === 0).length,
    ];
    const behind = order.length - before - level;
    return { ...line, rank: 1 + before, better: order.length < 2 ? undefined : (behind + (level - 1) / 2) / (order.length - 1) };
  });
}

function compare(one: Pick<Line, 'lead' | 'place'>, other: Pick<Line, 'lead' | 'place'>): number {
  return other.lead - one.lead || one.place - other.place;
}
