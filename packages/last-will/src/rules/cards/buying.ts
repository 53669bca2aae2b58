/** Buying property. LW-PROP-1 to LW-PROP-3, LW-SPEND-2. */
import type { Refusal, Seat } from '@parlour/kernel';
import { type Face, placeOfBit, typeSymbol } from '../book.ts';
import { type DecisionRules, type DoingOf, goOn, type MoveRules } from '../decision.ts';
import type { Tell } from '../event.ts';
import type { Move, MoveOf } from '../move.ts';
import { removeFromHand } from '../piles.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import { spend } from '../spending.ts';
import { FARM, type PlayerState, type State } from '../state.ts';
import { type GameTable, tableOf } from '../table.ts';
import { listDeals, payDeal, priceOf } from './deals.ts';
import { outOfActions, refuseFromHand, refuseSpace } from './hand.ts';
import { priceShifts, readyDealer } from './helpers.ts';

/** Whether a card can be bought at all if the card on `leaving` goes. */
export function canBuy(state: State, player: PlayerState, table: GameTable, face: Face, leaving: number): boolean {
  if (player.bankrupt) return false;
  const { faces } = table.book;
  for (let i = 0; i < face.types.length; i++) {
    const type = face.types[i]!;
    if (player.actions < 1 && readyDealer(player, faces, type, leaving) < 0) continue;
    if (priceOf(face, 0, state.market[type]! + priceShifts(player, faces, type, leaving)[0]!) <= player.money) return true;
  }
  return false;
}

export function listBuy(state: State, player: PlayerState, table: GameTable, face: Face, moves: Move[]): void {
  if (!player.bankrupt) listDeals('buy', face.index, face, 0, player.money, state, player, table.book.faces, moves);
}

export const buying: MoveRules<MoveOf<'buy'>> = {
  refuse(state, seat, move) {
    const player = state.players[seat]!;
    const face = tableOf(state).book.faces[move.card]!;
    const wrong = refuseFromHand(player, face, move.card);
    if (wrong !== undefined) return wrong;
    if (face.kind === 'property') return refuseProperty(state, player, face, move);
    return { rule: face.kind === 'event' ? 'LW-WHITE-1' : 'LW-BLACK-1' };
  },
  play(state, seat, move, tell) {
    const { faces } = tableOf(state).book;
    const player = state.players[seat]!;
    const { card, as, pounds } = move;
    const face = faces[card]!;
    state.doing = null;
    removeFromHand(player, card);
    const helpers = payDeal(state, player, faces, face, 0, move);
    tell({ type: 'bought', seat, card, as, pounds, helpers });
    if (pounds > 0) spend(state, seat, pounds, 'purchase', card, [], tell);
    const tokens = face.spaces.filter(({ free }) => free).map(({ takes }) => placeOfBit(takes));
    player.board.push({ card, step: 0, tokens, activated: false, served: 0 });
    for (const token of tokens) tell({ type: 'token', seat, card: -1, space: player.board.length - 1, onto: card, as: token });
    offerDemotion(state, seat, typeSymbol(as), tell);
  },
};

/** Why a property in hand does not come into play, whatever was tried with it. */
export function refuseProperty(state: State, player: PlayerState, face: Face, move: MoveOf<'buy' | 'lay' | 'replace'>): Refusal {
  const { money } = player;
  if (player.bankrupt) return { rule: 'LW-SPEND-2', details: { problem: 'bankrupt', money } };
  // While a purchase is half done, room has been made for it.
  const wrong = state.doing === null ? refuseSpace(player, tableOf(state).book.faces, move.type === 'replace') : undefined;
  if (wrong !== undefined) return wrong;
  if (move.type === 'lay') return { rule: 'LW-PROP-2' };
  const lowest = Math.min(...face.types.map((type) => priceOf(face, 0, state.market[type]!)));
  if (lowest > money || (move.type === 'buy' && move.pounds > money)) return { rule: 'LW-SPEND-2', details: { problem: 'money', money } };
  const free = move.type === 'buy' && move.free;
  if (player.actions < 1 && !free) return outOfActions(player, 1);
  if (free) return { rule: face.types[0] === FARM ? 'LW-HELP-1' : 'LW-HELP-2' };
  return { rule: 'LW-PROP-2' };
}

/** At which price: the only one there is, is paid at once. */
export function askForPrice(state: State, seat: Seat, card: number, tell: Tell): void {
  goOn(purchase, state, seat, { type: 'purchase', card }, tell);
}

/** A space has been opened for a property: how is it bought? */
export const purchase: DecisionRules<MoveOf<'buy'>, DoingOf<'purchase'>> = {
  takes: ['buy'],
  prompt: (_view, { card }) => ['prompt.purchase', { card }],
  list(state, seat, moves, { card }) {
    const table = tableOf(state);
    listBuy(state, state.players[seat]!, table, table.book.faces[card]!, moves);
  },
  refuse: (state, seat, move) => buying.refuse(state, seat, move, null),
  play: (state, seat, move, tell) => buying.play(state, seat, move, tell, null),
};
