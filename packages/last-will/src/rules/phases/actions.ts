/** Phase 4: everyone in turn plays and activates cards. LW-ACT-1 to LW-ACT-3. */
import type { Seat } from '@parlour/kernel';
import {
  activate,
  lay,
  listActivate,
  listBlack,
  listDrawSix,
  listRoom,
  listTokens,
  makeRoom,
  placeToken,
  replace,
} from '../cards/black.ts';
import { decay, endFair, listFair, listRoof, placeAnimal } from '../cards/effects.ts';
import { buy, listBuy, listSale, listSell, sell, sellPrivately } from '../cards/property.ts';
import { begin, bring, complete, join, listUse, listWhite, play as playWhite, toss } from '../cards/white.ts';
import { extraActions } from '../cards/helpers.ts';
import { answerDemotion, listDemotions } from '../sacked/jobs.ts';
import { limitOf } from '../spending.ts';
import type { Tell } from '../event.ts';
import type { Move } from '../move.ts';
import type { Doing, State } from '../state.ts';
import { tableOf } from '../table.ts';
import { beginDraw, declare, listDraw, listPick, pick } from './drawing.ts';

const DONE: Move = { type: 'done' };

export function startActions(state: State, tell: Tell): void {
  const { plans, faces } = tableOf(state).book;
  state.phase = 'actions';
  for (const player of state.players) player.actions = plans[state.plans[player.plan]!]!.actions + extraActions(player, faces);
  startTurn(state, state.order[0]!, tell);
}

function startTurn(state: State, seat: Seat, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const player = state.players[seat]!;
  state.turn = seat;
  const helpers = player.board.filter(({ card }) => faces[card]!.extraActions > 0).map(({ card }) => card);
  tell({ type: 'turn', seat, actions: player.actions, helpers });
}

export function actionMoves(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (state.doing !== null) {
    listDoing(state, seat, state.doing, moves);
    return moves;
  }
  const table = tableOf(state);
  const { faces } = table.book;
  const player = state.players[seat]!;
  const { hand, board } = player;
  const limit = limitOf(player, faces);
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue;
    const face = faces[hand[i]!]!;
    if (face.kind === 'event') listWhite(player, table, face, limit, moves);
    else if (face.kind !== 'companion' && face.kind !== 'wild') listBlack(state, player, table, face, limit, moves);
  }
  for (let space = 0; space < board.length; space++) {
    const face = faces[board[space]!.card]!;
    listActivate(player, table, space, limit, moves);
    if (face.spaces.length !== 0) listTokens(player, table, space, moves);
    if (face.kind === 'property') listSell(state, player, table, space, moves);
    else if (face.kind === 'helper') listDrawSix(state, player, table, space, moves);
  }
  moves.push(DONE);
  return moves;
}

/** What a decision begun in this phase goes on with. */
function listDoing(state: State, seat: Seat, doing: Doing, moves: Move[]): void {
  const table = tableOf(state);
  const player = state.players[seat]!;
  switch (doing.type) {
    case 'use':
      return listUse(player, table, doing, moves);
    case 'room':
      return listRoom(state, player, table, doing.card, moves);
    case 'purchase':
      return listBuy(state, player, table, table.book.faces[doing.card]!, moves);
    case 'fair':
      return listFair(player, table.book.faces, moves);
    case 'roof':
      return listRoof(player, table.book.faces, moves);
    case 'sale':
      return listSale(player, table, moves);
    case 'demote':
      return listDemotions(player, table, doing.symbols, moves);
    case 'pick':
      return listPick(doing, moves);
    case 'draw':
      moves.push(...listDraw(state, doing));
      return;
    case 'market':
      // An errand.
      return;
  }
}

/** Legal, and only ever a loss: to place fewer animals than one could (LW-WHITE-5). */
export function wastefulActions(state: State): Move[] {
  return state.doing?.type === 'fair' ? [DONE] : [];
}

/** Returns whether everybody is done. */
export function playAction(state: State, seat: Seat, move: Move, tell: Tell): boolean {
  if (move.type === 'done' && state.doing === null) return endTurn(state, seat, tell);
  act(state, seat, move, tell);
  return false;
}

function act(state: State, seat: Seat, move: Move, tell: Tell): void {
  const { doing } = state;
  switch (move.type) {
    case 'play':
      return playWhite(state, seat, move.card, move.option, move.pounds, tell);
    case 'begin':
      return begin(state, seat, move.card, move.option, tell);
    case 'lay':
      return lay(state, seat, move.card, tell);
    case 'replace':
      return replace(state, seat, move.card, tell);
    case 'buy':
      return buy(state, seat, move, tell);
    case 'sell':
      return doing?.type === 'sale' ? sellPrivately(state, seat, doing.symbols, move, tell) : sell(state, seat, move, tell);
    case 'activate':
      return activate(state, seat, move, tell);
    case 'token':
      return placeToken(state, seat, move, tell);
    case 'drawSix':
      return startSix(state, seat, move.space, tell);
    default:
      if (doing !== null) goOn(state, seat, doing, move, tell);
  }
}

/** The helper that draws cards and keeps one is activated (GS-HELP-2). */
function startSix(state: State, seat: Seat, space: number, tell: Tell): void {
  const played = state.players[seat]!.board[space]!;
  played.activated = true;
  tell({ type: 'activated', seat, card: played.card, space, actions: 0, helpers: [] });
  beginDraw(state, seat, tableOf(state).book.faces[played.card]!.searches, true, tell);
}

function goOn(state: State, seat: Seat, doing: Doing, move: Move, tell: Tell): void {
  if (doing.type === 'use') {
    if (move.type === 'bring') bring(state, seat, doing, move, tell);
    else if (move.type === 'join') join(state, seat, doing, move.card, tell);
    else if (move.type === 'toss') toss(state, seat, doing, move.card, tell);
    else if (move.type === 'spend') complete(state, seat, doing, move.pounds, tell);
  } else if (doing.type === 'room' && move.type === 'discard') makeRoom(state, seat, doing.card, move.space, tell);
  else if (doing.type === 'fair' && move.type === 'place') placeAnimal(state, seat, doing, move.space, move.as, tell);
  else if (doing.type === 'fair' && move.type === 'done') endFair(state, seat, doing, tell);
  else if (doing.type === 'roof' && move.type === 'decay') decay(state, seat, doing, move.space, tell);
  else if (doing.type === 'draw' && move.type === 'draw') declare(state, seat, doing, move.cards, tell);
  else if (doing.type === 'pick' && move.type === 'keep') pick(state, seat, doing, move.card, tell);
  else if (doing.type === 'demote') answerDemotion(state, seat, move, tell);
}

function endTurn(state: State, seat: Seat, tell: Tell): boolean {
  const player = state.players[seat]!;
  tell({ type: 'finished', seat, lost: player.actions });
  player.actions = 0;
  const next = state.order[state.order.indexOf(seat) + 1];
  if (next === undefined) return true;
  startTurn(state, next, tell);
  return false;
}
