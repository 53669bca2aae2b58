/** What was decided, as somebody saw it: for the log of a table. */
import type { AnyGame, Match, Step, Viewer } from '@parlour/kernel';
import type { Told } from '@parlour/table-kit/state/situation.ts';

export function tellOf(game: AnyGame, { seat, events }: Step, number: number, viewer: Viewer): Told {
  return { number, seat, events: events.map((event) => game.see(event, viewer)) };
}

export function toldOf({ game, steps }: Match, viewer: Viewer): Told[] {
  return steps.map((step, index) => tellOf(game, step, index + 1, viewer));
}
