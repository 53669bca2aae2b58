/** Tables to ask questions at: positions and moves written as in scenario files. */
import { diceFrom, type Refusal, refuseMove, type Seat, type Setting } from '@parlour/kernel';
import { alhambra, type Event, NONE, type Options, type State } from '../src/rules/index.ts';

export function settingOf(seats: number): Setting<Options> {
  return { options: {}, seats, revision: alhambra.revision };
}

export function fresh(seats: number, seed = 'table'): State {
  return alhambra.setup(settingOf(seats), diceFrom(seed), () => {});
}

/** What everybody sees before the first decision of that game. */
export function opening(seats: number, seed = 'table'): Event[] {
  const events: Event[] = [];
  alhambra.setup(settingOf(seats), diceFrom(seed), (event) => events.push(event));
  return events;
}

export function table(seats: number, position: object, seed?: string): State {
  const state = fresh(seats, seed);
  alhambra.scribe.arrange(state, position);
  return state;
}

/** Plays for the seat whose turn it is, and tells what happened. */
export function plays(state: State, written: object): Event[] {
  const move = alhambra.scribe.readMove(state, state.active, written);
  const refusal = refuseMove(alhambra, state, state.active, move);
  if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`);
  const events: Event[] = [];
  alhambra.play(state, state.active, move, (event) => events.push(event));
  return events;
}

export function refusal(state: State, written: object, seat: Seat = state.active): Refusal | undefined {
  return refuseMove(alhambra, state, seat, alhambra.scribe.readMove(state, seat, written));
}

export function ofType<T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** Every card, wherever it lies: none may come or go. */
export function conserved(state: State): unknown {
  return {
    buildings: ascending([...state.buildingDeck, ...laid(state.yard), ...state.owned.flat()]),
    money: ascending([...state.moneyDeck.filter((card) => card < 36), ...laid(state.display), ...state.discard, ...state.hands.flat()]),
  };
}

function laid(cards: readonly number[]): number[] {
  return cards.filter((card) => card !== NONE);
}

function ascending(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => a - b);
}
