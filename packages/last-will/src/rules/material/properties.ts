import type { PropertyFace } from './types.ts';

/** Houses with a value scale, and farms with one value. */
// biome-ignore format: a table, one card a line
export const properties: readonly PropertyFace[] = [
  { kind: 'property', id: 'mansion-1', copies: 2, types: ['mansion'], scale: [21, 20, 19, 16, 12, 6], use: { actions: 1, pounds: 4 }, steps: [{ takes: 'guest', pounds: 6 }], source: 'D' },
  { kind: 'property', id: 'mansion-2', copies: 2, types: ['mansion'], scale: [19, 18, 16, 13, 8], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'guest', pounds: 5 }, { takes: 'chef', pounds: 9 }], source: 'D' },
  { kind: 'property', id: 'mansion-3', copies: 2, types: ['mansion'], scale: [24, 23, 21, 18, 13, 7], use: { actions: 2, pounds: 7 }, steps: [{ takes: 'dog', pounds: 11 }], source: 'D' },
  // 13 at the top, 5 on the way down, then 3 or less are stated
  { kind: 'property', id: 'manor-1', copies: 2, types: ['manor'], scale: [13, 10, 7, 5, 3], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'dog', pounds: 5 }], source: 'S', sources: { types: 'D', use: 'D', steps: 'D' } },
  { kind: 'property', id: 'manor-2', copies: 2, types: ['manor'], scale: [15, 14, 13, 11, 7, 3], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'guest', pounds: 5 }, { takes: 'horse', pounds: 9 }], source: 'D' },
  { kind: 'property', id: 'manor-3', copies: 2, types: ['manor'], scale: [13, 11, 9, 6, 3], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'chef', pounds: 5 }], source: 'D' },
  { kind: 'property', id: 'town-1', copies: 2, types: ['town'], scale: [11, 9, 7, 4], use: { actions: 0, pounds: 2 }, steps: [{ takes: 'chef', pounds: 4 }], source: 'D' },
  { kind: 'property', id: 'town-2', copies: 2, types: ['town'], scale: [10, 8, 6, 4, 2], use: { actions: 0, pounds: 2 }, steps: [{ takes: 'guest', pounds: 3 }, { takes: 'guest', pounds: 5 }], source: 'D' },
  { kind: 'property', id: 'town-3', copies: 2, types: ['town'], scale: [10, 8, 6, 3], use: { actions: 1, pounds: 3 }, source: 'D' },
  // the amounts 2, 4, 7 and dog before horse are stated
  { kind: 'property', id: 'farm-1', copies: 2, types: ['farm'], scale: [10], use: { actions: 0, pounds: 2 }, steps: [{ takes: 'dog', pounds: 4 }, { takes: 'horse', pounds: 7 }], source: 'S', sources: { scale: 'D', 'use.actions': 'D' } },
  { kind: 'property', id: 'farm-2', copies: 1, types: ['farm'], scale: [15], use: { actions: 1, pounds: 2 }, steps: [{ takes: 'horse', pounds: 6 }], source: 'P' },
  { kind: 'property', id: 'farm-3', copies: 1, types: ['farm'], scale: [10], use: { actions: 0, pounds: 2 }, steps: [{ takes: 'dog', pounds: 5 }, { takes: 'dog', pounds: 7 }], source: 'D' },
  { kind: 'property', id: 'farm-4', copies: 1, types: ['farm'], scale: [12], use: { actions: 0, pounds: 2 }, steps: [{ takes: 'horse', pounds: 5 }, { takes: 'dog', pounds: 6 }], source: 'D' },
  { kind: 'property', id: 'farm-5', copies: 1, types: ['farm'], scale: [12], use: { actions: 1, pounds: 5 }, steps: [{ takes: 'horse', pounds: 8 }, { takes: 'horse', pounds: 10 }], source: 'D' },
];
