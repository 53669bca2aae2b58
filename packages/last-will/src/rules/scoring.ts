/** Who wins. LW-WIN-1 to LW-WIN-3, GS-WIN-1. */
import type { Seat } from '@parlour/kernel';
import type { Face } from './book.ts';
import type { PlayerState, State, View } from './state.ts';
import { tableOf } from './table.ts';

/** Money, and every property at its current value plus 5; debt counts below nothing. The lowest wins. */
export function scoreOf(player: PlayerState, faces: readonly Face[]): number {
  let score = player.money;
  for (const { card, step } of player.board) {
    const face = faces[card]!;
    if (face.kind === 'property') score += face.scale[step]! + 5;
  }
  return score;
}

export function scoresOf(state: State): number[] {
  return scoresWith(state, tableOf(state).book.faces);
}

function scoresWith({ players }: State | View, faces: readonly Face[]): number[] {
  return players.map((player) => scoreOf(player, faces));
}

export function standingsOf(state: State): Seat[][] | undefined {
  return standingsWith(state, tableOf(state).book.faces);
}

/** The lower score, and of equal ones the plan farther left: no two are ever tied. */
export function standingsWith(state: State | View, faces: readonly Face[]): Seat[][] | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = scoresWith(state, faces);
  return state.players
    .map((_, seat) => seat)
    .toSorted((a, b) => scores[a]! - scores[b]! || state.players[a]!.plan - state.players[b]!.plan)
    .map((seat) => [seat]);
}
