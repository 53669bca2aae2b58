export { type CheckPlan, checkGame, everyOption, type ChecksDone } from './check-game.ts';
export { differsFromGolden, type GoldenGame, goldenOf, readGolden } from './golden.ts';
