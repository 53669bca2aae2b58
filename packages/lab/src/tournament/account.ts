import { type Account, accountsOf, appraise, type Effort, type Play, playOf, rewards, type Taught } from '@parlour/bots';
import { type Decision, type OptionValues, playAgain, startMatch } from '@parlour/kernel';

/** Where the result of a game came from, and how well everybody decided. */
export interface Accounted {
  readonly accounts: readonly Account[];
  readonly plays: readonly Play[];
}

/** Goes through a game that has been played. */
export function accountFor(
  taught: Taught,
  options: OptionValues,
  seed: string,
  seats: number,
  decisions: readonly Decision[],
  effort: Effort,
) {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: String(seat + 1) }));
  const match = startMatch(taught.game, options, seed, players);
  const appraisals = decisions.map(([seat, ...moves]) => {
    const appraisal = appraise(taught, match, seat, moves, effort);
    playAgain(match, seat, moves);
    return appraisal;
  });
  const accounts = accountsOf(appraisals, rewards(taught.game.standings(match.state) ?? []));
  return { accounts, plays: players.map((_, seat) => playOf(appraisals, seat)) } satisfies Accounted;
}
