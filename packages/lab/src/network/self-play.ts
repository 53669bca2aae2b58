/** Games from which a network learns: bots against themselves, as varied as games between people. */
import {
  type Bot,
  defaultManner,
  type Insight,
  type NetworkFile,
  readNetwork,
  rewards,
  searchBot,
  type Taught,
  withNetwork,
} from '@parlour/bots';
import { below, Complaint, type Dice, diceFrom, type GameState, hash, settingFor, silent } from '@parlour/kernel';
import { nodeThread } from '@parlour/think/threads';
import { findBot } from '../chunk.ts';
import { keptIn, type Ledger } from '../ledger.ts';
import { playOut } from '../playout.ts';
import { subjectOf } from '../subject.ts';
import { inThisThread, inThreads } from '../threads.ts';
import { Moments } from './moments.ts';

/** Where games to learn from are played. */
export interface Table {
  /** The numbers of players, in turn from game to game. */
  readonly players: readonly number[];
  readonly seed: string;
}

/** Who plays against itself. Plain data, so that it can be sent to other threads and kept in a file. */
export interface SelfPlay extends Table {
  readonly game: string;
  readonly games: number;
  /** How many games are imagined for a decision that is learnt from, and for the others. */
  readonly careful: number;
  readonly quick: number;
  /** Whose judgement the players have; nothing: the linear sum alone. */
  readonly network?: NetworkFile;
}

/** A game as it is kept: each decision is the place of the chosen move among the legal ones. */
export interface KeptGame {
  readonly number: number;
  readonly chosen: readonly number[];
  /** Each seat's chance of winning as a careful search saw it, by the number of the decision. */
  readonly values: Readonly<Record<number, readonly number[]>>;
  readonly won: readonly number[];
}

/** One decision in so many is made carefully; one is made at random; one seat in so many plays worse than it could. */
const CAREFUL = 4;
const WHIM = 30;
const CASUAL = 8;
/** Every other game begins with up to so many random decisions. */
const OPENING = 12;

/** A game that a network can be taught. */
export interface Pupil extends Taught {
  readonly insight: Insight<GameState>;
}

/** The game of that id and what bots know of it; complains if a network has nothing to look at. */
export async function pupil(id: string): Promise<Pupil> {
  const { game, knowledge } = await subjectOf(id);
  const { insight } = knowledge;
  if (insight?.sight === undefined) throw new Complaint('lab.untaught', { game: id });
  return { game, knowledge, insight };
}

/** How a game of that number is set up. */
export function settingOf({ players, seed }: Table, { ways }: Insight<GameState>, number: number) {
  return {
    seats: players[number % players.length]!,
    options: ways[Math.floor(number / players.length) % ways.length]!,
    seed: `${seed}/${number}`,
  };
}

/** Plays games of the plan. */
export async function selfPlayer(plan: SelfPlay): Promise<(number: number) => KeptGame> {
  const taught = await pupil(plan.game);
  const { game, insight } = taught;
  const knowledge = withNetwork(taught.knowledge, plan.network && readNetwork(plan.network));
  const player = searchBot('player', knowledge, defaultManner, plan.careful);
  const [casual, careless] = [findBot({ game, knowledge }, 'casual'), findBot({ game, knowledge }, 'random')];
  return (number) => {
    const { seats, options, seed } = settingOf(plan, insight, number);
    const dice = diceFrom(`${seed}/variety`);
    const values: Record<number, readonly number[]> = {};
    const chosen: number[] = [];
    const opening = below(dice, 2) === 0 ? 0 : below(dice, OPENING + 1);
    const bots = Array.from({ length: seats }, (): Bot => varied(player, casual, careless, plan, dice, () => chosen.length < opening));
    const { standings } = playOut({
      game,
      options,
      seed,
      bots,
      budget: {},
      watch({ moves, thought }) {
        if (thought.iterations >= plan.careful && thought.chances !== undefined)
          values[chosen.length] = thought.chances.map((chance) => Number(chance.toFixed(3)));
        chosen.push(moves.indexOf(thought.move));
      },
    });
    return { number, chosen, values, won: rewards(standings) };
  };
}

function varied(player: Bot, casual: Bot, careless: Bot, { careful, quick }: SelfPlay, dice: Dice, opens: () => boolean): Bot {
  const usual = below(dice, CASUAL) === 0 ? casual : player;
  return {
    id: usual.id,
    decide(question) {
      if (opens() || below(dice, WHIM) === 0) return careless.decide(question);
      const takesTime = below(dice, CAREFUL) === 0;
      // Whoever plays worse than they could still says now and then how it stands.
      return (takesTime ? player : usual).decide({ ...question, budget: { iterations: takesTime ? careful : quick } });
    },
  };
}

/** Plays all games that the ledger does not hold yet, on several threads, and gives all in their order. */
export async function playForLearning(
  plan: SelfPlay,
  jobs: number,
  ledger: Ledger | undefined,
  progress: (played: number) => void = () => {},
): Promise<KeptGame[]> {
  const { game } = await pupil(plan.game);
  for (const seats of plan.players) settingFor(game, {}, seats);
  const { network, games, ...rest } = plan;
  // More games of the same kind may be added later.
  const head = { ...rest, rules: game.revision, network: network === undefined ? null : hash(network) };
  const kept = keptIn<KeptGame>(ledger, head, 'lab.other-lesson');
  const played = new Map(kept.map((one) => [one.number, one]));
  let next = 0;
  const take = () => {
    while (played.has(next)) next++;
    return next < games ? next++ : undefined;
  };
  progress(played.size);
  const done = (number: number, one: KeptGame) => {
    played.set(number, one);
    ledger?.append(JSON.stringify(one));
    progress(played.size);
  };
  if (jobs === 1) await inThisThread(await selfPlayer(plan), take, done);
  else await inThreads(jobs, nodeThread<number, KeptGame>(new URL('./self-play-worker.ts', import.meta.url), plan), take, done);
  return [...played.values()].filter(({ number }) => number < games).toSorted((a, b) => a.number - b.number);
}

/** How much of what a position is worth is taken from what came later, from one careful decision to the next; the rest from the search itself. */
const LATER = 0.85;

/**
 * The positions of kept games, gone through again. What a position was worth is a mixture of what careful searches from it on saw and of
 * who won: near searches count most, so that one lucky draw at the end says little of the beginning.
 */
export function momentsOf(
  plan: SelfPlay,
  { game, insight }: Pupil,
  games: readonly KeptGame[],
  into: Moments,
): { readonly from: number; readonly to: number }[] {
  return games.map((kept) => {
    const { seats, options, seed } = settingOf(plan, insight, kept.number);
    const from = into.count;
    const state = game.setup(settingFor(game, options, seats), diceFrom(seed), silent);
    const decisions: number[] = [];
    for (const [decision, place] of kept.chosen.entries()) {
      const seat = game.toAct(state)[0]!;
      const moves = game.moves(state, seat);
      if (moves.length > 1) {
        into.add(state, insight);
        decisions.push(decision);
      }
      game.play(state, seat, moves[place], silent);
    }
    let worth = [...kept.won];
    for (let index = decisions.length - 1; index >= 0; index--) {
      const seen = kept.values[decisions[index]!];
      if (seen !== undefined) worth = worth.map((share, seat) => LATER * share + (1 - LATER) * seen[seat]!);
      into.aim(from + index, worth);
    }
    return { from, to: into.count };
  });
}
