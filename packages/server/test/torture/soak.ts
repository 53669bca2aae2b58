import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadGame } from '@parlour/games';
import { type AnyGame, below, type Dice, diceFrom } from '@parlour/kernel';
import { type Trend, trendOf } from './flat.ts';
import type { Sample } from './host.ts';
import { type Player, sitDown } from './player.ts';
import { type Host, kill, makeTable, startHost } from './torture.ts';

export interface Soak {
  readonly seed: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly tables: number;
  /** So much is not counted: until tables that were left leave the memory as fast as new ones come, and all code was run. */
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly sampleEverySeconds: number;
  /** How long people think about a decision, in milliseconds. */
  readonly thinks: number;
  /** A part of the server keeps what it needs no more. */
  readonly leaks?: boolean;
  readonly tell?: (line: string) => void;
}

/**
 * What may grow by how much, as a share of what it is. Lines come and go by chance; what leaks them leaks many times as many. The parts of the
 * memory only say where it grows.
 */
const MOST: Readonly<Record<keyof Sample, number>> = {
  heap: 0.05,
  rss: 0.1,
  reserved: Number.POSITIVE_INFINITY,
  native: Number.POSITIVE_INFINITY,
  files: 0.2,
  sockets: 0.2,
  timers: 0.2,
};
const BYTES: readonly string[] = ['heap', 'rss', 'reserved', 'native'] satisfies (keyof Sample)[];
/** How often somebody comes or goes, in milliseconds. */
const PACE = 250;
const MOST_ONLOOKERS = 4;

/** A table, those who sit there (or have just gone out), and those who look on. */
interface Company {
  readonly table: string;
  readonly cookies: readonly string[];
  readonly players: (Player | undefined)[];
  readonly onlookers: Player[];
}

/** Lets people play, come and go at one server, and says whether what its process holds stays the same. */
export async function soak(plan: Soak): Promise<{ readonly trends: readonly Trend[]; readonly games: number }> {
  const { dataDir, databaseUrl, seed, tables, warmUpSeconds, seconds, sampleEverySeconds, tell = () => undefined } = plan;
  const host = await startHost(dataDir, databaseUrl, 0, plan.leaks === true ? { LEAK: 'yes' } : {});
  const life = await liveAt(host, seed, tables, plan.thinks);
  const samples: Sample[] = [];
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1_000;
  let told = begun;
  while (passed() < warmUpSeconds + seconds) {
    await sleep(sampleEverySeconds * 1_000);
    const sample = await sampleOf(host);
    if (passed() > warmUpSeconds) samples.push(sample);
    if (performance.now() - told < 60_000) continue;
    told = performance.now();
    tell(`${Math.round(passed())} s, ${life.games()} games, ${JSON.stringify(sample)}`);
  }
  const games = life.games();
  await life.end();
  await kill(host);
  const names = Object.keys(MOST) as (keyof Sample)[];
  const trends = names.map((name) =>
    trendOf(
      name,
      samples.map((sample) => sample[name]),
      MOST[name],
    ),
  );
  return { trends, games };
}

async function sampleOf({ child }: Host): Promise<Sample> {
  const answer = once(child, 'message');
  child.send('sample');
  return ((await answer) as [Sample])[0];
}

/** Ordinary life: games are played to their ends or left, somebody goes out and comes back, others look in. */
async function liveAt({ port }: Host, seed: string, tables: number, thinks: number) {
  const game = (await loadGame('alhambra'))!;
  const dice = diceFrom(seed);
  const address = `http://127.0.0.1:${port}`;
  const companies: Company[] = [];
  let made = 0;
  const over = new AbortController();

  async function found(): Promise<Company> {
    const { table, cookies } = await makeTable(port, made++);
    const players = cookies.map((cookie, seat) => sitDown(address, cookie, table, seat, game, `${seed} ${made} ${seat}`, thinks));
    return { table, cookies, players, onlookers: [] };
  }

  async function live(): Promise<void> {
    for (let visits = 0; !over.signal.aborted; visits++) {
      await sleep(PACE);
      const index = below(dice, tables);
      const company = companies[index]!;
      // Some leave a game in its middle, and nobody comes back.
      const isLeft = company.players.every((player) => player?.isOver !== false) || below(dice, 100) === 0;
      if (isLeft) leave(company);
      if (isLeft) companies[index] = await found();
      else comeAndGo(company, address, game, dice, `${seed} visit ${visits}`, thinks);
    }
  }

  while (companies.length < tables) companies.push(await found());
  const living = live();
  return {
    games: () => made,
    async end() {
      over.abort();
      await living;
      for (const company of companies) leave(company);
    },
  };
}

function leave({ players, onlookers }: Company): void {
  for (const one of [...players, ...onlookers]) one?.close();
}

/** Somebody goes out or comes back, an onlooker comes or goes. */
function comeAndGo(
  { table, cookies, players, onlookers }: Company,
  address: string,
  game: AnyGame,
  dice: Dice,
  seed: string,
  thinks: number,
): void {
  const out = players.indexOf(undefined);
  if (out >= 0) {
    players[out] = sitDown(address, cookies[out]!, table, out, game, seed, thinks);
  } else if (below(dice, 3) === 0) {
    const seat = below(dice, players.length);
    players[seat]?.close();
    players[seat] = undefined;
  } else if (below(dice, MOST_ONLOOKERS) < onlookers.length) {
    onlookers.shift()?.close();
  } else {
    onlookers.push(sitDown(address, '', table, null, game, seed));
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** What came of it, for people. */
export function soakReport(trends: readonly Trend[]): string[] {
  const lines = trends.map(({ name, level, growth, margin, most, verdict }) => {
    const size = BYTES.includes(name) ? `${(level / 2 ** 20).toFixed(1)} MB` : level.toFixed(1);
    const judged = most === Number.POSITIVE_INFINITY ? '' : `, at most ${percent(most)} wanted: ${verdict}`;
    return `${name}: ${size} on average, ${growth < 0 ? '' : '+'}${percent(growth)} ± ${percent(margin)} from first to last${judged}`;
  });
  const others = trends.filter(({ verdict }) => verdict !== 'flat').map(({ name, verdict }) => `${name} (${verdict})`);
  return [...lines, others.length === 0 ? 'Memory and handles are flat.' : `Not flat: ${others.join(', ')}.`];
}
