import { type AnyGame, diceFrom, type Match, type OptionValues, pick, playMove, questionOf, startMatch } from '@parlour/kernel';
import type { Budget, Task } from './bot.ts';

/** A match played at random for so many decisions, or until just before its end. */
export function midGame(game: AnyGame, options: OptionValues, players: number, seed: string, decisions: number): Match {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `player ${seat + 1}` }));
  const match = startMatch(game, options, seed, seats);
  const dice = diceFrom(`${seed} moves`);
  for (let i = 0; i < decisions; i++) {
    const seat = pick(dice, game.toAct(match.state));
    const next = game.copy(match.state);
    const move = pick(dice, game.moves(match.state, seat));
    game.play(next, seat, move, () => {});
    if (game.toAct(next).length === 0) break;
    playMove(match, seat, move);
  }
  return match;
}

/** The question that a bot in the first deciding seat is asked. */
export function questionAt(match: Match, budget: Budget, diceSeed: string): Task {
  const { game, state } = match;
  return { game, ...questionOf(match, game.toAct(state)[0]!), budget, dice: diceFrom(diceSeed) };
}
