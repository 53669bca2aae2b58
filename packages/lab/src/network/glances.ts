/**
 * Games that nobody thinks about: every move is the one that looks best at first sight, more or less. They are so quick that there can be a
 * hundred thousand of them, and who won so many says more of a position than a careful look at few.
 */
import { gaussian, rewards } from '@parlour/bots';
import { below, type Dice, diceFrom, settingFor, silent } from '@parlour/kernel';
import { nodeThread } from '@parlour/think/threads';
import { inThisThread, inThreads } from '../threads.ts';
import { Moments, type PackedMoments } from './moments.ts';
import { type Pupil, pupil, settingOf, type Table } from './self-play.ts';

/** Plain data, so that it can be sent to other threads. */
export interface Glances extends Table {
  readonly game: string;
  readonly games: number;
}

/** Positions of some games, one game after the other, and how many there are of each. */
interface Sheaf {
  readonly moments: PackedMoments;
  readonly counts: readonly number[];
}

/** So many games go to a thread at once. */
const SHEAF = 250;
/** One decision in so many is learnt from, one is made at random, and every other game begins with up to so many random decisions. */
const NOTED = 16;
const WHIM = 20;
const OPENING = 12;
/** By how much players misjudge moves, in ratings (times the game's blur): some do not at all. */
const errors: readonly number[] = [0, 0, 0.3, 0.6, 1];

/** Plays a sheaf of the games. */
export async function glancer(plan: Glances): Promise<(sheaf: number) => Sheaf> {
  const taught = await pupil(plan.game);
  return (sheaf) => {
    const moments = new Moments();
    const counts: number[] = [];
    for (let number = sheaf * SHEAF; number < Math.min(plan.games, (sheaf + 1) * SHEAF); number++)
      counts.push(playAtSight(plan, taught, number, moments));
    return { moments: moments.packed(), counts };
  };
}

/** Plays one game, adds some of its positions with who won, and says how many. */
function playAtSight(plan: Glances, { game, knowledge, insight }: Pupil, number: number, into: Moments): number {
  const { seats, options, seed } = settingOf(plan, insight, number);
  const dice = diceFrom(`${seed}/variety`);
  const state = game.setup(settingFor(game, options, seats), diceFrom(seed), silent);
  const opening = below(dice, 2) === 0 ? 0 : below(dice, OPENING + 1);
  const misjudged = Array.from({ length: seats }, () => errors[below(dice, errors.length)]! * knowledge.blur);
  const from = into.count;
  for (let decision = 0; ; decision++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const moves = game.moves(state, seat);
    const open = moves.length > 1;
    if (open && decision >= opening && below(dice, NOTED) === 0) into.add(state, insight);
    const random = decision < opening || below(dice, WHIM) === 0;
    const place = !open ? 0 : random ? below(dice, moves.length) : atSight(knowledge.rate(state, seat, moves), misjudged[seat]!, dice);
    game.play(state, seat, moves[place], silent);
  }
  const won = rewards(game.standings(state)!);
  for (let moment = from; moment < into.count; moment++) into.aim(moment, won);
  return into.count - from;
}

/** The place of the move that looks best to somebody who errs by so much; among equals, any. */
function atSight(rates: readonly number[], error: number, dice: Dice): number {
  let [best, highest] = [0, Number.NEGATIVE_INFINITY];
  for (let place = 0; place < rates.length; place++) {
    const rate = rates[place]! + Math.max(error, 1e-6) * gaussian(dice);
    if (rate > highest) [best, highest] = [place, rate];
  }
  return best;
}

/** Plays all of them on several threads; gives the places of each game's positions. */
export async function playAtSights(
  plan: Glances,
  jobs: number,
  into: Moments,
  progress: (played: number) => void = () => {},
): Promise<{ readonly from: number; readonly to: number }[]> {
  const games: { from: number; to: number }[] = [];
  const waiting = new Map<number, Sheaf>();
  const sheaves = Math.ceil(plan.games / SHEAF);
  let [next, added] = [0, 0];
  const take = () => (next < sheaves ? next++ : undefined);
  // In their order, so that the threads make no difference.
  const done = (number: number, sheaf: Sheaf) => {
    waiting.set(number, sheaf);
    for (let first = waiting.get(added); first !== undefined; first = waiting.get(added)) {
      waiting.delete(added++);
      let from = into.count;
      into.append(first.moments);
      for (const count of first.counts) {
        games.push({ from, to: from + count });
        from += count;
      }
    }
    progress(games.length);
  };
  if (jobs === 1) await inThisThread(await glancer(plan), take, done);
  else await inThreads(jobs, nodeThread<number, Sheaf>(new URL('./glances-worker.ts', import.meta.url), plan), take, done);
  return games;
}
