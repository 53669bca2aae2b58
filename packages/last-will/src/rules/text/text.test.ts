import { voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { newGame, table } from '../../../test/table.ts';
import { cardName, lastWill, standardBook } from '../index.ts';

const english = voice('en', [lastWill.text.catalogues], ['Ann', 'Bob', 'Eve']);
const polish = voice('pl', [lastWill.text.catalogues], ['Ann', 'Bob', 'Eve']);

describe('names', () => {
  it('are in the reader’s language', () => {
    expect(cardName(standardBook.byId.get('dinner')!, english)).toBe('Dinner');
    expect(cardName(standardBook.byId.get('dinner')!, polish)).toBe('Obiad');
  });
});

describe('the catalogues', () => {
  it('say who must do what', () => {
    const game = newGame(3);
    expect(lastWill.text.prompt(lastWill.view(game.state, 0), english)).toBe('Ann, Bob, and Eve: keep two of your six cards.');
    expect(lastWill.text.prompt(lastWill.view(game.state, 0), polish)).toBe('Ann, Bob i Eve: które dwie z sześciu kart zostają?');
  });

  it('say a move and what came of it', () => {
    const game = table({ seats: 3, players: [{ money: 20, actions: 1, hand: ['dinner'], board: ['waiter'] }] });
    const view = lastWill.view(game.state, 0);
    expect(game.moves(0).map((move) => lastWill.text.move(move, view, english))).toEqual([
      'Play “Dinner”: 1 action, spend 2 pounds',
      'Play “Dinner”: 1 action, spend 3 pounds',
      'Done',
    ]);
    expect(lastWill.text.move(game.moves(0)[1]!, view, polish)).toBe('Zagraj „Obiad”: 1 akcja, wydaj 3 funty');
    const told = game.play(0, game.moves(0)[1]!).map((event) => lastWill.text.event(event, english));
    expect(told).toEqual(['Ann plays “Dinner” with 1 action.', 'Ann spends 3 pounds, with the help of “Waiter”.']);
  });

  it('name the card a companion is put on', () => {
    const game = table({ seats: 2, players: [{ money: 20, actions: 1, hand: ['chef'], board: ['reservation'] }] });
    const [told] = game.play(0, { token: 'chef' });
    expect(lastWill.text.event(told!, english)).toBe('Ann puts a chef on “Reservation”.');
  });

  it('use the names of a pack in the log', () => {
    const pack = { cards: { dinner: { en: 'Supper', pl: 'Kolacja' } } };
    const game = table({ seats: 2, options: { pack }, players: [{ money: 20, actions: 1, hand: ['dinner'] }] });
    const told = game.play(0, { play: 'dinner' });
    expect(lastWill.text.event(told[0]!, english)).toBe('Ann plays “Supper” with 1 action.');
    expect(lastWill.text.event(told[0]!, polish)).toBe('Ann zagrywa „Kolacja” za 1 akcję.');
  });
});
