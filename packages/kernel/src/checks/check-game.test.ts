import { describe, expect, it } from 'vitest';
import { conserved, type Nim, nim } from '@parlour/nim';
import type { Card, NimMove, NimState } from '@parlour/nim';
import { readRecord, replay } from '../index.ts';
import { checkGame, everyOption } from './index.ts';

describe('a sound game', () => {
  it('passes every check for every number of players and every option', () => {
    const tally = checkGame(nim, { games: 10, options: [...everyOption(nim), { beginners: [0] }], conserved, thorough: 0.5 });
    expect(tally.games).toBe(3 * 5 * 10);
    expect(tally.thorough).toBeGreaterThan(tally.decisions / 3);
  });

  it('is checked in the same way by the same plan', () => {
    expect(checkGame(nim, { games: 5, seed: 'again' })).toEqual(checkGame(nim, { games: 5, seed: 'again' }));
  });

  it('leaves out options that it refuses for a number of players, but not all of them', () => {
    expect(checkGame(nim, { games: 1, options: [{ beginners: [0, 1] }] }).games).toBe(2);
    expect(() => checkGame(nim, { games: 1, seats: [2], options: [{ beginners: [0, 1] }] })).toThrow('no game to check');
  });
});

describe('an event that shows everybody what no view keeps', () => {
  const game: Nim = { ...nim, see: (event, viewer) => (event.type === 'drew' ? event : nim.see(event, viewer)) };

  it('is a leak unless the plan says that it is meant', () => {
    expect(() => checkGame(game, { games: 20, conserved, thorough: 0.5 })).toThrow('`shows`');
    expect(checkGame(game, { games: 20, conserved, thorough: 0.5, shows: ['drew'] }).games).toBe(60);
  });
});

let calls = 0;
const memory: NimState[] = [];

/** Nim with one thing wrong, and what the checks must say about it. */
const broken: readonly [wrong: string, game: Partial<Nim>, says: RegExp][] = [
  ['nobody decides although the game goes on', { toAct: (state) => (state.phase === 'bonus' ? [] : nim.toAct(state)) }, /dead end: nobody/],
  [
    'who must decide has no move',
    { moves: (state, seat) => (state.phase === 'bonus' ? [] : nim.moves(state, seat)) },
    /dead end.*: seat \d must decide but has no move/,
  ],
  ['a seat decides twice at once', { toAct: (state) => nim.toAct(state).flatMap((seat) => [seat, seat]) }, /toAct names seats/],
  ['standings come too early', { standings: (state) => nim.standings({ ...state, phase: 'over' }) }, /has standings although/],
  ['standings forget a seat', { standings: (state) => nim.standings(state)?.slice(1) }, /do not hold every seat/],
  ['standings are upside down', { standings: (state) => nim.standings(state)?.toReversed() }, /not in order of the scores/],
  ['a score is not a number', { scores: (state) => state.taken.map(() => Number.NaN) }, /scores are not a number for each seat/],
  [
    'asking who decides throws',
    { toAct: (state) => (state.heaps[0] === 0 ? nothing() : nim.toAct(state)) },
    /^nim: .* threw Error: broken/,
  ],
  [
    'an illegal move is listed',
    { moves: (state, seat) => [...nim.moves(state, seat), { type: 'take', heap: 9, count: 1 }] },
    /is refused by NIM-/,
  ],
  ['a move is listed twice', { moves: (state, seat) => [...nim.moves(state, seat), nim.moves(state, seat)[0]!] }, /listed twice/],
  [
    'what somebody holds is shuffled too',
    { reshuffle: (state) => void state.hands.push(state.hands.shift()!) },
    /reshuffled, seat \d sees something else/,
  ],
  ['a wasteful move is also listed', { wasteful: (state, seat) => nim.moves(state, seat).slice(0, 1) }, /listed twice/],
  ['a wasteful move is refused', { wasteful: () => [{ type: 'use', card: 'nothing' as 'draw' }] }, /wasteful move .* is refused/],
  [
    'a number beyond the listed ones is accepted',
    {
      refuse: (state, seat, move) =>
        (move as NimMove)?.type === 'take' && (move as { count: number }).count > 0 ? undefined : nim.refuse(state, seat, move),
    },
    /not listed: \{"count":/,
  ],
  [
    'additional fields are accepted',
    {
      refuse: (state, seat, move) => {
        const { nonsense: _, ...rest } = { nonsense: 0, ...(move as object) };
        return nim.refuse(state, seat, rest);
      },
    },
    /not listed: .*"nonsense"/,
  ],
  [
    'refusing throws on junk',
    { refuse: (state, seat, move) => ((move as NimMove).type.length < 0 ? undefined : nim.refuse(state, seat, move)) },
    /refuse\(.*threw/,
  ],
  [
    'refusing changes the state',
    {
      refuse(state, seat, move) {
        state.grown += 0.5;
        return nim.refuse(state, seat, move);
      },
    },
    /changed the state/,
  ],
  [
    'an object is lost',
    {
      play(state, seat, move, tell) {
        nim.play(state, seat, move, tell);
        if (move.type === 'done' && state.heaps[0]! > 1) state.heaps[0]!--;
      },
    },
    /does not conserve/,
  ],
  [
    'a copy is shallow',
    { copy: (state) => ({ ...nim.copy(state), heaps: state.heaps }) },
    /copy is not deep|its view shows what was hidden/,
  ],
  ['a copy forgets something', { copy: (state) => ({ ...nim.copy(state), spent: [] }) }, /copy differs/],
  [
    'a view shares the state’s arrays',
    { view: (state, viewer) => ({ ...nim.view(state, viewer), heaps: state.heaps }) },
    /changed a view that was taken before/,
  ],
  ['a view shows another hand', { view: (state, viewer) => ({ ...nim.view(state, viewer), peek: state.hands[0] }) }, /a view leaks/],
  ['a view shows the deck', { view: (state, viewer) => ({ ...nim.view(state, viewer), deck: state.deck as unknown as number }) }, /guess/],
  [
    'a view holds the dice',
    { view: (state, viewer) => ({ ...nim.view(state, viewer), chance: [...state.dice] }) },
    /shows the dice at \/chance/,
  ],
  [
    'a view holds what was agreed',
    { view: (state, viewer) => ({ ...nim.view(state, viewer), agreed: state.setting.options }) },
    /holds the setting, which everybody knows already, at \/agreed/,
  ],
  [
    'a view is not plain',
    { view: (state, viewer) => ({ ...nim.view(state, viewer), taken: new Set(state.taken) as never }) },
    /view .* is not plain data at \/taken/,
  ],
  [
    'an event tells everybody a hidden card',
    { see: (event, viewer) => (event.type === 'drew' ? event : nim.see(event, viewer)) },
    /tells .* what its view does not show/,
  ],
  ['a drawn card is not called a revelation', { play: drawsSilently }, /without `reveals`/],
  ['a drawn card is not told at all', { play: drawsUntold }, /its view shows what was hidden/],
  ['a refusal tells the next card', { refuse: refusesTellingly }, /are refused according to what it does not know/],
  [
    'a guess does not fit the view',
    {
      guess: (view, setting, dice, remembered) => ({
        ...nim.guess(view, setting, dice, remembered),
        grown: 0,
        bonus: view.bonus.map(() => 1),
      }),
    },
    /has another view/,
  ],
  [
    'a guess with memory does not fit the view',
    {
      guess: (view, setting, dice, remembered) => ({
        ...nim.guess(view, setting, dice, remembered),
        ...(remembered?.away ? { away: [] } : {}),
      }),
    },
    /guesses with memory has another view/,
  ],
  [
    'scores tell what is hidden',
    { scores: (state) => nim.scores(state).map((score, seat) => score + (state.hands[seat]!.includes('draw') ? 0.5 : 0)) },
    /the scores are others/,
  ],
  [
    'a guess makes cards up',
    {
      guess(view, setting, dice, remembered) {
        const world = nim.guess(view, setting, dice, remembered);
        return { ...world, deck: world.deck.map((): Card => 'grow'), away: world.away.map((): Card => 'grow') };
      },
    },
    /guesses.* does not conserve/,
  ],
  ['who must decide depends on secrets', { toAct: secretToAct }, /others must decide/],
  [
    'legality depends on secrets',
    { moves: (state, seat) => nim.moves(state, seat).filter((move) => move.type !== 'done' || state.deck[0] !== 'grow') },
    /it has other moves|dead end/,
  ],
  [
    'chance comes from elsewhere',
    {
      play(state, seat, move, tell) {
        nim.play(state, seat, move, tell);
        state.taken[seat]! += calls++ % 7;
      },
    },
    /conserve|not deterministic|another state/,
  ],
  [
    'the rules remember something outside the state',
    {
      play(state, seat, move, tell) {
        memory.push(state);
        nim.play(state, seat, move, tell);
        if (move.type === 'done' && memory.length % 5 === 0) state.turn = seat;
      },
    },
    /not deterministic|another state|replaying the record threw|its view shows what was hidden/,
  ],
  [
    'the state is not plain',
    {
      setup: (options, seats, dice) => ({ ...nim.setup(options, seats, dice), when: new Map() }),
      copy: (state) => ({ ...nim.copy(state), when: new Map() }) as NimState,
    },
    /state is not plain data at \/when/,
  ],
  [
    'an event changes afterwards',
    {
      play: (state, seat, move, tell) => nim.play(state, seat, move, (event) => tell(Object.assign({ heaps: state.heaps }, event))),
      see: (event) => ({ type: event.type, seat: 0 }) as typeof event,
      recall: () => ({ away: null }),
      text: { ...nim.text, event: () => undefined },
    },
    /changed after they were told/,
  ],
  [
    'the game never ends',
    {
      play(state, seat, move, tell) {
        nim.play(state, seat, move, tell);
        if (move.type === 'done') {
          state.heaps[0]! += 4;
          state.grown += 4;
        }
      },
    },
    /does not end within 300/,
  ],
  ['a sentence is missing', { text: without('event.took') }, /there is no text “event.took”/],
  ['a language lacks a key', { text: { ...nim.text, catalogues: { ...nim.text.catalogues, pl: {} } } }, /catalogues en and pl differ/],
  ['an option has no words', { text: without('option.heaps.help') }, /no “option.heaps.help”/],
  ['a rule has no sentence', { text: without('rule.NIM-TAKE') }, /differ in “rule.NIM-TAKE”/],
  ['a rule stands in no chapter', { text: { ...nim.text, chapters: [{ id: 'turn', rules: ['NIM-TAKE'] }] } }, /differ in “rule.NIM-CARD”/],
  [
    'a rule stands in two chapters',
    { text: { ...nim.text, chapters: [{ id: 'turn', rules: ['NIM-TAKE', 'NIM-CARD', 'NIM-CARD'] }] } },
    /differ in “rule.NIM-CARD”/,
  ],
  ['a refusal has no sentence', { text: without('refusal.NIM-PHASE') }, /there is no text “refusal.NIM-PHASE”/],
  [
    'a statistic is short of a seat',
    { statistics: () => [{ id: 'objects', values: [1] }] },
    /statistic objects is not a number for each seat/,
  ],
];

describe('the checks catch a game where', () => {
  it.each(broken)('%s', (_wrong, changes, says) => {
    const game = { ...nim, ...changes } as Nim;
    expect(() => checkGame(game, { games: 20, conserved, thorough: 0.5, maxMoves: 300 })).toThrow(says);
  });
});

describe('a failure', () => {
  it('carries the saved game that shows it', () => {
    const game: Nim = { ...nim, standings: (state) => nim.standings(state)?.slice(1) };
    let message = '';
    try {
      checkGame(game, { games: 1 });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/^nim: the standings do not hold every seat once: .*\nAfter \d+ decisions of this game for 2 players:\n\{/);
    const match = replay(nim, readRecord(message.slice(message.indexOf('\n{') + 1)));
    expect(nim.toAct(match.state)).toEqual([]);
  });
});

function nothing(): never {
  throw new Error('broken');
}

function drawsSilently(...[state, seat, move, tell]: Parameters<Nim['play']>): void {
  nim.play(state, seat, move, (event) => {
    if (event.type !== 'drew') return tell(event);
    const { reveals: _, ...silent } = event;
    tell(silent as typeof event);
  });
}

function drawsUntold(...[state, seat, move, tell]: Parameters<Nim['play']>): void {
  nim.play(state, seat, move, (event) => (event.type === 'drew' ? undefined : tell(event)));
}

function refusesTellingly(...[state, seat, move]: Parameters<Nim['refuse']>): ReturnType<Nim['refuse']> {
  const refusal = nim.refuse(state, seat, move);
  return refusal && { ...refusal, details: { ...refusal.details, next: state.deck.at(-1) ?? '' } };
}

function secretToAct(state: NimState): readonly number[] {
  return state.phase === 'take' && state.deck[0] === 'grow' ? [state.hands.length - 1 - state.turn] : nim.toAct(state);
}

function without(key: string): Nim['text'] {
  const strip = (language: 'en' | 'pl') => {
    const { [key]: _, ...rest } = nim.text.catalogues[language]!;
    return rest;
  };
  return { ...nim.text, catalogues: { en: strip('en'), pl: strip('pl') } };
}
