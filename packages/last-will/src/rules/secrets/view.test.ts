import { diceFrom } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { card, cards, everyCard, ids, newGame, table } from '../../../test/table.ts';
import { backOf, COMPANIONS, EVENTS, type Event, HELPERS, lastWill, PROPERTIES, standardBook } from '../index.ts';
import { inHand, IN_PILE } from './recall.ts';

describe('what is public', () => {
  it('shows money, boards, tokens, offer, plans, errands, modifiers, sizes and the backs of all hands to everyone (LW-VIEW-1)', () => {
    const { state } = table({
      seats: 3,
      players: [{ money: 12, hand: ['dinner', 'farm-1', 'dog'], board: [{ card: 'own-table', tokens: ['chef'] }] }],
    });
    for (const viewer of [1, 2, null]) {
      const view = lastWill.view(state, viewer);
      expect(view.players[0]).toMatchObject({
        money: 12,
        board: state.players[0]!.board,
        hand: [backOf(EVENTS), backOf(PROPERTIES), backOf(COMPANIONS)],
      });
      expect(view).toMatchObject({ offer: state.offer, market: state.market, markers: state.markers, figures: state.figures });
      expect(view.decks).toEqual(state.decks.map(({ length }) => length));
      expect(view.discards).toEqual(state.discards.map(({ length }) => length));
    }
    expect(lastWill.view(state, 0).players[0]!.hand).toEqual(state.players[0]!.hand);
  });

  it('keeps faces in hands, face-down discards and the order of decks secret (LW-VIEW-2)', () => {
    const one = table({ seats: 2, seed: 'one', players: [{ hand: ['dinner', 'waiter'] }, { hand: ['ball', 'tailor'] }] });
    const other = table({
      seats: 2,
      seed: 'one',
      players: [{ hand: ['dinner', 'waiter'] }, { hand: ['soiree', 'gossip'] }],
      decks: { events: ['grand-tour'] },
    });
    other.state.market = one.state.market;
    expect(lastWill.view(other.state, 0)).toEqual(lastWill.view(one.state, 0));
    expect(lastWill.view(other.state, 1)).not.toEqual(lastWill.view(one.state, 1));
  });

  it('says that a secret choice is made, not what it is (LW-VIEW-2)', () => {
    const game = newGame(3);
    const hidden = (state: typeof game.state) => lastWill.view(state, 1).players[0];
    const before = hidden(game.state);
    game.play(0, game.moves(0)[0]!);
    expect(hidden(game.state)).toEqual(before);
    game.play(0, game.moves(0)[0]!);
    expect(hidden(game.state)).toEqual({ ...before, chosen: true });
  });

  it('tells everyone which card is taken from the offer, but nobody else what is drawn (LW-VIEW-2)', () => {
    const game = table({ seats: 2, phase: 'errands', offer: ['waiter'], decks: { events: ['ball'] } });
    const taken = game.play(0, { take: 'waiter' }).find(({ type }) => type === 'took')!;
    expect(lastWill.see(taken, 1)).toEqual({ type: 'took', seat: 0, slot: 0, card: card('waiter') });
    const drawn = game.play(1, { unknown: 'events' }).find(({ type }) => type === 'drew')!;
    expect(lastWill.see(drawn, 1)).toMatchObject({ cards: [card('ball')] });
    expect(lastWill.see(drawn, 0)).toMatchObject({ cards: [backOf(EVENTS)] });
    expect(lastWill.see(drawn, null)).toMatchObject({ cards: [backOf(EVENTS)] });
  });

  it('shows of cards discarded at the end of a round only the backs, in an order that tells nothing (LW-VIEW-2)', () => {
    const game = table({ seats: 2, phase: 'ending', players: [{ hand: ['dinner', 'waiter', 'farm-1', 'dog'] }, {}] });
    game.player(1).chosen = true;
    const told = game.play(0, { keep: 'waiter' }, { keep: 'dog' }).find((event) => event.type === 'kept' && event.seat === 0)!;
    expect(lastWill.see(told, 1)).toMatchObject({
      kept: [backOf(HELPERS), backOf(COMPANIONS)],
      discarded: [backOf(EVENTS), backOf(PROPERTIES)],
    });
  });
});

/** What seat 1 remembers after some moves. */
function remembered(game: ReturnType<typeof table>, events: readonly Event[]) {
  return lastWill.recall(
    lastWill.view(game.state, 1),
    game.state.setting,
    events.map((event) => lastWill.see(event, 1)),
  );
}

describe('memory', () => {
  it('keeps a card taken from the offer in the taker’s hand in every imagined world (LW-VIEW-2)', () => {
    const game = table({ seats: 2, phase: 'errands', players: [{ plan: 7 }, { plan: 6 }], offer: ['waiter'] });
    game.player(0).hand = [];
    const events = [...game.play(1, 'extension'), ...game.play(0, { take: 'waiter' })];
    const memory = remembered(game, events);
    expect(memory[HELPERS]!.filter(({ places }) => places === inHand(0)).map((hidden) => hidden.card)).toEqual([card('waiter')]);
    for (let i = 0; i < 50; i++) {
      const world = lastWill.guess(lastWill.view(game.state, 1), game.state.setting, diceFrom(`world ${i}`), memory);
      expect(ids(world.players[0]!.hand)).toEqual(['waiter']);
    }
  });

  it('knows a played card to be in its pile until the pile is shuffled', () => {
    const game = table({ seats: 2, players: [{ money: 20, actions: 1, hand: ['ball'] }, {}], offer: [] });
    game.player(0).actions = 2;
    const events = game.play(0, { play: 'ball', option: 0 });
    const memory = remembered(game, events);
    expect(memory[EVENTS]!.filter(({ places }) => places === IN_PILE).map((hidden) => hidden.card)).toEqual([card('ball')]);
  });

  it('imagines worlds in which every card is somewhere, exactly once', () => {
    const game = table({ seats: 3, players: [{ hand: ['dinner', 'waiter'] }, { hand: ['ball', 'dog'] }, { hand: ['farm-1'] }] });
    const world = lastWill.guess(lastWill.view(game.state, 0), game.state.setting, diceFrom('w'));
    expect(world.players.map(({ hand }) => hand.length)).toEqual([2, 2, 1]);
    expect(standardBook.faces[world.players[2]!.hand[0]!]!.deck).toBe(PROPERTIES);
    expect(cards('dinner', 'waiter')).toEqual(world.players[0]!.hand);
  });

  it('imagines what somebody else may be choosing from among six cards (GS-HELP-2)', () => {
    const game = table({ seats: 2, options: { expansion: 'full' }, players: [{ board: ['fixer'], hand: ['dinner'] }] });
    game.play(0, { drawSix: 'fixer' }, { draw: 'events', cards: 2 }, { draw: 'helpersAndExpenses', cards: 4 });
    const view = lastWill.view(game.state, 1);
    const backs = [backOf(EVENTS), backOf(EVENTS), ...Array.from({ length: 4 }, () => backOf(HELPERS))];
    expect(view.doing).toEqual({ type: 'pick', cards: backs });
    for (let i = 0; i < 20; i++) {
      const world = lastWill.guess(view, game.state.setting, diceFrom(`six ${i}`));
      expect(lastWill.view(world, 1)).toEqual(view);
      expect(everyCard(world)).toEqual(everyCard(game.state));
      expect(lastWill.moves(world, 0).every(({ type }) => type === 'keep')).toBe(true);
    }
  });
});
