/** Phase 2: everyone makes a plan for the day. LW-PLAN-1 to LW-PLAN-5, LW-2P-1. */
import type { Seat } from '@parlour/kernel';
import type { Tell } from '../event.ts';
import type { Move } from '../move.ts';
import { BLOCKED, FREE, type State } from '../state.ts';
import { tableOf } from '../table.ts';
import { beginDraw, declare, forgo, listDraw, listForgo } from './drawing.ts';

/** Begins with the starting player; two players first block a plan each. */
export function startPlanning(state: State): void {
  state.phase = 'planning';
  state.turn = state.starter;
}

function isBlocking(state: State): boolean {
  return state.players.length === 2 && placed(state) < 2;
}

function placed({ markers }: State): number {
  let count = 0;
  for (let plan = 0; plan < markers.length; plan++) if (markers[plan] !== FREE) count++;
  return count;
}

export function planningMoves(state: State): Move[] {
  if (state.doing?.type === 'draw') return listDraw(state, state.doing);
  const moves: Move[] = [];
  const type = isBlocking(state) ? 'block' : 'plan';
  for (let plan = 0; plan < state.markers.length; plan++) if (state.markers[plan] === FREE) moves.push({ type, plan });
  return moves;
}

export function wastefulPlanning(state: State, seat: Seat): Move[] {
  return state.doing?.type === 'draw' ? listForgo(state, seat, state.doing) : [];
}

/** Returns whether everybody has planned. */
export function playPlanning(state: State, seat: Seat, move: Move, tell: Tell): boolean {
  const { doing } = state;
  if (move.type === 'block') {
    state.markers[move.plan] = BLOCKED;
    tell({ type: 'blocked', seat, plan: move.plan });
    // The starting player blocks, the other blocks and plans, the starting player plans (LW-2P-1).
    state.turn = 1 - state.starter;
    return false;
  }
  let drawn = false;
  if (move.type === 'plan') drawn = choosePlan(state, seat, move.plan, tell);
  else if (move.type === 'draw' && doing?.type === 'draw') drawn = declare(state, seat, doing, move.cards, tell);
  else if (move.type === 'forgo' && doing?.type === 'draw') drawn = forgo(state, seat, doing, move.space, tell);
  return drawn && nextPlanner(state, seat, tell);
}

function choosePlan(state: State, seat: Seat, plan: number, tell: Tell): boolean {
  const { cards, errandBoys, actions } = tableOf(state).book.plans[state.plans[plan]!]!;
  state.markers[plan] = seat;
  state.players[seat]!.plan = plan;
  tell({ type: 'planned', seat, plan, cards, errandBoys, actions });
  return beginDraw(state, seat, cards, false, tell);
}

/** Clockwise, until all have a plan; then their order from left to right holds for the rest of the round (LW-PLAN-2). */
function nextPlanner(state: State, seat: Seat, tell: Tell): boolean {
  const next = (seat + 1) % state.players.length;
  if (state.players[next]!.plan < 0) {
    state.turn = next;
    return false;
  }
  state.order = state.markers.filter((marker) => marker >= 0);
  tell({ type: 'order', seats: [...state.order] });
  return true;
}
