import type { AnyGame, GameEvent, TableVoice } from '@parlour/kernel';

/** What is said of these events. */
export function lines(events: readonly GameEvent[], game: AnyGame, voice: TableVoice): string[] {
  return events.map((event) => game.text.event(event, voice)).filter((line) => line !== undefined);
}
