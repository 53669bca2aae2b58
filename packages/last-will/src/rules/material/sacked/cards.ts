import type { CardFace, EventFace, HelperFace, PropertyFace } from '../types.ts';

/** The six nuptial cards of the events deck: names and their number are stated. */
// biome-ignore format: a table, one card a line
export const sackedEvents: readonly EventFace[] = [
  { kind: 'event', id: 'engagement-ring', copies: 2, symbols: ['nuptial'], nuptial: 'ring', pay: [{ actions: 1, pounds: 3 }], source: 'D', sources: { name: 'S' } },
  { kind: 'event', id: 'wedding', copies: 1, symbols: ['nuptial'], nuptial: 'wedding', pay: [{ actions: 1, pounds: 4 }], companions: [{ takes: 'guest', pounds: 2 }], source: 'D', sources: { name: 'S' } },
  { kind: 'event', id: 'wedding-gift', copies: 2, symbols: ['nuptial'], nuptial: 'gift', pay: [{ actions: 1, pounds: 2 }], source: 'D', sources: { name: 'S' } },
  { kind: 'event', id: 'bachelor-party', copies: 1, symbols: ['nuptial'], nuptial: 'bachelor', pay: [{ actions: 1, pounds: 3 }], companions: [{ takes: 'guest', pounds: 2 }], source: 'D', sources: { name: 'S' } },
];

// biome-ignore format: a table, one card a line
export const sackedHelpers: readonly HelperFace[] = [
  { kind: 'helper', id: 'wedding-planner', copies: 1, helps: [{ adds: 1, to: ['nuptial'] }], rule: 'GS-HELP-1', use: { actions: 0, pounds: 1 }, source: 'D', sources: { name: 'S', helps: 'S' } },
];

/** What is new about each is stated, its numbers are designed. */
// biome-ignore format: a table, one card a line
export const sackedProperties: readonly PropertyFace[] = [
  { kind: 'property', id: 'twin-house-1', copies: 1, types: ['town', 'manor'], scale: [12, 9, 6, 4, 2], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'guest', pounds: 5 }], source: 'D', sources: { types: 'S' } },
  { kind: 'property', id: 'twin-house-2', copies: 1, types: ['mansion', 'manor'], scale: [16, 12, 9, 6, 3], use: { actions: 1, pounds: 4 }, source: 'D', sources: { types: 'S' } },
  { kind: 'property', id: 'damp-manor', copies: 1, types: ['manor'], scale: [15, 12, 9, 6, 4, 2], use: { actions: 1, pounds: 2 }, steps: [{ takes: 'dog', pounds: 4, decay: 2 }], source: 'D', sources: { steps: 'S' } },
  { kind: 'property', id: 'party-house', copies: 1, types: ['town'], scale: [12, 10, 8, 6, 4, 2], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'guest', pounds: 3, decay: 2 }], source: 'D', sources: { steps: 'S' } },
  { kind: 'property', id: 'mixed-farm', copies: 1, types: ['farm'], scale: [12], use: { actions: 0, pounds: 2 }, steps: [{ takes: 'animal', pounds: 4 }, { takes: 'animal', pounds: 7 }], source: 'D', sources: { steps: 'S' } },
  { kind: 'property', id: 'riding-farm', copies: 1, types: ['farm'], scale: [13], use: { actions: 1, pounds: 2 }, steps: [{ takes: 'horse', pounds: 5, free: true }, { takes: 'dog', pounds: 7 }], source: 'D', sources: { steps: 'S' } },
];

/** The separate deck of seven; what is new about the first five is stated or inferred. */
// biome-ignore format: a table, one card a line
export const sackedSpecials: readonly CardFace[] = [
  { kind: 'event', id: 'high-society-wedding', copies: 1, crowns: 2, symbols: ['silverware', 'coach', 'wine', 'nuptial'], nuptial: 'wedding', pay: [{ actions: 1, pounds: 6 }], source: 'D', sources: { symbols: 'S' } },
  { kind: 'event', id: 'wild-bachelor-party', copies: 1, crowns: 1, symbols: ['nuptial'], nuptial: 'bachelor', pay: [{ actions: 1, pounds: 4 }], companions: [{ takes: 'guest', pounds: 3 }], source: 'D', sources: { nuptial: 'I' } },
  { kind: 'event', id: 'empty-the-cellar', copies: 1, crowns: 1, symbols: ['wine'], effect: 'GS-EVT-1', pay: [{ actions: 1, pounds: 3 }], source: 'D', sources: { effect: 'S' } },
  { kind: 'event', id: 'private-sale', copies: 1, crowns: 2, symbols: [], effect: 'GS-EVT-3', pay: [{ actions: 1, pounds: 0 }], source: 'D', sources: { effect: 'S' } },
  { kind: 'helper', id: 'fixer', copies: 1, crowns: 1, helps: [{ searches: 6 }], rule: 'GS-HELP-2', source: 'D', sources: { helps: 'S' } },
  { kind: 'property', id: 'hunting-lodge', copies: 1, crowns: 1, types: ['mansion', 'town'], scale: [17, 13, 10, 7, 4], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'guest', pounds: 6 }, { takes: 'chef', pounds: 9 }], source: 'D' },
  { kind: 'expense', id: 'steam-yacht', copies: 1, crowns: 2, symbols: ['helm'], lay: { actions: 1 }, use: { actions: 0, pounds: 3 }, steps: [{ takes: 'guest', pounds: 5 }, { takes: 'chef', pounds: 7 }], source: 'D' },
];
