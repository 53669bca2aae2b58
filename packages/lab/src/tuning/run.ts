/**
 * Looks for better numbers: generation by generation, candidates are tried with cheap bots, the better ones with better bots, and the best of all are
 * the parents of the next. All candidates of a generation play the same deals with the same whims; every generation plays others.
 */
import { Complaint, diceFrom, type Lever, type Tuning } from '@parlour/kernel';
import type { Ledger } from '../ledger.ts';
import { designOf, type Subject } from '../subject.ts';
import { type Bench, type Checked, type Compared, type Judged, newBench } from './bench.ts';
import { breed } from './breed.ts';
import type { Candidate, TuningPlan } from './plan.ts';

/** What came of a search: the numbers before and after, on deals that nobody was chosen by. */
export interface Tuned extends Compared {
  readonly levers: readonly Lever[];
  readonly best: Candidate;
  readonly generations: number;
}

/** When to stop: after so many generations, or when the time (of `Date.now`) has come; the rest of it is for the comparison. */
export interface Extent {
  readonly generations: number;
  readonly searchUntil: number;
  readonly playoffUntil: number;
  readonly checkUntil: number;
  /** At each table. */
  readonly checkDeals: number;
}

export interface Progress {
  readonly generation: number;
  readonly rung: number;
  readonly played: number;
  readonly all: number;
  /** How far the best of the last generation is from all aims, and how many numbers it changes. */
  readonly loss: number | undefined;
  readonly changed: number;
}

/** So many times a child is tried to be made before one is content with fewer. */
const TRIES = 30;
/** The last parents play so many times the deals of a generation to find the best of them. */
const PLAYOFF = 3;
/** Of those who are tried on a rung, so many go on to the next. */
const GO_ON = 1 / 3;

export async function tune(
  plan: TuningPlan,
  subject: Subject,
  extent: Extent,
  jobs: number,
  ledger: Ledger | undefined,
  progress: (progress: Progress) => void = () => {},
): Promise<Tuned> {
  const tuning = tuningOf(subject);
  const levers = leversOf(plan, tuning);
  const start = candidateOf(tuning, plan, {})!;
  const bench = newBench(plan, subject, jobs, ledger);
  const dice = diceFrom(`${plan.seed}/tune`);
  let parents: readonly Judged[] = [{ candidate: start, numbers: {}, misses: [], loss: Number.POSITIVE_INFINITY }];
  let generation = 0;
  try {
    // What is amiss at the start is asked first: these are games of the first generation anyway.
    const last = plan.rungs.at(-1)!;
    const asked = await bench.play([start], last, 0, extent.searchUntil, (played, all) =>
      progress({ generation: 0, rung: plan.rungs.length - 1, played, all, loss: undefined, changed: 0 }),
    );
    if (asked) parents = [bench.judge(start, last, 0)];
    for (; generation < extent.generations && Date.now() < extent.searchUntil; generation++) {
      const children = brood(parents, levers, tuning, plan, dice);
      const next = await oneGeneration(bench, plan, generation, parents, children, extent.searchUntil, progress);
      if (next === undefined) break;
      parents = next;
    }
    const report = (played: number, all: number) =>
      progress({ generation, rung: plan.rungs.length, played, all, loss: undefined, changed: 0 });
    // Whoever did best in one generation was lucky, too; and what was begun with may still be better than all of them.
    const rivals = [start, ...parents.map(({ candidate }) => candidate).filter((candidate) => candidate !== start)];
    const playoff = { name: 'playoff', deals: PLAYOFF * plan.rungs.at(-1)!.deals, until: extent.playoffUntil };
    const results = rivals.length > 1 ? await bench.check(rivals, playoff, report) : [];
    const best = rivals[bestAt(results)]!;
    // Who wins the play-off was lucky in it, once more: only these deals say how good the numbers are.
    const fresh = { name: 'fresh', deals: extent.checkDeals, until: extent.checkUntil };
    return { levers, best, generations: generation, ...(await bench.compare(start, best, fresh, report)) };
  } finally {
    await bench.close();
  }
}

function tuningOf(subject: Subject): Tuning {
  const { tuning } = designOf(subject);
  if (tuning === undefined) throw new Complaint('lab.all-facts', { game: subject.game.id });
  return tuning;
}

/** The levers that may be moved; complains about a choice of none. */
export function leversOf({ start, settings, only }: Pick<TuningPlan, 'start' | 'settings' | 'only'>, tuning: Tuning): Lever[] {
  const all = new Map(settings.flatMap((setting) => tuning.levers({ ...setting, ...start })).map((lever) => [lever.id, lever]));
  const chosen = [...all.values()].filter(({ id }) => only.length === 0 || only.some((each) => id.startsWith(each)));
  if (chosen.length === 0) throw new Complaint('lab.no-lever', { levers: only.join(', '), example: [...all.keys()][0] ?? '' });
  return chosen;
}

function candidateOf(tuning: Tuning, { start }: TuningPlan, numbers: Candidate['numbers']): Candidate | undefined {
  const options = Object.keys(numbers).length === 0 ? start : tuning.change(start, numbers);
  return options && { numbers, options };
}

/** Children that can be played and are all different. */
function brood(
  parents: readonly Judged[],
  levers: readonly Lever[],
  tuning: Tuning,
  plan: TuningPlan,
  dice: ReturnType<typeof diceFrom>,
): Candidate[] {
  const found = new Map(parents.map(({ candidate }) => [JSON.stringify(candidate.options), candidate]));
  for (let tries = 0; found.size < plan.population && tries < TRIES * plan.population; tries++) {
    const child = candidateOf(tuning, plan, breed(parents, levers, dice));
    if (child !== undefined) found.set(JSON.stringify(child.options), child);
  }
  return [...found.values()].slice(parents.length);
}

/** Parents and children on the same deals, rung by rung; nothing if the time was up before all had played. */
async function oneGeneration(
  bench: Bench,
  plan: TuningPlan,
  generation: number,
  parents: readonly Judged[],
  children: readonly Candidate[],
  until: number,
  progress: (progress: Progress) => void,
): Promise<readonly Judged[] | undefined> {
  const [first] = parents;
  const old = parents.map(({ candidate }) => candidate);
  let tried: readonly Candidate[] = children;
  let judged: readonly Judged[] = [];
  for (const [index, rung] of plan.rungs.entries()) {
    const all = [...old, ...tried];
    const whole = await bench.play(all, rung, generation, until, (played, due) =>
      progress({
        generation,
        rung: index,
        played,
        all: due,
        loss: first?.loss === Number.POSITIVE_INFINITY ? undefined : first?.loss,
        changed: Object.keys(first?.numbers ?? {}).length,
      }),
    );
    if (!whole) return undefined;
    judged = all.map((candidate) => bench.judge(candidate, rung, generation)).toSorted((a, b) => a.loss - b.loss);
    const most = Math.max(plan.parents, Math.ceil(tried.length * GO_ON));
    tried = judged
      .filter(({ candidate }) => !old.includes(candidate))
      .slice(0, most)
      .map(({ candidate }) => candidate);
  }
  return judged.slice(0, plan.parents);
}

function bestAt(results: readonly Checked[]): number {
  const losses = results.map(({ judgement }) => judgement.loss);
  return Math.max(0, losses.indexOf(Math.min(...losses)));
}
