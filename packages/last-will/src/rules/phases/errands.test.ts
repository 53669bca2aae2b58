import { describe, expect, it } from 'vitest';
import { card, cards, ids, table } from '../../../test/table.ts';
import { errandBoysLeft, lastWill, standardBook } from '../index.ts';

/** Four players on plans with 1, 2, 2 and 1 errand boys. */
const plans = [{ plan: 1 }, { plan: 2 }, { plan: 3 }, { plan: 4 }];

describe('errands', () => {
  it('places one errand boy each in plan order, then the second of those who have one (LW-ERR-1)', () => {
    const game = table({ seats: 4, phase: 'errands', players: [{ plan: 3 }, { plan: 4 }, { plan: 2 }, { plan: 1 }] });
    const order: number[] = [];
    const left: number[][] = [];
    while (game.state.phase === 'errands') {
      const seat = game.state.turn;
      left.push(game.state.players.map((_, other) => errandBoysLeft(game.state, standardBook, other)));
      order.push(seat);
      game.play(seat, game.list(seat, 'take')[0] ?? game.moves(seat)[0]!);
    }
    expect(order).toEqual([3, 2, 0, 1, 2, 0]);
    // At each turn, as many are left as turns are to come.
    expect(left).toEqual(order.map((_, i) => [0, 1, 2, 3].map((seat) => order.slice(i).filter((other) => other === seat).length)));
  });

  it('has one figure to a space, and skips those with one errand boy in the second pass (LW-ERR-2)', () => {
    const game = table({ seats: 4, phase: 'errands', players: plans, offer: ['breeders-fair', 'chefs-table', 'waiter'] });
    game.play(0, { take: 'waiter' });
    expect(game.rule(1, { take: 2 })).toBe('LW-ERR-2');
    game.play(1, 'extension');
    expect(game.rule(2, 'extension')).toBe('LW-ERR-2');
    game.play(2, 'market');
    // Sent, though the prices are not set yet.
    expect(errandBoysLeft(game.state, standardBook, 2)).toBe(1);
    game.play(2, { arrange: [1, 3, -2, -3] });
    expect(game.rule(3, 'market')).toBe('LW-ERR-2');
    game.play(3, { unknown: 'events' });
    expect(game.state.turn).toBe(1);
    game.play(1, { take: 'chefs-table' });
    game.play(2, { take: 'breeders-fair' });
    expect(game.state.phase).toBe('actions');
  });

  it('lets one player hold both spaces of the trio (LW-ERR-2)', () => {
    const game = table({ seats: 2, phase: 'errands', players: [{ plan: 1 }, { plan: 7 }], offer: ['waiter', 'farm-1', 'dog'] });
    game.play(0, { take: 'waiter' });
    game.play(1, 'extension');
    game.play(0, { take: 'dog' });
    expect(game.state.figures.slice(0, 2)).toEqual([0, 0]);
  });

  it('must place while a space is free, and skips a turn with none (LW-ERR-3)', () => {
    const game = table({
      seats: 2,
      phase: 'errands',
      players: [{ plan: 1 }, { plan: 2, unknown: true, money: 1, board: ['town-1'] }],
      offer: [],
      extensions: 0,
    });
    expect(game.list(0, 'done')).toEqual([]);
    const told = game.play(0, 'market', { arrange: [1, 3, -2, -3] });
    // The other player has no card, no extension, no market, no unknown card and may not spend 2.
    expect(told.map(({ type }) => type)).toContain('noErrand');
    expect(game.state.turn).toBe(0);
  });

  it('takes the card of the space into hand (LW-ERR-4)', () => {
    const game = table({ seats: 4, phase: 'errands', players: plans, offer: ['breeders-fair', 'chefs-table', 'waiter', 'tailor'] });
    game.play(0, { take: 'tailor' });
    expect(ids(game.player(0).hand)).toEqual(['tailor']);
    expect(game.state.offer[3]).toBe(-1);
  });

  it('lets two of the trio’s three cards be taken, the last one never (LW-ERR-4)', () => {
    const game = table({
      seats: 3,
      phase: 'errands',
      players: [{ plan: 1 }, { plan: 2 }, { plan: 4 }],
      offer: ['waiter', 'farm-1', 'dog', 'gala'],
    });
    game.play(0, { take: 'farm-1' });
    expect(game.list(1, 'take').map(({ slot }) => slot)).toEqual([0, 2, 3]);
    game.play(1, { take: 'waiter' });
    expect(game.rule(2, { take: 'dog' })).toBe('LW-ERR-4');
    expect(game.list(2, 'take').map(({ slot }) => slot)).toEqual([3]);
  });

  it('gives one more space for the rest of the game, repeatedly, while the bank has any (LW-ERR-5)', () => {
    const game = table({ seats: 2, phase: 'errands', players: [{ plan: 1, spaces: 6 }, { plan: 2 }], extensions: 1 });
    game.play(0, 'extension');
    expect(game.player(0).spaces).toBe(7);
    expect(game.state.extensions).toBe(0);
    expect(game.rule(1, 'extension')).toBe('LW-ERR-5');
  });

  it('puts the modifiers in any of the 24 orders, unchanged included (LW-ERR-6)', () => {
    const game = table({ seats: 3, phase: 'errands', market: [-3, -2, 1, 3] });
    game.play(0, 'market');
    const orders = game.list(0, 'arrange');
    expect(new Set(orders.map(({ order }) => order.join())).size).toBe(24);
    expect(orders.map(({ order }) => order.join())).toContain('-3,-2,1,3');
    expect(game.rule(0, { arrange: [3, 3, 1, -2] })).toBe('LW-ERR-6');
    game.play(0, { arrange: [3, 1, -2, -3] });
    expect(game.state.market).toEqual([3, 1, -2, -3]);
  });

  it('draws one unknown card from a regular deck, once a round for each player (LW-ERR-7)', () => {
    const game = table({ seats: 2, phase: 'errands', players: [{ plan: 1 }, { plan: 2 }], decks: { companions: ['chef'] } });
    expect(game.rule(0, { unknown: 'specials' })).toBe('LW-ERR-7');
    game.play(0, { unknown: 'companions' });
    expect(ids(game.player(0).hand)).toEqual(['chef']);
    game.play(1, { unknown: 'events' });
    expect(game.rule(0, { unknown: 'events' })).toBe('LW-ERR-7');
    expect(game.list(0, 'unknown')).toEqual([]);
  });

  it('closes the unknown card only when all four decks and piles are empty (LW-ERR-7)', () => {
    const game = table({ seats: 2, phase: 'errands' });
    for (let deck = 0; deck < 4; deck++) game.state.decks[deck] = [];
    expect(game.list(0, 'unknown')).toEqual([]);
    game.state.discards[0] = [card('dinner')];
    expect(game.list(0, 'unknown').map(({ deck }) => deck)).toEqual([0]);
  });

  it('spends 2 at the opera, and is closed to someone who may not (LW-ERR-8)', () => {
    const game = table({
      seats: 2,
      phase: 'errands',
      players: [
        { plan: 1, money: 10 },
        { plan: 2, money: 1, board: ['town-1'] },
      ],
    });
    game.play(0, { opera: 2 });
    expect(game.player(0).money).toBe(8);
    expect(game.refusal(1, { opera: 2 })).toMatchObject({ rule: 'LW-ERR-2' });
    const poor = table({ seats: 2, phase: 'errands', players: [{ plan: 1, money: 1, board: ['town-1'] }] });
    expect(poor.refusal(0, { opera: 2 })).toEqual({ rule: 'LW-ERR-8', details: { pounds: 2, money: 1 } });
    expect(poor.list(0, 'opera')).toEqual([]);
  });

  it('has room for two at the opera with four or five players, for one with two or three', () => {
    const four = table({ seats: 4, phase: 'errands', players: plans });
    four.play(0, { opera: 2 });
    four.play(1, { opera: 2 });
    expect(four.rule(2, { opera: 2 })).toBe('LW-ERR-2');
  });

  it('sends nobody anywhere in another phase (LW-ROUND-1)', () => {
    const game = table({ seats: 2 });
    expect(game.refusal(0, { opera: 2 })).toEqual({ rule: 'LW-ROUND-1', details: { phase: 'actions' } });
    expect(lastWill.refuse(game.state, 1, { type: 'opera', pounds: 2 })).toEqual({ rule: 'TURN' });
    expect(cards('dinner').every((number) => standardBook.faces[number]!.kind === 'event')).toBe(true);
  });
});
