/** A table for tests: positions and moves as people write them. */
import { diceFrom, type OptionValues, type Refusal, type Seat, settingFor, silent } from '@parlour/kernel';
import { type Event, lastWill, type Move, type PlayerState, type State, standardBook } from '../src/rules/index.ts';

export interface TestTable {
  readonly state: State;
  player(seat: Seat): PlayerState;
  /** Plays moves of a seat and returns what was told. */
  play(seat: Seat, ...written: unknown[]): Event[];
  /** The rule that forbids a move; nothing if it is legal. */
  refusal(seat: Seat, written: unknown): Refusal | undefined;
  rule(seat: Seat, written: unknown): string | undefined;
  moves(seat: Seat): Move[];
  /** All legal moves of one kind, wasteful ones too. */
  list<Type extends Move['type']>(seat: Seat, type: Type): Extract<Move, { type: Type }>[];
}

export const card = (id: string): number => {
  const index = standardBook.byId.get(id);
  if (index === undefined) throw new Error(`no card ${id}`);
  return index;
};
export const cards = (...ids: string[]): number[] => ids.map(card);
export const ids = (numbers: readonly number[]): string[] => numbers.map((number) => standardBook.faces[number]?.id ?? String(number));

/** Rules are tested with the numbers of the first revision, so that tuning today's leaves them as they are. */
const numbers = { ...lastWill, revision: 1 };

/** A fresh game. */
export function newGame(seats: number, options: OptionValues = {}, seed = 'test', game = numbers): TestTable {
  return tableOn(lastWill.setup(settingFor(game, options, seats), diceFrom(seed), silent));
}

interface Position {
  readonly seats?: number;
  readonly options?: OptionValues;
  readonly seed?: string;
  /** With today's numbers. */
  readonly today?: boolean;
  readonly players?: readonly Record<string, unknown>[];
  readonly [field: string]: unknown;
}

/** A position: the action phase of a game that seat 0 started unless it says otherwise; hands are empty unless described. */
export function table({ seats = 3, options = {}, seed = 'test', today = false, players = [], ...position }: Position = {}): TestTable {
  const fresh = newGame(seats, options, seed, today ? lastWill : numbers);
  lastWill.scribe.arrange(fresh.state, {
    phase: 'actions',
    starter: 0,
    ...position,
    players: Array.from({ length: seats }, (_, seat) => ({ hand: [], ...players[seat] })),
  });
  return fresh;
}

export function tableOn(state: State): TestTable {
  const read = (seat: Seat, written: unknown) => lastWill.scribe.readMove(state, seat, written);
  const all = (seat: Seat) => [...lastWill.moves(state, seat), ...(lastWill.wasteful?.(state, seat) ?? [])];
  return {
    state,
    player: (seat) => state.players[seat]!,
    play(seat, ...written) {
      const events: Event[] = [];
      for (const each of written) {
        const move = read(seat, each);
        const refusal = lastWill.refuse(state, seat, move);
        if (refusal !== undefined) throw new Error(`${JSON.stringify(each)} is refused by ${refusal.rule}`);
        lastWill.play(state, seat, move, (event) => events.push(event));
      }
      return events;
    },
    refusal: (seat, written) => lastWill.refuse(state, seat, read(seat, written)),
    rule: (seat, written) => lastWill.refuse(state, seat, read(seat, written))?.rule,
    moves: (seat) => lastWill.moves(state, seat),
    list: (seat, type) => all(seat).filter((move) => move.type === type) as never,
  };
}

/** Every card of a state, wherever it is, in order. */
export function everyCard({ decks, discards, offer, players, doing }: State): number[] {
  const inDoing =
    doing?.type === 'use'
      ? [...doing.cards, ...doing.tossed, ...doing.brought.map(({ card }) => card)]
      : doing?.type === 'pick'
        ? doing.cards
        : [];
  return [
    ...decks.flat(),
    ...discards.flat(),
    ...offer.filter((number) => number >= 0),
    ...players.flatMap(({ hand, board }) => [...hand, ...board.map((played) => played.card)]),
    ...inDoing,
  ].toSorted((a, b) => a - b);
}
