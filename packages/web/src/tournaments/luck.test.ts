import type { TournamentView } from '@parlour/client/protocol';
import { describe, expect, it } from 'vitest';
import { openTables, wonWithoutLuck } from './luck.ts';

const fixture = (table: string, lineup: (number | null)[], state: 'playing' | 'over' | 'closed' = 'over') => ({
  table,
  lineup,
  state,
  places: null,
  scores: null,
  points: null,
  luck: null,
});
const row = (entrant: number, won: number) => ({ entrant, won, place: 1, games: 2, points: 0, fair: 1, opposition: 0 });
const view: Pick<TournamentView, 'fixtures' | 'standings'> = {
  fixtures: [
    [fixture('first', [0, 1]), fixture('ended early', [2, null], 'closed')],
    [fixture('second', [1, 0]), fixture('still', [2, null], 'playing')],
  ],
  standings: [row(0, 2), row(1, 0), row(2, 1)],
};

describe('a tournament without luck', () => {
  it('opens the games of rounds that are over, as far as they were played to their end', () => {
    expect(openTables(view).map(({ table }) => table)).toEqual(['first']);
  });

  it('takes what the cards brought off the victories, seat by seat, and leaves alone what nobody has looked at', () => {
    const luck: Record<string, number[]> = { first: [0.25, -0.25], second: [0.125, -0.125] };
    expect([...wonWithoutLuck(view, ({ table }) => luck[table])]).toEqual([
      [0, 2 - 0.25 + 0.125],
      [1, 0.25 - 0.125],
      [2, 1],
    ]);
  });
});
