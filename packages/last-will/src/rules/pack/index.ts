export { applyPack } from './apply.ts';
export { checkPack } from './check.ts';
export { type PackProblem, packRefusal } from './problem.ts';
export type { Pack } from './schema.ts';
