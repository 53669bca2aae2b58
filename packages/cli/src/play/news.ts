import type { AnyGame, GameEvent, Match, Seat, Viewer, TableVoice } from '@parlour/kernel';
import type { ShownTable } from './table.ts';

/** The log as a viewer saw it, from decision number `from` on. */
export function logLines(shown: ShownTable, viewer: Viewer, from = 0): string[] {
  return tell(shown.match.game, eventsFrom(shown, viewer, from), shown.voice);
}

/** The same without what the table shows anyway. */
export function newsSince(shown: ShownTable, viewer: Viewer, from: number): string[] {
  const { match, board, voice } = shown;
  return tell(
    match.game,
    eventsFrom(shown, viewer, from).filter((event) => board.news?.(event) ?? true),
    voice,
  );
}

/** The number of the last decision of any of these seats: what came of it and of all that followed is news to them. */
export function lastDecision({ steps }: Match, seats: readonly Seat[]): number {
  return Math.max(
    0,
    steps.findLastIndex(({ seat }) => seats.includes(seat)),
  );
}

function eventsFrom({ match }: ShownTable, viewer: Viewer, from: number): GameEvent[] {
  const { game, opening, steps } = match;
  const events = [...(from === 0 ? opening : []), ...steps.slice(from).flatMap(({ events }) => events)];
  return events.map((event) => game.see(event, viewer));
}

/** The log lines of events, as a viewer saw them. */
export function tell(game: AnyGame, events: readonly GameEvent[], voice: TableVoice): string[] {
  return events.map((event) => game.text.event(event, voice)).filter((line) => line !== undefined);
}
