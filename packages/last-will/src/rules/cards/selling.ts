/** Selling property, also in private. LW-PROP-5, GS-EVT-3. */
import type { Seat } from '@parlour/kernel';
import { type DecisionRules, type DoingOf, goOn, type MoveRules } from '../decision.ts';
import type { Tell } from '../event.ts';
import type { Move, MoveOf } from '../move.ts';
import { discard } from '../piles.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import { settle } from '../spending.ts';
import { FARM, type PlayerState, type State } from '../state.ts';
import { type GameTable, tableOf } from '../table.ts';
import { listDeals, payDeal, priceOf } from './deals.ts';
import { outOfActions } from './hand.ts';
import { priceHelpers, priceShifts } from './helpers.ts';

export function listSell(state: State, player: PlayerState, table: GameTable, space: number, moves: Move[]): void {
  const { faces } = table.book;
  const { card, step } = player.board[space]!;
  listDeals('sell', space, faces[card]!, step, Number.POSITIVE_INFINITY, state, player, faces, moves);
}

export const selling: MoveRules<MoveOf<'sell'>> = {
  refuse(state, seat, { space, free }) {
    const player = state.players[seat]!;
    const played = player.board[space];
    if (played === undefined) return { rule: 'BOARD' };
    const isProperty = tableOf(state).book.faces[played.card]!.kind === 'property';
    return isProperty && player.actions < 1 && !free ? outOfActions(player, 1) : { rule: 'LW-PROP-5' };
  },
  play(state, seat, move, tell) {
    const { faces } = tableOf(state).book;
    const player = state.players[seat]!;
    const { card, step } = player.board[move.space]!;
    handOver(state, seat, move, payDeal(state, player, faces, faces[card]!, step, move), tell);
    settle(state, seat, tell);
  },
};

function handOver(state: State, seat: Seat, move: MoveOf<'sell'>, helpers: readonly number[], tell: Tell): void {
  const player = state.players[seat]!;
  const { card } = player.board[move.space]!;
  player.board.splice(move.space, 1);
  player.money += move.pounds;
  discard(state, tableOf(state).book, card);
  tell({ type: 'sold', seat, card, space: move.space, as: move.as, pounds: move.pounds, helpers });
}

/** The private sale: the only one there is, is made at once. `symbols` are those of the play that it ends. */
export function startSale(state: State, seat: Seat, symbols: number, tell: Tell): void {
  goOn(sale, state, seat, { type: 'sale', symbols }, tell);
}

/** A property to be sold without action and modifier (GS-EVT-3). */
export const sale: DecisionRules<MoveOf<'sell'>, DoingOf<'sale'>> = {
  takes: ['sell'],
  prompt: () => ['prompt.sale'],
  list(state, seat, moves) {
    const { faces } = tableOf(state).book;
    const player = state.players[seat]!;
    for (let space = 0; space < player.board.length; space++) {
      const played = player.board[space]!;
      const face = faces[played.card]!;
      const from = moves.length;
      for (const type of face.types)
        for (const shift of priceShifts(player, faces, type)) {
          const pounds = priceOf(face, played.step, shift);
          if (!hasSale(moves, from, pounds, type)) moves.push({ type: 'sell', space, as: type, pounds, free: true });
        }
    }
  },
  refuse: (state, seat, move) => selling.refuse(state, seat, move, null),
  play(state, seat, move, tell, { symbols }) {
    const { faces } = tableOf(state).book;
    const player = state.players[seat]!;
    const { card, step } = player.board[move.space]!;
    state.doing = null;
    handOver(state, seat, move, priceHelpers(player, faces, move.as, faces[card]!.scale[step]!, move.pounds), tell);
    offerDemotion(state, seat, symbols, tell);
  },
};

/** No helper waives anything here, so that two types of house at one price are one sale; a farm is told from a house. */
function hasSale(moves: readonly Move[], from: number, pounds: number, type: number): boolean {
  for (let i = from; i < moves.length; i++) {
    const move = moves[i] as MoveOf<'sell'>;
    if (move.pounds === pounds && (move.as === FARM) === (type === FARM)) return true;
  }
  return false;
}
