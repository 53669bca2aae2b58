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
  /** So many processes are killed, at least; so many bad inputs are answered. */
  readonly kills: number;
  readonly inputs: number;
  /** Or until so much time is over, if it takes longer. */
  readonly minutes?: number;
  readonly tables: number;
  /** Other ways to hurt: the database is restarted, say. */
  readonly alsoHurt?: (() => Promise<unknown>) | undefined;
  readonly tell?: (line: string) => void;
}

export interface Outcome {
  readonly wrong: string[];
  /** What everybody was told. */
  readonly testimonies: readonly Testimony[];
  readonly games: number;
  readonly acknowledged: number;
  readonly told: number;
  readonly kills: number;
  readonly inputs: number;
}

export interface Host {
  child: ChildProcess;
  port: number;
  up: boolean;
  /** What it said to its host. */
  said: () => string;
}

/** Everybody at a table. */
type Party = readonly Player[];

const SEATS = 3;
const NEIGHBOURS = 3;
/** So much is acknowledged between two kills, at least. */
const BETWEEN_KILLS = 10;
/** Making a table must not wait for an answer that was lost. */
const PATIENCE = 20_000;
/** Whoever asks so often in a row, and waits ever longer in between, without anything new coming of it, waits in vain. */
const MOST_IN_VAIN = 9;

/** Lets people play while everything goes wrong that can, and afterwards holds what they were told against what is stored. */
export async function torture({
  seed,
  dataDir,
  databaseUrl,
  kills,
  inputs,
  minutes = Number.POSITIVE_INFINITY,
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
  let made = 0;
  /** The next table; nothing where the server or the database is away just now. */
  const fillNext = async () => {
    const index = made++;
    const up = hosts.filter(({ up }) => up);
    const filled = fillTable(proxy.address, up[index % up.length]?.port ?? 1, `${seed} table ${index}`, index);
    const party = await Promise.race([filled, sleep(PATIENCE)]).catch(() => undefined);
    // Those who come too late go home.
    if (party === undefined) void filled.then((late) => late.forEach((player) => player.close())).catch(() => undefined);
    return party;
  };
  const parties: Party[] = [];
  const leaving: Party[] = [];
  while (parties.length < tables) parties.push(...[await fillNext()].filter((party) => party !== undefined));
  const everybody = () => [...parties, ...leaving].flat();
  const testimonies: Testimony[] = [];
  const acknowledged = () =>
    [...testimonies, ...everybody().map(({ testimony }) => testimony)].reduce((sum, one) => sum + one.acknowledged.size, 0);
  const neighbours = Array.from({ length: NEIGHBOURS }, (_, i) =>
    annoy(
      proxy.address,
      () => parties.map(([player]) => player!.testimony.table),
      `${seed} neighbour ${i}`,
      alsoHurt !== undefined,
      inputs / NEIGHBOURS,
    ),
  );
  const annoyed = () => neighbours.reduce((sum, neighbour) => sum + neighbour.answered, 0);

  /** Where a game is over, the next begins: nobody is hurt where nobody plays. */
  async function renew(): Promise<void> {
    for (const [index, party] of parties.entries()) {
      if (!party.every(({ isOver }) => isOver)) continue;
      const next = await fillNext();
      if (next === undefined) continue;
      parties[index] = next;
      leaving.push(party);
      for (const player of party) player.rest();
    }
    for (const party of leaving.filter(isSettled)) {
      leaving.splice(leaving.indexOf(party), 1);
      for (const player of party) player.close();
      testimonies.push(...party.map(({ testimony }) => testimony));
    }
  }

  const wrong: string[] = [];
  let spare = prepareHost(dataDir, databaseUrl);
  let killed = 0;
  /** How much was acknowledged when a process was last killed: they play on before the next is. */
  let before = 0;
  const end = performance.now() + minutes * 60_000;
  while ((killed < kills || annoyed() < inputs) && performance.now() < end) {
    await sleep(100 + below(dice, 300));
    await renew();
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
        if (killed >= kills || acknowledged() < before + BETWEEN_KILLS) break;
        before = acknowledged();
        const host = hosts[below(dice, hosts.length)]!;
        wrong.push(...(await kill(host)));
        if (++killed % 10 === 0) tell(`${killed} kills, ${annoyed()} bad inputs, ${made} games, ${acknowledged()} acknowledged`);
        Object.assign(host, await startHost(dataDir, databaseUrl, host.port, {}, spare));
        spare = prepareHost(dataDir, databaseUrl);
      }
    }
  }
  spare.child.kill();
  proxy.delay(0);
  await Promise.all(neighbours.map((neighbour) => neighbour.stop()));
  for (const player of everybody()) player.rest();
  wrong.push(...neighbours.flatMap((neighbour) => neighbour.wrong));
  wrong.push(...(await settle([...parties, ...leaving])));
  for (const player of everybody()) player.close();
  await proxy.close();
  wrong.push(...(await Promise.all(hosts.map(kill))).flat());
  testimonies.push(...everybody().map(({ testimony }) => testimony));
  wrong.push(...(await check({ dataDir, databaseUrl }, testimonies)));
  const told = testimonies.reduce((sum, { steps, syncs }) => sum + steps.size + syncs.length, 0);
  const kept = testimonies.reduce((sum, one) => sum + one.acknowledged.size, 0);
  return { wrong: [...new Set(wrong)], testimonies, games: made, acknowledged: kept, told, kills: killed, inputs: annoyed() };
}

/** Everybody has an answer to all they asked for, and has heard the same. */
function isSettled(party: Party): boolean {
  return party.every(({ isQuiet, number }) => isQuiet && number === party[0]!.number);
}

/**
 * Waits until everybody is settled. However long that takes on a busy machine: only who asks again and again in vain is not waited for. Says who
 * that is.
 */
export async function settle(parties: readonly Party[]): Promise<string[]> {
  for (;;) {
    const open = parties.filter((party) => !isSettled(party));
    const stuck = open.filter(isStuck);
    if (stuck.length === open.length) return stuck.flatMap((party) => party.map(({ waitsFor }) => waitsFor));
    await sleep(200);
  }
}

function isInVain({ inVain }: Player): boolean {
  return inVain > MOST_IN_VAIN;
}

/** Somebody waits in vain for an answer; or all have one, but not all have heard the same, and asking does not help. */
function isStuck(party: Party): boolean {
  const waiting = party.filter(({ isQuiet }) => !isQuiet);
  return waiting.length > 0 ? waiting.some(isInVain) : party.every(isInVain);
}

/** A process that has read the code of a server, or is about to, and waits to be told by which port to serve. */
interface Spare {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly isReady: Promise<unknown>;
  readonly ended: Promise<undefined>;
}

function prepareHost(dataDir: string, databaseUrl: string | undefined, more: NodeJS.ProcessEnv = {}): Spare {
  const child = fork(new URL('host.ts', import.meta.url), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...more, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  return { child, said: () => said, isReady: once(child, 'message'), ended: once(child, 'exit').then(() => undefined) };
}

export async function startHost(
  dataDir: string,
  databaseUrl: string | undefined,
  port: number,
  more: NodeJS.ProcessEnv = {},
  spare = prepareHost(dataDir, databaseUrl, more),
): Promise<Host> {
  for (let attempt = 0, next = spare; ; attempt++, next = prepareHost(dataDir, databaseUrl, more)) {
    const { child, said, isReady, ended } = next;
    await Promise.race([isReady, ended]);
    const answer = once(child, 'message') as Promise<[string]>;
    if (child.connected) child.send(port);
    const first = await Promise.race([answer, ended]);
    if (first !== undefined) return { child, port: Number(new URL(first[0]).port), up: true, said };
    // The database may just be away.
    if (attempt === 20) throw new Error(`a server does not start: ${said()}`);
    await sleep(500);
  }
}

/** Kills a server. Says so if there was none any more. */
export async function kill(host: Host): Promise<string[]> {
  host.up = false;
  if (host.child.exitCode !== null || host.child.signalCode !== null) return [`a server ended by itself: ${host.said()}`];
  const ended = once(host.child, 'exit');
  host.child.kill('SIGKILL');
  await ended;
  return [];
}

/** A table of people, one of whom only watches; at some of them a bot plays too. */
async function fillTable(address: string, port: number, seed: string, index: number): Promise<Party> {
  const game = (await loadGame('alhambra'))!;
  const { table, cookies } = await makeTable(port, index);
  const players = cookies.map((cookie, seat) => sitDown(address, cookie, table, seat, game, `${seed} ${seat}`));
  return [...players, sitDown(address, '', table, null, game, `${seed} onlooker`)];
}

/** A table at which everybody has taken their seat, and by what the server knows each of them. */
export async function makeTable(port: number, index: number): Promise<{ readonly table: string; readonly cookies: readonly string[] }> {
  const transports = Array.from({ length: SEATS }, () => nodeTransport(`http://127.0.0.1:${port}`));
  const [host, ...guests] = transports.map((transport) => createClient(transport));
  const others = guests.map(() => ({ kind: 'person' as const }));
  const bots = index % 3 === 2 ? [{ kind: 'bot' as const, level: 'novice' }] : [];
  const clock = index % 2 === 0 ? { kind: 'live' as const, seconds: 120, increment: 5 } : { kind: 'none' as const, patience: null };
  const seats = [{ kind: 'me' as const }, ...others, ...bots];
  const { table, links } = await host!.http.create({ game: 'alhambra', seats, clock, name: 'Ann' });
  for (const [i, { key }] of links.entries()) await guests[i]!.http.join(key, { name: `Guest ${i + 1}` });
  return { table, cookies: transports.map(({ cookie }) => cookie) };
}
