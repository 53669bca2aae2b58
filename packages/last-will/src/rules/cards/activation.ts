/** Black-bordered cards activated. LW-BLACK-3, LW-BLACK-4, LW-EXP-1 to LW-EXP-3, LW-HELP-4 to LW-HELP-6. */
import type { Refusal } from '@parlour/kernel';
import { type Face, typeSymbol } from '../book.ts';
import type { MoveRules } from '../decision.ts';
import type { Move, MoveOf } from '../move.ts';
import { limitOf, settle, spend } from '../spending.ts';
import { DOG, FARM, HORSE, type Played, type PlayerState } from '../state.ts';
import { type GameTable, tableOf } from '../table.ts';
import { outOfActions, unaffordable } from './hand.ts';
import { bonusHelpers, bonusSums, readyKeeper } from './helpers.ts';

const NO_TYPE: readonly number[] = [-1];

/** What an activation spends without companions: the printed amount, or what is counted on the farms now (LW-EXP-2). */
function firstAmount(player: PlayerState, faces: readonly Face[], face: Face): number {
  if (!face.counts) return face.usePounds;
  let sum = face.usePounds;
  for (const { card, tokens } of player.board) {
    if (!faces[card]!.types.includes(FARM)) continue;
    sum += face.perFarm;
    for (const token of tokens) sum += token === HORSE ? face.perHorse : token === DOG ? face.perDog : 0;
  }
  return sum;
}

/** Every open amount with every sum of bonuses; each amount once, whichever way it comes about. */
export function listActivate(player: PlayerState, table: GameTable, space: number, limit: number, moves: Move[]): void {
  const { faces } = table.book;
  const played = player.board[space]!;
  const face = faces[played.card]!;
  if (played.activated || !face.usable) return;
  const first = firstAmount(player, faces, face);
  if (face.counts && first === 0) return;
  const from = moves.length;
  const types = face.kind === 'property' ? face.types : NO_TYPE;
  for (let t = 0; t < types.length; t++) {
    const as = types[t]!;
    const waived = as >= 0 && face.useActions > 0 && readyKeeper(player, faces, as) >= 0;
    const paid = face.useActions <= player.actions;
    if (!waived && !paid) continue;
    const sums = bonusSums(player, faces, as >= 0 ? typeSymbol(as) : face.symbols);
    for (let i = -1; i < played.tokens.length; i++) {
      const amount = i < 0 ? first : face.spaces[i]!.pounds;
      for (let j = 0; j < sums.length; j++) {
        const pounds = amount + sums[j]!;
        if (pounds > limit) continue;
        if (paid && !has(player, faces, moves, from, pounds, false, as)) moves.push({ type: 'activate', space, as, pounds, free: false });
        if (waived && !has(player, faces, moves, from, pounds, true, as)) moves.push({ type: 'activate', space, as, pounds, free: true });
      }
    }
  }
}

/** Which of two types it is activated as makes a difference only by the amount, or by the helper that waives the actions. */
function has(
  player: PlayerState,
  faces: readonly Face[],
  moves: readonly Move[],
  from: number,
  pounds: number,
  free: boolean,
  as: number,
): boolean {
  for (let i = from; i < moves.length; i++) {
    const move = moves[i] as MoveOf<'activate'>;
    if (move.pounds !== pounds || move.free !== free) continue;
    if (!free || readyKeeper(player, faces, move.as) === readyKeeper(player, faces, as)) return true;
  }
  return false;
}

export const activation: MoveRules<MoveOf<'activate'>> = {
  refuse(state, seat, move) {
    const player = state.players[seat]!;
    const played = player.board[move.space];
    if (played === undefined) return { rule: 'BOARD' };
    if (played.activated) return { rule: 'LW-BLACK-3' };
    const { faces } = tableOf(state).book;
    const face = faces[played.card]!;
    if (!face.usable) return { rule: 'LW-BLACK-4' };
    if (face.counts && firstAmount(player, faces, face) === 0) return { rule: 'LW-EXP-2' };
    if (move.free && (face.useActions === 0 || readyKeeper(player, faces, move.as) < 0)) return notWaived(player, face);
    if (face.useActions > player.actions && !move.free) return outOfActions(player, face.useActions);
    if (move.pounds > limitOf(player, faces)) return unaffordable(player, move.pounds);
    return { rule: face.spaces.some(({ pounds }) => pounds === move.pounds) ? 'LW-EXP-1' : 'LW-SPEND-5' };
  },
  play(state, seat, move, tell) {
    const { faces } = tableOf(state).book;
    const player = state.players[seat]!;
    const played = player.board[move.space]!;
    const face = faces[played.card]!;
    played.activated = true;
    const helpers: number[] = [];
    if (move.free) {
      const helper = player.board[readyKeeper(player, faces, move.as)]!;
      helper.served++;
      helpers.push(helper.card);
    } else player.actions -= face.useActions;
    tell({ type: 'activated', seat, card: played.card, space: move.space, actions: move.free ? 0 : face.useActions, helpers });
    const on = face.kind === 'property' ? 'maintenance' : face.kind === 'helper' ? 'helper' : 'expense';
    if (move.pounds > 0) spend(state, seat, move.pounds, on, played.card, bonusesIn(player, faces, played, move), tell);
    settle(state, seat, tell);
  },
};

/** No helper waives the actions: there are such helpers for properties alone. */
function notWaived(player: PlayerState, { kind, types, useActions }: Face): Refusal {
  if (kind !== 'property') return outOfActions(player, useActions);
  return { rule: types[0] === FARM ? 'LW-HELP-4' : 'LW-HELP-5' };
}

/** The helpers in an amount: the dearest printed amount that leaves a sum of bonuses. */
function bonusesIn(player: PlayerState, faces: readonly Face[], played: Played, move: MoveOf<'activate'>): readonly number[] {
  const face = faces[played.card]!;
  const uses = [move.as >= 0 ? typeSymbol(move.as) : face.symbols];
  for (let i = played.tokens.length - 1; i >= -1; i--) {
    const over = move.pounds - (i < 0 ? firstAmount(player, faces, face) : face.spaces[i]!.pounds);
    if (over === 0) return [];
    const helpers = over > 0 ? bonusHelpers(player, faces, uses, over) : [];
    if (helpers.length > 0) return helpers;
  }
  return [];
}
