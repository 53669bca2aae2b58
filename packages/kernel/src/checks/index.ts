export { type Choose, type LessonRead, playCourse } from './course.ts';
export { type CheckPlan, checkGame, everyOption, type ChecksDone } from './check-game.ts';
export { differsFromGolden, firstGolden, type GoldenGame, goldenOf, playedAnew, readGolden, writeGolden } from './golden.ts';
