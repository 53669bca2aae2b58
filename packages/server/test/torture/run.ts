/**
 * The long form: `npm run torture [-- --store SQLite --kills 200 --inputs 1000000 --worlds 4 --tables 3 --minutes 60 --seed NAME]`. Both stores,
 * unless one is named; until all is done, unless the minutes are over before. Several worlds, each with servers, people and a seed of its own, are
 * tortured side by side, and share the kills and inputs.
 *
 * With `--soak 30` nobody is tortured: for so many minutes people play as they do, and at the end a sentence says whether memory and handles are flat.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from '../cluster.ts';
import { cutConnections, newDatabase } from '../postgres.ts';
import { soak, soakReport } from './soak.ts';
import { type Outcome, torture } from './torture.ts';

/** A table that nobody uses leaves the memory after a minute: after two, as many leave as come. */
const WARM_UP = 150;

const USAGE = `npm run torture [-- OPTIONS]
  --store SQLite|PostgreSQL  one of them alone
  --kills N, --inputs N      so many processes are killed (200) and bad inputs sent (1,000,000) on each store
  --minutes N                or as much of it as fits into so many minutes
  --worlds N, --tables N     so many worlds side by side (4), each with so many tables (3)
  --seed NAME                the same faults in the same order
  --soak MINUTES             nobody is tortured: people play, and memory and handles must stay flat`;

const values = readOptions();
const worlds = Number(values.worlds);
let isClean = true;
for (const store of values.store === undefined ? ['SQLite', 'PostgreSQL'] : [values.store]) {
  console.log(`${store}, seed ${values.seed}`);
  const cluster = store === 'SQLite' ? undefined : await startCluster();
  if (values.soak !== undefined) {
    isClean &&= await soakOne(Number(values.soak), cluster && (await newDatabase(cluster.url)));
    await cluster?.stop();
    continue;
  }
  const places = await Promise.all(Array.from({ length: worlds }, async () => cluster && newDatabase(cluster.url)));
  const outcomes = await Promise.all(places.map((databaseUrl, index) => tortureOne(`${values.seed} ${index + 1}`, cluster, databaseUrl)));
  const sum = (what: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + what(outcome), 0);
  console.log(store, {
    kills: sum(({ kills }) => kills),
    inputs: sum(({ inputs }) => inputs),
    games: sum(({ games }) => games),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    told: sum(({ told }) => told),
    load: loadavg().map((load) => Number(load.toFixed(1))),
  });
  isClean &&= outcomes.every(({ wrong }) => wrong.length === 0);
  await cluster?.stop();
  console.log(isClean ? 'Nothing is wrong.' : 'Something is wrong.');
}
process.exit(isClean ? 0 : 1);

async function soakOne(minutes: number, databaseUrl: string | undefined): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-soak-'));
  const { trends, games } = await soak({
    seed: values.seed,
    dataDir,
    databaseUrl,
    tables: 12,
    warmUpSeconds: WARM_UP,
    seconds: minutes * 60,
    sampleEverySeconds: 3,
    thinks: 300,
    tell: console.log,
  });
  console.log(`${games} games in ${minutes} minutes, load ${loadavg()[0]?.toFixed(1)}`);
  for (const line of soakReport(trends)) console.log(line);
  rmSync(dataDir, { recursive: true, force: true });
  return trends.every(({ verdict }) => verdict === 'flat');
}

async function tortureOne(seed: string, cluster: Cluster | undefined, databaseUrl: string | undefined): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-torture-'));
  let hurt = 0;
  const outcome = await torture({
    seed,
    dataDir,
    databaseUrl,
    kills: Math.ceil(Number(values.kills) / worlds),
    inputs: Math.ceil(Number(values.inputs) / worlds),
    tables: Number(values.tables),
    ...(values.minutes === undefined ? {} : { minutes: Number(values.minutes) }),
    alsoHurt:
      cluster === undefined || databaseUrl === undefined
        ? undefined
        : // Another world may just have the database restarted: then all connections are cut anyway.
          () => (++hurt % 4 === 0 ? cluster.restart() : cutConnections(databaseUrl).catch(() => undefined)),
    tell: (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${seed}: ${line}`),
  });
  for (const line of outcome.wrong) console.error(line);
  if (outcome.wrong.length === 0) rmSync(dataDir, { recursive: true, force: true });
  else console.error(`What was stored with seed ${seed} is in ${dataDir}.`);
  return outcome;
}

function readOptions() {
  const options = {
    store: { type: 'string' },
    kills: { type: 'string', default: '200' },
    inputs: { type: 'string', default: '1000000' },
    worlds: { type: 'string', default: '4' },
    tables: { type: 'string', default: '3' },
    minutes: { type: 'string' },
    soak: { type: 'string' },
    seed: { type: 'string', default: new Date().toISOString() },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const { kills, inputs, worlds, tables, minutes = '1', soak = '1', store = 'SQLite', help } = values;
    if (help) {
      console.log(USAGE);
      process.exit();
    }
    for (const number of [kills, inputs]) if (!(Number(number) >= 0)) throw new Error(`“${number}” is not a number.`);
    for (const number of [worlds, tables, minutes, soak])
      if (!(Number(number) > 0)) throw new Error(`“${number}” is not a number above 0.`);
    if (store !== 'SQLite' && store !== 'PostgreSQL') throw new Error(`There is no store “${store}”.`);
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}
