/** Who decides, what they may decide, and what comes of it: each phase knows; here they are put together. */
import type { Seat } from '@parlour/kernel';
import { actionMoves, playAction, startActions, wastefulActions } from './phases/actions.ts';
import { discardRest, finishRound, keepingMoves, playKeeping, startEnding, wastefulKeeping } from './phases/end-of-round.ts';
import { errandMoves, playErrand, startErrands } from './phases/errands.ts';
import { setUpRound } from './phases/offer.ts';
import { planningMoves, playPlanning, startPlanning, wastefulPlanning } from './phases/planning.ts';
import type { Tell } from './event.ts';
import type { Move } from './move.ts';
import type { Phase, State } from './state.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

/** One seat at a time, save for the choices that all make at once: those seats that have not chosen. */
export function toAct(state: State): readonly Seat[] {
  if (state.turn >= 0 && state.phase !== 'over') return ALONE[state.turn]!;
  if (state.phase !== 'starting' && state.phase !== 'ending') return NOBODY;
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if (!state.players[seat]!.chosen) seats.push(seat);
  return seats;
}

export function mayDecide(state: State, seat: Seat): boolean {
  if (state.phase === 'starting' || state.phase === 'ending') return state.players[seat]?.chosen === false;
  return state.phase !== 'over' && seat === state.turn;
}

export function moves(state: State, seat: Seat): Move[] {
  if (!mayDecide(state, seat)) return [];
  switch (state.phase) {
    case 'starting':
    case 'ending':
      return keepingMoves(state, seat);
    case 'planning':
      return planningMoves(state);
    case 'errands':
      return errandMoves(state, seat);
    case 'actions':
      return actionMoves(state, seat);
    case 'over':
      return [];
  }
}

export function wasteful(state: State, seat: Seat): Move[] {
  if (!mayDecide(state, seat)) return [];
  switch (state.phase) {
    case 'starting':
    case 'ending':
      return wastefulKeeping(state, seat);
    case 'planning':
      return wastefulPlanning(state, seat);
    case 'actions':
      return wastefulActions(state);
    case 'errands':
    case 'over':
      return [];
  }
}

export function play(state: State, seat: Seat, move: Move, tell: Tell): void {
  if (playInPhase(state, seat, move, tell)) nextPhase(state, tell);
}

/** Returns whether the phase is over. */
function playInPhase(state: State, seat: Seat, move: Move, tell: Tell): boolean {
  switch (state.phase) {
    case 'starting':
    case 'ending':
      return playKeeping(state, seat, move, tell);
    case 'planning':
      return playPlanning(state, seat, move, tell);
    case 'errands':
      return playErrand(state, seat, move, tell);
    case 'actions':
      return playAction(state, seat, move, tell);
    case 'over':
      return false;
  }
}

/** From phase to phase, past those in which nobody has anything to decide. */
function nextPhase(state: State, tell: Tell): void {
  switch (state.phase) {
    case 'starting':
      discardRest(state, tell);
      tell({ type: 'round', round: state.round, starter: state.starter });
      startPlanning(state);
      return;
    case 'planning':
      if (startErrands(state, tell)) nextPhase(state, tell);
      return;
    case 'errands':
      startActions(state, tell);
      return;
    case 'actions':
      if (startEnding(state, tell)) nextPhase(state, tell);
      return;
    case 'ending':
      finishRound(state, tell);
      // finishRound may have ended the game.
      if ((state.phase as Phase) === 'over') return;
      setUpRound(state, tell);
      startPlanning(state);
      return;
    case 'over':
  }
}
