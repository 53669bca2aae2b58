import { describe, expect, it } from 'vitest';
import { card, ids, table } from '../../../test/table.ts';
import { HELPERS, PROPERTIES } from '../index.ts';

const amountsWith = (tokens: string[]) =>
  table({ players: [{ money: 20, board: [{ card: 'own-table', tokens }] }] })
    .list(0, 'activate')
    .map(({ pounds }) => pounds);
const onFarms = (farms: unknown[]) => ({
  players: [{ money: 50, spaces: 9, board: ['country-fete', 'riding-school', 'hunting-pack', ...farms] }],
});

const five = ['waiter', 'tailor', 'sea-dog', 'impresario', 'gossip'];

describe('laying down', () => {
  it('needs an open space and one action plus the cost in the corner (LW-BLACK-1)', () => {
    const game = table({ players: [{ actions: 4, money: 20, hand: ['reservation', 'theatre-box', 'coachman-3'] }] });
    game.play(0, { lay: 'reservation' });
    expect(game.player(0)).toMatchObject({ actions: 3, money: 20 });
    game.play(0, { lay: 'theatre-box' });
    expect(game.player(0).actions).toBe(1);
    // One action and two more.
    expect(game.refusal(0, { lay: 'coachman-3' })).toEqual({ rule: 'LW-ACT-3', details: { needed: 3, left: 1 } });
    const full = table({ players: [{ actions: 4, hand: ['reservation'], board: five }] });
    expect(full.rule(0, { type: 'lay', card: card('reservation') })).toBe('LW-BLACK-1');
    const small = table({ players: [{ actions: 4, hand: ['reservation'], board: five, spaces: 6 }] });
    small.play(0, { lay: 'reservation' });
  });

  it('may discard one other card to open a space, free of actions, even one used or laid down in this round, tokens and all (LW-BLACK-2)', () => {
    const game = table({
      players: [
        {
          actions: 2,
          money: 20,
          hand: ['waiter'],
          board: ['tailor', 'sea-dog', { card: 'reservation', tokens: ['chef'], activated: true }, 'gossip', 'mansion-1'],
        },
      ],
    });
    game.play(0, { replace: 'waiter' });
    expect(game.list(0, 'discard').map(({ space }) => space)).toEqual([0, 1, 2, 3]);
    game.play(0, { discard: 'reservation' });
    expect(ids(game.player(0).board.map(({ card }) => card))).toEqual(['tailor', 'sea-dog', 'gossip', 'mansion-1', 'waiter']);
    expect(game.player(0).actions).toBe(1);
    expect(ids(game.state.discards[HELPERS]!)).toEqual(['reservation']);
  });

  it('never discards with an open space, nor without a card that is then played (LW-BLACK-2)', () => {
    const open = table({ players: [{ actions: 2, hand: ['waiter'], board: five.slice(1) }] });
    expect(open.rule(0, { type: 'replace', card: card('waiter') })).toBe('LW-BLACK-2');
    const idle = table({ players: [{ actions: 0, hand: ['reservation'], board: five }] });
    expect(idle.list(0, 'replace')).toEqual([]);
    expect(idle.refusal(0, { type: 'replace', card: card('reservation') })).toMatchObject({ rule: 'LW-ACT-3' });
  });

  it('makes room for a property too, but the card that goes cannot serve it any more (LW-BLACK-2)', () => {
    const game = table({
      market: [-3, 1, -2, 3],
      players: [{ actions: 0, money: 40, hand: ['town-1'], board: ['estate-agent', 'waiter', 'bad-adviser', 'tailor', 'gossip'] }],
    });
    // Without actions only the estate agent lets it be bought, so he is not the one to go.
    game.play(0, { replace: 'town-1' });
    expect(game.list(0, 'discard').map(({ space }) => space)).toEqual([1, 2, 3, 4]);
    game.play(0, { discard: 'bad-adviser' });
    // With the adviser gone there is one price: 11 − 2.
    expect(game.player(0)).toMatchObject({ money: 31, actions: 0 });
    expect(ids(game.player(0).board.map(({ card }) => card))).toContain('town-1');
  });

  it('may discard a card that has been activated (LW-BLACK-5)', () => {
    const game = table({
      players: [{ actions: 1, money: 20, hand: ['waiter'], board: ['reservation', 'tailor', 'sea-dog', 'impresario', 'gossip'] }],
    });
    game.play(0, { activate: 'reservation' }, { replace: 'waiter' }, { discard: 'reservation' });
    expect(game.player(0).money).toBe(19);
    expect(ids(game.player(0).board.map(({ card }) => card))).not.toContain('reservation');
  });
});

describe('activating', () => {
  it('happens once a round, at any time of the turn, the round it was laid down included (LW-BLACK-3)', () => {
    const game = table({ players: [{ actions: 1, money: 20, hand: ['reservation'] }] });
    game.play(0, { lay: 'reservation' }, { activate: 'reservation' });
    expect(game.player(0).money).toBe(19);
    expect(game.rule(0, { activate: 'reservation', as: -1, pounds: 1, free: false })).toBe('LW-BLACK-3');
  });

  it('pays the action cost and spends the amount in the corner (LW-BLACK-4)', () => {
    const game = table({ players: [{ actions: 1, money: 20, board: ['theatre-box', 'mansion-1', 'waiter'] }] });
    expect(game.rule(0, { activate: 'waiter', as: -1, pounds: 1, free: false })).toBe('LW-BLACK-4');
    game.play(0, { activate: 'theatre-box' });
    expect(game.player(0)).toMatchObject({ money: 16, actions: 0 });
    expect(game.refusal(0, { activate: 'mansion-1', as: 0, pounds: 3, free: false })).toEqual({
      rule: 'LW-ACT-3',
      details: { needed: 1, left: 0 },
    });
  });

  it('opens the first amount always and each further one by a token; one of them is spent at the same action cost (LW-EXP-1)', () => {
    expect(amountsWith([])).toEqual([1]);
    expect(amountsWith(['chef'])).toEqual([1, 2]);
    expect(amountsWith(['chef', 'chef'])).toEqual([1, 2, 4]);
    const house = table({ players: [{ money: 20, actions: 1, board: [{ card: 'mansion-2', tokens: ['guest'] }] }] });
    expect(house.list(0, 'activate').map(({ pounds }) => pounds)).toEqual([3, 5]);
    expect(house.rule(0, { activate: 'mansion-2', as: 0, pounds: 7, free: false })).toBe('LW-EXP-1');
    house.play(0, { activate: 'mansion-2', pounds: 5 });
    expect(house.player(0)).toMatchObject({ money: 15, actions: 0 });
  });

  it('counts farms, horses and dogs on farms at that moment, and is closed with nothing to count (LW-EXP-2)', () => {
    const amounts = (farms: unknown[]) =>
      table(onFarms(farms))
        .list(0, 'activate')
        .filter(({ space }) => space < 3)
        .map(({ pounds }) => pounds);
    expect(amounts([])).toEqual([]);
    expect(table(onFarms([])).rule(0, { activate: 'country-fete', as: -1, pounds: 0, free: false })).toBe('LW-EXP-2');
    expect(amounts(['farm-2'])).toEqual([2, 1]);
    expect(
      amounts([
        { card: 'farm-1', tokens: ['dog', 'horse'] },
        { card: 'farm-2', tokens: ['horse'] },
      ]),
    ).toEqual([4, 4, 3]);
    // A dog on a mansion is no dog on a farm.
    expect(amounts([{ card: 'mansion-3', tokens: ['dog'] }, 'farm-2'])).toEqual([2, 1]);
  });

  it('spends 4 for an action, or 2 for none, as printed (LW-EXP-3)', () => {
    const game = table({ players: [{ money: 20, actions: 1, board: ['theatre-box', 'gentlemens-club'] }] });
    game.play(0, { activate: 'theatre-box' }, { activate: 'gentlemens-club' });
    expect(game.player(0)).toMatchObject({ money: 14, actions: 0 });
  });
});

describe('tokens', () => {
  it('cost the matching card and an action, and fill the spaces strictly from the top (LW-COMP-2)', () => {
    const game = table({ players: [{ money: 20, actions: 2, hand: ['horse', 'dog', 'chef'], board: ['farm-1'] }] });
    expect(game.list(0, 'token')).toEqual([{ type: 'token', space: 0, card: card('dog'), as: 0 }]);
    expect(game.rule(0, { token: 'horse', space: 'farm-1', as: 'horse' })).toBe('LW-COMP-2');
    game.play(0, { token: 'dog' }, { token: 'horse' });
    expect(game.player(0)).toMatchObject({ actions: 0, hand: [card('chef')] });
    expect(game.player(0).board[0]!.tokens).toEqual([0, 1]);
    expect(game.list(0, 'token')).toEqual([]);
  });

  it('never move, and leave only with their card (LW-COMP-3)', () => {
    const game = table({
      market: [-3, -2, 1, 3],
      players: [{ money: 20, actions: 1, board: [{ card: 'farm-1', tokens: ['dog'] }, 'farm-2'] }],
    });
    expect(game.moves(0).map(({ type }) => type)).not.toContain('place');
    game.play(0, { sell: 'farm-1' });
    expect(game.player(0).board.flatMap(({ tokens }) => tokens)).toEqual([]);
    expect(ids(game.state.discards[PROPERTIES]!)).toEqual(['farm-1']);
  });

  it('of a wild card are of the kind it stood for, for good; the card goes back to the offer (LW-WILD-1)', () => {
    const game = table({ players: [{ money: 20, actions: 1, hand: ['wild'], board: ['riding-school', 'farm-2'] }], offer: [] });
    game.play(0, { token: 'wild', space: 'farm-2' });
    expect(game.player(0).board[1]!.tokens).toEqual([1]);
    expect(ids(game.state.decks[6]!)).toContain('wild');
    expect(game.list(0, 'activate').find(({ space }) => space === 0)?.pounds).toBe(2);
  });
});
