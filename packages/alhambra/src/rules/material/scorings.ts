import type { BuildingType } from './buildings.ts';

export const scorings = ['A', 'B', 'C'] as const;
export type Scoring = (typeof scorings)[number];

/** The reference card: points of the first, second and third rank. */
export const rankPoints: Readonly<Record<Scoring, Readonly<Record<BuildingType, readonly number[]>>>> = {
  A: { pavilion: [1], seraglio: [2], arcades: [3], chambers: [4], garden: [5], tower: [6] },
  B: { pavilion: [8, 1], seraglio: [9, 2], arcades: [10, 3], chambers: [11, 4], garden: [12, 5], tower: [13, 6] },
  C: {
    pavilion: [16, 8, 1],
    seraglio: [17, 9, 2],
    arcades: [18, 10, 3],
    chambers: [19, 11, 4],
    garden: [20, 12, 5],
    tower: [21, 13, 6],
  },
};
