/** Phase 2: everyone makes a plan for the day. LW-PLAN-1 to LW-PLAN-5, LW-2P-1. */
import type { PhaseRules } from '../decision.ts';
import type { MoveOf } from '../move.ts';
import { BLOCKED, FREE, type State, type View } from '../state.ts';
import { tableOf } from '../table.ts';
import { beginDraw } from './drawing.ts';

/** Begins with the starting player; two players first block a plan each. */
export function startPlanning(state: State): void {
  state.phase = 'planning';
  state.turn = state.starter;
}

export const planning: PhaseRules<MoveOf<'block' | 'plan'>> = {
  takes: ['block', 'plan'],
  prompt: (view) => [isBlocking(view) ? 'prompt.block' : 'prompt.planning'],
  list(state, _seat, moves) {
    const type = isBlocking(state) ? 'block' : 'plan';
    for (let plan = 0; plan < state.markers.length; plan++) if (state.markers[plan] === FREE) moves.push({ type, plan });
  },
  refuse(state, _seat, { type }) {
    const blocking = isBlocking(state);
    return (type === 'block') === blocking ? { rule: 'LW-PLAN-1' } : { rule: 'LW-2P-1', details: { blocking: blocking ? 'yes' : 'no' } };
  },
  /** A plan is chosen, and its cards are drawn (LW-PLAN-3). */
  play(state, seat, { type, plan }, tell) {
    if (type === 'block') {
      state.markers[plan] = BLOCKED;
      tell({ type: 'blocked', seat, plan });
      return;
    }
    const { cards, errandBoys, actions } = tableOf(state).book.plans[state.plans[plan]!]!;
    state.markers[plan] = seat;
    state.players[seat]!.plan = plan;
    tell({ type: 'planned', seat, plan, cards, errandBoys, actions });
    beginDraw(state, seat, cards, false, tell);
  },
  passOn(state, seat, tell) {
    // The starting player blocks, the other blocks and plans, the starting player plans (LW-2P-1).
    if (state.players[seat]!.plan < 0) {
      state.turn = 1 - state.starter;
      return false;
    }
    // Clockwise, until all have a plan; then their order from left to right holds for the rest of the round (LW-PLAN-2).
    const next = (seat + 1) % state.players.length;
    if (state.players[next]!.plan < 0) {
      state.turn = next;
      return false;
    }
    state.order = state.markers.filter((marker) => marker >= 0);
    tell({ type: 'order', seats: [...state.order] });
    return true;
  },
};

/** Whether two players are still blocking plans (LW-2P-1). */
export function isBlocking({ players, markers }: State | View): boolean {
  if (players.length !== 2) return false;
  let placed = 0;
  for (let plan = 0; plan < markers.length; plan++) if (markers[plan] !== FREE) placed++;
  return placed < 2;
}
