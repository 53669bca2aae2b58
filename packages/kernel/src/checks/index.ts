export { type CheckPlan, checkGame, everyOption, type Tally } from './check-game.ts';
