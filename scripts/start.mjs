// npm start: installs, takes in new languages, builds the page if it is not built from these sources yet, and serves.
import { writeCatalogues } from './lib/catalogues.mjs';
import { buildPage } from './lib/page.mjs';
import { prepare, run } from './lib/workshop.mjs';

const node = await prepare();
writeCatalogues();
await buildPage();
process.exit(await run(node, ['packages/server/src/start/main.ts', ...process.argv.slice(2)], { shell: false }));
