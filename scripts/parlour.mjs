#!/usr/bin/env node
// The `parlour` command, from the repository's root: `npx parlour …`.
import { join } from 'node:path';
import { writeCatalogues } from './lib/catalogues.mjs';
import { prepare, root, run } from './lib/workshop.mjs';

const node = await prepare();
writeCatalogues();
process.exit(await run(node, [join(root, 'packages/cli/src/main.ts'), ...process.argv.slice(2)], { cwd: process.cwd(), shell: false }));
