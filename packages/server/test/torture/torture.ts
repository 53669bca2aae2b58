import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, nodeTransport } from '@parlour/client';
import { loadGame } from '@parlour/games';
import { below, diceFrom } from '@parlour/kernel';
import { check } from './check.ts';
import { annoy } from './neighbour.ts';
import { type Player, sitDown, type Testimony } from './player.ts';
import { makeProxy } from './proxy.ts';

export interface Torture {
  readonly seed: string;
  readonly dataDir: string;
  /** Three processes share it; without one, a single process serves the folder. */
  readonly databaseUrl: string | undefined;
  /** So many processes are killed, at least; so many bad inputs are sent. */
  readonly kills: number;
  readonly inputs: number;
  readonly tables: number;
  /** Other ways to hurt: the database is restarted, say. */
  readonly alsoHurt?: (() => Promise<unknown>) | undefined;
  readonly tell?: (line: string) => void;
}

export interface Outcome {
  readonly wrong: string[];
  /** What everybody was told. */
  readonly testimonies: readonly Testimony[];
  readonly acknowledged: number;
  readonly told: number;
  readonly kills: number;
  readonly inputs: number;
}

interface Host {
  child: ChildProcess;
  port: number;
  up: boolean;
}

const SEATS = 3;

/** Lets people play while everything goes wrong that can, and afterwards holds what they were told against what is stored. */
export async function torture({
  seed,
  dataDir,
  databaseUrl,
  kills,
  inputs,
  tables,
  alsoHurt,
  tell = () => undefined,
}: Torture): Promise<Outcome> {
  const dice = diceFrom(seed);
  const hosts: Host[] = [];
  for (let i = 0; i < (databaseUrl === undefined ? 1 : 3); i++) hosts.push(await startHost(dataDir, databaseUrl, 0));
  const proxy = await makeProxy(
    () => hosts.filter(({ up }) => up).map(({ port }) => port),
    (count) => below(dice, Math.max(1, count)),
  );
  const players: Player[] = [];
  for (let i = 0; i < tables; i++) players.push(...(await fillTable(proxy.address, hosts[0]!.port, `${seed} table ${i}`, i)));
  const neighbours = [0, 1].map((i) => annoy(proxy.address, players[0]!.testimony.table, `${seed} neighbour ${i}`));
  const said = () => neighbours.reduce((sum, neighbour) => sum + neighbour.said, 0);

  let killed = 0;
  while (killed < kills || said() < inputs) {
    await sleep(100 + below(dice, 300));
    const share = () => below(dice, 3) === 0;
    switch (below(dice, 8)) {
      case 0:
        proxy.cut(share);
        break;
      case 1:
        proxy.deafen(() => below(dice, 6) === 0);
        break;
      case 2:
        proxy.delay(below(dice, 120));
        break;
      case 3:
        for (const { child, up } of hosts) if (up) child.send(below(dice, 4_000) - 2_000);
        break;
      case 4:
        if (below(dice, 4) === 0) await alsoHurt?.();
        break;
      default: {
        proxy.delay(0);
        if (killed >= kills) break;
        const host = hosts[below(dice, hosts.length)]!;
        await kill(host);
        if (++killed % 10 === 0) tell(`${killed} kills, ${said()} bad inputs, ${acknowledgedBy(players)} acknowledged`);
        Object.assign(host, await startHost(dataDir, databaseUrl, host.port));
      }
    }
  }
  proxy.delay(0);
  await Promise.all(neighbours.map((neighbour) => neighbour.stop()));
  for (const player of players) player.rest();
  const wrong = neighbours.flatMap((neighbour) => neighbour.wrong);
  if (!(await settled(players))) wrong.push('somebody is still waiting for an answer, or has not heard all');
  for (const player of players) player.close();
  await proxy.close();
  await Promise.all(hosts.map(kill));
  const testimonies = players.map(({ testimony }) => testimony);
  wrong.push(...(await check({ dataDir, databaseUrl }, testimonies)));
  const told = testimonies.reduce((sum, { steps, syncs }) => sum + steps.size + syncs.length, 0);
  return { wrong: [...new Set(wrong)], testimonies, acknowledged: acknowledgedBy(players), told, kills: killed, inputs: said() };
}

function acknowledgedBy(players: readonly Player[]): number {
  return players.reduce((sum, { testimony }) => sum + testimony.acknowledged.size, 0);
}

/** Everybody has an answer to all they asked for, and everybody at a table has heard the same. */
async function settled(players: readonly Player[]): Promise<boolean> {
  const end = performance.now() + 60_000;
  const tables = [...Map.groupBy(players, ({ testimony }) => testimony.table).values()];
  for (;;) {
    const isDone = players.every(({ isQuiet }) => isQuiet) && tables.every((all) => all.every(({ number }) => number === all[0]!.number));
    if (isDone) return true;
    if (performance.now() > end) return false;
    await sleep(200);
  }
}

async function startHost(dataDir: string, databaseUrl: string | undefined, port: number): Promise<Host> {
  for (let attempt = 0; ; attempt++) {
    const child = fork(new URL('host.ts', import.meta.url), {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    const first = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
    if (first !== undefined) return { child, port: Number(new URL(String(first[0])).port), up: true };
    // The database may just be away.
    if (attempt === 20) throw new Error(`a server does not start: ${said}`);
    await sleep(500);
  }
}

async function kill(host: Host): Promise<void> {
  host.up = false;
  const ended = once(host.child, 'exit');
  host.child.kill('SIGKILL');
  if (host.child.exitCode === null && host.child.signalCode === null) await ended;
}

/** A table of people, one of whom only watches; made before anything goes wrong. */
async function fillTable(address: string, port: number, seed: string, index: number): Promise<Player[]> {
  const game = (await loadGame('alhambra'))!;
  const transports = Array.from({ length: SEATS }, () => nodeTransport(`http://127.0.0.1:${port}`));
  const [host, ...guests] = transports.map((transport) => createClient(transport));
  const others = guests.map(() => ({ kind: 'person' as const }));
  const clock = index % 2 === 0 ? { kind: 'live' as const, seconds: 120, increment: 5 } : { kind: 'none' as const, patience: null };
  const { table, links } = await host!.http.create({ game: 'alhambra', seats: [{ kind: 'me' }, ...others], clock, name: 'Ann' });
  for (const [i, { key }] of links.entries()) await guests[i]!.http.join(key, { name: `Guest ${i + 1}` });
  const players = transports.map(({ cookie }, seat) => sitDown(address, cookie, table, seat, game, `${seed} ${seat}`));
  return [...players, sitDown(address, '', table, null, game, `${seed} onlooker`)];
}
