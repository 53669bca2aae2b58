/** New numbers from those that did best: a few are changed, mostly those of what is amiss, and that way in which it should help. */
import { below, type Dice, type Lever, pick } from '@parlour/kernel';
import type { Miss } from './judge.ts';

/** Those that differ from the start, by their levers. */
export type Numbers = Readonly<Record<string, number>>;

export interface Parent {
  readonly numbers: Numbers;
  readonly misses: readonly Miss[];
}

/** A child of two parents has numbers of both so often. */
const MIXED = 0.25;
/** So many numbers are changed at most; fewer more often. */
const STEPS = 40;
/** A step is taken anywhere at all so often, and back to the start so often. */
const ANYWHERE = 0.1;
const BACK = 0.1;
/** No number of our own may move so far; one that may began far from our own. */
const FAR = 8;

export function breed(parents: readonly Parent[], levers: readonly Lever[], dice: Dice): Numbers {
  const [mother, father] = [pick(dice, parents), pick(dice, parents)];
  const numbers: Record<string, number> = { ...mother.numbers };
  if (chance(dice) < MIXED) mix(numbers, father.numbers, levers, dice);
  const steps = 1 + Math.floor(STEPS * chance(dice) ** 2);
  for (let step = 0; step < steps; step++) {
    const luck = chance(dice);
    if (luck < BACK) stepBack(numbers, levers, dice);
    else if (luck < BACK + ANYWHERE || mother.misses.length === 0) stepFor(numbers, levers, undefined, dice);
    else
      stepFor(
        numbers,
        levers,
        weighed(mother.misses, ({ size }) => size ** 2, dice),
        dice,
      );
  }
  for (const { id, now } of levers) if (numbers[id] === now) delete numbers[id];
  return numbers;
}

/** Numbers of a sum go together, so that the sum stays. */
function mix(numbers: Record<string, number>, others: Numbers, levers: readonly Lever[], dice: Dice): void {
  const groups = Map.groupBy(levers, ({ id, sum }) => sum ?? id);
  for (const group of groups.values())
    if (chance(dice) < 0.5)
      for (const { id, now } of group) if (numbers[id] !== undefined || others[id] !== undefined) numbers[id] = others[id] ?? now;
}

/** A number as it was; with it, if it is of a sum, all of the sum. */
function stepBack(numbers: Record<string, number>, levers: readonly Lever[], dice: Dice): void {
  const changed = levers.filter(({ id, now }) => (numbers[id] ?? now) !== now);
  if (changed.length === 0) return;
  const { id, sum } = pick(dice, changed);
  for (const lever of levers) if (lever.id === id || (sum !== undefined && lever.sum === sum)) delete numbers[lever.id];
}

/** One number one step on: one that should help against what is amiss, or any. */
function stepFor(numbers: Record<string, number>, levers: readonly Lever[], miss: Miss | undefined, dice: Dice): void {
  const steps = levers.flatMap((lever) =>
    ([1, -1] as const).filter((way) => helps(lever, way, miss) && canMove(numbers, lever, way)).map((way) => ({ lever, way })),
  );
  if (steps.length === 0) return;
  // What is far from our own is suspected first.
  const { lever, way } = weighed(steps, (step) => longest(step.lever), dice);
  if (lever.sum === undefined) {
    stride(numbers, lever, way, dice);
    return;
  }
  const others = levers.filter((other) => other !== lever && other.sum === lever.sum && canMove(numbers, other, -way as 1 | -1));
  if (others.length === 0) return;
  move(numbers, pick(dice, others), -way);
  move(numbers, lever, way);
}

/** A number that has far to go may go all of it at once: a little of it hardly shows in the games. */
function stride(numbers: Record<string, number>, lever: Lever, way: 1 | -1, dice: Dice): void {
  const length = 1 + below(dice, longest(lever));
  for (let step = 0; step < length && canMove(numbers, lever, way); step++) move(numbers, lever, way);
}

function longest({ most, least }: Lever): number {
  return most - least > FAR ? most - least : 1;
}

function helps({ better, of, players }: Lever, way: 1 | -1, miss: Miss | undefined): boolean {
  if (miss === undefined) return true;
  if (miss.players !== undefined && players?.includes(miss.players) === false) return false;
  if (miss.of === undefined) return better * way === miss.need;
  return of.includes(miss.of) && (better === 0 || better * way === miss.need);
}

function canMove(numbers: Numbers, { id, now, least, most }: Lever, way: 1 | -1): boolean {
  const next = (numbers[id] ?? now) + way;
  return next >= least && next <= most;
}

function move(numbers: Record<string, number>, { id, now }: Lever, way: number): void {
  numbers[id] = (numbers[id] ?? now) + way;
}

/** From 0 to 1. */
function chance(dice: Dice): number {
  return below(dice, FINE) / FINE;
}
const FINE = 1 << 20;

function weighed<Item>(items: readonly Item[], weight: (item: Item) => number, dice: Dice): Item {
  let left = chance(dice) * items.reduce((sum, item) => sum + weight(item), 0);
  return items.find((item) => (left -= weight(item)) < 0) ?? items.at(-1)!;
}
