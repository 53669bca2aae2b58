import type { Seat } from '../contract.ts';
import { fail, type Run } from './run.ts';

/** Checks who must decide, that they can, and that the game is over exactly when it says how it ended. */
export function checkFlow(run: Run): readonly Seat[] {
  const { game, match } = run;
  const seats = match.head.seats.length;
  const deciding = game.toAct(match.state);
  if (new Set(deciding).size !== deciding.length || deciding.some((seat) => !isSeat(seat, seats)))
    fail(run, `toAct names seats that do not exist, or twice: ${JSON.stringify(deciding)}`);
  const standings = game.standings(match.state);
  if (deciding.length === 0 && standings === undefined) fail(run, 'dead end: nobody must decide, but the game is not over (no standings)');
  if (deciding.length > 0 && standings !== undefined) fail(run, 'the game has standings although somebody must still decide');
  if (standings !== undefined) checkEnd(run, standings);
  return deciding;
}

function checkEnd(run: Run, standings: readonly (readonly Seat[])[]): void {
  const { game, match } = run;
  const seats = match.head.seats.length;
  const ranked = standings.flat();
  if (ranked.length !== seats || new Set(ranked).size !== seats || ranked.some((seat) => !isSeat(seat, seats)))
    fail(run, `the standings do not hold every seat once: ${JSON.stringify(standings)}`);
  const scores = checkScores(run);
  const sign = game.winner === 'highest' ? 1 : -1;
  for (const [i, seat] of ranked.slice(1).entries())
    if (sign * scores[ranked[i]!]! < sign * scores[seat]!)
      fail(run, `the standings ${JSON.stringify(standings)} are not in order of the scores ${JSON.stringify(scores)}`);
}

/** Checks that there is a score for every seat, at any time. */
export function checkScores(run: Run): readonly number[] {
  const { game, match } = run;
  const scores = game.scores(match.state);
  if (scores.length !== match.head.seats.length || !scores.every(Number.isFinite))
    fail(run, `the scores are not a number for each seat: ${JSON.stringify(scores)}`);
  return scores;
}

function isSeat(seat: unknown, seats: number): boolean {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
}
