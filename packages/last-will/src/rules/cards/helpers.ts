/** What helpers in play do for their owner. LW-HELP-0 to LW-HELP-18. */
import type { Face } from '../book.ts';
import type { PlayerState } from '../state.ts';

const NOTHING: readonly number[] = [0];

/** Actions that helpers in play give at the start of the phase (LW-HELP-11). */
export function extraActions(player: PlayerState, faces: readonly Face[]): number {
  const { board } = player;
  let actions = 0;
  for (let i = 0; i < board.length; i++) actions += faces[board[i]!.card]!.extraActions;
  return actions;
}

/** How many more white-card actions the helpers in play give in this round (LW-HELP-12). */
export function whiteActions(player: PlayerState, faces: readonly Face[]): number {
  const { board } = player;
  let actions = 0;
  for (let i = 0; i < board.length; i++) actions += Math.max(0, faces[board[i]!.card]!.whiteActions - board[i]!.served);
  return actions;
}

/** How many more cards helpers in play let their owner keep (LW-HELP-16). */
export function extraKeeps(player: PlayerState, faces: readonly Face[]): number {
  const { board } = player;
  let cards = 0;
  for (let i = 0; i < board.length; i++) cards += faces[board[i]!.card]!.keeps;
  return cards;
}

/** How many more cards of any mix helpers in play let their owner draw (LW-HELP-13), but for those on the forgone spaces. */
export function extraDraws(player: PlayerState, faces: readonly Face[], forgone: readonly number[]): number {
  const { board } = player;
  let cards = 0;
  for (let i = 0; i < board.length; i++) {
    const face = faces[board[i]!.card]!;
    if (face.drawsFrom < 0 && !forgone.includes(i)) cards += face.draws;
  }
  return cards;
}

/**
 * A helper that can still waive the action of buying or selling a property of this type: its space, or -1 (LW-HELP-1, LW-HELP-2).
 * The card on `leaving` is about to go and does not count.
 */
export function readyDealer(player: PlayerState, faces: readonly Face[], type: number, leaving = -1): number {
  const { board } = player;
  for (let i = 0; i < board.length; i++) {
    const face = faces[board[i]!.card]!;
    if ((face.trades & (1 << type)) !== 0 && board[i]!.served < face.allowance && i !== leaving) return i;
  }
  return -1;
}

/** A helper that can still waive the actions of activating a property of this type: its space, or -1 (LW-HELP-4, LW-HELP-5). */
export function readyKeeper(player: PlayerState, faces: readonly Face[], type: number): number {
  const { board } = player;
  for (let i = 0; i < board.length; i++) {
    const face = faces[board[i]!.card]!;
    if ((face.upkeeps & (1 << type)) !== 0 && board[i]!.served < face.allowance) return i;
  }
  return -1;
}

/** By how much helpers may change the price of a property of this type, from the lowest on (LW-HELP-1, LW-HELP-3). */
export function priceShifts(player: PlayerState, faces: readonly Face[], type: number, leaving = -1): readonly number[] {
  const { board } = player;
  let found = NOTHING;
  for (let i = 0; i < board.length; i++) {
    const face = faces[board[i]!.card]!;
    if ((face.shifts & (1 << type)) === 0 || i === leaving) continue;
    if (face.shiftDown !== 0) found = face.shiftUp !== 0 ? bothWays(found, face) : withAndWithout(found, -face.shiftDown);
    else found = withAndWithout(found, face.shiftUp);
  }
  return found === NOTHING ? found : found.toSorted((a, b) => a - b);
}

function bothWays(sums: readonly number[], { shiftDown, shiftUp }: Face): number[] {
  const found = withAndWithout(sums, -shiftDown);
  for (let i = 0; i < sums.length; i++) {
    const sum = sums[i]! + shiftUp;
    if (!found.includes(sum)) found.push(sum);
  }
  return found;
}

/** Helpers (as cards) that make these pounds of this price, as few as will do; a price is never below 0. */
export function priceHelpers(player: PlayerState, faces: readonly Face[], type: number, price: number, pounds: number): readonly number[] {
  if (Math.max(0, price) === pounds) return [];
  let ways: { readonly sum: number; readonly helpers: readonly number[] }[] = [{ sum: 0, helpers: [] }];
  for (const { card } of player.board) {
    const { shifts, shiftDown, shiftUp } = faces[card]!;
    if ((shifts & (1 << type)) === 0) continue;
    const further = ways.flatMap(({ sum, helpers }) =>
      [sum - shiftDown, sum + shiftUp].map((shifted) => ({ sum: shifted, helpers: [...helpers, card] })),
    );
    for (const way of further) if (ways.every(({ sum }) => sum !== way.sum)) ways = [...ways, way];
  }
  const made = ways.filter(({ sum }) => Math.max(0, price + sum) === pounds).map(({ helpers }) => helpers);
  return made.reduce((fewest, helpers) => (helpers.length < fewest.length ? helpers : fewest), made[0] ?? []);
}

/**
 * Every sum that helpers may add to the use of something with these symbols: each helper whole or not at all (LW-SPEND-6), each once a use.
 * `sums` are those of what is used along with it.
 */
export function bonusSums(
  player: PlayerState,
  faces: readonly Face[],
  symbols: number,
  sums: readonly number[] = NOTHING,
): readonly number[] {
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
export function bonusHelpers(player: PlayerState, faces: readonly Face[], uses: readonly number[], sum: number): readonly number[] {
  if (sum === 0) return [];
  const bonuses: { card: number; bonus: number }[] = [];
  for (const symbols of uses)
    for (const { card } of player.board) {
      const { serves, bonus } = faces[card]!;
      if ((serves & symbols) !== 0) bonuses.push({ card, bonus });
    }
  return subset(bonuses, 0, sum, new Set()) ?? [];
}

/** The first of these bonuses that make up a sum, from one on. Where none do is remembered: with a pack dozens of bonuses may be added up. */
function subset(
  bonuses: readonly { card: number; bonus: number }[],
  from: number,
  sum: number,
  hopeless: Set<number>,
): readonly number[] | undefined {
  if (sum === 0) return [];
  const next = bonuses[from];
  const place = sum * bonuses.length + from;
  if (next === undefined || sum < 0 || hopeless.has(place)) return undefined;
  const others = subset(bonuses, from + 1, sum - next.bonus, hopeless);
  if (others !== undefined) return [next.card, ...others];
  const without = subset(bonuses, from + 1, sum, hopeless);
  if (without === undefined) hopeless.add(place);
  return without;
}
