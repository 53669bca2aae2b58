// npm run check: the fast inner loop. Types, lint, format, the direction of dependencies, and the quick tests.
import { prepare } from './lib/workshop.mjs';
import { report, staticChecks, unitTests } from './lib/gates.mjs';

await prepare();
await report([...(await staticChecks()), await unitTests({ quick: true })]);
