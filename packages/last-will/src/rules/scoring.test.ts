import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';
import { lastWill } from './index.ts';

describe('winning', () => {
  it('comes after the round in which someone went bankrupt, once its properties have fallen (LW-WIN-1)', () => {
    const game = table({
      seats: 2,
      round: 4,
      players: [
        { money: 1, actions: 1, hand: ['dinner'] },
        { money: 5, board: ['manor-1', { card: 'town-1', activated: true }] },
      ],
    });
    expect(lastWill.standings(game.state)).toBeUndefined();
    game.play(0, { play: 'dinner' }, 'done');
    game.play(1, 'done');
    expect(game.state.phase).toBe('over');
    // The manor house fell from 13 to 10; the town house was maintained at 11.
    expect(lastWill.scores(game.state)).toEqual([-1, 5 + 10 + 5 + 11 + 5]);
    expect(lastWill.standings(game.state)).toEqual([[0], [1]]);
  });

  it('comes after round 7 at the latest (LW-WIN-1)', () => {
    const game = table({ seats: 2, round: 7, players: [{ money: 30 }, { money: 20 }] });
    game.play(0, 'done');
    game.play(1, 'done');
    expect(lastWill.standings(game.state)).toEqual([[1], [0]]);
  });

  it('goes to the most debt, else to the least money and property at value plus 5, without modifiers and helpers (LW-WIN-2)', () => {
    const game = table({
      seats: 4,
      round: 7,
      market: [-3, -2, 1, 3],
      players: [
        { money: -4, bankrupt: true },
        { money: -7, bankrupt: true },
        { money: 0, board: ['farm-3', 'bad-adviser'] },
        { money: 14 },
      ],
    });
    for (const seat of [0, 1, 2, 3]) game.play(seat, 'done');
    expect(lastWill.scores(game.state)).toEqual([-4, -7, 15, 14]);
    expect(lastWill.standings(game.state)).toEqual([[1], [0], [3], [2]]);
    expect(lastWill.winner).toBe('lowest');
  });

  it('breaks ties for the plan farther left in the final round (LW-WIN-3)', () => {
    const game = table({
      seats: 3,
      round: 7,
      players: [
        { money: 5, plan: 6 },
        { money: 5, plan: 2 },
        { money: 5, plan: 4 },
      ],
    });
    for (const seat of [1, 2, 0]) game.play(seat, 'done');
    expect(lastWill.standings(game.state)).toEqual([[1], [2], [0]]);
  });
});
