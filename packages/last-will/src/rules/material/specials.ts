import type { CardFace } from './types.ts';

/** Cards with crowns: two a round for seven rounds. */
// biome-ignore format: a table, one card a line
export const specials: readonly CardFace[] = [
  { kind: 'event', id: 'breeders-fair', en: 'Breeders’ Fair', pl: 'Targ hodowlany', copies: 1, crowns: 1, symbols: [], effect: 'LW-WHITE-5', pay: [{ actions: 1, pounds: 0 }], source: 'S', sources: { name: 'I' } },
  { kind: 'expense', id: 'chefs-table', en: 'Chef’s Table', pl: 'Stół szefa kuchni', copies: 1, crowns: 1, symbols: ['silverware'], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'chef', pounds: 3 }, { takes: 'chef', pounds: 6 }], source: 'D' },
  { kind: 'property', id: 'stud-farm', en: 'Stud Farm', pl: 'Stadnina', copies: 1, crowns: 1, types: ['farm'], scale: [20], use: { actions: 1, pounds: 4 }, steps: [{ takes: 'horse', pounds: 7 }, { takes: 'horse', pounds: 11 }], source: 'D' },
  { kind: 'helper', id: 'man-of-affairs', en: 'Man of Affairs', pl: 'Człowiek od interesów', copies: 1, crowns: 1, helps: [{ gives: 1, for: 'any' }], rule: 'LW-HELP-11', lay: { actions: 1 }, use: { actions: 0, pounds: 1 }, source: 'D', sources: { helps: 'S' } },
  { kind: 'event', id: 'hectic-day', en: 'Hectic Day', pl: 'Zwariowany dzień', copies: 1, crowns: 2, symbols: [], effect: 'LW-WHITE-4', gain: 3, pay: [{ actions: 1, pounds: 0 }], source: 'S', sources: { name: 'I' } },
  { kind: 'event', id: 'long-weekend', en: 'Long Weekend', pl: 'Długi weekend', copies: 1, crowns: 2, symbols: [], effect: 'LW-WHITE-4', gain: 2, pay: [{ actions: 1, pounds: 2 }], source: 'S', sources: { name: 'D' } },
  { kind: 'event', id: 'leaking-roof', en: 'Leaking Roof', pl: 'Cieknący dach', copies: 1, crowns: 2, symbols: [], effect: 'LW-WHITE-6', pay: [{ actions: 1, pounds: 0 }], source: 'S', sources: { name: 'D' } },
  { kind: 'expense', id: 'private-train', en: 'Private Train', pl: 'Prywatny pociąg', copies: 1, crowns: 2, symbols: ['coach'], lay: { actions: 1 }, use: { actions: 0, pounds: 2 }, steps: [{ takes: 'guest', pounds: 4 }], source: 'D' },
  { kind: 'event', id: 'regatta', en: 'Regatta', pl: 'Regaty', copies: 1, crowns: 3, symbols: ['helm'], pay: [{ actions: 2, pounds: 4 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'dog', pounds: 3 }, { takes: 'chef', pounds: 2 }], source: 'D' },
  { kind: 'event', id: 'gala', en: 'Opera Gala', pl: 'Gala operowa', copies: 1, crowns: 3, symbols: ['mask'], pay: [{ actions: 1, pounds: 3 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'horse', pounds: 2 }], source: 'D' },
  { kind: 'event', id: 'banquet', en: 'Banquet', pl: 'Bankiet', copies: 1, crowns: 3, symbols: ['silverware'], pay: [{ actions: 2, pounds: 5 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'chef', pounds: 3 }], source: 'D' },
  { kind: 'event', id: 'royal-ball', en: 'Royal Ball', pl: 'Bal królewski', copies: 1, crowns: 3, symbols: ['wine'], pay: [{ actions: 1, pounds: 3 }, { actions: 3, pounds: 9 }, { actions: 5, pounds: 17 }], source: 'D' },
  { kind: 'event', id: 'day-at-races', en: 'Grand Derby', pl: 'Wielkie derby', copies: 1, crowns: 3, symbols: ['coach'], pay: [{ actions: 2, pounds: 5 }], companions: [{ takes: 'horse', pounds: 3 }, { takes: 'dog', pounds: 2 }], source: 'D' },
  { kind: 'event', id: 'gaming-table', en: 'Night at Cards', pl: 'Noc przy kartach', copies: 1, crowns: 3, symbols: ['wine'], pay: [{ actions: 1, pounds: 4 }], source: 'D' },
];
