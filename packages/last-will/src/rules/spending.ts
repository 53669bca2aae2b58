/** Spending and bankruptcy. LW-SPEND-1 to LW-SPEND-6, GS-SPEND-1, GS-SPEND-2. */
import type { Seat } from '@parlour/kernel';
import type { Face } from './book.ts';
import type { Spending, Tell } from './event.ts';
import type { PlayerState, State } from './state.ts';
import { tableOf } from './table.ts';

export function ownsProperty(player: PlayerState, faces: readonly Face[]): boolean {
  const { board } = player;
  for (let i = 0; i < board.length; i++) if (faces[board[i]!.card]!.kind === 'property') return true;
  return false;
}

/** Whoever owns a property or has a job may spend only what is in hand, and cannot go bankrupt (LW-SPEND-1, GS-SPEND-1). */
export function isBound(player: PlayerState, faces: readonly Face[]): boolean {
  return player.job >= 0 || ownsProperty(player, faces);
}

/** The most that a player may spend at once. */
export function limitOf(player: PlayerState, faces: readonly Face[]): number {
  return isBound(player, faces) ? player.money : Number.POSITIVE_INFINITY;
}

/** Pays the bank. Whoever calls settles afterwards, when the move is complete (GS-JOB-13). */
export function spend(state: State, seat: Seat, pounds: number, on: Spending, card: number, helpers: readonly number[], tell: Tell): void {
  state.players[seat]!.money -= pounds;
  tell({ type: 'spent', seat, pounds, on, card, helpers });
}

/** Bankruptcy is declared the moment nothing is left, neither money nor property nor job; it is never taken back (LW-SPEND-4). */
export function settle(state: State, seat: Seat, tell: Tell): void {
  const player = state.players[seat]!;
  if (player.bankrupt || player.money > 0 || isBound(player, tableOf(state).book.faces)) return;
  player.bankrupt = true;
  tell({ type: 'bankrupt', seat });
}
