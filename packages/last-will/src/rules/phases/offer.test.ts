import { describe, expect, it } from 'vitest';
import { card, ids, newGame, table } from '../../../test/table.ts';
import { COMPANIONS, EVENTS, HELPERS, PROPERTIES, SPECIALS, standardBook, WILD } from '../index.ts';

const { faces } = standardBook;
const decksOnOffer = (offer: readonly number[]) => offer.map((number) => (number < 0 ? -1 : faces[number]!.deck));

/** Everybody says done, and keeps what can be kept, until the round is over. */
function endRound(game: ReturnType<typeof table>): void {
  const { state } = game;
  const { round } = state;
  while (state.round === round && state.phase !== 'over') {
    if (state.phase === 'actions') game.play(state.turn, 'done');
    else
      for (const seat of state.players.keys())
        if (!state.players[seat]!.chosen && state.phase === 'ending') game.play(seat, game.moves(seat)[0]!);
  }
}

describe('the offer', () => {
  it('deals each space from the deck it names, and some spaces change deck as rounds go by (LW-OFFER-1)', () => {
    const three = table({ seats: 3 });
    expect(decksOnOffer(newGame(3).state.offer)).toEqual([HELPERS, PROPERTIES, COMPANIONS, SPECIALS, SPECIALS, WILD, WILD, PROPERTIES]);
    const byRound: number[][] = [];
    for (let round = 1; round <= 7; round++) {
      if (round > 1) byRound.push(decksOnOffer(three.state.offer));
      endRound(three);
      if (three.state.phase === 'planning') {
        // Straight to the next action phase.
        three.state.phase = 'actions';
        three.state.order = [0, 1, 2];
        three.state.turn = 0;
        three.state.players.forEach((player, seat) => {
          player.plan = seat;
        });
      }
    }
    expect(byRound.map((decks) => [decks[1], decks[7]])).toEqual([
      [PROPERTIES, PROPERTIES],
      [EVENTS, PROPERTIES],
      [EVENTS, EVENTS],
      [EVENTS, EVENTS],
      [EVENTS, EVENTS],
      [EVENTS, EVENTS],
    ]);
    expect(decksOnOffer(newGame(5).state.offer)).toEqual([
      SPECIALS,
      SPECIALS,
      HELPERS,
      HELPERS,
      PROPERTIES,
      EVENTS,
      WILD,
      WILD,
      COMPANIONS,
    ]);
  });

  it('deals two specials and shows both wild cards again every round (LW-OFFER-2)', () => {
    const game = table({ seats: 4, players: [{ hand: ['wild'] }], offer: [null, null, null, null, null, null, null, 'wild'] });
    endRound(game);
    expect(ids(game.state.offer.filter((number) => faces[number]!.deck === WILD))).toEqual(['wild', 'wild']);
    expect(game.state.offer.filter((number) => faces[number]!.deck === SPECIALS)).toHaveLength(2);
  });

  it('reveals every card it deals but the wild ones, which nobody hides (LW-OFFER-2)', () => {
    const game = table({ seats: 2 });
    game.play(0, 'done');
    const dealt = game.play(1, 'done').filter((event) => event.type === 'dealt');
    expect(dealt.map(({ card, reveals }) => [faces[card]!.deck === WILD, reveals ?? false])).toEqual([
      ...Array.from({ length: 5 }, () => [false, true]),
      [true, false],
      [true, false],
    ]);
  });

  it('rebuilds a deck from its shuffled pile at the moment a card is needed (LW-OFFER-3)', () => {
    const game = table({ seats: 4, discards: { events: 'rest' }, offer: [] });
    const pile = game.state.discards[EVENTS]!.length;
    expect(game.state.decks[EVENTS]).toEqual([]);
    endRound(game);
    expect(game.state.discards[EVENTS]).toEqual([]);
    expect(game.state.decks[EVENTS]).toHaveLength(pile - 1);
  });

  it('leaves a space empty and its errand closed when deck and pile are used up (LW-OFFER-3)', () => {
    const game = table({ seats: 4, phase: 'errands', offer: ['breeders-fair', null, 'waiter'] });
    expect(game.list(0, 'take').map(({ slot }) => slot)).toEqual([0, 2]);
    expect(game.rule(0, { take: 1 })).toBe('LW-OFFER-3');
  });

  it('lets a trio with two cards serve two takers, and with one card one (LW-OFFER-3)', () => {
    const two = table({ seats: 3, phase: 'errands', offer: ['waiter', null, 'dog'] });
    two.play(0, { take: 'dog' });
    two.play(1, { take: 'waiter' });
    const one = table({ seats: 3, phase: 'errands', offer: [null, null, 'dog'] });
    one.play(0, { take: 'dog' });
    expect(one.list(1, 'take')).toEqual([]);
  });

  it('does not offer a draw from a deck that has nothing left (LW-OFFER-3)', () => {
    const game = table({ seats: 3, phase: 'errands' });
    game.state.decks[COMPANIONS] = [];
    expect(game.list(0, 'unknown').map(({ deck }) => deck)).toEqual([EVENTS, HELPERS, PROPERTIES]);
    expect(game.rule(0, { unknown: 'companions' })).toBe('LW-OFFER-3');
    game.state.discards[COMPANIONS] = [card('dog')];
    expect(game.list(0, 'unknown')).toHaveLength(4);
  });
});
