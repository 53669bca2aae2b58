import { copyDice, type Dice, type Setting, shuffle, type Viewer } from '@parlour/kernel';
import { allCards, type Card, type NimEvent, type NimMemory, type NimOptions, type NimState, type NimView } from './state.ts';

export function view(state: NimState, viewer: Viewer): NimView {
  return {
    viewer,
    phase: state.phase,
    turn: state.turn,
    heaps: [...state.heaps],
    grown: state.grown,
    hand: viewer === null ? [] : [...state.hands[viewer]!],
    held: state.hands.map((hand) => hand.length),
    deck: state.deck.length,
    away: state.away.length,
    spent: [...state.spent],
    taken: [...state.taken],
    bonus: [...state.bonus],
  };
}

export function see(event: NimEvent, viewer: Viewer): NimEvent {
  if (event.type === 'kept' && event.seat !== viewer) return { ...event, away: null };
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, card: null };
  return event;
}

export function recall({ viewer }: NimView, _setting: Setting<NimOptions>, seen: readonly NimEvent[]): NimMemory {
  const own = seen.find((event) => event.type === 'kept' && event.seat === viewer);
  return { away: own?.type === 'kept' ? own.away : null };
}

export function guess(view: NimView, setting: Setting<NimOptions>, dice: Dice, memory: NimMemory = { away: null }): NimState {
  const unseen = allCards(view.held.length);
  for (const card of [...view.hand, ...view.spent, ...(memory.away === null ? [] : [memory.away])]) unseen.splice(unseen.indexOf(card), 1);
  shuffle(dice, unseen);
  const draw = (count: number): Card[] => unseen.splice(0, count);
  return {
    dice,
    setting,
    phase: view.phase,
    turn: view.turn,
    heaps: [...view.heaps],
    grown: view.grown,
    hands: view.held.map((count, seat) => (seat === view.viewer ? [...view.hand] : draw(count))),
    deck: draw(view.deck),
    away: memory.away === null ? draw(view.away) : [memory.away, ...draw(view.away - 1)],
    spent: [...view.spent],
    taken: [...view.taken],
    bonus: [...view.bonus],
  };
}

export function reshuffle({ deck }: NimState, dice: Dice): void {
  shuffle(dice, deck);
}

export function copy(state: NimState): NimState {
  return {
    ...state,
    dice: copyDice(state.dice),
    heaps: [...state.heaps],
    hands: state.hands.map((hand) => [...hand]),
    deck: [...state.deck],
    away: [...state.away],
    spent: [...state.spent],
    taken: [...state.taken],
    bonus: [...state.bonus],
  };
}
