import { startMatch } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { card, cards, everyCard, ids, newGame } from '../../test/table.ts';
import { DECKS, HELPERS, lastWill, PROPERTIES, SPECIALS, standardBook, WILD } from './index.ts';
import { dealHands } from './setup.ts';

const { faces } = standardBook;

describe('setting up', () => {
  it.each([2, 3, 4, 5])('seats %i players, each with five spaces, no plan and no actions (LW-SETUP-1)', (seats) => {
    const { state } = newGame(seats);
    expect(state.players).toHaveLength(seats);
    for (const player of state.players) expect(player).toMatchObject({ board: [], spaces: 5, plan: -1, actions: 0, bankrupt: false });
  });

  it('lays out the boards for the number of players: 7 + 0, 7 + 1, 8 + 0 and 8 + 1 cards on offer (LW-SETUP-2)', () => {
    expect([2, 3, 4, 5].map((seats) => newGame(seats).state.offer.length)).toEqual([7, 8, 8, 9]);
    expect([2, 3, 4, 5].map((seats) => newGame(seats).state.plans.length)).toEqual([7, 7, 8, 8]);
  });

  it('puts the four modifiers on the four property types in a random order (LW-SETUP-3)', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const { market } = newGame(2, {}, `market ${i}`).state;
      expect(market.toSorted((a, b) => a - b)).toEqual([-3, -2, 1, 3]);
      orders.add(market.join());
    }
    expect(orders.size).toBe(24);
  });

  it('shuffles four regular decks, each of its own cards only, with an empty pile each (LW-SETUP-4)', () => {
    const a = newGame(2, {}, 'a').state;
    const b = newGame(2, {}, 'b').state;
    for (let deck = 0; deck < DECKS.length; deck++) {
      expect(a.decks[deck]!.every((number) => faces[number]!.deck === deck)).toBe(true);
      expect(a.discards[deck]).toEqual([]);
    }
    for (let deck = 0; deck < 4; deck++) expect(a.decks[deck]).not.toEqual(b.decks[deck]);
  });

  it('stacks the specials: one crown on top, then two, then three, shuffled within their crowns (LW-SETUP-5)', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { state } = newGame(2, {}, `specials ${i}`, lastWill);
      const crowns = state.decks[SPECIALS]!.toReversed().map((number) => faces[number]!.crowns);
      expect(crowns).toEqual(crowns.toSorted((a, b) => a - b));
      const onOffer = state.offer.filter((number) => number >= 0 && faces[number]!.deck === SPECIALS);
      expect(onOffer.map((number) => faces[number]!.crowns)).toEqual([1, 1]);
      orders.add(state.decks[SPECIALS]!.join());
    }
    expect(orders.size).toBeGreaterThan(15);
  });

  it.each([2, 3, 4, 5])('offers both wild cards, which belong to no deck, to %i players (LW-SETUP-6)', (seats) => {
    const { state } = newGame(seats);
    expect(state.offer.filter((number) => number === card('wild'))).toHaveLength(2);
    expect(state.decks[WILD]).toEqual([]);
  });

  it('gives everyone 70 pounds, or the amount of one will drawn at random (LW-SETUP-7)', () => {
    expect(newGame(3).state.players.map(({ money }) => money)).toEqual([70, 70, 70]);
    const drawn = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const { players } = newGame(2, { will: 'random' }, `will ${i}`).state;
      expect(players[0]!.money).toBe(players[1]!.money);
      drawn.add(players[0]!.money);
    }
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([70, 80, 90, 100, 110, 120, 130]);
    expect(newGame(2, { will: 130 }).state.players[0]!.money).toBe(130);
  });

  it('deals everyone three helpers or expenses and three properties once the offer lies there (LW-SETUP-8)', () => {
    const { state } = newGame(5);
    for (const { hand } of state.players) {
      expect(hand.filter((number) => faces[number]!.deck === HELPERS)).toHaveLength(3);
      expect(hand.filter((number) => faces[number]!.deck === PROPERTIES)).toHaveLength(3);
    }
    expect(state.offer.every((number) => number >= 0)).toBe(true);
  });

  it('deals in seat order from the starting player, three helpers and expenses first, then three properties (LW-SETUP-8)', () => {
    const { state } = newGame(2);
    for (const player of state.players) player.hand = [];
    state.starter = 1;
    // The top card is the last.
    state.decks[HELPERS] = cards('waiter', 'tailor', 'sea-dog', 'gossip', 'hostess', 'secretary');
    state.decks[PROPERTIES] = cards('farm-1', 'farm-2', 'farm-3', 'town-1', 'town-2', 'town-3');
    dealHands(state);
    expect(ids(state.players[1]!.hand).toSorted()).toEqual(['gossip', 'hostess', 'secretary', 'town-1', 'town-2', 'town-3']);
    expect(ids(state.players[0]!.hand).toSorted()).toEqual(['farm-1', 'farm-2', 'farm-3', 'sea-dog', 'tailor', 'waiter']);
  });

  it('keeps two of the six, any mix, in secret and all at once; the other four go to their piles (LW-SETUP-8)', () => {
    const game = newGame(3);
    expect(game.moves(0).every(({ type }) => type === 'keep')).toBe(true);
    const hands = game.state.players.map(({ hand }) => [...hand]);
    for (const seat of [2, 0, 1]) {
      const [first, , third] = hands[seat]!;
      game.play(seat, { type: 'keep', card: first });
      expect(game.rule(seat, 'keepNoMore')).toBe('LW-SETUP-8');
      game.play(seat, { type: 'keep', card: third });
    }
    expect(game.state.players.map(({ hand }) => hand)).toEqual(hands.map((hand) => [hand[0], hand[2]]));
    expect(game.state.discards[HELPERS]!.length + game.state.discards[PROPERTIES]!.length).toBe(12);
    expect(game.state.phase).toBe('planning');
  });

  it('draws the starting player at random (LW-SETUP-9)', () => {
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 500; i++) counts[newGame(5, {}, `starter ${i}`).state.starter]!++;
    for (const count of counts) expect(count).toBeGreaterThan(60);
  });

  it('lets those at the table agree on the starting player; all else is as it would have been (LW-SETUP-9)', () => {
    const drawn = newGame(4).state;
    for (const starter of [0, 1, 2, 3]) {
      const { state } = newGame(4, { starter });
      expect(state.starter).toBe(starter);
      expect([state.market, state.dice, everyCard(state)]).toEqual([drawn.market, drawn.dice, everyCard(drawn)]);
    }
    expect(() => newGame(4, { starter: 4 })).toThrow('options.one-seat');
    expect(() => newGame(4, { starter: 'Ann' })).toThrow('options.one-seat');
  });

  it('has twelve extensions in the bank (LW-SETUP-10)', () => {
    expect(newGame(4).state.extensions).toBe(12);
  });

  it('uses every card of the base box but the wills, and none of the expansion', () => {
    const expected = faces.flatMap(({ index, copies, sacked }) => (sacked ? [] : Array.from({ length: copies }, () => index)));
    expect(everyCard(newGame(4, {}, 'test', lastWill).state)).toEqual(expected.toSorted((a, b) => a - b));
    expect(expected).toHaveLength(133);
  });
});

describe('the opening', () => {
  it('tells the will, the jobs, the first income and the first offer, and nothing that anybody hides (LW-VIEW-1)', () => {
    const { opening: told, state } = startMatch(
      lastWill,
      { expansion: 'full' },
      'test',
      ['Ann', 'Bob', 'Eve'].map((name) => ({ name })),
    );
    expect(told.map(({ type }) => type)).toEqual(['inherited', 'hired', 'hired', 'hired', 'income', 'income', 'income', 'offered']);
    const [inherited] = told;
    const income = told.flatMap((event) => (event.type === 'income' ? [event.pounds] : []));
    if (inherited?.type !== 'inherited') throw new Error('the will comes first');
    expect(state.players.map(({ money }) => money)).toEqual(inherited.money.map((pounds, seat) => pounds + income[seat]!));
    expect(told.at(-1)).toEqual({ type: 'offered', cards: state.offer.filter((card) => card >= 0) });
    for (const event of told) for (const viewer of [null, 0, 1, 2]) expect(lastWill.see(event, viewer)).toEqual(event);
  });
});
