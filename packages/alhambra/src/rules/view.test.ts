import { below, diceFrom, type Seat } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { fresh, opening, plays, table } from '../../test/table.ts';
import { alhambra, type Event } from './index.ts';
import { SCORING_A, SCORING_B, totalOf } from './material/money.ts';
import { pileSizes } from './setup.ts';
import type { State } from './state.ts';

describe('what everybody sees', () => {
  it('is the whole table, but no hand except one’s own and no deck (AL-VIEW-1)', () => {
    const state = fresh(3);
    const view = alhambra.view(state, 1);
    expect(view).toMatchObject({
      yard: state.yard,
      display: state.display,
      owned: state.owned,
      scores: state.scores,
      discard: state.discard,
    });
    expect([view.buildingDeck, view.moneyDeck]).toEqual([state.buildingDeck.length, state.moneyDeck.length]);
    expect(view.handSizes).toEqual(state.hands.map((hand) => hand.length));
    expect(view.hand).toEqual(state.hands[1]);
    expect(alhambra.view(state, null).hand).toBeNull();
  });

  it('does not depend on the order of the decks or on where A and B lie (AL-VIEW-1)', () => {
    const state = fresh(3);
    const other = alhambra.copy(state);
    other.moneyDeck.reverse();
    other.buildingDeck.reverse();
    other.dice = diceFrom('other');
    for (const viewer of [0, 1, 2, null]) expect(alhambra.view(other, viewer)).toEqual(alhambra.view(state, viewer));
  });

  it('does not depend on what others hold (AL-VIEW-1)', () => {
    const state = fresh(3);
    const other = alhambra.copy(state);
    const card = other.hands[1]!.pop()!;
    other.hands[1]!.push(other.moneyDeck.find((one) => one < SCORING_A && one !== card)!);
    expect(alhambra.view(other, 0)).toEqual(alhambra.view(state, 0));
    expect(alhambra.view(other, 1)).not.toEqual(alhambra.view(state, 1));
  });

  it('names the scorings still to come (AL-VIEW-1)', () => {
    expect(alhambra.view(table(3, {}), null).scoringsAhead).toEqual(['A', 'B', 'C']);
    expect(alhambra.view(table(3, { scored: ['A'] }), null).scoringsAhead).toEqual(['B', 'C']);
    expect(alhambra.view(table(3, { scored: ['A', 'B'] }), null).scoringsAhead).toEqual(['C']);
  });

  it('begins with the starting capital, shown to all once (AL-SETUP-2)', () => {
    const state = fresh(3);
    const events = opening(3);
    for (const [seat, event] of events.slice(0, 3).entries()) {
      const cards = event.type === 'dealt' ? event.cards : [];
      expect(event).toMatchObject({ type: 'dealt', seat, total: totalOf(cards) });
      expect(cards.toSorted((a, b) => a - b)).toEqual(state.hands[seat]);
    }
    expect(events[3]).toEqual({ type: 'began', seat: state.starter });
    expect(opening(2).map(({ type }) => type)).toEqual(['dealt', 'dealt', 'dirk', 'began']);
  });
});

describe('a good memory', () => {
  it('knows every hand at any time (AL-VIEW-1)', () => {
    for (const seats of [2, 4, 6])
      playOut(fresh(seats, 'memory'), (state, events) => {
        const seen = [...opening(seats, 'memory'), ...events];
        expect(alhambra.recall(alhambra.view(state, null), state.setting, seen).hands).toEqual(state.hands);
      });
  });

  it('does not trust what does not add up', () => {
    const state = fresh(3);
    const stranger = state.hands[1]![0]!;
    const card = state.hands[0]!.find((one) => !state.hands[1]!.includes(one))!;
    const paid: Event = { type: 'paid', seat: 1, slot: 0, cards: [card] };
    expect(alhambra.recall(alhambra.view(state, null), state.setting, [...opening(3), paid]).hands).toEqual([
      state.hands[0],
      null,
      state.hands[2],
    ]);
    const memory = { hands: [null, Array.from({ length: state.hands[1]!.length }, () => stranger), null] };
    expect(alhambra.view(alhambra.guess(alhambra.view(state, 0), state.setting, diceFrom('x'), memory), 0)).toEqual(
      alhambra.view(state, 0),
    );
  });

  it('guesses worlds in which everybody holds what they must hold', () => {
    playOut(fresh(3, 'guess'), (state, events) => {
      const view = alhambra.view(state, 0);
      const world = alhambra.guess(
        view,
        state.setting,
        diceFrom('world'),
        alhambra.recall(view, state.setting, [...opening(3, 'guess'), ...events]),
      );
      expect(world.hands).toEqual(state.hands);
    });
  });
});

describe('a guessed world', () => {
  it('has other hands without a memory, and always one’s own', () => {
    const state = fresh(4);
    const worlds = Array.from({ length: 20 }, (_, i) => alhambra.guess(alhambra.view(state, 2), state.setting, diceFrom(`${i}`)));
    expect(new Set(worlds.map(({ hands }) => hands[0]!.join(' '))).size).toBeGreaterThan(15);
    for (const { hands } of worlds) expect(hands[2]).toEqual(state.hands[2]);
  });

  it('has A and B anywhere in what is left of their piles, and nowhere else (AL-SETUP-4)', () => {
    const state = fresh(2, 'piles');
    const [first, second, third, fourth] = pileSizes(state.moneyDeck.length - 2) as [number, number, number, number];
    const dice = diceFrom('piles');
    let drawn = 0;
    while (state.moneyDeck.includes(SCORING_B)) {
      const size = state.moneyDeck.length;
      const worlds = Array.from({ length: 200 }, () => alhambra.guess(alhambra.view(state, 0), state.setting, dice).moneyDeck.toReversed());
      const a = [Math.max(0, first - drawn), first + second - drawn];
      expect(range(worlds, SCORING_A)).toEqual(state.moneyDeck.includes(SCORING_A) ? a : [-1, -1]);
      const b = first + second + third + 1;
      expect(range(worlds, SCORING_B)).toEqual([Math.max(0, b - drawn), b + fourth - drawn]);
      alhambra.play(state, state.active, alhambra.moves(state, state.active)[0]!, () => {});
      drawn += size - state.moneyDeck.length;
    }
  });

  it('never leaves the one who must act without a move', () => {
    // All money is in hands; what seat 1 cannot see might leave seat 0 too poor for anything, and then it would have been passed over.
    const coins = Object.fromEntries(
      ['florin', 'dirham', 'denar', 'ducat'].map((currency) => [currency, [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((v) => [v, v, v])]),
    );
    const { florin, ...others } = coins;
    const yard = [{ tower: 13 }, { tower: 12 }, { garden: 12 }, { garden: 11 }];
    const hands = [{ florin: [9, 4] }, { florin: florin!.toSpliced(florin!.indexOf(9), 1).toSpliced(florin!.indexOf(4), 1) }, others];
    const state = table(3, { turn: 0, yard, display: [], hands, scored: ['A', 'B'] });
    for (let i = 0; i < 50; i++) {
      const world = alhambra.guess(alhambra.view(state, 1), state.setting, diceFrom(`poor ${i}`));
      expect(alhambra.moves(world, 0).length).toBeGreaterThan(0);
    }
    plays(state, { buy: 'florin', with: [9, 4] });
  });
});

/** Plays a random game and calls back after every decision. */
function playOut(state: State, after: (state: State, events: readonly Event[]) => void): void {
  const events: Event[] = [];
  const dice = diceFrom('play out');
  while (!state.over) {
    const seat: Seat = state.active;
    const moves = alhambra.moves(state, seat);
    alhambra.play(state, seat, moves[below(dice, moves.length)]!, (event) => events.push(event));
    after(state, events);
  }
}

function range(decks: readonly (readonly number[])[], card: number): [number, number] {
  const places = decks.map((deck) => deck.indexOf(card));
  return [Math.min(...places), Math.max(...places)];
}
