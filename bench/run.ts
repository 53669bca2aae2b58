/** `node bench/run.ts [name] [--short]`: measures, prints, and writes results.json and RESULTS.md; nothing is written of a short form. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import type { Measured, Measurement } from './measure.ts';
import { page } from './page.ts';

interface Results {
  readonly measurements: Readonly<Record<string, Measured>>;
}

// Peers are measured as they are shipped, not with their development checks.
process.env['NODE_ENV'] = 'production';

const here = new URL('./', import.meta.url);
const names = readdirSync(new URL('measurements/', here))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
const { values, positionals } = parseArgs({ options: { short: { type: 'boolean', default: false } }, allowPositionals: true });
const [wanted] = positionals;
if (wanted !== undefined && !names.includes(wanted)) {
  console.error(`There is no measurement “${wanted}”. There are: ${names.join(', ')}.`);
  process.exit(2);
}

const file = new URL('results.json', here);
const measured: Record<string, Measured> = existsSync(file) ? { ...(JSON.parse(readFileSync(file, 'utf8')) as Results).measurements } : {};
for (const gone of Object.keys(measured).filter((name) => !names.includes(name))) delete measured[gone];
for (const name of wanted === undefined ? names : [wanted]) {
  const { measurement } = (await import(new URL(`measurements/${name}.ts`, here).href)) as { measurement: Measurement };
  console.log(`${measurement.title} …`);
  const report = await measurement.measure(values.short);
  measured[name] = { title: measurement.title, date: new Date().toISOString(), machine: machine(), ...report };
  console.log(page({ [name]: measured[name] }));
}
if (values.short) process.exit();
const results: Results = { measurements: Object.fromEntries(Object.entries(measured).toSorted(([a], [b]) => (a < b ? -1 : 1))) };
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
writeFileSync(new URL('RESULTS.md', here), `# What we measured\n\n${page(results.measurements)}`);

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}, load ${load} when measured`;
}
