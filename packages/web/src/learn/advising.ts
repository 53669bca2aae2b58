/** A bot's advice in a lesson, from what the learner sees. The engine is started when it is first asked for. */
import { type AnyGame, LEARNER, type Match, questionOf } from '@parlour/kernel';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import type { Hint } from '@parlour/table-kit/state/situation.ts';
import { type Engine, startEngine } from '../engine/engine.ts';

export function advising(game: AnyGame): { ask: (match: Match) => Promise<Hint>; close: () => void } {
  let engine: Engine | undefined;
  return {
    ask(match) {
      engine ??= startEngine(() => undefined);
      const { setting, view, seen } = questionOf(match, LEARNER);
      const names = match.head.seats.map(({ name }) => name);
      const { language } = useSettings.getState();
      return engine.ask('advise', { game: game.id, rules: game.revision, setting, view, seat: LEARNER, seen, names, language });
    },
    close: () => engine?.close(),
  };
}
