import { describe, expect, it } from 'vitest';
import { card, cards, newGame, table } from '../../../test/table.ts';
import { BLOCKED, COMPANIONS, EVENTS, HELPERS, lastWill, PROPERTIES, type Move } from '../index.ts';

/** Declares the first choice until all cards are drawn. */
function drawAll(game: ReturnType<typeof table>, seat: number): void {
  while (game.state.doing?.type === 'draw') game.play(seat, game.moves(seat)[0]!);
}

describe('planning', () => {
  it('goes clockwise from the starting player, each on a free plan (LW-PLAN-1)', () => {
    const game = table({ seats: 3, phase: 'planning', starter: 1, turn: 1 });
    for (const [seat, plan] of [
      [1, 4],
      [2, 1],
      [0, 7],
    ] as const) {
      expect(lastWill.toAct(game.state)).toEqual([seat]);
      game.play(seat, { plan });
      drawAll(game, seat);
    }
    const again = table({ seats: 3, phase: 'planning', starter: 0, turn: 0 });
    again.play(0, { plan: 4 });
    expect(again.rule(1, { plan: 4 })).toBe('LW-PLAN-1');
    expect(again.list(1, 'plan').map(({ plan }) => plan)).toEqual([0, 1, 2, 4, 5, 6]);
  });

  it('sets cards, errand boys, actions and the order of play by the plan (LW-PLAN-2)', () => {
    const game = table({ seats: 3, phase: 'planning', starter: 0, turn: 0 });
    // Five cards, two errand boys and one action; one, one and four; none, two and three.
    for (const [seat, plan] of [
      [0, 7],
      [1, 4],
      [2, 1],
    ] as const) {
      game.play(seat, { plan });
      drawAll(game, seat);
    }
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([1, 0, 5]);
    expect(game.state.order).toEqual([2, 1, 0]);
    for (const seat of [2, 1, 0, 2, 1]) game.play(seat, game.list(seat, 'take')[0]!);
    expect(game.state.phase).toBe('actions');
    expect(game.state.players.map(({ actions }) => actions)).toEqual([4, 3, 1]);
  });

  it('draws any mix of the four decks, and nothing is seen before the whole split is declared (LW-PLAN-3)', () => {
    const game = table({ seats: 3, phase: 'planning', decks: { events: ['ball'], properties: ['farm-1', 'farm-2'], companions: ['dog'] } });
    game.play(0, { plan: 3 });
    expect(game.list(0, 'draw').map(({ cards }) => cards)).toEqual([0, 1, 2, 3, 4]);
    game.play(0, { draw: 'events', cards: 1 });
    game.play(0, { draw: 'helpersAndExpenses', cards: 0 });
    expect(game.player(0).hand).toEqual([]);
    expect(game.rule(0, { draw: 'properties', cards: 4 })).toBe('LW-PLAN-3');
    const told = game.play(0, { draw: 'properties', cards: 2 });
    expect(told.filter(({ type }) => type === 'drew')).toHaveLength(3);
    expect(game.player(0).hand).toEqual(cards('ball', 'farm-1', 'farm-2', 'dog').toSorted((a, b) => a - b));
  });

  it('lists every split exactly once (LW-PLAN-3)', () => {
    const splits = new Set<string>();
    const walk = (state: ReturnType<typeof table>['state'], split: number[]) => {
      if (state.doing?.type !== 'draw') {
        splits.add(split.join());
        return;
      }
      for (const move of lastWill.moves(state, 0)) {
        const next = lastWill.copy(state);
        lastWill.play(next, 0, move, () => {});
        walk(next, [...split, (move as Extract<Move, { type: 'draw' }>).cards]);
      }
    };
    const game = table({ seats: 3, phase: 'planning' });
    game.play(0, { plan: 5 });
    walk(game.state, []);
    // Seven cards over four decks: ten choose three.
    expect(splits.size).toBe(120);
  });

  it('never draws specials or cards on offer (LW-PLAN-4)', () => {
    const game = table({ seats: 3, phase: 'planning' });
    game.play(0, { plan: 1 });
    expect(game.rule(0, { draw: 'specials', cards: 1 })).toBe('LW-PLAN-4');
    expect(game.rule(0, { take: 0 })).toBe('UNFINISHED');
    expect(game.list(0, 'draw').every(({ deck }) => deck < 4)).toBe(true);
  });

  it('leaves the starting-player marker where it is when the order of play changes (LW-PLAN-5)', () => {
    const game = table({ seats: 3, phase: 'planning', starter: 0, turn: 0 });
    for (const [seat, plan] of [
      [0, 7],
      [1, 4],
      [2, 1],
    ] as const) {
      game.play(seat, { plan });
      drawAll(game, seat);
    }
    expect(game.state.order[0]).toBe(2);
    expect(game.state.starter).toBe(0);
  });

  it('counts each draw helper, used whole or not at all and declared with the split (LW-PLAN-6)', () => {
    const game = table({ seats: 3, phase: 'planning', players: [{ board: ['secretary', 'gossip', 'hostess'] }] });
    game.play(0, { plan: 4 });
    // A plan of no cards; the secretary makes it two of any mix.
    expect(game.list(0, 'draw').map(({ cards }) => cards)).toEqual([0, 1, 2]);
    expect(lastWill.wasteful?.(game.state, 0)).toHaveLength(3);
    game.play(0, { forgo: 'gossip' }, { draw: 'events', cards: 0 }, { draw: 'helpersAndExpenses', cards: 2 });
    expect(game.player(0).hand).toHaveLength(2 + 3);
    expect(game.player(0).hand.filter((number) => number >= card('dog') && number <= card('chef'))).toHaveLength(3);
  });

  it('gives +3 only what its deck and pile hold after the split (LW-PLAN-6)', () => {
    const game = table({ seats: 3, phase: 'planning', players: [{ board: ['gossip'] }] });
    game.state.decks[EVENTS] = cards('dinner', 'ball', 'theatre');
    game.play(0, { plan: 2 }, { draw: 'events', cards: 1 }, { draw: 'helpersAndExpenses', cards: 1 });
    expect(game.player(0).hand.filter((number) => number < 14)).toHaveLength(3);
    expect(game.state.decks[EVENTS]).toEqual([]);
  });

  it('refuses more cards than a deck and its pile hold, and says how many there are (LW-PLAN-7)', () => {
    const game = table({ seats: 3, phase: 'planning' });
    game.state.decks[EVENTS] = [card('dinner')];
    game.play(0, { plan: 1 });
    expect(game.refusal(0, { draw: 'events', cards: 2 })).toEqual({ rule: 'LW-PLAN-7', details: { deck: EVENTS, left: 1 } });
  });

  it('draws what there is when fewer cards exist in all than are due (LW-PLAN-7)', () => {
    const game = table({ seats: 3, phase: 'planning' });
    for (const deck of [EVENTS, HELPERS, PROPERTIES, COMPANIONS]) game.state.decks[deck] = [];
    game.state.discards[EVENTS] = cards('dinner', 'ball');
    game.play(0, { plan: 1 });
    expect(game.player(0).hand).toEqual(cards('dinner', 'ball'));
  });
});

describe('planning for two', () => {
  it('has the starter block, the other block and plan, then the starter plan (LW-2P-1)', () => {
    const game = table({ seats: 2, phase: 'planning', starter: 0, turn: 0 });
    expect(game.rule(0, { plan: 1 })).toBe('LW-2P-1');
    game.play(0, { block: 1 });
    expect(lastWill.toAct(game.state)).toEqual([1]);
    expect(game.rule(1, { block: 1 })).toBe('LW-PLAN-1');
    game.play(1, { block: 3 });
    expect(lastWill.toAct(game.state)).toEqual([1]);
    expect(game.rule(1, { plan: 3 })).toBe('LW-PLAN-1');
    expect(game.rule(1, { block: 2 })).toBe('LW-2P-1');
    game.play(1, { plan: 4 });
    expect(lastWill.toAct(game.state)).toEqual([0]);
    expect(game.list(0, 'plan').map(({ plan }) => plan)).toEqual([1, 4, 5, 6]);
    game.play(0, { plan: 2 });
    drawAll(game, 0);
    expect(game.state.order).toEqual([0, 1]);
  });

  it('lifts the blocks at the end of the round (LW-2P-1)', () => {
    const game = newGame(2);
    expect(game.state.markers).not.toContain(BLOCKED);
    const { state } = game;
    while (state.round === 1) {
      const seat = lastWill.toAct(state)[0]!;
      const moves = game.moves(seat);
      game.play(seat, moves.at(-1)!);
    }
    expect(state.markers.every((marker) => marker === -1)).toBe(true);
  });
});
