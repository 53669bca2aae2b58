/**
 * What the printed matter was in earlier revisions, where it differs from the revision after it: games begun under one go on with its numbers.
 * The rules are today's (docs/revisions.md).
 */
import type { CardFace, Material, Plan } from './types.ts';

interface Earlier {
  readonly cards: readonly CardFace[];
  /** Where they differ. */
  readonly plans?: Material['plans'];
}

const plan = (cards: number, errandBoys: number, actions: number): Plan => ({ cards, errandBoys, actions, source: 'D' });
const houses = ['mansion', 'manor', 'town'] as const;

// biome-ignore format: a table, one card a line
const first: Earlier = {
  cards: [
    { kind: 'event', id: 'dinner-with-dog', copies: 2, symbols: ['silverware'], pay: [{ actions: 1, pounds: 1 }], companions: [{ takes: 'dog', pounds: 2 }, { takes: 'guest', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'carriage-ride', copies: 3, symbols: ['coach'], pay: [{ actions: 1, pounds: 2 }], source: 'D', sources: { name: 'S' } },
    { kind: 'event', id: 'race-day', copies: 2, symbols: ['coach'], pay: [{ actions: 2, pounds: 3 }], companions: [{ takes: 'horse', pounds: 3 }, { takes: 'dog', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'boat-trip', copies: 3, symbols: ['helm'], pay: [{ actions: 2, pounds: 5 }], source: 'S' },
    { kind: 'event', id: 'theatre', copies: 3, symbols: ['mask'], pay: [{ actions: 1, pounds: 2 }], source: 'D', sources: { name: 'S' } },
    { kind: 'event', id: 'soiree', copies: 2, symbols: ['wine'], pay: [{ actions: 2, pounds: 5 }], source: 'D', sources: { name: 'S' } },
    { kind: 'event', id: 'grand-tour', copies: 2, symbols: ['helm'], pay: [{ actions: 1, pounds: 2 }, { actions: 3, pounds: 7 }, { actions: 5, pounds: 13 }], source: 'D' },
    { kind: 'expense', id: 'hired-carriage', copies: 1, symbols: ['coach'], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'horse', pounds: 2 }], source: 'D', sources: { name: 'P' } },
    { kind: 'expense', id: 'moored-yacht', copies: 1, symbols: ['helm'], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'guest', pounds: 2 }, { takes: 'dog', pounds: 3 }], source: 'D' },
    { kind: 'expense', id: 'wine-cellar', copies: 1, symbols: ['wine'], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'guest', pounds: 2 }, { takes: 'chef', pounds: 3 }], source: 'D' },
    { kind: 'helper', id: 'land-agent', copies: 2, helps: [{ shifts: 2, way: 'down', of: ['farm'] }, { waives: 'trade', of: ['farm'], times: 1 }], rule: 'LW-HELP-1', source: 'D', sources: { helps: 'S' } },
    { kind: 'helper', id: 'estate-agent', copies: 1, helps: [{ waives: 'trade', of: houses, times: 2 }], rule: 'LW-HELP-2', source: 'D', sources: { helps: 'S' } },
    { kind: 'helper', id: 'bad-adviser', copies: 1, helps: [{ shifts: 2, way: 'either', of: houses }], rule: 'LW-HELP-3', use: { actions: 0, pounds: 1 }, source: 'D', sources: { helps: 'S' } },
    { kind: 'helper', id: 'farmhand', copies: 1, helps: [{ waives: 'activate', of: ['farm'], times: 1 }], rule: 'LW-HELP-4', source: 'D', sources: { helps: 'S' } },
    { kind: 'helper', id: 'waiter', copies: 2, helps: [{ adds: 1, to: ['silverware'] }], rule: 'LW-HELP-7', source: 'D', sources: { name: 'S', helps: 'S' } },
    { kind: 'helper', id: 'coachman-3', copies: 1, helps: [{ adds: 3, to: ['coach'] }], rule: 'LW-HELP-8', lay: { actions: 2 }, source: 'D', sources: { name: 'S' } },
    { kind: 'helper', id: 'tailor', copies: 1, helps: [{ adds: 3, to: ['mask'] }], rule: 'LW-HELP-9', source: 'P' },
    { kind: 'helper', id: 'old-friend', copies: 2, helps: [{ gives: 1, for: 'any' }], rule: 'LW-HELP-11', lay: { actions: 1 }, source: 'P', sources: { lay: 'D' } },
    { kind: 'helper', id: 'secretary', copies: 1, helps: [{ draws: 2, from: 'any' }], rule: 'LW-HELP-13', source: 'D', sources: { helps: 'S' } },
    { kind: 'helper', id: 'gossip', copies: 1, helps: [{ draws: 3, from: 'events' }], rule: 'LW-HELP-14', source: 'D', sources: { helps: 'S' } },
    { kind: 'helper', id: 'hostess', copies: 1, helps: [{ draws: 3, from: 'companions' }], rule: 'LW-HELP-15', source: 'D', sources: { helps: 'S' } },
    { kind: 'helper', id: 'school-chum', copies: 2, helps: [{ keeps: 2 }], rule: 'LW-HELP-16', use: { actions: 0, pounds: 1 }, source: 'S' },
    { kind: 'property', id: 'mansion-1', copies: 2, types: ['mansion'], scale: [18, 16, 14, 11, 8, 5], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'guest', pounds: 5 }], source: 'D' },
    { kind: 'property', id: 'mansion-2', copies: 2, types: ['mansion'], scale: [16, 14, 12, 9, 6], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'guest', pounds: 5 }, { takes: 'chef', pounds: 7 }], source: 'D' },
    { kind: 'property', id: 'mansion-3', copies: 2, types: ['mansion'], scale: [20, 18, 15, 12, 9, 6], use: { actions: 2, pounds: 6 }, steps: [{ takes: 'dog', pounds: 9 }], source: 'D' },
    { kind: 'property', id: 'manor-2', copies: 2, types: ['manor'], scale: [14, 12, 10, 8, 6, 4], use: { actions: 1, pounds: 2 }, steps: [{ takes: 'guest', pounds: 4 }, { takes: 'horse', pounds: 7 }], source: 'D' },
    { kind: 'property', id: 'manor-3', copies: 2, types: ['manor'], scale: [12, 10, 8, 6, 4], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'chef', pounds: 5 }], source: 'D' },
    { kind: 'property', id: 'town-1', copies: 2, types: ['town'], scale: [11, 9, 7, 5], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'chef', pounds: 3 }], source: 'D' },
    { kind: 'property', id: 'town-2', copies: 2, types: ['town'], scale: [9, 7, 6, 5, 4], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'guest', pounds: 2 }, { takes: 'guest', pounds: 4 }], source: 'D' },
    { kind: 'property', id: 'town-3', copies: 2, types: ['town'], scale: [10, 8, 6, 4], use: { actions: 1, pounds: 3 }, source: 'D' },
    { kind: 'property', id: 'farm-1', copies: 2, types: ['farm'], scale: [12], use: { actions: 1, pounds: 2 }, steps: [{ takes: 'dog', pounds: 4 }, { takes: 'horse', pounds: 7 }], source: 'S', sources: { scale: 'D', 'use.actions': 'D' } },
    { kind: 'property', id: 'farm-3', copies: 1, types: ['farm'], scale: [10], use: { actions: 1, pounds: 2 }, steps: [{ takes: 'dog', pounds: 4 }, { takes: 'dog', pounds: 7 }], source: 'D' },
    { kind: 'property', id: 'farm-4', copies: 1, types: ['farm'], scale: [14], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'horse', pounds: 6 }, { takes: 'dog', pounds: 9 }], source: 'D' },
    { kind: 'property', id: 'farm-5', copies: 1, types: ['farm'], scale: [16], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'horse', pounds: 7 }, { takes: 'horse', pounds: 11 }], source: 'D' },
    { kind: 'event', id: 'breeders-fair', copies: 1, crowns: 1, symbols: [], effect: 'LW-WHITE-5', pay: [{ actions: 1, pounds: 0 }], source: 'S', sources: { name: 'I' } },
    { kind: 'expense', id: 'chefs-table', copies: 1, crowns: 1, symbols: ['silverware'], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'chef', pounds: 3 }, { takes: 'chef', pounds: 6 }], source: 'D' },
    { kind: 'property', id: 'stud-farm', copies: 1, crowns: 1, types: ['farm'], scale: [20], use: { actions: 1, pounds: 4 }, steps: [{ takes: 'horse', pounds: 7 }, { takes: 'horse', pounds: 11 }], source: 'D' },
    { kind: 'helper', id: 'man-of-affairs', copies: 1, crowns: 1, helps: [{ gives: 1, for: 'any' }], rule: 'LW-HELP-11', lay: { actions: 1 }, use: { actions: 0, pounds: 1 }, source: 'D', sources: { helps: 'S' } },
    { kind: 'event', id: 'long-weekend', copies: 1, crowns: 2, symbols: [], effect: 'LW-WHITE-4', gain: 2, pay: [{ actions: 1, pounds: 2 }], source: 'S', sources: { name: 'D' } },
    { kind: 'expense', id: 'private-train', copies: 1, crowns: 2, symbols: ['coach'], lay: { actions: 1 }, use: { actions: 0, pounds: 2 }, steps: [{ takes: 'guest', pounds: 4 }], source: 'D' },
    { kind: 'event', id: 'regatta', copies: 1, crowns: 3, symbols: ['helm'], pay: [{ actions: 2, pounds: 4 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'dog', pounds: 3 }, { takes: 'chef', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'gala', copies: 1, crowns: 3, symbols: ['mask'], pay: [{ actions: 1, pounds: 3 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'horse', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'banquet', copies: 1, crowns: 3, symbols: ['silverware'], pay: [{ actions: 2, pounds: 5 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'chef', pounds: 3 }], source: 'D' },
    { kind: 'event', id: 'royal-ball', copies: 1, crowns: 3, symbols: ['wine'], pay: [{ actions: 1, pounds: 3 }, { actions: 3, pounds: 9 }, { actions: 5, pounds: 17 }], source: 'D' },
    { kind: 'event', id: 'day-at-races', copies: 1, crowns: 3, symbols: ['coach'], pay: [{ actions: 2, pounds: 5 }], companions: [{ takes: 'horse', pounds: 3 }, { takes: 'dog', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'gaming-table', copies: 1, crowns: 3, symbols: ['wine'], pay: [{ actions: 1, pounds: 4 }], source: 'D' },
    { kind: 'property', id: 'mixed-farm', copies: 1, types: ['farm'], scale: [13], use: { actions: 1, pounds: 2 }, steps: [{ takes: 'animal', pounds: 4 }, { takes: 'animal', pounds: 7 }], source: 'D', sources: { steps: 'S' } },
    { kind: 'property', id: 'riding-farm', copies: 1, types: ['farm'], scale: [16], use: { actions: 1, pounds: 2 }, steps: [{ takes: 'horse', pounds: 5, free: true }, { takes: 'dog', pounds: 7 }], source: 'D', sources: { steps: 'S' } },
  ],
  plans: {
    '2-3': [{ ...plan(5, 2, 1), source: 'P' }, { ...plan(2, 2, 2), source: 'P' }, plan(4, 1, 2), plan(0, 2, 3), plan(7, 2, 1), plan(2, 1, 3), plan(1, 1, 4)],
    '4-5': [plan(3, 1, 2), plan(4, 2, 1), plan(2, 2, 2), plan(4, 1, 2), plan(1, 2, 3), plan(7, 2, 1), plan(2, 1, 3), plan(1, 1, 4)],
  },
};

// biome-ignore format: a table, one card a line
const second: Earlier = {
  cards: [
    { kind: 'event', id: 'dinner-party', copies: 2, symbols: ['silverware'], pay: [{ actions: 1, pounds: 1 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'chef', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'dinner-with-dog', copies: 2, symbols: ['silverware'], pay: [{ actions: 1, pounds: 1 }], companions: [{ takes: 'dog', pounds: 3 }, { takes: 'guest', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'carriage-outing', copies: 2, symbols: ['coach'], pay: [{ actions: 1, pounds: 1 }], companions: [{ takes: 'horse', pounds: 2 }, { takes: 'guest', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'race-day', copies: 3, symbols: ['coach'], pay: [{ actions: 2, pounds: 3 }], companions: [{ takes: 'horse', pounds: 3 }, { takes: 'dog', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'theatre-company', copies: 2, symbols: ['mask'], pay: [{ actions: 1, pounds: 1 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'horse', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'soiree-company', copies: 2, symbols: ['wine'], pay: [{ actions: 2, pounds: 2 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'chef', pounds: 3 }, { takes: 'dog', pounds: 1 }], source: 'D' },
    { kind: 'expense', id: 'hired-carriage', copies: 1, symbols: ['coach'], lay: { actions: 1 }, use: { actions: 0, pounds: 2 }, steps: [{ takes: 'horse', pounds: 4 }], source: 'D', sources: { name: 'P' } },
    { kind: 'expense', id: 'wine-cellar', copies: 1, symbols: ['wine'], lay: { actions: 1 }, use: { actions: 0, pounds: 2 }, steps: [{ takes: 'guest', pounds: 4 }, { takes: 'chef', pounds: 7 }], source: 'D' },
    { kind: 'helper', id: 'steward', copies: 1, helps: [{ waives: 'activate', of: houses, times: 1 }], rule: 'LW-HELP-5', source: 'D', sources: { name: 'P', helps: 'S' } },
    { kind: 'helper', id: 'old-friend', copies: 2, helps: [{ gives: 1, for: 'any' }], rule: 'LW-HELP-11', lay: { actions: 2 }, source: 'P', sources: { lay: 'D' } },
    { kind: 'property', id: 'manor-2', copies: 2, types: ['manor'], scale: [15, 14, 13, 11, 8, 4], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'guest', pounds: 5 }, { takes: 'horse', pounds: 9 }], source: 'D' },
    { kind: 'property', id: 'farm-4', copies: 1, types: ['farm'], scale: [12], use: { actions: 0, pounds: 2 }, steps: [{ takes: 'horse', pounds: 5 }, { takes: 'dog', pounds: 9 }], source: 'D' },
    { kind: 'expense', id: 'private-train', copies: 1, crowns: 2, symbols: ['coach'], lay: { actions: 2 }, use: { actions: 0, pounds: 3 }, steps: [{ takes: 'guest', pounds: 6 }], source: 'D' },
    { kind: 'event', id: 'regatta', copies: 1, crowns: 3, symbols: ['helm'], pay: [{ actions: 2, pounds: 8 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'dog', pounds: 3 }, { takes: 'chef', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'gala', copies: 1, crowns: 3, symbols: ['mask'], pay: [{ actions: 1, pounds: 4 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'horse', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'banquet', copies: 1, crowns: 3, symbols: ['silverware'], pay: [{ actions: 2, pounds: 9 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'chef', pounds: 3 }], source: 'D' },
    { kind: 'event', id: 'royal-ball', copies: 1, crowns: 3, symbols: ['wine'], pay: [{ actions: 1, pounds: 4 }, { actions: 3, pounds: 11 }, { actions: 5, pounds: 20 }], source: 'D' },
    { kind: 'event', id: 'day-at-races', copies: 1, crowns: 3, symbols: ['coach'], pay: [{ actions: 2, pounds: 9 }], companions: [{ takes: 'horse', pounds: 3 }, { takes: 'dog', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'gaming-table', copies: 1, crowns: 3, symbols: ['wine'], pay: [{ actions: 1, pounds: 5 }], source: 'D' },
  ],
  plans: {
    '2-3': [{ ...plan(5, 2, 1), source: 'P' }, { ...plan(2, 2, 2), source: 'P' }, plan(4, 1, 2), plan(0, 2, 3), plan(7, 2, 1), plan(1, 1, 3), plan(0, 1, 4)],
    '4-5': [plan(2, 1, 2), plan(5, 2, 1), plan(1, 2, 2), plan(3, 1, 2), plan(0, 2, 3), plan(7, 2, 1), plan(1, 1, 3), plan(0, 1, 4)],
  },
};

// biome-ignore format: a table, one card a line
const third: Earlier = {
  cards: [
    { kind: 'event', id: 'dinner-party', copies: 2, symbols: ['silverware'], pay: [{ actions: 1, pounds: 1 }], companions: [{ takes: 'guest', pounds: 1 }, { takes: 'chef', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'race-day', copies: 3, symbols: ['coach'], pay: [{ actions: 2, pounds: 3 }], companions: [{ takes: 'horse', pounds: 2 }, { takes: 'dog', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'theatre', copies: 2, symbols: ['mask'], pay: [{ actions: 1, pounds: 2 }], source: 'D', sources: { name: 'S' } },
    { kind: 'event', id: 'soiree', copies: 2, symbols: ['wine'], pay: [{ actions: 2, pounds: 4 }], source: 'D', sources: { name: 'S' } },
    { kind: 'event', id: 'soiree-company', copies: 2, symbols: ['wine'], pay: [{ actions: 2, pounds: 2 }], companions: [{ takes: 'guest', pounds: 1 }, { takes: 'chef', pounds: 3 }, { takes: 'dog', pounds: 1 }], source: 'D' },
    { kind: 'event', id: 'grand-tour', copies: 2, symbols: ['helm'], pay: [{ actions: 1, pounds: 2 }, { actions: 3, pounds: 6 }, { actions: 5, pounds: 11 }], source: 'D' },
    { kind: 'expense', id: 'gentlemens-club', copies: 2, symbols: ['wine'], lay: { actions: 1 }, use: { actions: 0, pounds: 2 }, source: 'S', sources: { name: 'P', symbols: 'D', lay: 'D' } },
    { kind: 'expense', id: 'wine-cellar', copies: 1, symbols: ['wine'], lay: { actions: 1 }, use: { actions: 0, pounds: 1 }, steps: [{ takes: 'guest', pounds: 4 }, { takes: 'chef', pounds: 7 }], source: 'D' },
    { kind: 'helper', id: 'estate-agent', copies: 1, helps: [{ waives: 'trade', of: houses, times: 2 }], rule: 'LW-HELP-2', lay: { actions: 1 }, use: { actions: 0, pounds: 1 }, source: 'D', sources: { helps: 'S' } },
    { kind: 'property', id: 'mansion-2', copies: 2, types: ['mansion'], scale: [19, 18, 17, 14, 9], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'guest', pounds: 5 }, { takes: 'chef', pounds: 9 }], source: 'D' },
    { kind: 'property', id: 'manor-3', copies: 2, types: ['manor'], scale: [13, 12, 11, 8, 4], use: { actions: 1, pounds: 3 }, steps: [{ takes: 'chef', pounds: 5 }], source: 'D' },
    { kind: 'property', id: 'town-1', copies: 2, types: ['town'], scale: [11, 9, 7, 4], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'chef', pounds: 3 }], source: 'D' },
    { kind: 'property', id: 'town-2', copies: 2, types: ['town'], scale: [10, 8, 6, 4, 2], use: { actions: 0, pounds: 1 }, steps: [{ takes: 'guest', pounds: 2 }, { takes: 'guest', pounds: 4 }], source: 'D' },
    { kind: 'property', id: 'farm-3', copies: 1, types: ['farm'], scale: [8], use: { actions: 0, pounds: 2 }, steps: [{ takes: 'dog', pounds: 4 }, { takes: 'dog', pounds: 8 }], source: 'D' },
    { kind: 'property', id: 'farm-4', copies: 1, types: ['farm'], scale: [12], use: { actions: 0, pounds: 2 }, steps: [{ takes: 'horse', pounds: 5 }, { takes: 'dog', pounds: 8 }], source: 'D' },
    { kind: 'property', id: 'farm-5', copies: 1, types: ['farm'], scale: [12], use: { actions: 1, pounds: 4 }, steps: [{ takes: 'horse', pounds: 7 }, { takes: 'horse', pounds: 12 }], source: 'D' },
    { kind: 'property', id: 'stud-farm', copies: 1, crowns: 1, types: ['farm'], scale: [15], use: { actions: 1, pounds: 5 }, steps: [{ takes: 'horse', pounds: 8 }, { takes: 'horse', pounds: 13 }], source: 'D' },
    { kind: 'event', id: 'regatta', copies: 1, crowns: 3, symbols: ['helm'], pay: [{ actions: 2, pounds: 9 }], companions: [{ takes: 'guest', pounds: 2 }, { takes: 'dog', pounds: 3 }, { takes: 'chef', pounds: 2 }], source: 'D' },
    { kind: 'event', id: 'royal-ball', copies: 1, crowns: 3, symbols: ['wine'], pay: [{ actions: 1, pounds: 4 }, { actions: 3, pounds: 13 }, { actions: 5, pounds: 24 }], source: 'D' },
  ],
};

const earlier: { readonly [revision: number]: Earlier } = { 1: first, 2: second, 3: third };

/** Both boxes as they were in a revision: today's, with what each later revision changed put back. */
export function materialOf(revision: number, today: Material): Material {
  const { [revision]: then, [revision + 1]: next } = earlier;
  if (then === undefined) return today;
  const after = next === undefined ? today : materialOf(revision + 1, today);
  const faces = new Map(then.cards.map((face) => [face.id, face]));
  const cards = after.cards.map((card) => ({ ...(faces.get(card.id) ?? card), deck: card.deck, part: card.part }));
  return { ...after, cards, plans: then.plans ?? after.plans };
}
