import { describe, expect, it } from 'vitest';
import { card, ids, table } from '../../../test/table.ts';
import { EVENTS, SPECIALS } from '../index.ts';

describe('white-bordered cards', () => {
  it('cost their actions, spend their pounds and go to their pile (LW-WHITE-1)', () => {
    const game = table({ players: [{ money: 20, actions: 2, hand: ['dinner', 'dinner'] }] });
    game.play(0, { play: 'dinner' });
    expect(game.player(0)).toMatchObject({ money: 18, actions: 1 });
    expect(ids(game.player(0).hand)).toEqual(['dinner']);
    expect(ids(game.state.discards[EVENTS]!)).toEqual(['dinner']);
  });

  it('leave the game if they are specials (LW-WHITE-1, LW-SETUP-5)', () => {
    const game = table({ players: [{ money: 20, actions: 2, hand: ['gaming-table'] }] });
    game.play(0, { play: 'gaming-table' });
    expect(ids(game.state.discards[SPECIALS]!)).toContain('gaming-table');
    expect(game.state.discards[EVENTS]).toEqual([]);
  });

  it('take any subset of their companions, in any order, each option once, or none (LW-WHITE-2)', () => {
    const position = { players: [{ money: 30, actions: 2, hand: ['boat-trip-company', 'dog', 'dog', 'guest', 'chef'] }] };
    const alone = table(position);
    alone.play(0, { begin: 'boat-trip-company' }, { spend: 2 });
    expect(alone.player(0).money).toBe(28);
    const all = table(position);
    all.play(0, { begin: 'boat-trip-company' }, { bring: 'chef' }, { bring: 'dog' });
    expect(all.rule(0, { bring: 'dog', as: 'dog', to: 'boat-trip-company' })).toBe('LW-WHITE-2');
    all.play(0, { bring: 'guest' }, { spend: 9 });
    expect(all.player(0)).toMatchObject({ money: 21, actions: 0 });
    expect(ids(all.player(0).hand)).toEqual(['dog']);
    expect(ids(all.state.discards[3]!).toSorted()).toEqual(['chef', 'dog', 'guest']);
  });

  it('offer savouring as a choice of one printed pair (LW-WHITE-3)', () => {
    const game = table({ players: [{ money: 30, actions: 4, hand: ['ball'] }] });
    expect(game.list(0, 'play').map(({ option, pounds }) => [option, pounds])).toEqual([
      [0, 4],
      [1, 9],
    ]);
    expect(game.rule(0, { type: 'play', card: card('ball'), option: 2, pounds: 17 })).toBe('LW-ACT-3');
    expect(game.rule(0, { type: 'play', card: card('ball'), option: 3, pounds: 17 })).toBe('LW-WHITE-3');
    game.play(0, { play: 'ball', option: 1 });
    expect(game.player(0)).toMatchObject({ money: 21, actions: 0 });
  });

  it('gain three actions for one, or two for one and 2 pounds (LW-WHITE-4)', () => {
    const game = table({ players: [{ money: 30, actions: 1, hand: ['hectic-day', 'long-weekend'] }] });
    game.play(0, { play: 'hectic-day' });
    expect(game.player(0)).toMatchObject({ money: 30, actions: 3 });
    game.play(0, { play: 'long-weekend' });
    expect(game.player(0)).toMatchObject({ money: 28, actions: 4 });
  });

  describe('Breeders’ Fair (LW-WHITE-5)', () => {
    it('places none, one or two animals for one action, without companion cards, each on an uppermost empty space', () => {
      const position = { players: [{ money: 30, actions: 1, hand: ['breeders-fair', 'dog'], board: ['farm-1', 'farm-2', 'reservation'] }] };
      const two = table(position);
      two.play(0, { play: 'breeders-fair' }, { place: 'dog', space: 'farm-1' });
      expect(two.list(0, 'place')).toEqual([
        { type: 'place', space: 0, as: 1 },
        { type: 'place', space: 1, as: 1 },
      ]);
      two.play(0, { place: 'horse', space: 'farm-1' });
      expect(two.player(0).board[0]!.tokens).toEqual([0, 1]);
      expect(two.player(0)).toMatchObject({ actions: 0, money: 30, hand: [card('dog')] });
      const none = table(position);
      none.play(0, { play: 'breeders-fair' }, 'done');
      expect(none.player(0).board.flatMap(({ tokens }) => tokens)).toEqual([]);
      const one = table(position);
      one.play(0, { play: 'breeders-fair' }, { place: 'horse', space: 'farm-2' }, 'done');
      expect(one.player(0).board.map(({ tokens }) => tokens)).toEqual([[], [1], []]);
    });

    it('does not take a horse before the dog below which it belongs, nor chefs and guests', () => {
      const game = table({ players: [{ actions: 1, hand: ['breeders-fair'], board: ['farm-1', 'reservation'] }] });
      game.play(0, { play: 'breeders-fair' });
      expect(game.rule(0, { place: 'horse', space: 'farm-1' })).toBe('LW-WHITE-5');
      expect(game.rule(0, { place: 'chef', space: 'reservation' })).toBe('LW-WHITE-5');
    });

    it('is not on offer where it could do nothing', () => {
      const game = table({
        players: [{ actions: 1, hand: ['breeders-fair'], board: ['reservation', { card: 'farm-2', tokens: ['horse'] }] }],
      });
      expect(game.list(0, 'play')).toEqual([]);
      expect(game.rule(0, { type: 'play', card: card('breeders-fair'), option: 0, pounds: 0 })).toBe('LW-WHITE-5');
    });
  });

  describe('depreciation by hand (LW-WHITE-6)', () => {
    it('spreads three steps over properties as one likes, maintained ones too', () => {
      const game = table({
        players: [{ actions: 1, hand: ['leaking-roof'], board: [{ card: 'manor-1', activated: true }, 'farm-1', 'town-2'] }],
      });
      game.play(0, { play: 'leaking-roof' });
      expect(game.rule(0, { decay: 'farm-1' })).toBe('LW-WHITE-6');
      game.play(0, { decay: 'manor-1' }, { decay: 'town-2' }, { decay: 'manor-1' });
      expect(game.player(0).board.map(({ step }) => step)).toEqual([2, 0, 1]);
      expect(game.state.doing).toBeNull();
    });

    it('never goes below the lowest step and uses as many of the three as it can', () => {
      const game = table({
        players: [
          {
            actions: 1,
            hand: ['leaking-roof'],
            board: [
              { card: 'town-3', value: 6 },
              { card: 'town-1', value: 7 },
            ],
          },
        ],
      });
      game.play(0, { play: 'leaking-roof' });
      expect(game.player(0).board.map(({ step }) => step)).toEqual([3, 3]);
      const one = table({ players: [{ actions: 1, hand: ['leaking-roof'], board: ['manor-1', { card: 'town-3', value: 4 }] }] });
      one.play(0, { play: 'leaking-roof' });
      expect(one.player(0).board.map(({ step }) => step)).toEqual([3, 3]);
    });

    it('is not on offer where nothing can fall', () => {
      const game = table({ players: [{ actions: 1, hand: ['leaking-roof'], board: [{ card: 'town-3', value: 4 }, 'farm-1'] }] });
      expect(game.list(0, 'play')).toEqual([]);
      expect(game.rule(0, { type: 'play', card: card('leaking-roof'), option: 0, pounds: 0 })).toBe('LW-WHITE-6');
    });
  });
});

describe('companions with white cards', () => {
  it('are never played alone (LW-COMP-1)', () => {
    const game = table({ players: [{ actions: 3, hand: ['dog', 'wild'] }] });
    expect(game.moves(0)).toEqual([{ type: 'done' }]);
    expect(game.rule(0, { type: 'play', card: card('dog'), option: 0, pounds: 0 })).toBe('LW-COMP-1');
    expect(game.rule(0, { type: 'lay', card: card('wild') })).toBe('LW-COMP-1');
  });

  it('may be stood in for by wild cards, two of them for two options; these go back to the offer (LW-WILD-1)', () => {
    const game = table({ players: [{ money: 20, actions: 2, hand: ['boat-trip-company', 'wild', 'wild'] }], offer: [] });
    game.play(0, { begin: 'boat-trip-company' }, { bring: 'wild', as: 'dog' }, { bring: 'wild', as: 'chef' }, { spend: 7 });
    expect(game.player(0).money).toBe(13);
    expect(ids(game.state.decks[6]!)).toEqual(['wild', 'wild']);
    expect(game.state.discards[3]).toEqual([]);
  });
});
