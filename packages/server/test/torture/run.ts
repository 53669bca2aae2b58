/** The long form: `npm run torture [-- --store SQLite --kills 200 --inputs 1000000 --tables 6 --seed NAME]`. Both stores, unless one is named. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from '../cluster.ts';
import { cutConnections, newDatabase } from '../postgres.ts';
import { torture } from './torture.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    kills: { type: 'string', default: '200' },
    inputs: { type: 'string', default: '1000000' },
    tables: { type: 'string', default: '6' },
    seed: { type: 'string', default: new Date().toISOString() },
  },
});
let isClean = true;
for (const store of values.store === undefined ? ['SQLite', 'PostgreSQL'] : [values.store]) {
  console.log(`${store}, seed ${values.seed}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-torture-'));
  const cluster = store === 'SQLite' ? undefined : await startCluster();
  const databaseUrl = cluster && (await newDatabase(cluster.url));
  let hurt = 0;
  const {
    wrong,
    testimonies: _,
    ...counts
  } = await torture({
    seed: values.seed,
    dataDir,
    databaseUrl,
    kills: Number(values.kills),
    inputs: Number(values.inputs),
    tables: Number(values.tables),
    alsoHurt:
      cluster === undefined || databaseUrl === undefined
        ? undefined
        : () => (++hurt % 4 === 0 ? cluster.restart() : cutConnections(databaseUrl)),
    tell: (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`),
  });
  console.log(store, counts);
  for (const line of wrong) console.error(line);
  if (wrong.length === 0) rmSync(dataDir, { recursive: true, force: true });
  else console.error(`What was stored is in ${dataDir}.`);
  isClean &&= wrong.length === 0;
  await cluster?.stop();
  console.log(isClean ? 'Nothing is wrong.' : 'Something is wrong.');
}
process.exit(isClean ? 0 : 1);
