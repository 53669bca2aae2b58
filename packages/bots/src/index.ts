export * from './bot.ts';
export { type Picture, softmax, strength, type Weights, winChances } from './evaluation.ts';
export { type Explanation, explain, percent } from './explain/explain.ts';
export { type Remark, remarkOn } from './explain/remark.ts';
export {
  type Balance,
  balanceOf,
  costliest,
  QUICK_REVIEW,
  type Review,
  type Reviewed,
  reviewGame,
  reviewNext,
  type Think,
} from './explain/review.ts';
export { type AnyKnowledge, type Insight, type Knowledge, plainKnowledge, rewards, shareOf, type Taught } from './knowledge.ts';
export { searchBot } from './levels.ts';
export { botFor, botIds, type Mind, mindOf, registerBot, REVIEWER } from './minds.ts';
export { botNames, levels } from './names.ts';
export { type Hunt, puzzlesIn } from './puzzles/find.ts';
export { checkPuzzle } from './puzzles/judge.ts';
export { bySafety } from './search/search.ts';
export { botText } from './text/index.ts';
