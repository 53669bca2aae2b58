import { describe, expect, it } from 'vitest';
import { card, ids, table } from '../../../test/table.ts';
import { PROPERTIES, SPECIALS, standardBook } from '../index.ts';

/** Mansion −3, manor house −2, town house +1, farm +3. */
const market = [-3, -2, 1, 3];

describe('property', () => {
  it('is a mansion, manor house or town house with a scale, or a farm with one value (LW-PROP-1)', () => {
    const houses = standardBook.faces.filter(({ kind, sacked }) => kind === 'property' && !sacked);
    for (const { types, scale } of houses) expect(scale.length > 1).toBe(types[0] !== 3);
    expect(new Set(houses.flatMap(({ types }) => types))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('is bought for an action, an open space and the top value plus the modifier of its type (LW-PROP-2)', () => {
    const game = table({ market, players: [{ money: 60, actions: 3, hand: ['mansion-1', 'town-1', 'farm-1'] }] });
    game.play(0, { buy: 'mansion-1' });
    expect(game.player(0)).toMatchObject({ money: 45, actions: 2 });
    game.play(0, { buy: 'town-1' }, { buy: 'farm-1' });
    expect(game.player(0)).toMatchObject({ money: 45 - 12 - 15, actions: 0 });
    const full = table({ market, players: [{ money: 60, actions: 3, spaces: 1, hand: ['mansion-1'], board: ['waiter'] }] });
    expect(full.rule(0, { type: 'buy', card: card('mansion-1'), as: 0, pounds: 15, free: false })).toBe('LW-BLACK-1');
  });

  it('never costs less than nothing (LW-PROP-2)', () => {
    const game = table({ market: [-20, 0, 0, 0], players: [{ money: 5, actions: 1, hand: ['mansion-1'] }] });
    game.play(0, { buy: 'mansion-1' });
    expect(game.player(0).money).toBe(5);
  });

  it('starts at the top of its scale (LW-PROP-3)', () => {
    const game = table({ market, players: [{ money: 60, actions: 1, hand: ['manor-1'] }] });
    game.play(0, { buy: 'manor-1' });
    expect(game.player(0).board[0]).toMatchObject({ step: 0, activated: false });
  });

  it('is maintained by activating it, farms included, and nothing raises a value (LW-PROP-4)', () => {
    const game = table({ seats: 2, players: [{ money: 60, actions: 2, board: [{ card: 'manor-1', value: 7 }, 'farm-1', 'town-3'] }] });
    game.play(0, { activate: 'manor-1', pounds: 3 }, { activate: 'farm-1' }, 'done');
    game.play(1, 'done');
    expect(game.state.round).toBe(2);
    expect(game.player(0).board.map(({ step }) => step)).toEqual([2, 0, 1]);
  });

  it('is sold for an action at its value plus the modifier, at least 0; card and tokens go (LW-PROP-5)', () => {
    const game = table({
      market,
      players: [
        { money: 10, actions: 3, board: [{ card: 'mansion-1', value: 14, tokens: ['guest'] }, { card: 'manor-2', value: 4 }, 'stud-farm'] },
      ],
    });
    game.play(0, { sell: 'mansion-1' });
    expect(game.player(0)).toMatchObject({ money: 21, actions: 2 });
    game.play(0, { sell: 'manor-2' }, { sell: 'stud-farm' });
    expect(game.player(0)).toMatchObject({ money: 21 + 2 + 23, actions: 0, board: [] });
    expect(ids(game.state.discards[PROPERTIES]!)).toEqual(['mansion-1', 'manor-2']);
    expect(ids(game.state.discards[SPECIALS]!)).toContain('stud-farm');
    const ruin = table({ market, players: [{ money: 10, actions: 1, board: [{ card: 'manor-1', value: 3 }, 'waiter'] }] });
    ruin.state.market = [0, -20, 0, 0];
    ruin.play(0, { sell: 'manor-1' });
    expect(ruin.player(0).money).toBe(10);
    expect(ruin.rule(0, { sell: 'waiter', as: 0, pounds: 0, free: false })).toBe('LW-PROP-5');
  });

  it('is never discarded to make room (LW-PROP-6)', () => {
    const game = table({ players: [{ actions: 2, money: 9, spaces: 2, hand: ['waiter'], board: ['mansion-1', 'tailor'] }] });
    game.play(0, { replace: 'waiter' });
    // The only other card went at once.
    expect(ids(game.player(0).board.map(({ card }) => card))).toEqual(['mansion-1', 'waiter']);
    const only = table({ players: [{ actions: 2, money: 9, spaces: 1, hand: ['waiter'], board: ['mansion-1'] }] });
    expect(only.rule(0, { type: 'replace', card: card('waiter') })).toBe('LW-PROP-6');
    const two = table({ players: [{ actions: 2, money: 9, spaces: 3, hand: ['waiter'], board: ['mansion-1', 'tailor', 'gossip'] }] });
    two.play(0, { replace: 'waiter' });
    expect(two.rule(0, { discard: 'mansion-1' })).toBe('LW-PROP-6');
  });

  it('may be sold in the round it was bought, and after being activated (LW-PROP-7)', () => {
    const game = table({ market, players: [{ money: 60, actions: 3, hand: ['mansion-1'] }] });
    game.play(0, { buy: 'mansion-1' }, { activate: 'mansion-1' }, { sell: 'mansion-1' });
    expect(game.player(0)).toMatchObject({ money: 60 - 15 - 3 + 15, actions: 0 });
  });
});
