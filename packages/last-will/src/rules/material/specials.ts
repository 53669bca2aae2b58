import type { CardFace } from './types.ts';

/** Cards with crowns: two a round for seven rounds. */
// biome-ignore format: a table, one card a line
export const specials: readonly CardFace[] = [
  { kind: 'event', id: 'breeders-fair', copies: 1, crowns: 2, symbols: [], effect: 'LW-WHITE-5', pay: [{ actions: 1, pounds: 0 }], source: 'S', sources: { name: 'I' } },
  { kind: 'expense', id: 'chefs-table', copies: 1, crowns: 1, symbols: ['silverware'], lay: { actions: 1 }, use: { actions: 0, pounds: 2 }, steps: [{ takes: 'chef', pounds: 4 }, { takes: 'chef', pounds: 7 }], source: 'D' },
  { kind: 'property', id: 'stud-farm', copies: 1, crowns: 1, types: ['farm'], scale: [12], use: { actions: 1, pounds: 5 }, steps: [{ takes: 'horse', pounds: 8 }, { takes: 'horse', pounds: 12 }], source: 'D' },
  { kind: 'helper', id: 'man-of-affairs', copies: 1, crowns: 1, helps: [{ gives: 1, for: 'any' }], rule: 'LW-HELP-11', lay: { actions: 2 }, use: { actions: 0, pounds: 1 }, source: 'D', sources: { helps: 'S' } },
  { kind: 'event', id: 'hectic-day', copies: 1, crowns: 2, symbols: [], effect: 'LW-WHITE-4', gain: 3, pay: [{ actions: 1, pounds: 0 }], source: 'S', sources: { name: 'I' } },
  { kind: 'event', id: 'long-weekend', copies: 1, crowns: 1, symbols: [], effect: 'LW-WHITE-4', gain: 2, pay: [{ actions: 1, pounds: 2 }], source: 'S', sources: { name: 'D' } },
  { kind: 'event', id: 'leaking-roof', copies: 1, crowns: 2, symbols: [], effect: 'LW-WHITE-6', pay: [{ actions: 1, pounds: 0 }], source: 'S', sources: { name: 'D' } },
  { kind: 'expense', id: 'private-train', copies: 1, crowns: 2, symbols: ['coach'], lay: { actions: 2 }, use: { actions: 0, pounds: 2 }, steps: [{ takes: 'guest', pounds: 6 }], source: 'D' },
  { kind: 'event', id: 'regatta', copies: 1, crowns: 3, symbols: ['helm'], pay: [{ actions: 2, pounds: 10 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'dog', pounds: 3 }, { takes: 'chef', pounds: 2 }], source: 'D' },
  { kind: 'event', id: 'gala', copies: 1, crowns: 2, symbols: ['mask'], pay: [{ actions: 1, pounds: 4 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'horse', pounds: 2 }], source: 'D' },
  { kind: 'event', id: 'banquet', copies: 1, crowns: 3, symbols: ['silverware'], pay: [{ actions: 2, pounds: 10 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'chef', pounds: 3 }], source: 'D' },
  { kind: 'event', id: 'royal-ball', copies: 1, crowns: 3, symbols: ['wine'], pay: [{ actions: 1, pounds: 4 }, { actions: 3, pounds: 14 }, { actions: 5, pounds: 26 }], source: 'D' },
  { kind: 'event', id: 'day-at-races', copies: 1, crowns: 3, symbols: ['coach'], pay: [{ actions: 2, pounds: 10 }], companions: [{ takes: 'horse', pounds: 3 }, { takes: 'dog', pounds: 2 }], source: 'D' },
  { kind: 'event', id: 'gaming-table', copies: 1, crowns: 2, symbols: ['wine'], pay: [{ actions: 1, pounds: 4 }], source: 'D' },
];
