import { nodeThread } from '@parlour/think/threads';
import { keptIn, type Ledger } from '../ledger.ts';
import { inThreads } from '../threads.ts';
import type { Account } from './account.ts';
import { type Appointment, schedule, type Study } from './plan.ts';
import { studyRoom } from './room.ts';

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
  const left = [...games.keys()].filter((place) => !played.has(place));
  progress(played.size, games.length);
  const finish = (_place: number, account: Account) => {
    keep(account);
    ledger?.append(JSON.stringify(account));
    progress(played.size, games.length);
  };
  const thread = nodeThread<number, Account>(new URL('./worker.ts', import.meta.url), study);
  await inThreads(Math.min(jobs, left.length), thread, () => left.shift(), finish);
  return [...played].toSorted(([a], [b]) => a - b).map(([, account]) => account);
}

function nameOf({ series }: Study, { series: index, number }: Appointment): string {
  return `${series[index]!.id}/${number}`;
}
