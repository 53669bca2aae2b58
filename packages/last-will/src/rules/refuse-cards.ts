/** Why a card cannot be used as somebody wants to use it. */
import type { Refusal } from '@parlour/kernel';
import type { Face } from './book.ts';
import { firstAmount } from './cards/black.ts';
import { whiteActions } from './cards/helpers.ts';
import { canDoSomething } from './cards/white.ts';
import type { Move } from './move.ts';
import { limitOf } from './spending.ts';
import { type Doing, FARM, type Played, type Player, type State } from './state.ts';
import type { Table } from './table.ts';

type HandMove = Extract<Move, { type: 'play' | 'begin' | 'lay' | 'replace' | 'buy' }>;

export function fromHand(state: State, player: Player, table: Table, move: HandMove): Refusal {
  const face = table.book.faces[move.card];
  if (face === undefined || !player.hand.includes(move.card)) return { rule: 'HAND' };
  if (face.kind === 'companion' || face.kind === 'wild') return { rule: 'LW-COMP-1' };
  if (move.type === 'play' || move.type === 'begin') return white(player, table, face, move);
  if (face.kind === 'event') return { rule: 'LW-WHITE-1' };
  if (face.kind === 'property') return property(state, player, table, face, move);
  if (move.type === 'buy') return { rule: 'LW-BLACK-1' };
  return space(player, table, face, move) ?? laying(player, table, face);
}

function white(player: Player, table: Table, face: Face, move: Extract<Move, { type: 'play' | 'begin' }>): Refusal {
  if (face.kind !== 'event') return { rule: face.kind === 'property' ? 'LW-PROP-2' : 'LW-BLACK-1' };
  const option = face.pay[move.option];
  if (option === undefined) return { rule: 'LW-WHITE-3' };
  const left = player.actions + whiteActions(player, table.book.faces);
  if (option.actions > left) return { rule: 'LW-ACT-3', details: { needed: option.actions, left } };
  if (!canDoSomething(player, table, face)) return { rule: face.effect };
  const pounds = move.type === 'play' ? Math.max(move.pounds, option.pounds) : option.pounds;
  if (pounds > limitOf(player, table.book.faces)) return unaffordable(player, pounds);
  if (move.type === 'begin') return { rule: 'LW-WHITE-1' };
  return face.companions.length > 0 ? { rule: 'LW-WHITE-2' } : { rule: 'LW-SPEND-5' };
}

function unaffordable(player: Player, pounds: number): Refusal {
  return { rule: 'LW-SPEND-1', details: { pounds, money: player.money } };
}

/** Whether the matter is the open space. */
function space(player: Player, table: Table, face: Face, move: HandMove): Refusal | undefined {
  const full = player.board.length >= player.spaces;
  if (full && player.board.every(({ card }) => table.book.faces[card]!.kind === 'property')) return { rule: 'LW-PROP-6' };
  if (full !== (move.type === 'replace')) return { rule: full ? 'LW-BLACK-1' : 'LW-BLACK-2' };
  return face.kind === 'property' && move.type === 'lay' ? { rule: 'LW-PROP-2' } : undefined;
}

function laying(player: Player, table: Table, face: Face): Refusal {
  if (face.layActions > player.actions) return { rule: 'LW-ACT-3', details: { needed: face.layActions, left: player.actions } };
  return face.layPounds > limitOf(player, table.book.faces) ? unaffordable(player, face.layPounds) : { rule: 'LW-BLACK-1' };
}

function property(state: State, player: Player, table: Table, face: Face, move: HandMove): Refusal {
  if (player.bankrupt) return { rule: 'LW-SPEND-2', details: { problem: 'bankrupt', money: player.money } };
  const wrong = state.doing === null ? space(player, table, face, move) : undefined;
  if (wrong !== undefined) return wrong;
  const lowest = Math.min(...face.types.map((type) => Math.max(0, face.scale[0]! + state.market[type]!)));
  if (lowest > player.money || (move.type === 'buy' && move.pounds > player.money))
    return { rule: 'LW-SPEND-2', details: { problem: 'money', money: player.money } };
  if (player.actions < 1 && (move.type !== 'buy' || !move.free)) return { rule: 'LW-ACT-3', details: { needed: 1, left: player.actions } };
  if (move.type === 'buy' && move.free) return { rule: face.types[0] === FARM ? 'LW-HELP-1' : 'LW-HELP-2' };
  return { rule: 'LW-PROP-2' };
}

export function adding(
  state: State,
  player: Player,
  table: Table,
  move: Extract<Move, { type: 'bring' | 'join' | 'toss' | 'spend' }>,
): Refusal {
  const doing = state.doing as Extract<Doing, { type: 'use' }>;
  const { faces } = table.book;
  const limit = limitOf(player, faces);
  if (move.type === 'spend') {
    if (move.pounds > limit) return { rule: 'LW-SPEND-6', details: { pounds: move.pounds, money: player.money } };
    return { rule: 'LW-SPEND-5' };
  }
  if (!player.hand.includes(move.card)) return { rule: 'HAND' };
  if (move.type === 'bring') {
    const option = doing.cards.includes(move.to) ? faces[move.to]!.companions.find(({ kind }) => kind === move.as) : undefined;
    if (option !== undefined && doing.pounds + option.pounds > limit) return unaffordable(player, doing.pounds + option.pounds);
    return { rule: 'LW-WHITE-2' };
  }
  if (move.type === 'toss') return doing.pounds + 1 > limit ? unaffordable(player, doing.pounds + 1) : { rule: 'GS-EVT-1' };
  const joining = faces[move.card]!;
  const pounds = doing.pounds + (joining.pay[0]?.pounds ?? 0);
  return joining.nuptial !== '' && pounds > limit ? unaffordable(player, pounds) : { rule: 'GS-NUPT-2' };
}

type BoardMove = Extract<Move, { type: 'discard' | 'sell' | 'activate' | 'drawSix' | 'token' | 'place' | 'decay' }>;

export function onBoard(player: Player, table: Table, move: BoardMove): Refusal {
  const played = player.board[move.space];
  if (played === undefined) return { rule: 'BOARD' };
  const face = table.book.faces[played.card]!;
  switch (move.type) {
    case 'discard':
      return { rule: face.kind === 'property' ? 'LW-PROP-6' : 'LW-BLACK-2' };
    case 'sell':
      if (face.kind !== 'property') return { rule: 'LW-PROP-5' };
      if (player.actions < 1 && !move.free) return { rule: 'LW-ACT-3', details: { needed: 1, left: player.actions } };
      return { rule: 'LW-PROP-5' };
    case 'activate':
      return activating(player, table, played, face, move);
    case 'drawSix':
      return { rule: played.activated ? 'LW-BLACK-3' : 'GS-HELP-2' };
    case 'token':
      if (player.actions < 1) return { rule: 'LW-ACT-3', details: { needed: 1, left: 0 } };
      return { rule: player.hand.includes(move.card) ? 'LW-COMP-2' : 'HAND' };
    case 'place':
      return { rule: 'LW-WHITE-5' };
    case 'decay':
      return { rule: 'LW-WHITE-6' };
  }
}

function activating(player: Player, table: Table, played: Played, face: Face, move: Extract<Move, { type: 'activate' }>): Refusal {
  const { faces } = table.book;
  if (played.activated) return { rule: 'LW-BLACK-3' };
  if (!face.usable) return { rule: 'LW-BLACK-4' };
  const first = firstAmount(player, faces, face);
  if (face.counts && first === 0) return { rule: 'LW-EXP-2' };
  if (face.useActions > player.actions && !move.free)
    return { rule: 'LW-ACT-3', details: { needed: face.useActions, left: player.actions } };
  if (move.pounds > limitOf(player, faces)) return unaffordable(player, move.pounds);
  return { rule: face.spaces.some(({ pounds }) => pounds === move.pounds) ? 'LW-EXP-1' : 'LW-SPEND-5' };
}
