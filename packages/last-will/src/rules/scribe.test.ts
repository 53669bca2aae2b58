import { Complaint, complaintText, diceFrom, pick, silent, voice } from '@parlour/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card, everyCard, ids, newGame, table } from '../../test/table.ts';
import { lastWill, material } from './index.ts';
import { tableOf } from './table.ts';

/** The sentence about what is wrong with a position. */
function complaint(position: unknown, state = newGame(3).state): string {
  try {
    lastWill.scribe.arrange(state, position);
  } catch (error) {
    if (error instanceof Complaint) return complaintText(error, voice('en', [lastWill.text.catalogues]));
    throw error;
  }
  return '';
}

function some(one: fc.Arbitrary<unknown>, maxLength: number): fc.Arbitrary<unknown[]> {
  return fc.array(one, { maxLength });
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

  it.each([
    [
      'more tokens than spaces (LW-COMP-2)',
      { players: [{ board: [{ card: 'farm-1', tokens: ['dog', 'horse', 'horse', 'horse'] }] }] },
      'The card “farm-1” does not take a companion “horse” as its number 3; it has room for 2.',
    ],
    [
      'a token on the space of another companion (LW-COMP-2)',
      { players: [{ board: [{ card: 'farm-1', tokens: ['chef'] }] }] },
      'The card “farm-1” does not take a companion “chef” as its number 1; it has room for 2.',
    ],
    [
      'a token where none goes (LW-COMP-2)',
      { players: [{ board: [{ card: 'steward', tokens: ['dog'] }] }] },
      'The card “steward” takes no companions.',
    ],
    [
      'a white card on a board (LW-COMP-1)',
      { players: [{ board: ['dinner'] }] },
      'The card “dinner” never lies on a board: it is played and discarded.',
    ],
    [
      'a companion on a board (LW-COMP-1)',
      { players: [{ board: ['dog'] }] },
      'The card “dog” never lies on a board: it is played and discarded.',
    ],
    [
      'more cards than spaces (LW-BLACK-1)',
      { players: [{}, { spaces: 1, board: ['farm-1', 'farm-2'] }] },
      'Seat 1: 2 cards on a board with room for 1.',
    ],
    [
      'one plan twice (LW-PLAN-1)',
      { phase: 'errands', players: [{ plan: 2 }, { plan: 2 }] },
      'Two players cannot have the same “plan”: 2.',
    ],
    [
      'a wild card kept (LW-END-2)',
      { phase: 'ending', players: [{ hand: ['wild'] }] },
      'Seat 0: nobody holds a wild card in the phase “ending”. It is taken on an errand, and given back when the round ends.',
    ],
  ])('that cannot be are complained about: %s', (_, position, sentence) => {
    expect(complaint(position)).toBe(sentence);
  });

  it('with jobs that cannot be are complained about (GS-JOB-1)', () => {
    const { state } = newGame(3, { expansion: 'full' });
    const [job] = tableOf(state).book.jobs;
    expect(complaint({ players: [{ job: job?.id }, { job: job?.id }] }, state)).toBe(`Two players cannot have the same “job”: ${job?.id}.`);
    expect(complaint({ players: [{ job: job?.id, covered: job?.lines.map((_, i) => i + 1) }] }, state)).toMatch(
      /^Seat 0: the employment card/,
    );
  });

  it('are complained about whatever the fields of their values are called', () => {
    const odd: unknown = JSON.parse('{"toString":0,"valueOf":0}');
    for (const position of [
      { phase: odd },
      { round: odd },
      { offer: [odd] },
      { decks: { events: [odd] } },
      { discards: { events: odd } },
      { players: [{ hand: [odd] }] },
      { players: [{ board: [odd] }] },
      { players: [{ board: [{ card: 'manor-1', value: odd }] }] },
      { players: [{ board: [{ card: 'farm-1', tokens: [odd] }] }] },
      { players: [{ job: odd }] },
    ])
      expect(complaint(position)).not.toBe('');
  });

  it('make whoever has neither money nor property bankrupt (LW-SPEND-4)', () => {
    const { state } = table({ players: [{ money: 0 }, { money: 0, board: ['farm-1'] }, { money: 1 }] });
    expect(state.players.map(({ bankrupt }) => bankrupt)).toEqual([true, false, false]);
  });

  it('are complained about or played to the end, whatever they say', () => {
    const names = material.cards.map(({ id }) => id);
    const name = fc.constantFrom(...names);
    const played = fc.record(
      { card: name, tokens: some(fc.constantFrom('dog', 'horse', 'guest', 'chef'), 3), activated: fc.boolean(), served: fc.nat(3) },
      { requiredKeys: ['card'] },
    );
    const player = fc.record(
      {
        money: fc.integer({ min: -20, max: 120 }),
        hand: some(name, 6),
        board: some(played, 4),
        spaces: fc.nat(8),
        plan: fc.integer({ min: 1, max: 8 }),
        actions: fc.nat(6),
      },
      { requiredKeys: [] },
    );
    const position = fc.record({
      phase: fc.constantFrom('starting', 'planning', 'errands', 'actions', 'ending'),
      round: fc.integer({ min: 1, max: 7 }),
      turn: fc.nat(2),
      players: some(player, 3),
    });
    let possible = 0;
    fc.assert(
      fc.property(position, fc.integer(), (written, seed) => {
        const { state } = newGame(3);
        // Fails with anything but a complaint.
        if (complaint(written, state) !== '') return;
        possible++;
        const dice = diceFrom(String(seed));
        for (let [seat] = lastWill.toAct(state); seat !== undefined; [seat] = lastWill.toAct(state))
          lastWill.play(state, seat, pick(dice, lastWill.moves(state, seat)), silent);
        expect(lastWill.standings(state)).not.toBeNull();
      }),
      { numRuns: 200 },
    );
    expect(possible).toBeGreaterThan(10);
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
