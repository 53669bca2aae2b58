import type { ExpenseFace } from './types.ts';

/** Black-bordered expenses of the helpers and expenses deck. */
// biome-ignore format: a table, one card a line
export const expenses: readonly ExpenseFace[] = [
  { kind: 'expense', id: 'reservation', copies: 2, symbols: ['silverware'], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'chef', pounds: 3 }], source: 'S' },
  { kind: 'expense', id: 'own-table', copies: 2, symbols: ['silverware'], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'chef', pounds: 2 }, { takes: 'chef', pounds: 4 }], source: 'S', sources: { name: 'D', symbols: 'D' } },
  // that some card costs an action more to lay down is stated, which one is not
  { kind: 'expense', id: 'theatre-box', copies: 1, symbols: ['mask'], lay: { actions: 1 }, use: { actions: 1, pounds: 4 }, source: 'S', sources: { name: 'D', symbols: 'D', lay: 'D' } },
  { kind: 'expense', id: 'gentlemens-club', copies: 2, symbols: ['wine'], lay: { actions: 2 }, use: { actions: 0, pounds: 2 }, source: 'S', sources: { name: 'P', symbols: 'D', lay: 'D' } },
  { kind: 'expense', id: 'country-fete', copies: 1, symbols: [], use: { actions: 0, pounds: 0, perFarm: 2 }, source: 'S', sources: { name: 'D' } },
  { kind: 'expense', id: 'riding-school', copies: 1, symbols: ['coach'], use: { actions: 0, pounds: 0, perHorseOnFarms: 2 }, source: 'S', sources: { name: 'D', symbols: 'D' } },
  { kind: 'expense', id: 'hunting-pack', copies: 1, symbols: [], use: { actions: 0, pounds: 0, perFarm: 1, perDogOnFarms: 1 }, source: 'S', sources: { name: 'D' } },
  { kind: 'expense', id: 'hired-carriage', copies: 1, symbols: ['coach'], lay: { actions: 1 }, use: { actions: 0, pounds: 1 }, steps: [{ takes: 'horse', pounds: 4 }], source: 'D', sources: { name: 'P' } },
  { kind: 'expense', id: 'moored-yacht', copies: 1, symbols: ['helm'], lay: { actions: 1 }, use: { actions: 0, pounds: 2 }, steps: [{ takes: 'guest', pounds: 3 }, { takes: 'dog', pounds: 6 }], source: 'D' },
  { kind: 'expense', id: 'wine-cellar', copies: 1, symbols: ['wine'], lay: { actions: 2 }, use: { actions: 0, pounds: 1 }, steps: [{ takes: 'guest', pounds: 4 }, { takes: 'chef', pounds: 7 }], source: 'D' },
];
