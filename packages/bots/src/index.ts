export * from './bot.ts';
export { evaluateBy, linearStrengths, type Picture, softmax, strength, type Weights } from './evaluation.ts';
export { exp } from './exp.ts';
export { type Explanation, explain, percent, wholeText } from './explain/explain.ts';
export { gaussian } from './knowledge.ts';
export { accountRows, accountSentence, playSentence, points } from './explain/accounting.ts';
export { luckRemark, type Remark, remarkOn } from './explain/remark.ts';
export { type Account, accountParts, accountsOf, luckIn, luckOf, type Play, playOf } from './account/account.ts';
export { type Appraisal, appraise, type Effort, efforts, type Weighed } from './account/appraise.ts';
export {
  accounts,
  type Look,
  lookAt,
  type Looked,
  type Review,
  type Reviewed,
  reviewGame,
  type ReviewRequest,
  reviewSeen,
  touchedBy,
  type Turn,
  turnsOf,
  weighAgain,
  type WeighRequest,
} from './explain/review.ts';
export {
  type AnyKnowledge,
  type Insight,
  type Knowledge,
  plainKnowledge,
  rewards,
  shareOf,
  type Taught,
  withNetwork,
} from './knowledge.ts';
export { searchBot } from './levels.ts';
export { botFor, botIds, type Mind, mindOf, registerBot, REVIEWER } from './minds.ts';
export { botNames, levels } from './names.ts';
export { type NetworkFile, readNetwork, writeNetwork } from './network/file.ts';
export { type Easel, emptyLayers, judgeBy, type Layers, layerNames, type Network, type Shape, type Sight } from './network/network.ts';
export { type Hunt, puzzlesIn } from './puzzles/find.ts';
export { checkPuzzle } from './puzzles/judge.ts';
export { puzzleReason } from './puzzles/reason.ts';
export { bySafety, defaultManner, search } from './search/search.ts';
export { favourBy, type See, type Signs } from './signs.ts';
export { botText } from './text/index.ts';
