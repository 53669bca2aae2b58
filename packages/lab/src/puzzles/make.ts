import { botFor, botNames, puzzlesIn, type Taught, type Think } from '@parlour/bots';
import {
  type Decision,
  type GameRecord,
  type OptionValues,
  type Puzzle,
  startMatch,
  type StoredPuzzle,
  storePuzzle,
} from '@parlour/kernel';
import { findBot, lineup } from '../chunk.ts';
import { playOut } from '../playout.ts';
import { subjectOf } from '../subject.ts';

/** Where puzzles come from: games that bots play, numbered from 0, or games that were played. Plain data, fit to be sent to threads. */
export interface PuzzlePlan {
  readonly game: string;
  /** So many puzzles of one game at most. */
  readonly most: number;
  readonly from: SimulatedGames | { readonly records: readonly GameRecord[] };
}

export interface SimulatedGames {
  readonly seed: string;
  readonly options: OptionValues;
  /** How many play, game by game in turn. */
  readonly players: readonly number[];
  readonly bots: readonly string[];
}

/** Makes the puzzles of one game after the other; complains about what there is not. */
export async function puzzleMaker(plan: PuzzlePlan): Promise<(number: number) => Promise<StoredPuzzle[]>> {
  const taught = await subjectOf(plan.game);
  const { game } = taught;
  const think = thinkHere(taught);
  const record = recordsOf(taught, plan);
  return async (number) => {
    const found: Puzzle[] = await puzzlesIn(taught, record(number), think, { most: plan.most });
    return found.map((puzzle) => storePuzzle(game, puzzle));
  };
}

function recordsOf(taught: Taught, { from }: PuzzlePlan): (number: number) => GameRecord {
  if ('records' in from) return (number) => from.records[number]!;
  const { seed, options, players, bots } = from;
  const sitters = bots.map((id) => findBot(taught, id));
  for (const count of players) startMatch(taught.game, options, seed, named(count));
  return (number) => {
    const count = players[number % players.length]!;
    const contest = { game: taught.game, options, seed: `${seed}/${number}`, budget: {} };
    const moves: Decision[] = [];
    playOut({ ...contest, bots: lineup(sitters, count, number), watch: ({ seat, thought }) => void moves.push([seat, thought.move]) });
    return { ...startMatch(contest.game, options, contest.seed, named(count)).head, moves };
  };
}

function named(count: number) {
  return Array.from({ length: count }, (_, seat) => ({ name: botNames[seat] ?? String(seat + 1) }));
}

/** Bots think in this thread. */
export function thinkHere(taught: Taught): Think {
  const bots = new Map<string, NonNullable<ReturnType<typeof botFor>>>();
  return async ({ bot: id, game: _game, rules: _rules, ...question }) => {
    const bot = bots.get(id) ?? findBot(taught, id);
    bots.set(id, bot);
    return bot.decide({ ...question, game: taught.game });
  };
}
