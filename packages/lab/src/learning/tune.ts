import { type Bot, type Budget, type Insight, type Picture, rewards } from '@parlour/bots';
import { teach } from '@parlour/games';
import { type AnyGame, below, Complaint, type GameState, type OptionValues } from '@parlour/kernel';
import { findBot } from '../chunk.ts';
import { playOut } from '../playout.ts';
import { type Fit, fit, HELD_BACK, type Example } from './fit.ts';

/** Self-play from which an evaluation learns. */
export interface Lesson {
  readonly game: AnyGame;
  readonly players: readonly number[];
  readonly games: number;
  /** Who plays against itself, in turn from game to game; one decision in so many (`whim`) is made at random, so that unusual positions are learnt too. */
  readonly bots: readonly string[];
  readonly budget: Budget;
  readonly whim: number;
  readonly seed: string;
}

/** Plays the lesson's games and finds the weights that foretell their winners best. */
export async function tune(lesson: Lesson, progress: (games: number) => void = () => {}): Promise<Fit> {
  const insight = await insightOf(lesson.game);
  const lineups = await lineupsOf(lesson, insight);
  const learnt: Example[] = [];
  const heldBack: Example[] = [];
  for (let number = 0; number < lesson.games; number++) {
    // Every setting is met both in what is learnt from and in what is held back.
    const into = Math.floor(number / lineups.length) % HELD_BACK === 0 ? heldBack : learnt;
    into.push(...watchGame(lesson, insight, lineups[number % lineups.length]!, number));
    progress(number + 1);
  }
  return fit(learnt, heldBack, insight.weights.stages.length, insight.weights.features.length);
}

async function insightOf(game: AnyGame): Promise<Insight<GameState>> {
  const { insight } = (await teach(game)).knowledge;
  if (insight === undefined) throw new Complaint('lab.untaught', { game: game.id });
  return insight;
}

/** Who plays, how many, and with which options. */
interface Lineup {
  readonly bot: Bot;
  readonly careless: Bot;
  readonly seats: number;
  readonly options: OptionValues;
}

async function lineupsOf({ game, players, bots }: Lesson, { ways }: Insight<GameState>): Promise<Lineup[]> {
  const taught = await teach(game);
  const seated = bots.map((id) => findBot(taught, id));
  const careless = findBot(taught, 'random');
  return ways.flatMap((options) => players.flatMap((seats) => seated.map((bot) => ({ bot, careless, seats, options }))));
}

/** Neighbouring decisions look much alike: one in so many is enough. */
const EVERY = 4;

/** One game's decisions as samples. */
function watchGame({ game, budget, whim, seed }: Lesson, insight: Insight<GameState>, lineup: Lineup, number: number): Example[] {
  const { bot, careless, seats, options } = lineup;
  const pictures: Picture[] = [];
  let decisions = number % EVERY;
  const seated: Bot = {
    id: bot.id,
    decide: (question) => (below(question.dice, whim) === 0 ? careless : bot).decide({ ...question, game }),
  };
  const bots = Array.from({ length: seats }, () => seated);
  const watched: AnyGame = {
    ...game,
    play(state, seat, move, tell) {
      if (decisions++ % EVERY === 0) pictures.push(insight.picture(state));
      game.play(state, seat, move, tell);
    },
  };
  const { standings } = playOut({ game: watched, options, seed: `${seed}/${number}`, bots, budget });
  const won = rewards(standings);
  return pictures.map((seen) => ({ picture: seen, won }));
}

/** The weights as the source file that a game's knowledge reads. A stage that no game came to keeps the weights it had. */
export async function weightsFile(lesson: Lesson, learnt: Fit, repeat: string): Promise<string> {
  const { features, stages } = (await insightOf(lesson.game)).weights;
  const rows = learnt.stages.map((row, stage) => (row.every((weight) => weight === 0) ? stages[stage]! : row));
  const from = `${repeat}; loss ${learnt.loss.toFixed(4)}, in games held back ${learnt.heldBackLoss.toFixed(4)}`;
  return `import type { Weights } from '@parlour/bots';

export const weights: Weights = {
  from: ${JSON.stringify(from)},
  features: ${JSON.stringify(features)},
  stages: [
${rows.map((row) => `    [${row.map((weight) => Number(weight.toPrecision(3))).join(', ')}],`).join('\n')}
  ],
};
`;
}
