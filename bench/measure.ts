/** How everything here is measured, and what a measurement is. */

/** One line of a table: what was measured, and its figures by column. */
export interface Row {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** How many times one thing is as fast (or big) as another; `aim` is what we want at least. */
export interface Ratio {
  readonly name: string;
  readonly value: number;
  readonly aim?: number;
}

export interface Report {
  readonly rows: readonly Row[];
  readonly ratios: readonly Ratio[];
  /** What the figures mean, what limits them. */
  readonly notes: readonly string[];
}

/** A report, and when and where it was made. */
export interface Measured extends Report {
  readonly title: string;
  readonly date: string;
  readonly machine: string;
}

/** A file in measurements/ exports one of these as `measurement`; its file name is its name. */
export interface Measurement {
  readonly title: string;
  /** `isShort`: only as much as shows that it can be measured. Those that take no time anyway know no short form. */
  measure(isShort: boolean): Promise<Report>;
}

/** Somebody in a race: does a piece of work and says how much of what it did. */
export interface Contender {
  readonly name: string;
  readonly work: () => Readonly<Record<string, number>>;
}

const WARM_UP = 0.5;
const ROUND = 0.4;
const ROUNDS = 7;

/**
 * Races contenders in turns, so that whatever else the machine does hits all of them, and gives each one's median round.
 * Figures are per second of processor time, all threads of this process together (the collector's too): what one core would do with nothing beside it.
 */
export function race(contenders: readonly Contender[]): Row[] {
  for (const { work } of contenders) runFor(WARM_UP, work);
  const rounds: Record<string, number>[][] = contenders.map(() => []);
  for (let round = 0; round < ROUNDS; round++) for (const [i, { work }] of contenders.entries()) rounds[i]?.push(runFor(ROUND, work));
  return contenders.map(({ name }, i) => ({ name, figures: medians(rounds[i] ?? []) }));
}

/** Works until so many seconds of processor time are used up; amounts a second. */
function runFor(seconds: number, work: Contender['work']): Record<string, number> {
  const totals: Record<string, number> = {};
  const before = process.cpuUsage();
  let used = 0;
  while (used < seconds) {
    for (const [unit, amount] of Object.entries(work())) totals[unit] = (totals[unit] ?? 0) + amount;
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1e6;
  }
  return Object.fromEntries(Object.entries(totals).map(([unit, amount]) => [`${unit}/s`, amount / used]));
}

function medians(rounds: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const units = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    units.map((unit) => {
      const sorted = rounds.map((round) => round[unit] ?? 0).toSorted((a, b) => a - b);
      return [unit, sorted[sorted.length >> 1] ?? 0];
    }),
  );
}

/** The figure of one row. */
export function figure(rows: readonly Row[], name: string, unit: string): number {
  const found = rows.find((row) => row.name === name)?.figures[unit];
  if (found === undefined) throw new Error(`nothing measured ${unit} of ${name}`);
  return found;
}
