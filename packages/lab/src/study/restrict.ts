import type { Bot, Task } from '@parlour/bots';
import { type AnyDesign, type AnyGame, fork, type GameState, type Seat } from '@parlour/kernel';
import type { Restriction } from './plan.ts';

/** A bot that never uses a thing, or always does where it can, and knows that it will go on so. */
export function restrict(bot: Bot, restriction: Restriction, design: AnyDesign): Bot {
  return {
    id: bot.id,
    decide(question) {
      const { game, seat, setting, view, moves, dice } = question;
      const limit = (state: GameState, all: readonly unknown[]) => allowed(state, seat, all, restriction, design);
      // What a move uses can be told from what the seat sees, so any world that agrees with it will do.
      const left = limit(game.guess(view, setting, fork(dice)), moves);
      const own: AnyGame = {
        ...game,
        moves: (state, asked) => (asked === seat ? limit(state, game.moves(state, asked)) : game.moves(state, asked)),
      };
      return bot.decide(withMoves(question, own, left));
    },
  };
}

/** The same question with fewer moves. What is worked out only when somebody looks stays so. */
function withMoves(question: Task, game: AnyGame, moves: readonly unknown[]): Task {
  const { seat, setting, budget, dice } = question;
  return {
    game,
    seat,
    setting,
    budget,
    dice,
    moves,
    get view() {
      return question.view;
    },
    get seen() {
      return question.seen;
    },
  };
}

/** The moves that a restriction leaves; all of them where it would leave none. Whoever always uses a thing gets hold of it first. */
function allowed(state: GameState, seat: Seat, moves: readonly unknown[], { thing, manner }: Restriction, design: AnyDesign): unknown[] {
  const left: unknown[] = [];
  for (const move of moves) if (design.uses(state, seat, move).includes(thing) === (manner === 'always')) left.push(move);
  if (manner === 'always' && left.length === 0 && design.seeks !== undefined)
    for (const move of moves) if (design.seeks(state, seat, move).includes(thing)) left.push(move);
  return left.length === 0 ? [...moves] : left;
}
