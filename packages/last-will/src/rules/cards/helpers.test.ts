import { describe, expect, it } from 'vitest';
import { card, ids, table } from '../../../test/table.ts';

const market = [-3, -2, 1, 3];
const amounts = (game: ReturnType<typeof table>, type: 'play' | 'activate' | 'buy' | 'sell' | 'opera') =>
  game.list(0, type).map(({ pounds }) => pounds);

const drawn = (helper: string) => {
  const game = table({ phase: 'planning', players: [{ board: [helper] }] });
  game.play(0, { plan: 4 });
  while (game.state.doing?.type === 'draw') game.play(0, game.moves(0).at(-1)!);
  return ids(game.player(0).hand).length;
};

/** A helper of a pack who adds so much to one thing. */
const butler = (adds: number, to: string) => ({ kind: 'helper', part: 'sacked', en: 'Butler', copies: 12, helps: [{ adds, to: [to] }] });

describe('helpers', () => {
  it('have a privilege that works activated or not, is optional, and counts for each copy (LW-HELP-0)', () => {
    const board = [{ card: 'school-chum', activated: true }, 'waiter', 'waiter'];
    const game = table({ players: [{ money: 20, actions: 1, hand: ['dinner'], board }] });
    expect(amounts(game, 'play')).toEqual([2, 3, 4]);
    expect(game.list(0, 'activate')).toEqual([]);
  });

  it('let a farm be bought or sold without an action once a round, and 2 cheaper each time (LW-HELP-1)', () => {
    const game = table({
      market: [0, 0, 0, 0],
      players: [{ money: 90, actions: 1, hand: ['farm-1', 'farm-2'], board: ['land-agent', 'farm-5'] }],
    });
    expect(game.list(0, 'buy').filter((move) => move.card === card('farm-1'))).toEqual([
      { type: 'buy', card: card('farm-1'), as: 3, pounds: 10, free: false },
      { type: 'buy', card: card('farm-1'), as: 3, pounds: 10, free: true },
      { type: 'buy', card: card('farm-1'), as: 3, pounds: 12, free: false },
      { type: 'buy', card: card('farm-1'), as: 3, pounds: 12, free: true },
    ]);
    game.play(0, { buy: 'farm-1', pounds: 12, free: true });
    expect(game.player(0)).toMatchObject({ money: 78, actions: 1 });
    expect(game.list(0, 'sell').every(({ free }) => !free)).toBe(true);
    expect(game.rule(0, { type: 'buy', card: card('farm-2'), as: 3, pounds: 15, free: true })).toBe('LW-HELP-1');
    // Cheaper again, though the action is no longer waived.
    game.play(0, { sell: 'farm-5', pounds: 14 });
    expect(game.player(0)).toMatchObject({ money: 92, actions: 0 });
  });

  it('waive an action twice a round for mansions, manor houses and town houses (LW-HELP-2)', () => {
    const game = table({ market, players: [{ money: 90, actions: 0, hand: ['mansion-1', 'town-1', 'farm-1'], board: ['estate-agent'] }] });
    expect(game.list(0, 'buy').map(({ card }) => card)).toEqual([card('mansion-1'), card('town-1')]);
    game.play(0, { buy: 'mansion-1' }, { sell: 'mansion-1' });
    expect(game.list(0, 'buy')).toEqual([]);
    expect(game.refusal(0, { type: 'buy', card: card('town-1'), as: 2, pounds: 12, free: true })).toMatchObject({ rule: 'LW-HELP-2' });
  });

  it('move the price of a house 2 up or down, copies adding up or offsetting, never below 0 (LW-HELP-3)', () => {
    const game = table({
      market,
      players: [{ money: 90, actions: 1, hand: ['town-1', 'farm-1'], board: ['bad-adviser', { card: 'manor-1', value: 3 }] }],
    });
    expect(amounts(game, 'buy')).toEqual([10, 12, 14, 15]);
    expect(amounts(game, 'sell')).toEqual([0, 1, 3]);
    const told = table({ market, players: [{ money: 90, actions: 1, hand: ['town-1'], board: ['bad-adviser', 'waiter'] }] }).play(0, {
      buy: 'town-1',
      pounds: 14,
    });
    expect(told[0]).toMatchObject({ type: 'bought', helpers: [card('bad-adviser')] });
    game.player(0).board.push({ ...game.player(0).board[0]! });
    expect(
      game
        .list(0, 'buy')
        .filter((move) => move.card === card('town-1'))
        .map(({ pounds }) => pounds),
    ).toEqual([8, 10, 12, 14, 16]);
  });

  it('activate a farm once a round without its action cost (LW-HELP-4)', () => {
    const game = table({ players: [{ money: 90, actions: 0, board: ['farmhand', 'farm-1', 'farm-2', 'mansion-1'] }] });
    expect(game.list(0, 'activate').map(({ space, free }) => [space, free])).toEqual([
      [1, true],
      [2, true],
    ]);
    game.play(0, { activate: 'farm-1' });
    expect(game.list(0, 'activate')).toEqual([]);
  });

  it('waive no upkeep that no helper can: each is refused by the rule of the helper it would take (LW-HELP-4, LW-HELP-5, LW-ACT-3)', () => {
    const game = table({ players: [{ money: 90, actions: 3, board: ['farmhand', 'farm-1', 'farm-2', 'mansion-1', 'own-table'] }] });
    const [farm] = game.list(0, 'activate').filter(({ space, free }) => space === 2 && free);
    game.play(0, { activate: 'farm-1', free: true });
    expect(game.rule(0, farm)).toBe('LW-HELP-4');
    const unpaid = (space: number) => ({ ...game.list(0, 'activate').find((move) => move.space === space), free: true });
    expect(game.rule(0, unpaid(3))).toBe('LW-HELP-5');
    expect(game.rule(0, unpaid(4))).toBe('LW-ACT-3');
  });

  it('activate a house once a round without the whole of its action cost (LW-HELP-5)', () => {
    const game = table({ players: [{ money: 90, actions: 1, board: ['steward', 'mansion-3', 'town-3', 'town-1', 'farm-1'] }] });
    // The mansion costs two actions; the second town house needs none anyway.
    expect(game.list(0, 'activate').map(({ space, free }) => [space, free])).toEqual([
      [1, true],
      [2, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
    game.play(0, { activate: 'mansion-3' });
    expect(game.player(0)).toMatchObject({ actions: 1, money: 84 });
    expect(game.list(0, 'activate').every(({ free }) => !free)).toBe(true);
  });

  it('spend 3 more on activating a property of either of the two types (LW-HELP-6)', () => {
    const game = table({ players: [{ money: 90, actions: 4, board: ['gardener-mt', 'manor-1', 'town-1', 'mansion-1', 'farm-1'] }] });
    expect(game.list(0, 'activate').map(({ space, pounds }) => [space, pounds])).toEqual([
      [1, 3],
      [1, 6],
      [2, 1],
      [2, 4],
      [3, 3],
      [4, 2],
    ]);
  });

  it('spend 1 more with silverware (LW-HELP-7)', () => {
    const game = table({ players: [{ money: 90, actions: 1, hand: ['dinner', 'theatre'], board: ['waiter', 'reservation'] }] });
    expect(amounts(game, 'play')).toEqual([2, 3, 2]);
    expect(amounts(game, 'activate')).toEqual([1, 2]);
  });

  it('spend the printed number more with a coach (LW-HELP-8)', () => {
    const game = table({
      players: [{ money: 90, actions: 1, hand: ['carriage-ride', 'dinner'], board: ['coachman-2', 'coachman-3', 'hired-carriage'] }],
    });
    expect(amounts(game, 'play')).toEqual([2, 2, 4, 5, 7]);
    expect(amounts(game, 'activate').toSorted((a, b) => a - b)).toEqual([1, 3, 4, 6]);
  });

  it('spend 3 more with a mask or at the opera (LW-HELP-9)', () => {
    const game = table({ players: [{ money: 90, actions: 1, hand: ['theatre', 'dinner'], board: ['tailor'] }] });
    expect(amounts(game, 'play')).toEqual([2, 2, 5]);
    const opera = table({ phase: 'errands', players: [{ money: 90, board: ['tailor'] }] });
    expect(amounts(opera, 'opera')).toEqual([2, 5]);
    opera.play(0, { opera: 5 });
    expect(opera.player(0).money).toBe(85);
  });

  it('spend 2 more with a helm or a wine glass (LW-HELP-10)', () => {
    const game = table({
      players: [{ money: 90, actions: 2, hand: ['boat-trip', 'soiree', 'dinner'], board: ['sea-dog', 'wine-cellar'] }],
    });
    expect(amounts(game, 'play')).toEqual([2, 5, 7, 5, 7]);
    expect(amounts(game, 'activate')).toEqual([1, 3]);
  });

  it('give one more action each round, at the start of the phase or on laying down, and it stays when they go (LW-HELP-11)', () => {
    const game = table({ players: [{ money: 90, actions: 2, spaces: 1, hand: ['old-friend', 'waiter'], board: [] }] });
    expect(game.play(0, { lay: 'old-friend' })).toContainEqual({ type: 'gained', seat: 0, actions: 1, card: card('old-friend') });
    // Two paid, one gained.
    expect(game.player(0).actions).toBe(1);
    game.play(0, { replace: 'waiter' });
    expect(game.player(0).actions).toBe(0);
    const start = table({ seats: 2, phase: 'errands', players: [{ plan: 6, board: ['old-friend', 'man-of-affairs'] }, { plan: 7 }] });
    start.play(0, 'extension');
    start.play(1, { opera: 2 });
    expect(start.state.players.map(({ actions }) => actions)).toEqual([5, 4]);
  });

  it('must be able to pay their own cost before the extra action comes (LW-HELP-11)', () => {
    const game = table({ players: [{ actions: 1, hand: ['old-friend'] }] });
    expect(game.refusal(0, { lay: 'old-friend' })).toEqual({ rule: 'LW-ACT-3', details: { needed: 2, left: 1 } });
  });

  it('give an extra action a round for white cards alone, with ordinary actions or by itself (LW-HELP-12)', () => {
    const game = table({ players: [{ money: 90, actions: 1, hand: ['boat-trip', 'dinner', 'reservation'], board: ['impresario'] }] });
    game.play(0, { play: 'boat-trip' });
    expect(game.player(0)).toMatchObject({ actions: 0, money: 85 });
    expect(game.list(0, 'play')).toEqual([]);
    const alone = table({ players: [{ money: 90, actions: 0, hand: ['dinner', 'reservation'], board: ['impresario'] }] });
    expect(alone.list(0, 'lay')).toEqual([]);
    alone.play(0, { play: 'dinner' });
    expect(alone.player(0)).toMatchObject({ actions: 0, money: 88 });
  });

  it('draw 2 more of any mix (LW-HELP-13), 3 more events (LW-HELP-14), 3 more companions (LW-HELP-15)', () => {
    expect([drawn('secretary'), drawn('gossip'), drawn('hostess'), drawn('waiter')]).toEqual([2, 3, 3, 0]);
  });

  it('keep 2 more cards at the end of a round, each of them (LW-HELP-16)', () => {
    const hand = ['dinner', 'ball', 'theatre', 'soiree', 'waiter', 'tailor', 'reservation'];
    const kept = (board: string[]) => {
      const game = table({ seats: 2, phase: 'ending', players: [{ hand, board }] });
      let count = 0;
      while (!game.player(0).chosen && count < 9) {
        game.play(0, game.moves(0)[0]!);
        count++;
      }
      return count;
    };
    expect([kept([]), kept(['school-chum']), kept(['school-chum', 'school-chum'])]).toEqual([2, 4, 6]);
  });

  it('add their bonuses to every use that shows the symbol, never to laying down, once a use (LW-HELP-17)', () => {
    const game = table({
      players: [{ money: 90, actions: 3, hand: ['dinner-party', 'guest', 'chef', 'own-table'], board: ['waiter', 'coachman-2'] }],
    });
    game.play(0, { lay: 'own-table' });
    expect(game.player(0).money).toBe(90);
    game.play(0, { begin: 'dinner-party' }, { bring: 'guest' }, { bring: 'chef' });
    expect(game.list(0, 'spend').map(({ pounds }) => pounds)).toEqual([5, 6]);
    // The coachman’s own activation has no coach in its corner: helpers show the helper symbol.
    expect(game.rule(0, { spend: 7 })).toBe('LW-SPEND-5');
  });

  it('have fresh allowances when they are laid down again, whatever was done before (LW-HELP-18)', () => {
    const game = table({
      market,
      players: [{ money: 90, actions: 3, spaces: 2, hand: ['farm-1', 'land-agent'], board: ['land-agent', 'waiter'] }],
    });
    game.player(0).board[0]!.served = 1;
    game.play(0, { replace: 'land-agent' }, { discard: 'land-agent' });
    expect(game.player(0).board.at(-1)).toMatchObject({ card: card('land-agent'), served: 0, activated: false });
    game.player(0).spaces = 3;
    expect(game.list(0, 'buy').some(({ free }) => free)).toBe(true);
  });

  it('make up any sum that they can, however many a pack brings to the table, without trying every way (LW-SPEND-6)', () => {
    const cards = { one: butler(1, 'mask'), two: butler(2, 'nuptial'), 'engagement-ring': { symbols: ['nuptial', 'mask'] } };
    const hand = ['engagement-ring', 'wedding', 'wedding-gift', 'bachelor-party'];
    // Nine serve each card of the set; the odd one, who comes first, serves the ring alone: with him no even sum is made.
    const board = ['one', ...Array.from({ length: 9 }, () => 'two')];
    const set = () => {
      const players = [{ money: 200, actions: 1, job: null, spaces: board.length, board, hand }];
      const game = table({ seats: 2, options: { expansion: 'full', pack: { cards } }, players });
      game.play(0, { begin: 'engagement-ring' }, { join: 'wedding' }, { join: 'wedding-gift' }, { join: 'bachelor-party' });
      return game;
    };
    const printed = 12;
    const amounts = set().list(0, 'spend');
    expect(amounts).toHaveLength(2 + 2 * 4 * 9);
    for (const spend of amounts) {
      const told = set().play(0, spend);
      const helpers = told.flatMap((event) => (event.type === 'spent' ? event.helpers : []));
      const odd = spend.pounds % 2;
      expect(helpers).toHaveLength((spend.pounds - printed - odd) / 2 + odd);
    }
  });

  it('serve again in the next round (LW-HELP-18, LW-END-4)', () => {
    const game = table({
      seats: 2,
      players: [
        {
          money: 90,
          actions: 1,
          board: [
            { card: 'impresario', served: 1 },
            { card: 'school-chum', activated: true },
          ],
        },
      ],
    });
    game.play(0, 'done');
    game.play(1, 'done');
    expect(game.player(0).board.map(({ served, activated }) => [served, activated])).toEqual([
      [0, false],
      [0, false],
    ]);
  });
});
