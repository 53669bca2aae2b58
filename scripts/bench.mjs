// npm run bench [-- NAME]: installs the peers we measure against into bench/ alone, gets a browser for the page, then measures.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, must, prepare, root, run } from './lib/workshop.mjs';

const node = await prepare();
for (const peer of ['boardgame.io', 'colyseus']) {
  const cwd = join(root, 'bench', peer);
  if (!existsSync(join(cwd, 'node_modules')))
    await must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd });
}
const wanted = process.argv.slice(2).find((word) => !word.startsWith('--'));
if (wanted === undefined || wanted === 'page') process.env.PARLOUR_CHROMIUM = await chromium();
process.exit(await run(node, ['bench/run.ts', ...process.argv.slice(2)], { shell: false }));
