export { type CheckPlan, checkGame, everyOption, type Tally } from './check-game.ts';
export { differsFromGolden, type GoldenGame, goldenOf, readGolden } from './golden.ts';
