import { Complaint, complaintText, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { card, everyCard, ids, newGame, table } from '../../test/table.ts';
import { lastWill } from './index.ts';

/** The sentence about what is wrong with a position. */
function complaint(position: unknown): string {
  try {
    lastWill.scribe.arrange(newGame(3).state, position);
  } catch (error) {
    if (error instanceof Complaint) return complaintText(error, voice('en', [lastWill.text.catalogues]));
    throw error;
  }
  return '';
}

describe('positions', () => {
  it('put cards where they say and lose none', () => {
    const before = everyCard(newGame(4, { expansion: 'full' }).state);
    const { state } = table({
      seats: 4,
      options: { expansion: 'full' },
      players: [{ hand: ['dinner', 'dinner'], board: ['farm-1'] }, { board: [{ card: 'own-table', tokens: ['chef'], activated: true }] }],
      offer: ['gala', null, 'waiter'],
      decks: { companions: ['dog', 'horse'] },
      discards: { events: 'rest' },
    });
    expect(everyCard(state)).toEqual(before);
    expect(ids(state.players[0]!.hand)).toEqual(['dinner', 'dinner']);
    expect(state.players[1]!.board).toEqual([{ card: card('own-table'), step: 0, tokens: [3], activated: true, served: 0 }]);
    expect(ids(state.decks[3]!.slice(-2))).toEqual(['horse', 'dog']);
    expect(state.decks[0]).toEqual([]);
    expect(state.offer.slice(0, 3)).toEqual([card('gala'), -1, card('waiter')]);
  });

  it('are complained about in a sentence', () => {
    expect(complaint(7)).toBe('A position is a list of named fields.');
    expect(complaint({ hands: [] })).toMatch(/^A position has no field “hands”\. Fields: round, phase/);
    expect(complaint({ players: [{ hand: ['diner'] }] })).toBe('There is no card “diner”, or no copy of it is left.');
    expect(complaint({ players: [{ hand: ['tailor', 'tailor'] }] })).toBe('There is no card “tailor”, or no copy of it is left.');
    expect(complaint({ phase: 'lunch' })).toBe('The field “phase” cannot be “"lunch"”.');
    expect(complaint({ turn: 3 })).toBe('The field “turn” cannot be “3”.');
    expect(complaint({ players: [{ board: [{ card: 'manor-1', value: 12 }] }] })).toBe('The field “value” cannot be “12”.');
    expect(complaint({ players: [{ money: 'much' }] })).toBe('The field “money” cannot be “"much"”.');
  });
});

describe('written moves', () => {
  it('name cards, companions, decks and spaces, and leave out what is plain', () => {
    const game = table({ players: [{ money: 20, actions: 3, hand: ['dinner', 'dog'], board: ['farm-1'] }] });
    expect(lastWill.scribe.readMove(game.state, 0, { play: 'dinner' })).toEqual({
      type: 'play',
      card: card('dinner'),
      option: 0,
      pounds: 2,
    });
    expect(lastWill.scribe.readMove(game.state, 0, { token: 'dog' })).toEqual({ type: 'token', space: 0, card: card('dog'), as: 0 });
    expect(lastWill.scribe.readMove(game.state, 0, 'done')).toEqual({ type: 'done' });
    expect(lastWill.scribe.readMove(game.state, 0, { type: 'done' })).toEqual({ type: 'done' });
  });

  it('that fit several moves are not guessed at', () => {
    const game = table({ players: [{ money: 20, actions: 6, hand: ['ball'] }] });
    expect(() => lastWill.scribe.readMove(game.state, 0, { play: 'ball' })).toThrow(Complaint);
  });

  it('that fit none go to the rules, which say why', () => {
    const game = table({ players: [{ money: 20, actions: 0, hand: ['dinner'] }] });
    expect(game.rule(0, { play: 'dinner', option: 0, pounds: 2 })).toBe('LW-ACT-3');
    expect(game.rule(0, { frobnicate: 1 })).toBe('MOVE');
  });
});
