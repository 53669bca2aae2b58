/** From games to a network: bots play against themselves, a network is fitted to what came of it, and stays only if it wins. Again and again. */
import { type NetworkFile, readNetwork, type Shape, writeNetwork } from '@parlour/bots';
import { diceFrom } from '@parlour/kernel';
import type { Ledger } from '../ledger.ts';
import { costOf, type Match, playMatch, type Standing } from './gate.ts';
import { type Glances, playAtSights } from './glances.ts';
import { Moments } from './moments.ts';
import { type KeptGame, momentsOf, playForLearning, type Pupil, pupil, type SelfPlay } from './self-play.ts';
import { course, firstCourse, heldBack, lossOf, teachNetwork, untaught } from './teach.ts';

export interface Training {
  readonly game: string;
  /** How many games at first sight the first network learns from, before any generation; none: generations begin with a network that knows nothing. */
  readonly glances: number;
  /** Whether generations go on from the network that bots have today, instead. */
  readonly shipped?: boolean;
  readonly generations: number;
  /** How many games each generation plays, with how many players in turn, and how many games are imagined for a decision that is learnt from. */
  readonly games: number;
  readonly players: readonly number[];
  readonly careful: number;
  readonly quick: number;
  /** Units of the two layers. */
  readonly hidden: number;
  readonly deep: number;
  /** The gate: the most deals at each table, and games imagined for a decision. */
  readonly deals: number;
  readonly iterations: number;
  /** How far imagined games may go before a network judges, as parts of how far they go without: what plays best is found out. */
  readonly reaches: readonly number[];
  readonly seed: string;
}

/** Where the work is kept, so that what was broken off goes on where it stopped. */
export interface Workshop {
  ledger(name: string): Ledger;
  read(name: string): string | undefined;
  write(name: string, text: string): void;
}

/** What is told on the way. */
export type News =
  | { readonly step: 'games'; readonly generation: number; readonly done: number; readonly of: number }
  | { readonly step: 'fitting'; readonly generation: number; readonly done: number; readonly of: number }
  | { readonly step: 'reach'; readonly generation: number; readonly trial: Trial }
  | { readonly step: 'gate'; readonly generation: number; readonly standings: readonly Standing[] }
  | { readonly step: 'judged'; readonly generation: number; readonly card: Card; readonly kept: boolean };

/** How a network fares whose imagined games go so far, in equal time, on a few deals. */
export interface Trial {
  readonly reach: number;
  readonly cost: number;
  readonly standings: readonly Standing[];
}

/** What is known of a network: the card it ships with. */
export interface Card {
  readonly generation: number;
  readonly games: number;
  readonly positions: number;
  /** How badly winners are foretold in games held back (cross-entropy): by the linear sum, and by the network. */
  readonly linearLoss: number;
  readonly loss: number;
  readonly trials: readonly Trial[];
  /** How much longer an imagined game takes than without it, and how it fared against what was best before, in equal time. */
  readonly cost: number;
  readonly standings: readonly Standing[];
}

interface Best {
  readonly network: NetworkFile;
  readonly card: Card;
}

/** One game in so many is held back; of very many, fewer are enough. */
const HELD_BACK = 8;
const HELD_BACK_AT_SIGHT = 20;
/** So many deals at each table say how far imagined games had better go. */
const TRIAL_DEALS = 24;

/** Trains a network; gives the last one that won, if any did. */
export async function train(
  plan: Training,
  jobs: number,
  workshop: Workshop,
  hear: (news: News) => void = () => {},
): Promise<Best | undefined> {
  const taught = await pupil(plan.game);
  const lessons: { readonly plan: SelfPlay; readonly games: readonly KeptGame[] }[] = [];
  let best: Best | undefined;
  let holder = plan.shipped ? shippedTo(taught) : undefined;
  let before = holder;
  for (let generation = plan.glances > 0 ? 0 : 1; generation <= plan.generations; generation++) {
    const told = (done: number, of: number) => hear({ step: 'games', generation, done, of });
    const name = `network-${generation}.json`;
    let fitted = readFitted(workshop.read(name));
    if (generation > 0) {
      const lesson = lessonOf(plan, generation, holder);
      const ledger = workshop.ledger(`games-${generation}.jsonl`);
      lessons.push({ plan: lesson, games: await playForLearning(lesson, jobs, ledger, (done) => told(done, plan.games)) });
    }
    if (fitted === undefined) {
      const moments = new Moments();
      const games =
        generation === 0
          ? await playAtSights(glancesOf(plan), jobs, moments, (done) => told(done, plan.glances))
          : lessons.flatMap(({ plan, games }) => momentsOf(plan, taught, games, moments));
      fitted = fit(plan, generation, taught, moments, games, before, hear);
      workshop.write(name, JSON.stringify(fitted));
    }
    before = fitted.network;
    const found = await challengerOf(plan, generation, fitted, holder, jobs, workshop, hear);
    const kept = isBetter(found.card.standings);
    hear({ step: 'judged', generation, card: found.card, kept });
    if (!kept) continue;
    best = found;
    holder = found.network;
  }
  if (best !== undefined) workshop.write('network.json', `${JSON.stringify({ ...best.network, card: best.card })}\n`);
  return best;
}

function shippedTo({ insight: { network } }: Pupil): NetworkFile | undefined {
  return network && writeNetwork(network, 'shipped');
}

/** A network stays if it is better at some table and worse at none. */
export function isBetter(standings: readonly Standing[]): boolean {
  return (
    standings.some(({ verdict }) => verdict === 'better') &&
    standings.every(({ players, share, margin, verdict }) => verdict === 'better' || share + margin >= 1 / players)
  );
}

function lessonOf(
  { game, players, games, careful, quick, seed }: Training,
  generation: number,
  network: NetworkFile | undefined,
): SelfPlay {
  return { game, players, games, careful, quick, seed: `${seed}/${generation}`, ...(network && { network }) };
}

function glancesOf({ game, players, glances, seed }: Training): Glances {
  return { game, players, games: glances, seed: `${seed}/glances` };
}

async function challengerOf(
  plan: Training,
  generation: number,
  fitted: Fitted,
  holder: NetworkFile | undefined,
  jobs: number,
  workshop: Workshop,
  hear: (news: News) => void,
): Promise<Best> {
  const name = `network-${generation}.json`;
  const match: Match = {
    game: plan.game,
    players: [...new Set(plan.players)].toSorted((a, b) => a - b),
    deals: plan.deals,
    iterations: plan.iterations,
    answered: plan.iterations,
    seed: `${plan.seed}/gate ${generation}`,
    challenger: fitted.network,
    ...(holder && { holder }),
  };
  const trials: Trial[] = [];
  const costs = [...(fitted.costs ?? [])];
  for (const [index, reach] of plan.reaches.entries()) {
    const tried = {
      ...match,
      challenger: { ...fitted.network, reach },
      seed: `${match.seed}/reach`,
      deals: Math.min(plan.deals, TRIAL_DEALS),
    };
    const cost = (costs[index] ??= await costOf(tried));
    workshop.write(name, JSON.stringify({ ...fitted, costs }));
    const standings = await playMatch(inEqualTime(tried, cost), jobs, workshop.ledger(`reach-${generation}-${reach}.jsonl`));
    const trial = { reach, cost, standings };
    hear({ step: 'reach', generation, trial });
    trials.push(trial);
  }
  const { reach, cost } = trials.toSorted((a, b) => worthOf(b) - worthOf(a))[0]!;
  const network = { ...fitted.network, reach };
  const ledger = workshop.ledger(`gate-${generation}.jsonl`);
  const heard = (standings: readonly Standing[]) => hear({ step: 'gate', generation, standings });
  const standings = await playMatch(inEqualTime({ ...match, challenger: network }, cost), jobs, ledger, heard);
  const { network: _network, costs: _costs, ...seen } = fitted;
  return { network, card: { generation, ...seen, trials, cost, standings } };
}

/** The holder imagines as many games as planned, the challenger as many as it can in that time. */
function inEqualTime(match: Match, cost: number): Match {
  return { ...match, iterations: Math.max(1, Math.round(match.iterations / cost)) };
}

/** What was won for each fair share, on average over the tables. */
function worthOf({ standings }: Trial): number {
  return standings.reduce((sum, { share, players }) => sum + share * players, 0) / standings.length;
}

/** A network as it was fitted; what it costs with each reach is measured once. */
interface Fitted {
  readonly network: NetworkFile;
  readonly games: number;
  readonly positions: number;
  readonly linearLoss: number;
  readonly loss: number;
  readonly costs?: readonly number[];
}

function readFitted(text: string | undefined): Fitted | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Fitted);
}

function fit(
  { hidden, deep, seed, game }: Training,
  generation: number,
  taught: Pupil,
  moments: Moments,
  games: readonly { readonly from: number; readonly to: number }[],
  before: NetworkFile | undefined,
  hear: (news: News) => void,
): Fitted {
  const { seatInputs, tableInputs } = taught.insight.sight!;
  const shape: Shape = { seatInputs, tableInputs, hidden, deep };
  const dice = diceFrom(`${seed}/fit ${generation}`);
  const { learnt, kept } = heldBack(games, generation === 0 ? HELD_BACK_AT_SIGHT : HELD_BACK, dice);
  const blank = untaught(shape, dice);
  const linearLoss = lossOf(blank, moments, kept);
  // What was learnt from many games at first sight is the start for what careful games teach.
  const network = before === undefined ? blank : readNetwork(before);
  const taken = generation === 0 ? firstCourse : course;
  teachNetwork(network, moments, learnt, taken, dice, (done) => hear({ step: 'fitting', generation, done, of: taken.rounds }));
  return {
    network: writeNetwork(network, `parlour train ${game}, seed ${seed}, generation ${generation}`),
    games: games.length,
    positions: learnt.length,
    linearLoss: Number(linearLoss.toFixed(4)),
    loss: Number(lossOf(network, moments, kept).toFixed(4)),
  };
}
