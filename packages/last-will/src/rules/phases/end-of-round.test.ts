import { describe, expect, it } from 'vitest';
import { card, cards, ids, newGame, table } from '../../../test/table.ts';
import { EVENTS, HELPERS, lastWill, SPECIALS, WILD } from '../index.ts';

describe('a round', () => {
  it('has five phases, and there are at most seven rounds (LW-ROUND-1)', () => {
    const game = newGame(2);
    const phases: string[] = [];
    while (game.state.phase !== 'over') {
      const { round, phase } = game.state;
      if (phases.at(-1) !== `${round} ${phase}`) phases.push(`${round} ${phase}`);
      // Done as soon as possible, so that nobody goes bankrupt.
      const seat = lastWill.toAct(game.state)[0]!;
      const moves = game.moves(seat);
      game.play(seat, moves.find(({ type }) => type === 'done') ?? moves[0]!);
    }
    expect(game.state.round).toBe(7);
    for (let round = 1; round <= 7; round++)
      expect(phases.filter((phase) => phase.startsWith(`${round} `)).filter((phase) => !/starting|ending/.test(phase))).toEqual([
        `${round} planning`,
        `${round} errands`,
        `${round} actions`,
      ]);
  });

  it('in which somebody goes bankrupt is still played in full by everyone, and is the last (LW-ROUND-2)', () => {
    const game = table({
      seats: 3,
      round: 2,
      players: [
        { money: 1, actions: 1, hand: ['dinner'] },
        { actions: 1, money: 30, hand: ['dinner'] },
      ],
    });
    game.play(0, { play: 'dinner' }, 'done');
    expect(game.player(0).bankrupt).toBe(true);
    game.play(1, { play: 'dinner' }, 'done');
    expect(game.player(1).money).toBe(28);
    expect(game.state.phase).toBe('actions');
    game.play(2, 'done');
    expect(game.state).toMatchObject({ phase: 'over', round: 2 });
  });
});

describe('the end of a round', () => {
  const hand = ['dinner', 'ball', 'theatre'];

  it('lets everyone keep at most two cards, in secret and at once; the rest goes face down to the piles (LW-END-1)', () => {
    const game = table({
      seats: 3,
      phase: 'ending',
      players: [{ hand }, { hand: ['waiter', 'tailor', 'gossip', 'hostess'] }, { hand: ['soiree'] }],
    });
    expect(lastWill.toAct(game.state)).toEqual([0, 1, 2]);
    game.play(1, { keep: 'tailor' });
    game.play(0, { keep: 'theatre' }, { keep: 'dinner' });
    expect(lastWill.toAct(game.state)).toEqual([1, 2]);
    expect(game.rule(1, 'keepAll')).toBe('LW-END-1');
    game.play(1, { keep: 'waiter' });
    // Nothing moves before all have chosen.
    expect(ids(game.player(0).hand)).toEqual(['dinner', 'theatre', 'ball']);
    game.play(2, 'keepAll');
    expect(game.state.players.map((player) => ids(player.hand))).toEqual([['dinner', 'theatre'], ['waiter', 'tailor'], ['soiree']]);
    expect(ids(game.state.discards[EVENTS]!)).toContain('ball');
    expect(ids(game.state.discards[HELPERS]!)).toEqual(expect.arrayContaining(['gossip', 'hostess']));
  });

  it('allows keeping fewer, or none (LW-END-1)', () => {
    const game = table({ seats: 2, phase: 'ending', players: [{ hand }, { hand: ['soiree'] }] });
    game.play(0, { keep: 'ball' }, 'keepNoMore');
    game.play(1, 'keepNoMore');
    expect(game.state.players.map((player) => ids(player.hand))).toEqual([['ball'], []]);
    const two = table({ seats: 2, phase: 'ending', players: [{ hand: ['dinner', 'ball'] }, { hand: ['soiree'] }] });
    two.play(0, { keep: 'ball' }, 'keepNoMore');
    two.play(1, 'keepAll');
    expect(two.state.players.map((player) => ids(player.hand))).toEqual([['ball'], ['soiree']]);
  });

  it('offers every copy in hand to keep, and none twice (LW-END-1)', () => {
    const game = table({ seats: 2, phase: 'ending', players: [{ hand: ['dinner', 'dinner', 'ball', 'theatre'] }, {}] });
    game.play(0, { keep: 'dinner' });
    expect(game.list(0, 'keep').map(({ card }) => ids([card])[0])).toEqual(['dinner', 'theatre', 'ball']);
    const single = table({ seats: 2, phase: 'ending', players: [{ hand: ['dinner', 'ball', 'theatre'] }, {}] });
    single.play(0, { keep: 'dinner' });
    expect(single.list(0, 'keep').map(({ card }) => ids([card])[0])).toEqual(['theatre', 'ball']);
    expect(single.rule(0, { keep: 'dinner' })).toBe('HAND');
    // To keep the only card is to keep all.
    const last = table({ seats: 2, phase: 'ending', players: [{ hand: ['dinner'] }, {}] });
    expect(last.moves(0)).toEqual([{ type: 'keepAll' }]);
    expect(last.list(0, 'keep')).toEqual([]);
    expect(last.rule(0, { type: 'keep', card: last.player(0).hand[0]! })).toBe('HAND');
  });

  it('returns a wild card to the offer whatever the hand size (LW-END-2)', () => {
    const game = table({ seats: 2, players: [{ hand: ['wild', 'dinner'] }, {}], offer: [] });
    game.play(0, 'done');
    const told = game.play(1, 'done');
    expect(told).toContainEqual({ type: 'returned', seat: 0, card: card('wild') });
    expect(ids(game.player(0).hand)).toEqual(['dinner']);
    expect(game.rule(0, { type: 'keep', card: card('wild') })).toBe('LW-END-2');
    game.play(0, 'keepAll');
    expect(game.state.offer.filter((number) => number === card('wild'))).toHaveLength(2);
    expect(game.state.decks[WILD]).toEqual([]);
  });

  it('lowers every property with a scale that was not activated, bought this round or not, down to the lowest step; farms never (LW-END-3)', () => {
    const game = table({
      seats: 2,
      market: [0, 0, 0, 0],
      players: [
        {
          money: 50,
          actions: 2,
          hand: ['town-2'],
          spaces: 9,
          board: ['mansion-1', { card: 'manor-1', value: 5 }, { card: 'town-3', value: 4 }, 'farm-1', { card: 'town-1', activated: true }],
        },
        {},
      ],
    });
    game.play(0, { buy: 'town-2' }, 'done');
    game.play(1, 'done');
    expect(game.player(0).board.map(({ step }) => step)).toEqual([1, 4, 3, 0, 0, 1]);
  });

  it('resets activated cards (LW-END-4)', () => {
    const game = table({
      seats: 2,
      players: [
        {
          board: [
            { card: 'reservation', activated: true },
            { card: 'farm-1', activated: true },
          ],
        },
        {},
      ],
    });
    game.play(0, 'done');
    game.play(1, 'done');
    expect(game.player(0).board.every(({ activated }) => !activated)).toBe(true);
  });

  it('clears the offer: cards to their piles, specials out of the game, wild cards back (LW-END-5)', () => {
    const game = table({ seats: 4, offer: ['gala', 'banquet', 'waiter', 'tailor', 'farm-1', 'dinner', 'wild', 'wild'] });
    for (const seat of [0, 1, 2, 3]) game.play(seat, 'done');
    expect(ids(game.state.discards[SPECIALS]!)).toEqual(['gala', 'banquet']);
    expect(ids(game.state.discards[HELPERS]!)).toEqual(['waiter', 'tailor']);
    expect(ids(game.state.discards[EVENTS]!)).toEqual(['dinner']);
    expect(cards('gala', 'banquet').some((number) => game.state.offer.includes(number))).toBe(false);
  });

  it('takes markers and figures back, advances the round and passes the starting-player marker to the left (LW-END-6)', () => {
    const game = table({ seats: 3, starter: 2, round: 3, players: [{ unknown: true }] });
    game.state.figures.fill(1);
    for (const seat of [0, 1, 2]) game.play(seat, 'done');
    expect(game.state).toMatchObject({ round: 4, starter: 0, turn: 0, phase: 'planning' });
    expect([...game.state.figures, ...game.state.markers].every((figure) => figure === -1)).toBe(true);
    expect(game.player(0)).toMatchObject({ plan: -1, unknown: false });
  });
});
