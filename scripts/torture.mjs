// npm run torture: servers are killed, lines cut and neighbours hostile while people play; then what they were told is held against what is stored.
import { prepare, run } from './lib/workshop.mjs';

const node = await prepare();
process.exit(await run(node, ['packages/server/test/torture/run.ts', ...process.argv.slice(2)], { shell: false }));
