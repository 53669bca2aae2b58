import type { HelperFace } from './types.ts';

/** What is not a farm. */
const houses = ['mansion', 'manor', 'town'] as const;

/** Black-bordered helpers of the helpers and expenses deck. What their activations spend is designed. */
// biome-ignore format: a table, one card a line
export const helpers: readonly HelperFace[] = [
  { kind: 'helper', id: 'land-agent', copies: 2, helps: [{ shifts: 2, way: 'down', of: ['farm'] }, { waives: 'trade', of: ['farm'], times: 1 }], rule: 'LW-HELP-1', lay: { actions: 1 }, use: { actions: 0, pounds: 1 }, source: 'D', sources: { helps: 'S' } },
  { kind: 'helper', id: 'estate-agent', copies: 1, helps: [{ waives: 'trade', of: houses, times: 2 }], rule: 'LW-HELP-2', use: { actions: 0, pounds: 1 }, source: 'D', sources: { helps: 'S' } },
  { kind: 'helper', id: 'bad-adviser', copies: 1, helps: [{ shifts: 2, way: 'either', of: houses }], rule: 'LW-HELP-3', lay: { actions: 1 }, use: { actions: 0, pounds: 2 }, source: 'D', sources: { helps: 'S' } },
  { kind: 'helper', id: 'farmhand', copies: 1, helps: [{ waives: 'activate', of: ['farm'], times: 1 }], rule: 'LW-HELP-4', lay: { actions: 1 }, use: { actions: 0, pounds: 1 }, source: 'D', sources: { helps: 'S' } },
  { kind: 'helper', id: 'steward', copies: 2, helps: [{ waives: 'activate', of: houses, times: 1 }], rule: 'LW-HELP-5', source: 'D', sources: { name: 'P', helps: 'S' } },
  { kind: 'helper', id: 'gardener-mm', copies: 1, helps: [{ adds: 3, to: ['mansion', 'manor'] }], rule: 'LW-HELP-6', source: 'D', sources: { name: 'S', 'helps.0.adds': 'S' } },
  { kind: 'helper', id: 'gardener-mt', copies: 1, helps: [{ adds: 3, to: ['manor', 'town'] }], rule: 'LW-HELP-6', source: 'D', sources: { name: 'S', 'helps.0.adds': 'S' } },
  { kind: 'helper', id: 'gardener-tf', copies: 1, helps: [{ adds: 3, to: ['town', 'farm'] }], rule: 'LW-HELP-6', source: 'D', sources: { name: 'S', 'helps.0.adds': 'S' } },
  { kind: 'helper', id: 'waiter', copies: 2, helps: [{ adds: 1, to: ['silverware'] }], rule: 'LW-HELP-7', lay: { actions: 1 }, use: { actions: 0, pounds: 1 }, source: 'D', sources: { name: 'S', helps: 'S' } },
  { kind: 'helper', id: 'coachman-2', copies: 1, helps: [{ adds: 2, to: ['coach'] }], rule: 'LW-HELP-8', source: 'D', sources: { name: 'S' } },
  { kind: 'helper', id: 'coachman-3', copies: 1, helps: [{ adds: 3, to: ['coach'] }], rule: 'LW-HELP-8', lay: { actions: 1 }, source: 'D', sources: { name: 'S' } },
  { kind: 'helper', id: 'tailor', copies: 1, helps: [{ adds: 3, to: ['mask'] }], rule: 'LW-HELP-9', lay: { actions: 1 }, source: 'P', sources: { lay: 'D' } },
  { kind: 'helper', id: 'sea-dog', copies: 1, helps: [{ adds: 2, to: ['helm', 'wine'] }], rule: 'LW-HELP-10', source: 'S' },
  { kind: 'helper', id: 'old-friend', copies: 1, helps: [{ gives: 1, for: 'any' }], rule: 'LW-HELP-11', lay: { actions: 2 }, source: 'P', sources: { lay: 'D' } },
  { kind: 'helper', id: 'impresario', copies: 1, helps: [{ gives: 1, for: 'white' }], rule: 'LW-HELP-12', source: 'D', sources: { helps: 'S' } },
  { kind: 'helper', id: 'secretary', copies: 1, helps: [{ draws: 2, from: 'any' }], rule: 'LW-HELP-13', use: { actions: 0, pounds: 1 }, source: 'D', sources: { helps: 'S' } },
  { kind: 'helper', id: 'gossip', copies: 1, helps: [{ draws: 3, from: 'events' }], rule: 'LW-HELP-14', use: { actions: 0, pounds: 1 }, source: 'D', sources: { helps: 'S' } },
  { kind: 'helper', id: 'hostess', copies: 2, helps: [{ draws: 3, from: 'companions' }], rule: 'LW-HELP-15', source: 'D', sources: { helps: 'S' } },
  { kind: 'helper', id: 'school-chum', copies: 1, helps: [{ keeps: 2 }], rule: 'LW-HELP-16', use: { actions: 0, pounds: 1 }, source: 'S' },
];
