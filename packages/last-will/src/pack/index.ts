export { applyPack } from './apply.ts';
export { checkPack, isPack } from './check.ts';
export { packProblemText, type PackProblem, packRefusal } from './problem.ts';
export type { Pack } from './schema.ts';
export { packTemplate } from './template.ts';
