import { describe, expect, it } from 'vitest';
import { card, table } from '../../test/table.ts';

describe('spending', () => {
  it('is limited to what one holds while owning a property; a cheaper option may be open (LW-SPEND-1)', () => {
    const game = table({
      players: [{ money: 8, actions: 6, hand: ['ball', 'boat-trip'], board: ['town-1', { card: 'own-table', tokens: ['chef', 'chef'] }] }],
    });
    expect(
      game
        .list(0, 'play')
        .map(({ pounds }) => pounds)
        .toSorted((a, b) => a - b),
    ).toEqual([4, 5]);
    expect(game.refusal(0, { type: 'play', card: card('ball'), option: 1, pounds: 9 })).toEqual({
      rule: 'LW-SPEND-1',
      details: { pounds: 9, money: 8 },
    });
    game.play(0, { play: 'boat-trip' });
    expect(
      game
        .list(0, 'activate')
        .filter(({ space }) => space === 1)
        .map(({ pounds }) => pounds),
    ).toEqual([1, 2]);
    expect(game.rule(0, { activate: 'own-table', as: -1, pounds: 4, free: false })).toBe('LW-SPEND-1');
  });

  it('limits companions on the way, too (LW-SPEND-1)', () => {
    const game = table({ players: [{ money: 4, actions: 2, hand: ['boat-trip-company', 'dog', 'guest'], board: ['town-1'] }] });
    game.play(0, { begin: 'boat-trip-company' });
    expect(game.refusal(0, { bring: 'dog', as: 'dog', to: 'boat-trip-company' })).toEqual({
      rule: 'LW-SPEND-1',
      details: { pounds: 5, money: 4 },
    });
    game.play(0, { bring: 'guest' }, { spend: 4 });
    expect(game.player(0)).toMatchObject({ money: 0, bankrupt: false });
  });

  it('needs the whole price of a property in hand, and whoever went bankrupt buys none at any price (LW-SPEND-2)', () => {
    const poor = table({ market: [0, 0, 0, 0], players: [{ money: 10, actions: 1, hand: ['town-1', 'town-3'] }] });
    expect(poor.list(0, 'buy').map(({ card }) => card)).toEqual([card('town-3')]);
    expect(poor.refusal(0, { type: 'buy', card: card('town-1'), as: 2, pounds: 11, free: false })).toMatchObject({ rule: 'LW-SPEND-2' });
    const bankrupt = table({ market: [-20, -20, -20, -20], players: [{ money: -3, bankrupt: true, actions: 1, hand: ['town-1'] }] });
    expect(bankrupt.list(0, 'buy')).toEqual([]);
    expect(bankrupt.rule(0, { type: 'buy', card: card('town-1'), as: 2, pounds: 0, free: false })).toBe('LW-SPEND-2');
  });

  it('that brings money to 0 or less without a property is bankruptcy; play goes on into debt (LW-SPEND-3)', () => {
    const game = table({ players: [{ money: 2, actions: 3, hand: ['dinner', 'boat-trip'] }] });
    const told = game.play(0, { play: 'dinner' });
    expect(told.at(-1)).toEqual({ type: 'bankrupt', seat: 0 });
    game.play(0, { play: 'boat-trip' });
    expect(game.player(0)).toMatchObject({ money: -5, bankrupt: true });
  });

  it('at the opera can be the end; the action turn is still taken (LW-SPEND-3)', () => {
    const game = table({ seats: 2, phase: 'errands', players: [{ plan: 3, money: 1, hand: ['dinner'] }, { plan: 6 }] });
    game.play(0, { opera: 2 });
    expect(game.player(0)).toMatchObject({ money: -1, bankrupt: true });
    game.play(1, 'extension');
    game.play(0, { play: 'dinner' });
    expect(game.player(0).money).toBe(-3);
  });

  it('to 0 with a property is no bankruptcy; selling the last property for 0 then is (LW-SPEND-4)', () => {
    const game = table({
      market: [0, -5, 0, 0],
      players: [{ money: 2, actions: 2, hand: ['dinner'], board: [{ card: 'manor-1', value: 5 }] }],
    });
    game.play(0, { play: 'dinner' });
    expect(game.player(0)).toMatchObject({ money: 0, bankrupt: false });
    const told = game.play(0, { sell: 'manor-1' });
    expect(told.map(({ type }) => type)).toEqual(['sold', 'bankrupt']);
  });

  it('is one of the printed amounts plus optional bonuses, never free-form (LW-SPEND-5)', () => {
    const game = table({ players: [{ money: 50, actions: 1, hand: ['theatre'], board: ['tailor'] }] });
    for (const pounds of [0, 1, 3, 4, 6])
      expect(game.rule(0, { type: 'play', card: card('theatre'), option: 0, pounds })).toBe('LW-SPEND-5');
    expect(game.list(0, 'play').map(({ pounds }) => pounds)).toEqual([2, 5]);
  });

  it('takes each bonus whole or not at all, and with a property all of it must be in hand (LW-SPEND-6)', () => {
    const opera = table({ phase: 'errands', players: [{ money: 4, board: ['tailor', 'town-1'] }] });
    expect(opera.list(0, 'opera').map(({ pounds }) => pounds)).toEqual([2]);
    const free = table({ phase: 'errands', players: [{ money: 4, board: ['tailor'] }] });
    expect(free.list(0, 'opera').map(({ pounds }) => pounds)).toEqual([2, 5]);
    const party = table({ players: [{ money: 4, actions: 1, hand: ['dinner-party', 'guest'], board: ['waiter', 'waiter', 'town-1'] }] });
    party.play(0, { begin: 'dinner-party' }, { bring: 'guest' });
    expect(party.list(0, 'spend').map(({ pounds }) => pounds)).toEqual([3, 4]);
    expect(party.rule(0, { spend: 5 })).toBe('LW-SPEND-6');
  });
});
