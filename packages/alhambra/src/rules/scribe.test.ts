import { Complaint, complaintText, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { conserved, fresh, table } from '../../test/table.ts';
import { alhambra, moneyCard, priceOf, typeOf } from './index.ts';
import { SCORING_A, SCORING_B } from './material/money.ts';
import { NONE } from './state.ts';

describe('a written position', () => {
  it('puts every card where it says', () => {
    const state = table(3, {
      turn: 2,
      yard: [{ tower: 9 }, null, { garden: 8 }],
      buildingDeck: [{ pavilion: 2 }, { pavilion: 3 }],
      display: [{ florin: 3 }, null, { ducat: 9 }],
      moneyDeck: [{ denar: 1 }, 'A', { denar: 2 }],
      discard: { dirham: [7, 8] },
      hands: [{ florin: [5, 3], ducat: 1 }, null, {}],
      owned: [{ tower: [7, 9] }, { garden: 6 }],
      scores: [1, 2, 3],
    });
    expect(state.active).toBe(2);
    expect(state.yard.map((building) => (building === NONE ? null : [typeOf(building), priceOf(building)]))).toEqual([
      ['tower', 9],
      null,
      ['garden', 8],
      null,
    ]);
    expect(state.buildingDeck.slice(-2).map(priceOf)).toEqual([3, 2]);
    expect(state.display).toEqual([moneyCard(0, 3), NONE, moneyCard(3, 9), NONE]);
    expect(state.moneyDeck.slice(-3)).toEqual([moneyCard(2, 2), SCORING_A, moneyCard(2, 1)]);
    expect(state.moneyDeck.filter((card) => card === SCORING_A || card === SCORING_B)).toHaveLength(2);
    expect(state.discard).toEqual([moneyCard(1, 7), moneyCard(1, 8)]);
    expect(state.hands[0]).toEqual([moneyCard(0, 3), moneyCard(0, 5), moneyCard(3, 1)]);
    expect(state.hands[2]).toEqual([]);
    expect(state.owned.map((own) => own.map(priceOf))).toEqual([[7, 9], [6], []]);
    expect(state.scores).toEqual([1, 2, 3]);
  });

  it('neither adds nor loses a card', () => {
    for (const seats of [2, 3, 6])
      for (const position of [{}, { hands: [{ florin: [1, 1] }] }, { restOfMoney: 'discard' }, { restOfBuildings: 1 }, { yard: [] }])
        expect(conserved(table(seats, position))).toEqual(conserved(fresh(seats)));
  });

  it('leaves what it does not mention', () => {
    const before = fresh(3);
    const state = table(3, { turn: 1 });
    expect(state.yard).toEqual(before.yard);
    expect(state.hands).toEqual(before.hands);
    expect(state.display).toEqual(before.display);
  });

  it('can empty the decks', () => {
    expect(table(3, { restOfBuildings: 0 }).buildingDeck).toEqual([]);
    expect(table(3, { restOfMoney: 'discard', scored: ['A', 'B'] }).moneyDeck).toEqual([]);
    expect(table(2, { restOfBuildings: 'dirk' }).owned[2]!.length).toBe(50);
  });

  it.each([
    [7, 'A position is an object with fields such as “hands”, “yard” or “turn”.'],
    [{ purse: 1 }, 'A position has no field “purse”.'],
    [{ turn: 3 }, '“turn” cannot be read: it names a seat from 0 to 2.'],
    [{ scores: [-1] }, '“scores” cannot be read: it lists points, 0 or more.'],
    [{ yard: [{ tower: 2 }] }, '“tower: 2” is not a building card.'],
    [{ yard: [{ castle: 9 }] }, '“castle: 9” is not a building card.'],
    [{ yard: 'tower' }, '“yard” cannot be read: it is a list of 4 entries at most.'],
    [{ owned: [{ tower: [13, 13] }] }, 'There are not so many Tower cards for 13.'],
    [{ hands: [{ florin: [1, 1, 1, 1] }] }, 'There are not so many cards of 1 florin.'],
    [{ hands: [{ florin: 10 }] }, '“florin: 10” is not a money card.'],
    [{ hands: ['rich'] }, '“"rich"” is not a money card.'],
    [{ yard: [{ tower: [7, 8] }] }, '“yard” cannot be read: a place holds one card.'],
    [{ restOfMoney: 'box' }, '“restOfMoney” cannot be read: it is “deck” or “discard”.'],
    [{ scored: ['C'] }, '“scored” cannot be read: A and B are each gone, or once in the deck.'],
    [{ scored: ['A'], moneyDeck: ['A'] }, '“scored” cannot be read: A and B are each gone, or once in the deck.'],
    [{ dirk: {} }, '“dirk” cannot be read: Dirk only plays along with two players.'],
  ])('%j is answered with a sentence', (position, sentence) => {
    expect(complaint(() => alhambra.scribe.arrange(fresh(3), position))).toContain(sentence);
  });
});

/** A number or a name whose fields are called as what every object inherits. */
const odd: unknown = JSON.parse('{"toString":0,"valueOf":0}');

describe('what a stranger has written', () => {
  it.each([
    { turn: odd },
    { yard: [{ tower: odd }] },
    { display: [odd] },
    { hands: [{ florin: [odd] }] },
    { moneyDeck: [odd] },
    { dirk: odd },
    { restOfBuildings: odd },
    { scores: [odd] },
  ])('is complained about: %j', (position) => {
    expect(() => table(2, position)).toThrow(Complaint);
  });

  it.each([{ take: odd }, { buy: odd, with: 4 }, { buy: { tower: odd }, with: 4 }, { buy: 'florin', with: odd }])(
    'is no move: %j',
    (move) => {
      expect(() => alhambra.scribe.readMove(fresh(2), 0, move)).toThrow(Complaint);
    },
  );
});

describe('a written move', () => {
  const state = table(2, { turn: 0, yard: [{ tower: 9 }, { garden: 8 }], hands: [{ florin: [4, 5] }] });
  const read = (written: unknown) => alhambra.scribe.readMove(state, 0, written);

  it('takes cards', () => {
    expect(read({ take: { ducat: 2, florin: [1] } })).toEqual({ type: 'take', cards: [moneyCard(0, 1), moneyCard(3, 2)] });
  });

  it('buys by building or by slot, for oneself or for Dirk', () => {
    const pay = [moneyCard(0, 4), moneyCard(0, 5)];
    expect(read({ buy: { tower: 9 }, with: [5, 4] })).toEqual({ type: 'buy', slot: 0, pay, keep: true });
    expect(read({ buy: 'florin', with: { florin: [5, 4] }, for: 'dirk' })).toEqual({ type: 'buy', slot: 0, pay, keep: false });
  });

  it.each([
    null,
    'take',
    {},
    { take: { florin: 1 }, more: 1 },
    { buy: 'florin' },
    { buy: 'florin', with: [1], for: 'me' },
    { buy: [], with: [1] },
  ])('%j is not one', (written) => {
    expect(complaint(() => read(written))).toMatch(/^This is not a move/);
  });

  it('names a building that lies in the yard', () => {
    expect(complaint(() => read({ buy: { tower: 13 }, with: [9] }))).toBe('No Tower for 13 lies in the yard.');
  });
});

function complaint(part: () => unknown): string {
  try {
    part();
  } catch (error) {
    if (error instanceof Complaint) return complaintText(error, voice('en', [alhambra.text.catalogues]));
    throw error;
  }
  return '';
}
