// npm test: everything. Installs, gets a browser if there is none, and starts the services that the tests need.
// --pictures also takes the pictures of every screen, --whole looks at every table at each size with each setting.
import { buildPage } from './lib/page.mjs';
import { chromium, prepare } from './lib/workshop.mjs';
import { browserTests, report, staticChecks, unitTests } from './lib/gates.mjs';

const wishes = { '--pictures': 'PARLOUR_PICTURES', '--whole': 'PARLOUR_WHOLE' };
for (const wish of process.argv.slice(2)) {
  if (!Object.hasOwn(wishes, wish)) {
    console.error(`npm test does not know “${wish}”. It knows ${Object.keys(wishes).join(' and ')}.`);
    process.exit(2);
  }
  process.env[wishes[wish]] = '1';
}

await prepare();
// None of these keeps two cores busy by itself.
const [gates, browser] = await Promise.all([staticChecks(), chromium(), buildPage()]);
process.env.PARLOUR_CHROMIUM = browser;
await report([...gates, await unitTests({ quick: false }), await browserTests()]);
