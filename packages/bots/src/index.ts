export * from './bot.ts';
export { type Picture, softmax, strength, type Weights, winChances } from './evaluation.ts';
export { type Explanation, explain, percent } from './explain/explain.ts';
export { type Remark, remarkOn } from './explain/remark.ts';
export { type Balance, balanceOf, costliest, QUICK_REVIEW, type Review, type Reviewed, reviewGame } from './explain/review.ts';
export { type AnyKnowledge, type Insight, type Knowledge, plainKnowledge, rewards, type Taught } from './knowledge.ts';
export { botFor, botIds, levels, searchBot, thinksInCompany } from './levels.ts';
export { bySafety } from './search/search.ts';
export { botText } from './text/index.ts';
