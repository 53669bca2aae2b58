import type { EventFace } from './types.ts';

/** White-bordered cards of the events deck. */
// biome-ignore format: a table, one card a line
export const events: readonly EventFace[] = [
  { kind: 'event', id: 'dinner', copies: 4, symbols: ['silverware'], pay: [{ actions: 1, pounds: 2 }], source: 'S' },
  { kind: 'event', id: 'dinner-party', copies: 2, symbols: ['silverware'], pay: [{ actions: 1, pounds: 2 }], companions: [{ takes: 'guest', pounds: 1 }, { takes: 'chef', pounds: 2 }], source: 'D' },
  { kind: 'event', id: 'dinner-with-dog', copies: 2, symbols: ['silverware'], pay: [{ actions: 1, pounds: 1 }], companions: [{ takes: 'dog', pounds: 2 }, { takes: 'guest', pounds: 2 }], source: 'D' },
  { kind: 'event', id: 'carriage-ride', copies: 4, symbols: ['coach'], pay: [{ actions: 1, pounds: 2 }], source: 'D', sources: { name: 'S' } },
  { kind: 'event', id: 'carriage-outing', copies: 2, symbols: ['coach'], pay: [{ actions: 1, pounds: 1 }], companions: [{ takes: 'horse', pounds: 2 }, { takes: 'guest', pounds: 1 }], source: 'D' },
  { kind: 'event', id: 'race-day', copies: 3, symbols: ['coach'], pay: [{ actions: 2, pounds: 4 }], companions: [{ takes: 'horse', pounds: 2 }, { takes: 'dog', pounds: 2 }], source: 'D' },
  { kind: 'event', id: 'boat-trip', copies: 2, symbols: ['helm'], pay: [{ actions: 2, pounds: 5 }], source: 'S' },
  // dog 3 and guest + chef together 4 are stated; how those 4 are split is designed
  { kind: 'event', id: 'boat-trip-company', copies: 2, symbols: ['helm'], pay: [{ actions: 2, pounds: 2 }], companions: [{ takes: 'dog', pounds: 3 }, { takes: 'guest', pounds: 2 }, { takes: 'chef', pounds: 2 }], source: 'S', sources: { 'companions.1': 'D', 'companions.2': 'D' } },
  { kind: 'event', id: 'theatre', copies: 2, symbols: ['mask'], pay: [{ actions: 1, pounds: 3 }], source: 'D', sources: { name: 'S' } },
  { kind: 'event', id: 'theatre-company', copies: 2, symbols: ['mask'], pay: [{ actions: 1, pounds: 1 }], companions: [{ takes: 'guest', pounds: 1 }, { takes: 'horse', pounds: 2 }], source: 'D' },
  { kind: 'event', id: 'soiree', copies: 2, symbols: ['wine'], pay: [{ actions: 2, pounds: 5 }], source: 'D', sources: { name: 'S' } },
  { kind: 'event', id: 'soiree-company', copies: 2, symbols: ['wine'], pay: [{ actions: 2, pounds: 2 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'chef', pounds: 3 }, { takes: 'dog', pounds: 1 }], source: 'D' },
  { kind: 'event', id: 'ball', copies: 2, symbols: ['wine'], pay: [{ actions: 2, pounds: 4 }, { actions: 4, pounds: 9 }, { actions: 6, pounds: 17 }], source: 'S', sources: { symbols: 'D' } },
  { kind: 'event', id: 'grand-tour', copies: 2, symbols: ['helm'], pay: [{ actions: 1, pounds: 2 }, { actions: 3, pounds: 6 }, { actions: 5, pounds: 12 }], source: 'D' },
];
