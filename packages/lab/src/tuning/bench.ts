/** Where sets of numbers are tried. */
import { createPool, nodeThread } from '@parlour/think/threads';
import { keptIn, type Ledger } from '../ledger.ts';
import type { Account } from '../study/account.ts';
import { bootstrap, type Estimate } from '../study/estimate.ts';
import { countsOf, type Counts } from '../study/figures.ts';
import { designOf, type Subject } from '../subject.ts';
import { keepBusy } from '../keep-busy.ts';
import type { Parent } from './breed.ts';
import { judge, type Judgement } from './judge.ts';
import { type Candidate, type Rung, seriesFor, type TuningGame, type TuningPlan } from './plan.ts';

export interface Checked {
  readonly judgement: Judgement;
  readonly tables: readonly Counts[];
  /** How many games were played at each table. */
  readonly games: number;
}

/** Deals that no generation plays, by their name: at most so many at each table, begun until then. */
export interface Apart {
  readonly name: string;
  readonly deals: number;
  readonly until: number;
}

/** Two sets of numbers on the same deals. */
export interface Compared {
  readonly before: Checked;
  readonly after: Checked;
  /** How much closer to all aims the second is. */
  readonly gain: Estimate;
}

export interface Judged extends Parent {
  readonly candidate: Candidate;
  readonly loss: number;
}

/** Every number that is changed has to be worth so much. */
const THRIFT = 0.002;

export type Bench = ReturnType<typeof newBench>;

/** Where candidates are played and judged; games that the ledger holds are not played again. */
export function newBench(plan: TuningPlan, subject: Subject, jobs: number, ledger: Ledger | undefined) {
  const { aims = [] } = designOf(subject);
  const pool = createPool(jobs, nodeThread<TuningGame, Account>(new URL('./worker.ts', import.meta.url), plan.game));
  const head = { game: plan.game, revision: subject.game.revision, seed: plan.seed, tuned: true };
  const kept = keptIn<{ readonly key: string; readonly account: Account }>(ledger, head, 'lab.other-study');
  const held = new Map(kept.map(({ key, account }) => [key, account]));
  const best = plan.rungs.at(-1)!;
  const seedOf = (name: string) => `${plan.seed}/${name}`;

  /** Plays what is missing of these; false if the time was up before. */
  async function playAll(games: readonly TuningGame[], until: number, progress: (played: number, all: number) => void): Promise<boolean> {
    const left = games.filter((game) => !held.has(keyOf(game)));
    let played = games.length - left.length;
    progress(played, games.length);
    const take = () => (Date.now() < until ? left.shift() : undefined);
    await keepBusy(pool, jobs, take, (game, account) => {
      const key = keyOf(game);
      held.set(key, account);
      ledger?.append(JSON.stringify({ key, account }));
      progress(++played, games.length);
    });
    return played === games.length;
  }

  function gamesOf(candidate: Candidate, { bot }: Pick<Rung, 'bot'>, seed: string, numbers: readonly number[]): TuningGame[] {
    const series = seriesFor(plan, candidate, bot);
    return numbers.flatMap((number) => series.map((each) => ({ seed, series: each, number })));
  }

  function tablesOf(candidate: Candidate, { bot }: Pick<Rung, 'bot'>, seed: string, numbers: readonly number[]): Counts[] {
    return seriesFor(plan, candidate, bot).map((series) => {
      const accounts = numbers.flatMap((number) => held.get(keyOf({ seed, series, number })) ?? []);
      return countsOf(series.options, series.sitters.length, subject, accounts);
    });
  }

  /** Plays deals of their own by the best bots; the numbers of those that all have played at every table. */
  async function playApart(
    candidates: readonly Candidate[],
    { name, deals, until }: Apart,
    progress: (played: number, all: number) => void,
  ): Promise<number[]> {
    const gamesIn = (number: number) => candidates.flatMap((candidate) => gamesOf(candidate, best, seedOf(name), [number]));
    const numbers = Array.from({ length: deals }, (_, index) => index);
    await playAll(numbers.flatMap(gamesIn), until, progress);
    return numbers.filter((number) => gamesIn(number).every((game) => held.has(keyOf(game))));
  }

  function checked(candidate: Candidate, { name }: Apart, numbers: readonly number[]): Checked {
    const tables = tablesOf(candidate, best, seedOf(name), numbers);
    const judgement = judge(aims, tables);
    return { judgement: { ...judgement, loss: judgement.loss + thrift(candidate) }, tables, games: numbers.length };
  }

  return {
    close: () => pool.close(),

    /** The deals of a generation; false if the time was up before all were played. */
    play: (
      candidates: readonly Candidate[],
      rung: Rung,
      generation: number,
      until: number,
      progress: (played: number, all: number) => void,
    ) =>
      playAll(
        candidates.flatMap((candidate) => gamesOf(candidate, rung, plan.seed, dealsIn(rung, generation))),
        until,
        progress,
      ),

    /** Compared by the deals of this generation; what is amiss is told from all games so far. */
    judge(candidate: Candidate, rung: Rung, generation: number): Judged {
      const { loss } = judge(aims, tablesOf(candidate, rung, plan.seed, dealsIn(rung, generation)));
      const { misses } = judge(aims, tablesOf(candidate, rung, plan.seed, dealsUpTo(rung, generation)));
      return { candidate, numbers: candidate.numbers, misses, loss: loss + thrift(candidate) };
    },

    /** On deals of a name of their own, the same for all, as many as there is time for. */
    async check(candidates: readonly Candidate[], apart: Apart, progress: (played: number, all: number) => void): Promise<Checked[]> {
      const numbers = await playApart(candidates, apart, progress);
      return candidates.map((candidate) => checked(candidate, apart, numbers));
    },

    /** The same of two, and the difference: other deals of the kind would have made another, so it is an estimate. */
    async compare(before: Candidate, after: Candidate, apart: Apart, progress: (played: number, all: number) => void): Promise<Compared> {
      const numbers = await playApart([before, after], apart, progress);
      const lossOf = (candidate: Candidate, some: readonly number[]) => checked(candidate, apart, some).judgement.loss;
      const deals = numbers.map((number) => [number]);
      return {
        before: checked(before, apart, numbers),
        after: checked(after, apart, numbers),
        gain: bootstrap(deals, (some) => lossOf(before, some) - lossOf(after, some)),
      };
    },
  };
}

function keyOf({ seed, series, number }: TuningGame): string {
  return `${seed}/${series.id}/${number}`;
}

function dealsIn({ deals }: Rung, generation: number): number[] {
  return Array.from({ length: deals }, (_, index) => generation * deals + index);
}

function dealsUpTo({ deals }: Rung, generation: number): number[] {
  return Array.from({ length: (generation + 1) * deals }, (_, index) => index);
}

function thrift({ numbers }: Candidate): number {
  return THRIFT * Object.keys(numbers).length;
}
