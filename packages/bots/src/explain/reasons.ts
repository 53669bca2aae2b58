import { copyDice, type Dice, type GameState, silent } from '@parlour/kernel';
import type { Task } from '../bot.ts';
import type { Insight } from '../knowledge.ts';

/** A feature that speaks for a move against another. */
export interface Reason {
  readonly feature: string;
  /** Whether it is that the others have less of it, not that the mover has more. */
  readonly others: boolean;
  /** How much more of it, or less for the others. */
  readonly amount: number;
  /** How much that weighs, in the units of the evaluation. */
  readonly weight: number;
}

/** Enough worlds to even out what lies hidden. */
const WORLDS = 24;
/** Games that are played to their ends differ more. */
const LONG_WORLDS = 60;
/** Less than half a point is nothing to speak of. */
const A_POINT = 0.5;
/** What weighs less is no reason. */
const TELLING = 0.02;

/** Plays on in an imagined world. */
type Onward = (world: GameState, dice: Dice) => void;

/**
 * What differs between two moves by more than chance, weightiest first, over the same imagined worlds: right after they are made or, where
 * these are played `onward`, some moves later.
 */
export function reasonsFor(question: Task, insight: Insight<GameState>, move: unknown, other: unknown, onward?: Onward): Reason[] {
  const { game, seat, setting, view, seen } = question;
  const memory = game.recall(view, setting, seen);
  const dice = copyDice(question.dice);
  const after = (chosen: unknown, world: Dice) => {
    const state = game.guess(view, setting, world, memory);
    game.play(state, seat, chosen, silent);
    onward?.(state, world);
    return game.standings(state) === undefined ? insight.picture(state) : undefined;
  };
  const sums = insight.weights.features.map(() => ({ own: 0, ownWeight: 0, ownSquares: 0, others: 0, othersWeight: 0, othersSquares: 0 }));
  for (let i = 0; i < WORLDS; i++) {
    const [mine, theirs] = [after(move, copyDice(dice)), after(other, dice)];
    if (mine === undefined || theirs === undefined) continue;
    for (const [feature, sum] of sums.entries()) {
      const weight = insight.weights.stages[mine.stage]![feature]!;
      for (const [player, features] of mine.seats.entries()) {
        const more = (features[feature]! - theirs.seats[player]![feature]!) / WORLDS;
        if (player === seat) {
          sum.own += more;
          sum.ownWeight += more * weight;
          sum.ownSquares += (more * weight) ** 2;
        } else {
          sum.others -= more;
          sum.othersWeight -= (more * weight) / (mine.seats.length - 1);
          sum.othersSquares += ((more * weight) / (mine.seats.length - 1)) ** 2;
        }
      }
    }
  }
  return (
    insight.weights.features
      .flatMap((feature, index): Reason[] => {
        const { own, ownWeight, ownSquares, others, othersWeight, othersSquares } = sums[index]!;
        const mine = { feature, others: false, amount: own, weight: ownWeight };
        const theirs = { feature, others: true, amount: others, weight: othersWeight };
        return [
          ...(isMoreThanChance(ownWeight, ownSquares) ? [mine] : []),
          ...(isMoreThanChance(othersWeight, othersSquares) ? [theirs] : []),
        ];
      })
      // Words say that there is more of a thing, or less where less is better: the other way round they would be untrue.
      .filter(({ feature, amount, weight }) => weight > TELLING && amount > 0 !== insight.less.includes(feature))
      .toSorted((a, b) => b.weight - a.weight)
  );
}

/**
 * What differs in the final scores over imagined games that are played on to their ends: the mover's own and the others' on average or,
 * where neither does by more than chance, the distance to the best of them.
 */
export function atTheEnd(question: Task, insight: Insight<GameState> | undefined, move: unknown, other: unknown, onward: Onward): Reason[] {
  if (insight === undefined) return [];
  const { game, seat, setting, view, seen } = question;
  const memory = game.recall(view, setting, seen);
  const dice = copyDice(question.dice);
  const better = insight.less.includes('score') ? -1 : 1;
  const after = (chosen: unknown, world: Dice) => {
    const state = game.guess(view, setting, world, memory);
    game.play(state, seat, chosen, silent);
    onward(state, world);
    const scores = game.scores(state).map((score) => score * better);
    const own = scores[seat] ?? 0;
    const others = scores.filter((_, player) => player !== seat);
    return { own, others: -others.reduce((sum, score) => sum + score, 0) / others.length, lead: own - Math.max(...others) };
  };
  const pairs = Array.from({ length: LONG_WORLDS }, () => [after(move, copyDice(dice)), after(other, dice)] as const);
  const gain = (of: 'own' | 'others' | 'lead', feature = 'score'): Reason[] => {
    const shares = pairs.map(([mine, theirs]) => (mine[of] - theirs[of]) / LONG_WORLDS);
    const amount = shares.reduce((sum, share) => sum + share, 0);
    const squares = shares.reduce((sum, share) => sum + share ** 2, 0);
    return amount >= A_POINT && isMoreThanChance(amount, squares) ? [{ feature, others: of === 'others', amount, weight: amount }] : [];
  };
  const reasons = [...gain('own'), ...gain('others')].toSorted((a, b) => b.weight - a.weight);
  return reasons.length > 0 ? reasons : gain('lead', 'lead');
}

/** Whether a sum over all worlds is twice its own error at least. */
function isMoreThanChance(sum: number, squares: number): boolean {
  return sum > 2 * Math.sqrt(squares);
}
