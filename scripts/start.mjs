// npm start: installs, builds the page if it is not built from these sources yet, and serves.
import { buildPage } from './lib/page.mjs';
import { prepare, run } from './lib/workshop.mjs';

const node = await prepare();
await buildPage();
process.exit(await run(node, ['packages/server/src/main.ts', ...process.argv.slice(2)], { shell: false }));
