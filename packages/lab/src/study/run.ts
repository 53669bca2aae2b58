import { createPool, nodeThread } from '@parlour/think/threads';
import { keptIn, type Ledger } from '../ledger.ts';
import { keepBusy } from '../keep-busy.ts';
import type { Account } from './account.ts';
import { isSettled } from './forks.ts';
import { differencesIn, forksIn } from './held.ts';
import { type Appointment, dealOf, restrictionKey, schedule, type Study } from './plan.ts';
import { type Due, studyRoom } from './room.ts';

/** Plays all games of a study that the ledger does not hold yet, on several threads, and gives all in the order of the schedule. */
export async function runStudy(
  study: Study,
  revision: number,
  jobs: number,
  ledger: Ledger | undefined,
  progress: (played: number, all: number) => void = () => {},
): Promise<Account[]> {
  await studyRoom(study);
  const games = schedule(study);
  const placeOf = new Map(games.map((game, place) => [nameOf(study, game), place]));
  // What is played differs from run to run: more deals, more series. What it is played by does not.
  const kept = keptIn<Account>(ledger, { game: study.game, revision, seed: study.seed }, 'lab.other-study');
  const played = new Map<number, Account>();
  const keep = (account: Account) => {
    const place = placeOf.get(`${account.series}/${account.number}`);
    if (place !== undefined) played.set(place, account);
  };
  for (const account of kept) keep(account);
  const all = [...games.keys()].filter((place) => !played.has(place));
  progress(played.size, games.length);
  const pool = createPool(jobs, nodeThread<Due, Account>(new URL('./worker.ts', import.meta.url), study));
  const finish = (_due: Due, account: Account) => {
    keep(account);
    ledger?.append(JSON.stringify(account));
    progress(played.size, games.length);
  };
  try {
    for (const batch of batchesOf(study, all)) {
      const left = batch.flatMap((place) => dueAt(study, games[place]!, place, [...played.values()]));
      await keepBusy(pool, jobs, () => left.shift(), finish);
    }
  } finally {
    await pool.close();
  }
  return [...played].toSorted(([a], [b]) => a - b).map(([, account]) => account);
}

/** So many deals are played before it is asked again what is still to be looked into. */
const BATCH = 10;

/** Games with nobody held back all together, the others by their deals: what is asked for after a batch depends on all of it, in whatever order it was played. */
function batchesOf(study: Study, places: readonly number[]): (readonly number[])[] {
  const games = schedule(study);
  const batchOf = (place: number) => {
    const { series, number } = games[place]!;
    const { held } = study.series[series]!;
    return held === undefined ? -1 : Math.floor(dealOf(study.series[series]!, number) / BATCH);
  };
  return [...Map.groupBy(places, batchOf)].toSorted(([a], [b]) => a - b).map(([, batch]) => batch);
}

/** The game at a place, with what the batches before have not settled; nothing if they have settled all. */
function dueAt(study: Study, { series: index, number }: Appointment, place: number, accounts: readonly Account[]): Due[] {
  const series = study.series[index]!;
  if (series.held === undefined) return [{ place }];
  const from = Math.floor(dealOf(series, number) / BATCH) * BATCH;
  const forks = forksIn(accounts.filter((account) => account.series === series.id && account.deal < from));
  const held = series.held.filter((each) => !isSettled(differencesIn(forks.get(restrictionKey(each)) ?? [])));
  return held.length === 0 ? [] : [{ place, held }];
}

function nameOf({ series }: Study, { series: index, number }: Appointment): string {
  return `${series[index]!.id}/${number}`;
}
