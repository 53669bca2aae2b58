/** What lessons ask about what the learner did, and the short games at their ends. */
import { LEARNER, type LessonDone, type Values, worldFrom } from '@parlour/kernel';
import { cardName, type Event, incomeOf, lastWill, standardBook, tableFor, type Types, type View } from '../rules/index.ts';

export type Done = LessonDone<Types>;
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function me({ players }: View) {
  return players[LEARNER]!;
}

/** The learner's own events of a kind. */
export function told<Type extends Event['type']>({ events }: Done, type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type && (!('seat' in event) || event.seat === LEARNER));
}

export function did(type: Event['type']): (done: Done) => boolean {
  return (done) => told(done, type).length > 0;
}

/** What was spent, and what is left of money and actions. */
export function spent(done: Done): Values {
  const pounds = told(done, 'spent').reduce((sum, event) => sum + event.pounds, 0);
  return { pounds, ...has(done) };
}

export function has({ view }: { readonly view: View }): Values {
  const { money, actions } = me(view);
  return { money, actions };
}

/** The first card that such an event was about. */
export function named(done: Done, type: 'laid' | 'bought' | 'took' | 'decayed' | 'sold'): Values {
  const [event] = told(done, type);
  return { card: event === undefined ? '' : cardName(event.card, done.voice, tableFor(done.setting).book) };
}

/** The actions that were lost by ending the turn. */
export function lost(done: Done): number {
  return told(done, 'finished').reduce((sum, event) => sum + event.lost, 0);
}

/** What the learner's job still pays. */
export function pay({ view, setting }: Pick<Done, 'view' | 'setting'>): number {
  return incomeOf(me(view), tableFor(setting));
}

export function ownsHouse({ view, setting }: Pick<Done, 'view' | 'setting'>): boolean {
  const { faces } = tableFor(setting).book;
  return me(view).board.some(({ card }) => faces[card]?.kind === 'property');
}

/** Whether something on the learner's board can still be used without an action. */
export function hasFreeUse({ view, setting }: Pick<Done, 'view' | 'setting'>): boolean {
  const { faces } = tableFor(setting).book;
  const moves = lastWill.moves(worldFrom(lastWill, setting, view), LEARNER);
  return moves.some((move) => move.type === 'activate' && faces[me(view).board[move.space]!.card]!.useActions === 0);
}

/** Half done: a card that companions may still join, a draw that is not declared. */
export function halfDone({ doing }: View): boolean {
  return doing !== null;
}

export function myTurn({ phase, turn }: View): boolean {
  return phase === 'actions' && turn === LEARNER;
}

/** The least that a property can be worth. */
export function lowest(id: string): number {
  const { byId, faces } = standardBook;
  return faces[byId.get(id)!]!.scale.at(-1)!;
}

/** The last three rounds, with these for each of three players: a short game. */
export function lastRounds(player: Readonly<Record<string, unknown>>): unknown {
  return { round: 5, phase: 'planning', players: [player, player, player] };
}
