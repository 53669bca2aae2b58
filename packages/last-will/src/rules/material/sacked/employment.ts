import type { Employment } from '../types.ts';

/** All uncovered they pay 7: the sum is stated, that it is the four-line cards' is inferred, the lines are designed. */
// biome-ignore format: a table, one card a line
export const fourLines: readonly Employment[] = [
  { id: 'governess', lines: [{ income: 3, symbol: 'wine' }, { income: 2, symbol: 'mask' }, { income: 1, symbol: 'guest' }, { income: 1, symbol: 'town' }], source: 'D', sources: { name: 'P' } },
  { id: 'clerk', lines: [{ income: 3, symbol: 'coach' }, { income: 2, symbol: 'silverware' }, { income: 1, symbol: 'helper' }, { income: 1, symbol: 'chef' }], source: 'D' },
  { id: 'tutor', lines: [{ income: 3, symbol: 'helm' }, { income: 2, symbol: 'wild' }, { income: 1, symbol: 'silverware' }, { income: 1, symbol: 'dog' }], source: 'D' },
  { id: 'librarian', lines: [{ income: 3, symbol: 'mask' }, { income: 2, symbol: 'manor' }, { income: 1, symbol: 'wine' }, { income: 1, symbol: 'horse' }], source: 'D' },
  { id: 'curate', lines: [{ income: 3, symbol: 'farm' }, { income: 2, symbol: 'nuptial' }, { income: 1, symbol: 'coach' }, { income: 1, symbol: 'chef' }], source: 'D' },
  { id: 'postmaster', lines: [{ income: 3, symbol: 'silverware' }, { income: 2, symbol: 'horse' }, { income: 1, symbol: 'helm' }, { income: 1, symbol: 'helper' }], source: 'D' },
  { id: 'chemist', lines: [{ income: 3, symbol: 'mansion' }, { income: 2, symbol: 'wine' }, { income: 1, symbol: 'silverware' }, { income: 1, symbol: 'guest' }], source: 'D' },
  { id: 'notary', lines: [{ income: 3, symbol: 'nuptial' }, { income: 2, symbol: 'coach' }, { income: 1, symbol: 'manor' }, { income: 1, symbol: 'dog' }], source: 'D' },
  { id: 'curator', lines: [{ income: 3, symbol: 'town' }, { income: 2, symbol: 'helm' }, { income: 1, symbol: 'mask' }, { income: 1, symbol: 'wild' }], source: 'D' },
  { id: 'surveyor', lines: [{ income: 3, symbol: 'horse' }, { income: 2, symbol: 'farm' }, { income: 1, symbol: 'silverware' }, { income: 1, symbol: 'helper' }], source: 'D' },
];

/** All uncovered they pay 11. */
// biome-ignore format: a table, one card a line
export const fiveLines: readonly Employment[] = [
  { id: 'banker', lines: [{ income: 4, symbol: 'mansion' }, { income: 3, symbol: 'wine' }, { income: 2, symbol: 'coach' }, { income: 1, symbol: 'chef' }, { income: 1, symbol: 'helper' }], source: 'D', sources: { name: 'P' } },
  { id: 'doctor', lines: [{ income: 4, symbol: 'silverware' }, { income: 3, symbol: 'helm' }, { income: 2, symbol: 'guest' }, { income: 1, symbol: 'town' }, { income: 1, symbol: 'mask' }], source: 'D', sources: { name: 'P' } },
  { id: 'barrister', lines: [{ income: 4, symbol: 'nuptial' }, { income: 3, symbol: 'mask' }, { income: 2, symbol: 'silverware' }, { income: 1, symbol: 'horse' }, { income: 1, symbol: 'manor' }], source: 'D' },
  { id: 'stockbroker', lines: [{ income: 4, symbol: 'helm' }, { income: 3, symbol: 'manor' }, { income: 2, symbol: 'wild' }, { income: 1, symbol: 'silverware' }, { income: 1, symbol: 'guest' }], source: 'D' },
  { id: 'architect', lines: [{ income: 4, symbol: 'town' }, { income: 3, symbol: 'coach' }, { income: 2, symbol: 'wine' }, { income: 1, symbol: 'dog' }, { income: 1, symbol: 'helper' }], source: 'D' },
  { id: 'engineer', lines: [{ income: 4, symbol: 'coach' }, { income: 3, symbol: 'farm' }, { income: 2, symbol: 'helm' }, { income: 1, symbol: 'chef' }, { income: 1, symbol: 'silverware' }], source: 'D' },
  { id: 'journalist', lines: [{ income: 4, symbol: 'mask' }, { income: 3, symbol: 'nuptial' }, { income: 2, symbol: 'guest' }, { income: 1, symbol: 'coach' }, { income: 1, symbol: 'town' }], source: 'D' },
  { id: 'inspector', lines: [{ income: 4, symbol: 'farm' }, { income: 3, symbol: 'silverware' }, { income: 2, symbol: 'horse' }, { income: 1, symbol: 'wine' }, { income: 1, symbol: 'helper' }], source: 'D' },
  { id: 'undertaker', lines: [{ income: 4, symbol: 'wild' }, { income: 3, symbol: 'wine' }, { income: 2, symbol: 'mask' }, { income: 1, symbol: 'manor' }, { income: 1, symbol: 'dog' }], source: 'D' },
  { id: 'customs', lines: [{ income: 4, symbol: 'manor' }, { income: 3, symbol: 'horse' }, { income: 2, symbol: 'silverware' }, { income: 1, symbol: 'helm' }, { income: 1, symbol: 'chef' }], source: 'D' },
];
