/** Phase 5: things fall apart. LW-END-1 to LW-END-6, LW-ROUND-2, LW-WIN-1; and the choice of the start hand, LW-SETUP-8. */
import type { Seat } from '@parlour/kernel';
import { fall, stepsLeft } from '../cards/effects.ts';
import { extraKeeps } from '../cards/helpers.ts';
import type { Face } from '../book.ts';
import { rounds } from '../material/index.ts';
import { backsOf, discard, insert, remove } from '../piles.ts';
import { payIncome } from '../sacked/jobs.ts';
import { scoresOf } from '../scoring.ts';
import type { Tell } from '../event.ts';
import type { Move } from '../move.ts';
import { FREE, type Played, type Player, type State } from '../state.ts';
import { tableOf } from '../table.ts';

const KEEP_ALL: Move = { type: 'keepAll' };
const KEEP_NO_MORE: Move = { type: 'keepNoMore' };

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
      remove(hand, wild);
      discard(state, tableOf(state).book, wild);
      tell({ type: 'returned', seat, card: wild });
    }
    state.players[seat]!.chosen = last || hand.length === 0;
  }
  return state.players.every(({ chosen }) => chosen);
}

/** How many cards somebody may keep now: two at the start; at the end of a round two and what helpers allow. */
export function keepLimit(state: State, player: Player): number {
  if (state.phase === 'starting') return 2;
  return 2 + extraKeeps(player, tableOf(state).book.faces);
}

/** Cards are kept one by one until the limit. Whoever may keep everything does so at a stroke. */
export function keepingMoves(state: State, seat: Seat): Move[] {
  const player = state.players[seat]!;
  const { hand, kept } = player;
  if (kept.length === 0 && hand.length <= keepLimit(state, player)) return [KEEP_ALL];
  return keepable(hand, kept);
}

/** Keeping fewer is allowed at the end of a round, and only ever a loss (LW-END-1). */
export function wastefulKeeping(state: State, seat: Seat): Move[] {
  const player = state.players[seat]!;
  const { hand, kept } = player;
  if (state.phase === 'starting') return [];
  const all = kept.length === 0 && hand.length <= keepLimit(state, player);
  // Keeping the only card one by one is keeping all.
  return all ? [...(hand.length > 1 ? keepable(hand, kept) : []), KEEP_NO_MORE] : [KEEP_NO_MORE];
}

/** Each design in hand of which not every copy is kept already. */
function keepable(hand: readonly number[], kept: readonly number[]): Move[] {
  const moves: Move[] = [];
  let taken = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    while (taken < kept.length && kept[taken]! < card) taken++;
    if (kept[taken] === card) taken++;
    else if (moves.length === 0 || (moves[moves.length - 1] as Extract<Move, { type: 'keep' }>).card !== card)
      moves.push({ type: 'keep', card });
  }
  return moves;
}

/** Returns whether all have chosen. */
export function playKeeping(state: State, seat: Seat, move: Move, tell: Tell): boolean {
  const player = state.players[seat]!;
  if (move.type === 'keep') insert(player.kept, move.card);
  else if (move.type === 'keepAll') player.kept = [...player.hand];
  const most = Math.min(player.hand.length, keepLimit(state, player));
  if (move.type === 'keep' && player.kept.length < most) return false;
  player.chosen = true;
  tell({ type: 'chosen', seat });
  return state.players.every(({ chosen }) => chosen);
}

/** What was not kept goes face down to its piles: the others learn only the backs. */
export function discardRest(state: State, tell: Tell): void {
  const { book } = tableOf(state);
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat]!;
    const { kept, hand } = player;
    for (const card of kept) remove(hand, card);
    for (const card of hand) discard(state, book, card);
    const backs = { kept: backsOf(book, kept), discarded: backsOf(book, hand) };
    tell({ type: 'kept', seat, kept, discarded: hand, backs, reveals: true });
    player.hand = [...kept];
    player.kept = [];
    player.chosen = false;
  }
}

/** Everything falls, is cleared and comes back; the game ends, or a new round is about to start. */
export function finishRound(state: State, tell: Tell): void {
  const last = isLastRound(state);
  if (!last) discardRest(state, tell);
  for (let seat = 0; seat < state.players.length; seat++) depreciate(state, seat, tell);
  clearOffer(state, tell);
  if (last) {
    payIncome(state, tell);
    state.phase = 'over';
    tell({ type: 'ended', round: state.round, scores: scoresOf(state) });
    return;
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
}

/** Properties that were not maintained lose value; then all cards are reset (LW-END-3, LW-END-4). */
function depreciate(state: State, seat: Seat, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const { board } = state.players[seat]!;
  for (let space = 0; space < board.length; space++) {
    const played = board[space]!;
    if (!played.activated && stepsLeft(played, faces) > 0) fall(state, seat, space, neglect(played, faces), 'neglect', tell);
    played.activated = false;
    played.served = 0;
  }
}

/** One step, or what a token on a decay space makes of it (GS-PROP-3). */
function neglect(played: Played, faces: readonly Face[]): number {
  let steps = 1;
  for (let i = 0; i < played.tokens.length; i++) steps = Math.max(steps, faces[played.card]!.spaces[i]!.decay);
  return steps;
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
