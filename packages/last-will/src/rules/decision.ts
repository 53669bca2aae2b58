/**
 * One decision, one object: who decides, what is asked, what may be decided, why not, and what comes of it, side by side.
 * `round.ts` has the table of them all.
 */
import type { Refusal, Seat } from '@parlour/kernel';
import type { Tell } from './event.ts';
import type { Move } from './move.ts';
import type { Doing, State, View } from './state.ts';

export type DoingOf<Type extends Doing['type']> = Extract<Doing, { type: Type }>;

/** A key of the catalogue and what else its sentence names; a `card` is said by its name. Who decides is added. */
export type Prompt = readonly [key: string, values?: Readonly<Record<string, number>>];

/** Some kinds of moves. `Begun` is what is half done when they are made. */
export interface MoveRules<M extends Move = Move, Begun extends Doing | null = Doing | null> {
  /** Why a move of these kinds is not listed. */
  refuse(state: State, seat: Seat, move: M, doing: Begun): Refusal;
  play(state: State, seat: Seat, move: M, tell: Tell, doing: Begun): void;
}

export interface DecisionRules<M extends Move = Move, Begun extends Doing | null = Doing | null> extends MoveRules<M, Begun> {
  readonly takes: readonly M['type'][];
  /** All decide at once, and it is nobody's turn. */
  readonly together?: true;
  prompt(view: View, doing: Begun): Prompt;
  /** Every legal move that is worth considering. */
  list(state: State, seat: Seat, moves: Move[], doing: Begun): void;
  /** Those that only ever give something away. */
  wasteful?(state: State, seat: Seat, moves: Move[], doing: Begun): void;
}

/** What is decided in a phase while nothing is half done. */
export interface PhaseRules<M extends Move = Move> extends DecisionRules<M, null> {
  /** A decision is complete: whose is the next? Returns whether the phase is over. */
  passOn(state: State, seat: Seat, tell: Tell): boolean;
}

/** Goes on with a decision half done: it is asked for, but the only way there is, is taken at once. */
export function goOn<M extends Move, Begun extends Doing>(
  decision: DecisionRules<M, Begun>,
  state: State,
  seat: Seat,
  doing: Begun,
  tell: Tell,
): void {
  state.doing = doing;
  const moves: Move[] = [];
  decision.list(state, seat, moves, doing);
  if (moves.length === 1) decision.play(state, seat, moves[0] as M, tell, doing);
}
