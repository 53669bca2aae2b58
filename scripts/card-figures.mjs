// node scripts/card-figures.mjs REPORT...: what the book's cards say of themselves, from reports of the laboratory (`parlour lab report GAME --json`).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { figuresOf } from './lib/card-figures.mjs';

const root = join(import.meta.dirname, '..');
const reports = process.argv.slice(2);
if (reports.length === 0) {
  console.error('Name the reports: npx parlour lab report last-will --json > lw.json && node scripts/card-figures.mjs lw.json');
  process.exit(1);
}
for (const report of reports) {
  const figures = figuresOf(JSON.parse(readFileSync(report, 'utf8')));
  const file = join(root, 'packages', figures.game, 'measured/cards.json');
  mkdirSync(dirname(file), { recursive: true });
  // A line a thing, so that a change of one shows as one.
  const things = Object.entries(figures.things).map(
    ([key, figure]) => `    "${key}": ${JSON.stringify(figure, null, 1).replaceAll(/\s+/g, ' ')}`,
  );
  const { things: _, ...head } = figures;
  const top = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  writeFileSync(file, `{\n${top.join('\n')}\n  "things": {\n${things.join(',\n')}\n  }\n}\n`);
  console.log(`Wrote ${file}: ${Object.keys(figures.things).length} things from ${figures.games} games`);
}
