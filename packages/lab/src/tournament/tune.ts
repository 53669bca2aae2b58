import { type Bot, type Budget, botFor, knowledgeOf, type Picture, rewards } from '@parlour/bots';
import { type AnyGame, below, Complaint } from '@parlour/kernel';
import { playOut } from '../playout.ts';
import { type Fit, fit, HELD_BACK, type Sample } from './fit.ts';

/** Self-play from which an evaluation learns. */
export interface Lesson {
  readonly game: AnyGame;
  readonly players: readonly number[];
  readonly games: number;
  /** Who plays; one decision in so many (`whim`) is made at random, so that unusual positions are learnt too. */
  readonly bot: string;
  readonly budget: Budget;
  readonly whim: number;
  readonly seed: string;
}

/** Plays the lesson's games and finds the weights that foretell their winners best. */
export function tune(lesson: Lesson, progress: (games: number) => void = () => {}): Fit {
  const weights = knowledgeOf(lesson.game).insight?.weights;
  if (weights === undefined) throw new Complaint('lab.untaught', { game: lesson.game.id });
  const learnt: Sample[] = [];
  const heldBack: Sample[] = [];
  for (let number = 0; number < lesson.games; number++) {
    const into = number % HELD_BACK === 0 ? heldBack : learnt;
    into.push(...watchGame(lesson, number));
    progress(number + 1);
  }
  return fit(learnt, heldBack, weights.stages.length, weights.features.length);
}

/** Every decision of one game as a sample. */
function watchGame({ game, players, bot: id, budget, whim, seed }: Lesson, number: number): Sample[] {
  const insight = knowledgeOf(game).insight;
  const bot = botFor(game, id);
  const careless = botFor(game, 'random');
  if (bot === undefined || careless === undefined || insight === undefined) throw new Complaint('lab.entrant', { entrant: id });
  const seats = players[number % players.length] as number;
  const pictures: Picture[] = [];
  const seated: Bot = { id, decide: (question) => (below(question.dice, whim) === 0 ? careless : bot).decide({ ...question, game }) };
  const bots = Array.from({ length: seats }, () => seated);
  const watched: AnyGame = {
    ...game,
    play(state, seat, move, tell) {
      pictures.push(insight.picture(state));
      game.play(state, seat, move, tell);
    },
  };
  const { standings } = playOut({ game: watched, options: {}, seed: `${seed}/${number}`, bots, budget });
  const won = rewards(standings);
  return pictures.map((seen) => ({ picture: seen, won }));
}
