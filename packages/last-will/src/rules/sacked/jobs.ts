/** Employment. GS-JOB-1 to GS-JOB-14. Whoever has no job passes through here untouched. */
import type { Seat } from '@parlour/kernel';
import type { DecisionRules, DoingOf } from '../decision.ts';
import type { MoveOf } from '../move.ts';
import type { Tell } from '../event.ts';
import { settle } from '../spending.ts';
import type { PlayerState, State } from '../state.ts';
import { type GameTable, tableOf } from '../table.ts';

/** The sum of the uncovered lines. */
export function incomeOf(player: PlayerState, table: GameTable): number {
  if (player.job < 0) return 0;
  let sum = 0;
  const { lines } = table.book.jobs[player.job]!;
  for (let line = 0; line < lines.length; line++) if ((player.covered & (1 << line)) === 0) sum += lines[line]!.income;
  return sum;
}

/** Everybody who has a job must take the income (GS-JOB-1). */
export function payIncome(state: State, tell: Tell): void {
  const table = tableOf(state);
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat]!;
    if (player.job < 0) continue;
    const pounds = incomeOf(player, table);
    player.money += pounds;
    tell({ type: 'income', seat, pounds });
  }
}

/** Whether a demotion can be earned at all: employed, and not demoted in this round (GS-JOB-2). */
export function canBeDemoted(player: PlayerState): boolean {
  return player.job >= 0 && !player.demoted;
}

/** The uncovered lines that show one of these symbols, as bits. */
function matchingLines(player: PlayerState, table: GameTable, symbols: number): number {
  const { lines } = table.book.jobs[player.job]!;
  let found = 0;
  for (let line = 0; line < lines.length; line++)
    if ((player.covered & (1 << line)) === 0 && (lines[line]!.symbol & symbols) !== 0) found |= 1 << line;
  return found;
}

/** Ends a play that showed these symbols: with the choice of a line where one matches, otherwise with the bankruptcy check (GS-JOB-13). */
export function offerDemotion(state: State, seat: Seat, symbols: number, tell: Tell): void {
  const player = state.players[seat]!;
  if (canBeDemoted(player) && matchingLines(player, tableOf(state), symbols) !== 0) state.doing = { type: 'demote', symbols };
  else settle(state, seat, tell);
}

/** A line of those that match, or none: earning a demotion is always optional (GS-JOB-3, GS-JOB-11). */
export const demotion: DecisionRules<MoveOf<'demote' | 'decline'>, DoingOf<'demote'>> = {
  takes: ['demote', 'decline'],
  prompt: () => ['prompt.demote'],
  list(state, seat, moves, { symbols }) {
    const lines = matchingLines(state.players[seat]!, tableOf(state), symbols);
    for (let line = 0; lines >> line !== 0; line++) if ((lines & (1 << line)) !== 0) moves.push({ type: 'demote', line });
    moves.push({ type: 'decline' });
  },
  refuse: () => ({ rule: 'GS-JOB-3' }),
  play(state, seat, move, tell) {
    state.doing = null;
    if (move.type === 'demote') demote(state, seat, move.line, tell);
    else settle(state, seat, tell);
  },
};

/** Covers a line; with the last one the job is gone (GS-JOB-12). */
export function demote(state: State, seat: Seat, line: number, tell: Tell): void {
  const player = state.players[seat]!;
  const { job } = player;
  player.covered |= 1 << line;
  player.demoted = true;
  tell({ type: 'demoted', seat, line, job });
  if (player.covered === (1 << tableOf(state).book.jobs[job]!.lines.length) - 1) {
    player.job = -1;
    player.covered = 0;
    tell({ type: 'sacked', seat, job });
  }
  settle(state, seat, tell);
}
