import { type PlayerState, rounds, scoreOf, type State, tableOf } from '../rules/index.ts';

/** What an action is worth, in pounds: what a decent card spends with it. */
export const ACTION = 2.2;

/** About how much somebody who plays well gets rid of in a round. */
const PACE = 13;

/** Whether this round is the last for certain. */
export function isLast({ round, players }: State): boolean {
  return round >= rounds || players.some(({ bankrupt }) => bankrupt);
}

/** How many rounds are likely to follow this one: the seventh is the last, and so is the one in which somebody has nothing left. */
export function roundsAfter(state: State): number {
  if (isLast(state)) return 0;
  const { faces } = tableOf(state).book;
  let least = Number.POSITIVE_INFINITY;
  for (const player of state.players) least = Math.min(least, scoreOf(player, faces));
  return Math.max(0, Math.min(rounds - state.round, least / PACE - share(state)));
}

/** How much of the usual pace of this round is still to come, so that the estimate does not jump when a turn ends. */
function share({ phase }: State): number {
  return phase === 'ending' || phase === 'over' ? 0 : 1;
}

/** Whether a player's turn to act in this round is still to come, or going on. */
export function mayStillAct(state: State, seat: number): boolean {
  if (state.phase === 'ending' || state.phase === 'over') return false;
  if (state.phase !== 'actions') return true;
  return state.order.indexOf(seat) >= state.order.indexOf(state.turn);
}

/** Actions that a player still has in this round: in planning, nobody knows yet. */
export function actionsLeft(state: State, player: PlayerState, seat: number): number {
  const { plans } = tableOf(state).book;
  if (state.phase === 'actions') return mayStillAct(state, seat) ? player.actions : 0;
  if (player.plan < 0) return 0;
  return state.phase === 'ending' ? 0 : (plans[state.plans[player.plan]!]?.actions ?? 0);
}

/** Errand boys that a player still has to place in this round. */
export function errandsLeft(state: State, player: PlayerState, seat: number): number {
  if (player.plan < 0 || (state.phase !== 'planning' && state.phase !== 'errands')) return 0;
  const boys = tableOf(state).book.plans[state.plans[player.plan]!]?.errandBoys ?? 0;
  if (state.phase === 'planning') return boys;
  const waiting = state.order.indexOf(seat) >= state.order.indexOf(state.turn) ? 1 : 0;
  return Math.max(0, boys - state.pass + waiting);
}
