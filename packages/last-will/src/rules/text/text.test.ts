import { atTable, type Seat, type Setting, settingFor, silent, startMatch, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { card, newGame, table } from '../../../test/table.ts';
import { cardName, type Employment, lastWill, material, type Move, moveKinds, type Options, standardBook } from '../index.ts';

const renamed = (jobs: readonly Employment[]) => jobs.map(({ id, lines }) => ({ id, en: 'Beadle', pl: 'Woźny', lines }));

const speaking = (language: string, setting: Setting<Options> = settingFor(lastWill, {}, 3)) =>
  atTable(voice(language, [lastWill.text.catalogues]), setting, ['Ann', 'Bob', 'Eve']);
const english = speaking('en');
const polish = speaking('pl');

describe('names', () => {
  it('are in the reader’s language', () => {
    expect(cardName(standardBook.byId.get('dinner')!, english, standardBook)).toBe('Dinner');
    expect(cardName(standardBook.byId.get('dinner')!, polish, standardBook)).toBe('Obiad');
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
      'End the turn',
    ]);
    expect(lastWill.text.move(game.moves(0)[1]!, view, polish)).toBe('Zagraj „Obiad”: 1 akcja, wydaj 3 funty');
    const told = game.play(0, game.moves(0)[1]!).map((event) => lastWill.text.event(event, english));
    expect(told).toEqual(['Ann plays “Dinner” with 1 action.', 'Ann spends 3 pounds, with the help of “Waiter”.']);
  });

  it('say a decision made in parts as one: the decks that are drawn from, and all cards that are kept (LW-PLAN-3)', () => {
    const game = newGame(3);
    const told = (seat: Seat, moves: readonly Move[], voice: typeof english) => {
      const world = lastWill.copy(game.state);
      const parts = moves.map((move) => {
        const view = lastWill.view(world, seat);
        lastWill.play(world, seat, move, silent);
        return { move, view };
      });
      return lastWill.text.decision!(parts, voice);
    };
    const [first = 0, second = 0] = game.player(0).hand;
    const kept = [first, second].map((each) => ({ type: 'keep' as const, card: each }));
    const names = [first, second].map((each) => `“${cardName(each, english, standardBook)}”`);
    expect(told(0, kept, english)).toBe(`Keep ${names[0]} and ${names[1]}`);
    for (const seat of [0, 1, 2])
      while (lastWill.toAct(game.state).includes(seat) && game.state.phase === 'starting')
        lastWill.play(game.state, seat, game.moves(seat)[0]!, silent);
    const [seat = 0] = lastWill.toAct(game.state);
    const plan = game
      .moves(seat)
      .find((move) => move.type === 'plan' && lastWill.text.move(move, lastWill.view(game.state, seat), english).includes(': 5 cards'));
    lastWill.play(game.state, seat, plan!, silent);
    const split = [0, 3, 0].map((cards, deck) => ({ type: 'draw' as const, deck, cards }));
    expect(told(seat, split, english)).toBe('Draw 3 from the helpers and expenses and 2 from the companions');
    expect(told(seat, split, polish)).toBe('Dobierz 3 karty z talii Pomocników i Wydatków i 2 karty z talii Towarzyszy');
    expect(told(seat, [{ type: 'draw', deck: 0, cards: 5 }], english)).toBe('Draw 5 from the events');
  });

  it('have a sentence for every kind of move', () => {
    const unsaid = Object.keys(moveKinds).filter((kind) => !english.has(`move.${kind}`) || !polish.has(`move.${kind}`));
    expect(unsaid).toEqual([]);
  });

  it('name what a move is about, be it a card in hand, on the board or on offer, a line or an order', () => {
    const game = table({
      seats: 2,
      options: { expansion: 'full' },
      players: [{ money: 30, actions: 3, job: material.sacked.employment.four[0]!.id, hand: ['dog'], board: ['farm-1', 'manor-1'] }],
      offer: ['dinner'],
    });
    const view = lastWill.view(game.state, 0);
    const said = (move: Move) => lastWill.text.move(move, view, speaking('en', game.state.setting));
    expect(said({ type: 'token', card: card('dog'), space: 0, as: 0 })).toBe('Put a dog onto “Farm”: 1 action');
    expect(said({ type: 'activate', space: 1, as: 1, pounds: 3, free: true })).toBe(
      'Activate “Manor House”: spend 3 pounds (a helper saves the action)',
    );
    expect(said({ type: 'decay', space: 1 })).toBe('“Manor House” loses a step: 13 to 10');
    expect(said({ type: 'take', slot: 0 })).toBe('Take “Dinner”');
    expect(said({ type: 'either', line: -1 })).toBe('Extension or demotion: the extension');
    expect(said({ type: 'either', line: 0 })).toMatch(/^Extension or demotion: lose the line “/);
    expect(said({ type: 'arrange', order: [2, -1, 0, 1] })).toBe('Mansion +2, manor house −1, town house 0, farm +1');
  });

  it('decline the names of cards in Polish where something is done with them', () => {
    const game = table({
      seats: 2,
      players: [{ money: 30, actions: 3, hand: ['old-friend', 'mansion-1', 'dog', 'wild'], board: ['farm-1'] }],
    });
    const view = lastWill.view(game.state, 0);
    const speaker = speaking('pl', game.state.setting);
    const said = (move: Move) => lastWill.text.move(move, view, speaker);
    expect(said({ type: 'lay', card: card('old-friend') })).toBe('Wyłóż „Starego przyjaciela”: 2 akcje');
    expect(said({ type: 'buy', card: card('mansion-1'), as: 0, pounds: 21, free: false })).toBe('Kup „Rezydencję” za 21 funtów');
    expect(said({ type: 'token', card: card('dog'), space: 0, as: 0 })).toBe('Połóż znacznik psa na karcie „Dom na wsi”: 1 akcja');
    expect(said({ type: 'token', card: card('wild'), space: 0, as: 0 })).toBe(
      'Połóż „Towarzysza na każdą okazję” jako znacznik psa na karcie „Dom na wsi”: 1 akcja',
    );
    expect(cardName(card('mansion-1'), speaker, standardBook)).toBe('Rezydencja');
  });

  it('say how many cards may be kept to whoever chooses them (LW-END-1)', () => {
    const game = table({
      seats: 2,
      players: [{ money: 30, board: ['school-chum'], hand: ['dinner', 'dog', 'chef', 'guest', 'horse'] }],
      phase: 'ending',
    });
    expect(lastWill.text.prompt(lastWill.view(game.state, 0), speaking('en', game.state.setting))).toContain('(at most 4)');
    expect(lastWill.text.prompt(lastWill.view(game.state, null), speaking('en', game.state.setting))).toContain('(two, or more');
  });

  it('name the card a companion is put on', () => {
    const game = table({ seats: 2, players: [{ money: 20, actions: 1, hand: ['chef'], board: ['reservation'] }] });
    const [told] = game.play(0, { token: 'chef' });
    expect(lastWill.text.event(told!, english)).toBe('Ann puts a chef on “Reservation”.');
  });

  it('call jobs as a pack does in the log', () => {
    const { four, five } = material.sacked.employment;
    const pack = { sacked: { employment: { four: renamed(four), five: renamed(five) } } };
    const match = startMatch(lastWill, { expansion: 'full', pack }, 'jobs', [{ name: 'Ann' }, { name: 'Bob' }]);
    const hired = match.opening.find(({ type }) => type === 'hired')!;
    expect(lastWill.text.event(hired, speaking('en', match.setting))).toBe('Ann has a job: Beadle.');
    expect(lastWill.text.event(hired, speaking('pl', match.setting))).toContain('Woźny');
  });

  it('use the names of a pack in the log', () => {
    const pack = { cards: { dinner: { en: 'Supper', pl: 'Kolacja' } } };
    const game = table({ seats: 2, options: { pack }, players: [{ money: 20, actions: 1, hand: ['dinner'] }] });
    const { setting } = game.state;
    const told = game.play(0, { play: 'dinner' });
    expect(lastWill.text.event(told[0]!, speaking('en', setting))).toBe('Ann plays “Supper” with 1 action.');
    expect(lastWill.text.event(told[0]!, speaking('pl', setting))).toBe('Ann zagrywa kartę „Kolacja” za 1 akcję.');
  });
});
