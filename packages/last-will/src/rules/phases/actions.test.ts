import { describe, expect, it } from 'vitest';
import { card, table } from '../../../test/table.ts';
import { lastWill } from '../index.ts';

describe('actions', () => {
  it('start with those of the plan and one for each extra-action helper (LW-ACT-1)', () => {
    const game = table({ seats: 3, phase: 'errands', players: [{ plan: 3 }, { plan: 6, board: ['old-friend'] }, { plan: 7 }] });
    for (const seat of [0, 1, 2]) game.play(seat, game.list(seat, 'unknown')[0]!);
    expect(game.state.players.map(({ actions }) => actions)).toEqual([2, 4, 4]);
  });

  it('are one turn each in plan order, as many cards as wished in any order, and unused ones are lost (LW-ACT-2)', () => {
    const game = table({
      seats: 3,
      players: [{ plan: 5, actions: 2 }, { plan: 2, actions: 3, money: 20, hand: ['dinner', 'theatre'] }, { plan: 3 }],
    });
    expect(lastWill.toAct(game.state)).toEqual([1]);
    game.play(1, { play: 'theatre' }, { play: 'dinner' });
    const told = game.play(1, 'done');
    expect(told[0]).toEqual({ type: 'finished', seat: 1, lost: 1 });
    expect(game.player(1).actions).toBe(0);
    expect(lastWill.toAct(game.state)).toEqual([2]);
    game.play(2, 'done');
    expect(lastWill.toAct(game.state)).toEqual([0]);
    game.play(0, 'done');
    expect(game.state.round).toBe(2);
  });

  it('limit what can be used; activations without action cost stay possible at none (LW-ACT-3)', () => {
    const game = table({
      players: [{ money: 20, actions: 0, hand: ['dinner', 'waiter', 'dog'], board: ['reservation', 'theatre-box', 'farm-1'] }],
    });
    expect(game.moves(0)).toEqual([{ type: 'activate', space: 0, as: -1, pounds: 1, free: false }, { type: 'done' }]);
    expect(game.refusal(0, { type: 'play', card: card('dinner'), option: 0, pounds: 2 })).toEqual({
      rule: 'LW-ACT-3',
      details: { needed: 1, left: 0 },
    });
    expect(game.rule(0, { token: 'dog', space: 'farm-1', as: 'dog' })).toBe('LW-ACT-3');
    expect(game.rule(0, { sell: 'farm-1', as: 'farm', pounds: 0, free: false })).toBe('LW-ACT-3');
  });
});
