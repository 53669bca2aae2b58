import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Left to the full run: services, child processes, tournaments and thousands of random games. */
const slow = [
  'packages/*/test/**',
  'packages/*/src/**/game.test.ts',
  'packages/*/src/**/plays.test.ts',
  'packages/kernel/src/checks/**',
  'packages/{bots,lab}/src/**',
  'scripts/{freeze,gates,made-up,parlour}.test.ts',
];

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: process.env['PARLOUR_QUICK'] === '1' ? [...configDefaults.exclude, ...slow] : configDefaults.exclude,
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    // On a busy machine a second is soon over.
    expect: { poll: { timeout: 20_000 } },
  },
});
