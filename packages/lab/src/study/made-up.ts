import type { Account } from './account.ts';

/** An account of a game that was never played, for tests of what is made from accounts. */
export function madeUp(changes: Partial<Account>): Account {
  return {
    series: 's',
    number: 0,
    deal: 0,
    winners: [0],
    places: [1, 2],
    scores: [1, 0],
    decisions: 10,
    turns: 5,
    choices: 8,
    moves: 20,
    stakes: { looked: 4, mattered: 1, worth: 0.08 },
    course: [],
    drama: { leads: 0, leadShare: 0, decided: 0, leap: 0 },
    gauges: {},
    periods: [1],
    used: {},
    could: {},
    ways: {},
    milestones: [],
    holes: {},
    ...changes,
  };
}
