import { balanceOf, costliest, knowledgeOf, remarkOn, reviewSteps, type ThinkRequest, type Thought } from '@parlour/bots';
import { type AnyGame, type GameRecord, voice } from '@parlour/kernel';
import type { Remarked, Verdict } from './protocol.ts';

/** Imagined games for each decision: a game is gone through in seconds, and what costs much is found. */
const ITERATIONS = 1000;

/** Goes through a finished game again, as its players could know it, and says in every language what it finds. */
export async function review(
  game: AnyGame,
  record: GameRecord,
  think: (request: ThinkRequest) => Promise<Thought>,
  found: (remarked: Remarked) => void,
): Promise<Verdict> {
  const knowledge = await knowledgeOf(game);
  const names = record.seats.map(({ name }) => name);
  const speakers = Object.keys(game.text.catalogues).map((language) => voice(language, [game.text.catalogues], names));
  const steps = reviewSteps(game, knowledge, record, ITERATIONS, think);
  for (;;) {
    const step = await steps.next();
    if (step.done) {
      const { value } = step;
      return {
        moments: costliest(value).map(({ number }) => number),
        players: names.map((_, seat) => balanceOf(value, seat)),
        won: value.won ?? [],
      };
    }
    const { number, seat, chances, cost } = step.value;
    const words = Object.fromEntries(speakers.map((speaker) => [speaker.language, remarkOn(step.value, knowledge, speaker)]));
    found({ number, seat, chances, cost, words });
  }
}
