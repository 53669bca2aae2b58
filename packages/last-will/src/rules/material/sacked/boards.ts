import type { PlanTile, SackedErrands, SackedWill } from '../types.ts';

/** Eight positions that every player count can fill; that some sides give three errand boys is stated, the rest is designed. */
// biome-ignore format: a table, one tile a line
export const planTiles: readonly PlanTile[] = [
  { position: 1, players: [2, 3, 4, 5], faces: [{ cards: 3, errandBoys: 1, actions: 2 }, { cards: 1, errandBoys: 2, actions: 2 }], source: 'D' },
  { position: 1, players: [2, 3], faces: [{ cards: 5, errandBoys: 2, actions: 1 }, { cards: 0, errandBoys: 3, actions: 1 }], source: 'D' },
  { position: 2, players: [2, 3, 4, 5], faces: [{ cards: 5, errandBoys: 2, actions: 1 }, { cards: 4, errandBoys: 1, actions: 2 }], source: 'D' },
  { position: 2, players: [2, 3], faces: [{ cards: 2, errandBoys: 2, actions: 2 }, { cards: 3, errandBoys: 3, actions: 1 }], source: 'D' },
  { position: 3, players: [2, 3, 4, 5], faces: [{ cards: 2, errandBoys: 2, actions: 2 }, { cards: 1, errandBoys: 3, actions: 2 }], source: 'D' },
  { position: 3, players: [2, 3], faces: [{ cards: 6, errandBoys: 1, actions: 2 }, { cards: 0, errandBoys: 2, actions: 3 }], source: 'D' },
  { position: 4, players: [2, 3, 4, 5], faces: [{ cards: 5, errandBoys: 1, actions: 2 }, { cards: 3, errandBoys: 2, actions: 2 }], source: 'D' },
  { position: 4, players: [2, 3], faces: [{ cards: 4, errandBoys: 3, actions: 1 }, { cards: 2, errandBoys: 1, actions: 3 }], source: 'D' },
  { position: 5, players: [2, 3, 4, 5], faces: [{ cards: 1, errandBoys: 2, actions: 3 }, { cards: 6, errandBoys: 2, actions: 1 }], source: 'D' },
  { position: 5, players: [4, 5], faces: [{ cards: 3, errandBoys: 1, actions: 3 }, { cards: 2, errandBoys: 3, actions: 2 }], source: 'D' },
  { position: 6, players: [2, 3, 4, 5], faces: [{ cards: 7, errandBoys: 2, actions: 1 }, { cards: 4, errandBoys: 2, actions: 2 }], source: 'D' },
  { position: 6, players: [4, 5], faces: [{ cards: 2, errandBoys: 2, actions: 3 }, { cards: 5, errandBoys: 3, actions: 1 }], source: 'D' },
  { position: 7, players: [2, 3, 4, 5], faces: [{ cards: 4, errandBoys: 1, actions: 3 }, { cards: 1, errandBoys: 3, actions: 3 }], source: 'D' },
  { position: 7, players: [4, 5], faces: [{ cards: 7, errandBoys: 1, actions: 2 }, { cards: 0, errandBoys: 2, actions: 4 }], source: 'D' },
  { position: 8, players: [2, 3, 4, 5], faces: [{ cards: 2, errandBoys: 1, actions: 4 }, { cards: 3, errandBoys: 2, actions: 3 }], source: 'D' },
  { position: 8, players: [4, 5], faces: [{ cards: 1, errandBoys: 1, actions: 5 }, { cards: 5, errandBoys: 1, actions: 3 }], source: 'D' },
];

/** On the supplemental board, by player count. That five players have one of each is inferred; what the errands are is stated. */
export const sackedErrands: { readonly '2-4': SackedErrands; readonly '5': SackedErrands } = {
  '2-4': { newSpecial: 1, demotion: 1, extensionOrDemotion: 1, source: 'D' },
  '5': { newSpecial: 1, demotion: 1, extensionOrDemotion: 1, source: 'I' },
};

export const sackedWills: readonly SackedWill[] = [
  { money: 50, lines: 4, source: 'D', sources: { lines: 'S' } },
  { money: 55, lines: 4, source: 'D', sources: { lines: 'S' } },
  { money: 60, lines: 4, source: 'D', sources: { lines: 'S' } },
  { money: 65, lines: 4, source: 'D', sources: { lines: 'S' } },
  { money: 70, lines: 4, source: 'D', sources: { lines: 'S' } },
  { money: 60, lines: 5, source: 'D', sources: { lines: 'S' } },
  { money: 65, lines: 5, source: 'D', sources: { lines: 'S' } },
  { money: 70, lines: 5, source: 'D', sources: { lines: 'S' } },
  { money: 80, lines: 5, source: 'D', sources: { lines: 'S' } },
  { money: 90, lines: 5, source: 'D', sources: { lines: 'S' } },
];
