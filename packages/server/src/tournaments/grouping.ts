import { below, type Dice, diceFrom } from '@parlour/kernel';

/** A round's people, table by table. */
export type Groups = readonly (readonly number[])[];

/** What it costs to seat people together. All costs of a table are added up. */
export interface Costs {
  /** For two at the same table. */
  together(one: number, other: number): number;
  /** For somebody at a table of that size. */
  among(person: number, size: number): number;
  /** What costs less than this need not be bettered by luck. */
  readonly enough: number;
}

/** So many ways to sit together are looked at one by one; where there are more, we go from one to a better one. */
const MOST_WAYS = 6_000;
/** So often a way that is not good enough and cannot be bettered by exchanging two people is shaken up, and bettered anew. */
const SHAKES = 100;

/** Splits people into tables of these sizes at the least cost. The order in which they come decides between equals; the same question has the same answer. */
export function cheapest(people: readonly number[], sizes: readonly number[], costs: Costs): Groups {
  const cost = (group: readonly number[]) => group.reduce((sum, one, index) => sum + costFor(one, group, index, costs), 0);
  return waysOf(sizes) <= MOST_WAYS ? best(people, sizes, cost) : bettered(people, sizes, cost, costs);
}

/** What somebody costs who joins those that come later in a group. */
function costFor(one: number, group: readonly number[], index: number, costs: Costs): number {
  let cost = costs.among(one, group.length);
  for (let other = index + 1; other < group.length; other++) cost += costs.together(one, group[other]!);
  return cost;
}

/** In how many ways so many people can sit; tables of one size are alike. */
function waysOf(sizes: readonly number[]): number {
  let left = sizes.reduce((sum, size) => sum + size, 0);
  let ways = 1;
  for (const size of sizes) {
    // Whoever comes first sits at this table; the others join them.
    for (let i = 1; i < size; i++) ways *= (left - i) / i;
    left -= size;
  }
  return ways;
}

function best(people: readonly number[], sizes: readonly number[], cost: (group: readonly number[]) => number): Groups {
  let found: Groups = [];
  let least = Number.POSITIVE_INFINITY;
  const seat = (left: readonly number[], rest: readonly number[], made: Groups, spent: number) => {
    if (spent >= least) return;
    const [first, ...others] = left;
    if (first === undefined) {
      found = made;
      least = spent;
      return;
    }
    for (const size of new Set(rest)) {
      const further = rest.toSpliced(rest.indexOf(size), 1);
      for (const company of choices(others, size - 1)) {
        const group = [first, ...company];
        const still = others.filter((person) => !company.includes(person));
        seat(still, further, [...made, group], spent + cost(group));
      }
    }
  };
  seat(people, sizes, [], 0);
  return found;
}

/** Every choice of so many, those in front first. */
function* choices(from: readonly number[], many: number): Generator<readonly number[]> {
  if (many === 0) return yield [];
  for (let first = 0; first <= from.length - many; first++)
    for (const rest of choices(from.slice(first + 1), many - 1)) yield [from[first]!, ...rest];
}

function bettered(people: readonly number[], sizes: readonly number[], cost: (group: readonly number[]) => number, costs: Costs): Groups {
  const dice = diceFrom(`tables ${people.join(' ')}`);
  const total = (groups: Groups) => groups.reduce((sum, group) => sum + cost(group), 0);
  let start = 0;
  let found: Groups = exchanged(
    sizes.map((size) => people.slice(start, (start += size))),
    costs,
  );
  let least = total(found);
  for (let shake = 0; shake < SHAKES && least >= costs.enough; shake++) {
    const other = exchanged(shaken(found, dice), costs);
    const spent = total(other);
    if (spent < least) [found, least] = [other, spent];
  }
  return found;
}

/** Exchanges two people at a time as long as that makes it cheaper. */
function exchanged(groups: Groups, costs: Costs): Groups {
  const tables = groups.map((group) => [...group]);
  let improved = true;
  while (improved) {
    improved = false;
    for (const [index, one] of tables.entries())
      for (const other of tables.slice(index + 1))
        for (let i = 0; i < one.length; i++) for (let j = 0; j < other.length; j++) if (exchange(one, i, other, j, costs)) improved = true;
  }
  return tables;
}

/** Lets two people change places if that is cheaper. */
function exchange(one: number[], i: number, other: number[], j: number, costs: Costs): boolean {
  const [mine, theirs] = [one[i]!, other[j]!];
  const before = costAt(mine, one, i, costs) + costAt(theirs, other, j, costs);
  const after = costAt(theirs, one, i, costs) + costAt(mine, other, j, costs);
  if (after >= before - 1e-9) return false;
  one[i] = theirs;
  other[j] = mine;
  return true;
}

/** What somebody costs in that chair of a table. */
function costAt(person: number, table: readonly number[], chair: number, costs: Costs): number {
  let cost = costs.among(person, table.length);
  for (let other = 0; other < table.length; other++) if (other !== chair) cost += costs.together(person, table[other]!);
  return cost;
}

/** A few people change places at random. */
function shaken(groups: Groups, dice: Dice): Groups {
  const tables = groups.map((group) => [...group]);
  for (let i = 0; i < 4; i++) {
    const [one, other] = [tables[below(dice, tables.length)]!, tables[below(dice, tables.length)]!];
    const [a, b] = [below(dice, one.length), below(dice, other.length)];
    [one[a], other[b]] = [other[b]!, one[a]!];
  }
  return tables;
}
