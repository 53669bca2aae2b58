/** Phase 5: things fall apart. LW-END-2 to LW-END-6, LW-ROUND-2, LW-WIN-1. What to keep is decided in `keeping.ts`. */
import { type Seat, takeOut } from '@parlour/kernel';
import { fall, stepsLeft } from '../cards/roof.ts';
import type { Face } from '../book.ts';
import { rounds } from '../material/index.ts';
import { discard } from '../piles.ts';
import { payIncome } from '../sacked/jobs.ts';
import { scoresOf } from '../scoring.ts';
import type { Tell } from '../event.ts';
import { FREE, type Played, type State } from '../state.ts';
import { tableOf } from '../table.ts';
import { discardRest } from './keeping.ts';

export function isLastRound(state: State): boolean {
  return state.round >= rounds || state.players.some(({ bankrupt }) => bankrupt);
}

/** All choose at once what to keep. In the last round nothing depends on it any more, and nobody is asked. Returns whether nobody has a choice. */
export function startEnding(state: State, tell: Tell): boolean {
  const { wild } = tableOf(state).book;
  state.phase = 'ending';
  state.turn = -1;
  const last = isLastRound(state);
  for (let seat = 0; seat < state.players.length; seat++) {
    const { hand } = state.players[seat]!;
    while (hand.includes(wild)) {
      takeOut(hand, wild);
      discard(state, tableOf(state).book, wild);
      tell({ type: 'returned', seat, card: wild });
    }
    state.players[seat]!.chosen = last || hand.length === 0;
  }
  return state.players.every(({ chosen }) => chosen);
}

/** Everything falls, is cleared and comes back. Returns whether the game is over; otherwise a new round is about to start. */
export function finishRound(state: State, tell: Tell): boolean {
  const last = isLastRound(state);
  if (!last) discardRest(state, tell);
  for (let seat = 0; seat < state.players.length; seat++) depreciate(state, seat, tell);
  clearOffer(state, tell);
  if (last) {
    payIncome(state, tell);
    state.phase = 'over';
    tell({ type: 'ended', round: state.round, scores: scoresOf(state) });
    return true;
  }
  for (const player of state.players) {
    player.plan = -1;
    player.unknown = false;
    player.demoted = false;
  }
  state.markers.fill(FREE);
  state.figures.fill(FREE);
  state.order = [];
  state.pass = 0;
  state.round++;
  state.starter = (state.starter + 1) % state.players.length;
  return false;
}

/** Properties that were not maintained lose value; then all cards are reset (LW-END-3, LW-END-4). */
function depreciate(state: State, seat: Seat, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const { board } = state.players[seat]!;
  for (let space = 0; space < board.length; space++) {
    const played = board[space]!;
    const steps = neglect(played, faces);
    if (steps > 0) fall(state, seat, space, steps, 'neglect', tell);
    played.activated = false;
    played.served = 0;
  }
}

/** How many steps a card falls at the end of the round unless it is maintained: one, or what a token on a decay space makes of it (GS-PROP-3). */
export function neglect(played: Played, faces: readonly Face[]): number {
  if (played.activated) return 0;
  let steps = 1;
  for (let i = 0; i < played.tokens.length; i++) steps = Math.max(steps, faces[played.card]!.spaces[i]!.decay);
  return Math.min(steps, stepsLeft(played, faces));
}

function clearOffer(state: State, tell: Tell): void {
  const { book } = tableOf(state);
  for (let slot = 0; slot < state.offer.length; slot++) {
    const card = state.offer[slot]!;
    if (card < 0) continue;
    discard(state, book, card);
    state.offer[slot] = -1;
    tell({ type: 'cleared', slot, card });
  }
}
