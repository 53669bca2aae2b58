/** What helpers in play do for their owner. LW-HELP-0 to LW-HELP-18. */
import type { Face } from '../book.ts';
import type { Player } from '../state.ts';

const NOTHING: readonly number[] = [0];

/** How many helpers with this privilege are in play. */
export function countHelpers(player: Player, faces: readonly Face[], privilege: string): number {
  const { board } = player;
  let count = 0;
  for (let i = 0; i < board.length; i++) if (faces[board[i]!.card]!.privilege === privilege) count++;
  return count;
}

/** A helper with this privilege that can still serve in this round: its space, or -1. The card on `leaving` is about to go and does not count. */
export function readyHelper(player: Player, faces: readonly Face[], privilege: string, leaving = -1): number {
  const { board } = player;
  for (let i = 0; i < board.length; i++) {
    const face = faces[board[i]!.card]!;
    if (face.privilege === privilege && board[i]!.served < face.allowance && i !== leaving) return i;
  }
  return -1;
}

/** How many more white-card actions the helpers in play give in this round (LW-HELP-12). */
export function whiteActions(player: Player, faces: readonly Face[]): number {
  const { board } = player;
  let count = 0;
  for (let i = 0; i < board.length; i++) {
    const face = faces[board[i]!.card]!;
    if (face.privilege === 'LW-HELP-12') count += Math.max(0, face.allowance - board[i]!.served);
  }
  return count;
}

/**
 * Every sum that helpers may add to the use of something with these symbols: each helper whole or not at all (LW-SPEND-6), each once a use.
 * `sums` are those of what is used along with it.
 */
export function bonusSums(player: Player, faces: readonly Face[], symbols: number, sums: readonly number[] = NOTHING): readonly number[] {
  const { board } = player;
  let found = sums;
  for (let i = 0; i < board.length; i++) {
    const face = faces[board[i]!.card]!;
    if ((face.serves & symbols) !== 0 && face.bonus !== 0) found = withAndWithout(found, face.bonus);
  }
  return found;
}

function withAndWithout(sums: readonly number[], bonus: number): number[] {
  const found = [...sums];
  for (let i = 0; i < sums.length; i++) {
    const sum = sums[i]! + bonus;
    if (!found.includes(sum)) found.push(sum);
  }
  return found;
}

/** Helpers (as cards) whose bonuses for these uses make up a sum: which of several ways makes no difference to anybody. */
export function bonusHelpers(player: Player, faces: readonly Face[], uses: readonly number[], sum: number): readonly number[] {
  if (sum === 0) return [];
  const bonuses: { card: number; bonus: number }[] = [];
  for (const symbols of uses)
    for (const { card } of player.board) {
      const { serves, bonus } = faces[card]!;
      if ((serves & symbols) !== 0) bonuses.push({ card, bonus });
    }
  return subset(bonuses, 0, sum) ?? [];
}

function subset(bonuses: readonly { card: number; bonus: number }[], from: number, sum: number): number[] | undefined {
  if (sum === 0) return [];
  for (let i = from; i < bonuses.length; i++) {
    const rest = subset(bonuses, i + 1, sum - bonuses[i]!.bonus);
    if (rest !== undefined) return [bonuses[i]!.card, ...rest];
  }
  return undefined;
}
