import { type GameRecord, playMove, recordOf, type Seat, startMatch } from '@parlour/kernel';
import { findBot } from '../chunk.ts';
import { subjectOf } from '../subject.ts';
import { playGame } from './account.ts';
import { dealOf, type Series, sitterIn, type Study } from './plan.ts';

/** A game of a study again, as a saved game that ends just before a decision (from 1): to look at what was found there. */
export async function exampleOf(study: Study, series: Series, number: number, decision: number): Promise<GameRecord> {
  const subject = await subjectOf(study.game);
  const made: (readonly [Seat, unknown])[] = [];
  playGame(
    study,
    series,
    number,
    subject,
    (id) => findBot(subject, id),
    ({ seat, thought }) => void made.push([seat, thought.move]),
  );
  const seats = series.sitters.map((_, seat) => ({ name: `${sitterIn(series, number, seat).entrant.name} ${seat + 1}` }));
  const match = startMatch(subject.game, series.options, `${study.seed}/${dealOf(series, number)}`, seats);
  for (const [seat, move] of made.slice(0, decision - 1)) playMove(match, seat, move);
  return recordOf(match);
}
