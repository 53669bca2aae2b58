/** Which cards to keep, chosen by all at once: of the start hand (LW-SETUP-8), and at the end of a round (LW-END-1, LW-END-2). */
import { putInOrder, takeOut } from '@parlour/kernel';
import type { Book } from '../book.ts';
import { extraKeeps } from '../cards/helpers.ts';
import type { PhaseRules } from '../decision.ts';
import type { Tell } from '../event.ts';
import type { Move, MoveOf } from '../move.ts';
import { backsOf, discard } from '../piles.ts';
import type { PlayerState, State, View } from '../state.ts';
import { tableOf } from '../table.ts';

const KEEP_ALL: Move = { type: 'keepAll' };
const KEEP_NO_MORE: Move = { type: 'keepNoMore' };

export const keeping: PhaseRules<MoveOf<'keep' | 'keepAll' | 'keepNoMore'>> = {
  takes: ['keep', 'keepAll', 'keepNoMore'],
  together: true,
  prompt: ({ phase }) => [`prompt.${phase}`],
  /** Cards are kept one by one until the limit. Whoever may keep everything does so at a stroke. */
  list(state, seat, moves) {
    const player = state.players[seat]!;
    if (mayKeepAll(state, player)) moves.push(KEEP_ALL);
    else listKeepable(player, moves);
  },
  /** Keeping fewer is allowed at the end of a round, and only ever a loss (LW-END-1). */
  wasteful(state, seat, moves) {
    if (state.phase === 'starting') return;
    const player = state.players[seat]!;
    // Keeping the only card one by one is keeping all.
    if (mayKeepAll(state, player) && player.hand.length > 1) listKeepable(player, moves);
    moves.push(KEEP_NO_MORE);
  },
  refuse(state, seat, move) {
    if (move.type === 'keep') return { rule: move.card === tableOf(state).book.wild ? 'LW-END-2' : 'HAND' };
    const rule = state.phase === 'starting' ? 'LW-SETUP-8' : 'LW-END-1';
    return { rule, details: { limit: keepLimit(state, state.players[seat]!, tableOf(state).book) } };
  },
  play(state, seat, move, tell) {
    const player = state.players[seat]!;
    if (move.type === 'keep') putInOrder(player.kept, move.card);
    else if (move.type === 'keepAll') player.kept = [...player.hand];
    const most = Math.min(player.hand.length, keepLimit(state, player, tableOf(state).book));
    if (move.type === 'keep' && player.kept.length < most) return;
    player.chosen = true;
    tell({ type: 'chosen', seat });
  },
  passOn: (state) => state.players.every(({ chosen }) => chosen),
};

/** How many cards somebody may keep now: two at the start; at the end of a round two and what helpers allow. */
export function keepLimit({ phase }: State | View, player: PlayerState, { faces }: Book): number {
  return phase === 'starting' ? 2 : 2 + extraKeeps(player, faces);
}

function mayKeepAll(state: State, player: PlayerState): boolean {
  return player.kept.length === 0 && player.hand.length <= keepLimit(state, player, tableOf(state).book);
}

/** Each design in hand of which not every copy is kept already. */
function listKeepable({ hand, kept }: PlayerState, moves: Move[]): void {
  const from = moves.length;
  let taken = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    while (taken < kept.length && kept[taken]! < card) taken++;
    if (kept[taken] === card) taken++;
    else if (moves.length === from || (moves[moves.length - 1] as MoveOf<'keep'>).card !== card) moves.push({ type: 'keep', card });
  }
}

/** What was not kept goes face down to its piles: the others learn only the backs. */
export function discardRest(state: State, tell: Tell): void {
  const { book } = tableOf(state);
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat]!;
    const { kept, hand } = player;
    for (const card of kept) takeOut(hand, card);
    for (const card of hand) discard(state, book, card);
    const backs = { kept: backsOf(book, kept), discarded: backsOf(book, hand) };
    tell({ type: 'kept', seat, kept, discarded: hand, backs, reveals: true });
    player.hand = [...kept];
    player.kept = [];
    player.chosen = false;
  }
}
