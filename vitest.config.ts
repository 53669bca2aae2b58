import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { tidyTemporaryFolder } from './scripts/lib/temporary.ts';

tidyTemporaryFolder();

/** Left to the full run: services, child processes, tournaments and thousands of random games. */
const slow = [
  'packages/*/test/**',
  'packages/*/src/**/game.test.ts',
  'packages/*/src/**/plays.test.ts',
  'packages/kernel/src/checks/**',
  'packages/{bots,lab}/src/**',
  'scripts/{freeze,gates,made-up,parlour}.test.ts',
];

/** What changes what others would see. Each has a process of its own. */
const alone = ['packages/cli/test/*.test.ts', 'scripts/made-up.test.ts'];

/** So has what puts modules in place of others: the games there are, or how they are played. */
const replaced = [
  'packages/games/test/kept.test.ts',
  'packages/web/src/{engine/revisions,games/playable,history/reviews}.test.ts',
  'scripts/freeze.test.ts',
];

const served = ['packages/server/test/**/*.test.ts'];

/** Those of what only Vite can load: the page's sources ask it for whatever files there are. */
const built = ['packages/web/src/**/*.test.{ts,tsx}', 'packages/games/test/lessons.test.ts'];

/** Node runs our sources as they are. Through Vite every name that comes from another module is looked up anew whenever it is used: a fifth of all. */
const asTheyAre = { viteModuleRunner: false, nodeLoader: false };

const left = process.env['PARLOUR_QUICK'] === '1' ? [...configDefaults.exclude, ...slow] : configDefaults.exclude;

export default defineConfig({
  test: {
    // Servers and those who ask them wait for each other more than a third of the time: with three more, two cores are busy all along.
    maxWorkers: availableParallelism() + 3,
    testTimeout: 60_000,
    // What a test prepares is work as its own: a linter that is started before all tests of a file takes its time on a busy machine, too.
    hookTimeout: 60_000,
    // On a busy machine a second is soon over.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // One after the other in the same process: loading the sources again for every file took twice as long as the tests themselves.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
          exclude: [...left, ...alone, ...replaced, ...served, ...built],
          isolate: false,
          experimental: asTheyAre,
        },
      },
      { extends: true, test: { name: 'built', include: built, exclude: [...left, ...replaced], isolate: false } },
      { extends: true, test: { name: 'alone', include: alone, exclude: left, experimental: asTheyAre } },
      { extends: true, test: { name: 'replaced', include: replaced, exclude: left } },
      // They share a PostgreSQL, in which every test has a database to itself, and those of one process hand theirs on.
      {
        extends: true,
        test: {
          name: 'served',
          include: served,
          exclude: left,
          isolate: false,
          experimental: asTheyAre,
          globalSetup: 'packages/server/test/one-cluster.ts',
        },
      },
    ],
  },
});
