// npm test: everything. Installs, gets a browser if there is none, and starts the services that the tests need.
import { buildPage } from './lib/page.mjs';
import { chromium, prepare } from './lib/workshop.mjs';
import { browserTests, report, staticChecks, unitTests } from './lib/gates.mjs';

await prepare();
const gates = [...(await staticChecks()), await unitTests({ quick: false })];
process.env.PARLOUR_CHROMIUM = await chromium();
await buildPage();
await report([...gates, await browserTests()]);
