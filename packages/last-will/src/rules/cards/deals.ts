/** What property costs and brings. LW-PROP-2, LW-PROP-5, LW-HELP-1 to LW-HELP-3, GS-PROP-1, GS-PROP-2. */
import type { Face } from '../book.ts';
import type { Move, MoveOf } from '../move.ts';
import type { PlayerState, State } from '../state.ts';
import { priceHelpers, priceShifts, readyDealer } from './helpers.ts';

/** Its value on that step of its scale, as the modifiers change it; never less than nothing. */
export function priceOf({ scale }: Face, step: number, modifiers: number): number {
  return Math.max(0, scale[step]! + modifiers);
}

/** Every price up to a limit at which a property (a card in hand, or on a space) changes hands, with an action or without; each once. */
export function listDeals(
  deal: 'buy' | 'sell',
  at: number,
  face: Face,
  step: number,
  limit: number,
  state: State,
  player: PlayerState,
  faces: readonly Face[],
  moves: Move[],
): void {
  const from = moves.length;
  for (let i = 0; i < face.types.length; i++) {
    const type = face.types[i]!;
    const waived = readyDealer(player, faces, type) >= 0;
    if (player.actions < 1 && !waived) continue;
    const shifts = priceShifts(player, faces, type);
    for (let j = 0; j < shifts.length; j++) {
      const pounds = priceOf(face, step, state.market[type]! + shifts[j]!);
      if (pounds > limit) continue;
      if (player.actions >= 1 && !hasDeal(player, faces, moves, from, pounds, false, type))
        moves.push(dealOf(deal, at, type, pounds, false));
      if (waived && !hasDeal(player, faces, moves, from, pounds, true, type)) moves.push(dealOf(deal, at, type, pounds, true));
    }
  }
}

function dealOf(deal: 'buy' | 'sell', at: number, as: number, pounds: number, free: boolean): Move {
  return deal === 'buy' ? { type: deal, card: at, as, pounds, free } : { type: deal, space: at, as, pounds, free };
}

/** Which of two types it counts as makes a difference only by the price, by who waives the action, or in buying to a job. */
function hasDeal(
  player: PlayerState,
  faces: readonly Face[],
  moves: readonly Move[],
  from: number,
  pounds: number,
  free: boolean,
  type: number,
): boolean {
  for (let i = from; i < moves.length; i++) {
    const move = moves[i] as MoveOf<'buy' | 'sell'>;
    if (move.pounds !== pounds || move.free !== free) continue;
    if (move.type === 'buy' && player.job >= 0) {
      if (move.as === type) return true;
    } else if (!free || readyDealer(player, faces, move.as) === readyDealer(player, faces, type)) return true;
  }
  return false;
}

/** Uses an action or the helper that waives it; names that helper and those that make the price. */
export function payDeal(
  { market }: State,
  player: PlayerState,
  faces: readonly Face[],
  { scale }: Face,
  step: number,
  { as, pounds, free }: MoveOf<'buy' | 'sell'>,
): readonly number[] {
  const made = priceHelpers(player, faces, as, scale[step]! + market[as]!, pounds);
  if (!free) {
    player.actions--;
    return made;
  }
  const dealer = player.board[readyDealer(player, faces, as)]!;
  dealer.served++;
  return [dealer.card, ...made];
}
