/** Why a decision is not open: the rule that forbids it. Takes any value at all. */
import { type Refusal, same, type Seat } from '@parlour/kernel';
import type { Face } from './book.ts';
import { firstAmount } from './cards/black.ts';
import { whiteActions } from './cards/helpers.ts';
import { canDoSomething } from './cards/white.ts';
import { keepLimit } from './phases/end-of-round.ts';
import { freeSpace, mayDemoteThere, mayExtendThere } from './phases/errands.ts';
import { supply } from './piles.ts';
import { mayDecide, moves, wasteful } from './play.ts';
import { limitOf } from './spending.ts';
import { type Doing, FREE, type Move, type Played, type Player, REGULAR, type State } from './state.ts';
import { type Table, tableOf } from './table.ts';

type Field = 'number' | 'boolean' | 'numbers';

/** The fields of each kind of move. */
const shapes: Readonly<Record<Move['type'], Readonly<Record<string, Field>>>> = {
  keep: { card: 'number' },
  keepAll: {},
  keepNoMore: {},
  block: { plan: 'number' },
  plan: { plan: 'number' },
  draw: { deck: 'number', cards: 'number' },
  forgo: { space: 'number' },
  take: { slot: 'number' },
  extension: {},
  market: {},
  arrange: { order: 'numbers' },
  unknown: { deck: 'number' },
  opera: { pounds: 'number' },
  demotion: { line: 'number' },
  either: { line: 'number' },
  play: { card: 'number', option: 'number', pounds: 'number' },
  begin: { card: 'number', option: 'number' },
  bring: { card: 'number', as: 'number', to: 'number' },
  join: { card: 'number' },
  toss: { card: 'number' },
  spend: { pounds: 'number' },
  lay: { card: 'number' },
  replace: { card: 'number' },
  discard: { space: 'number' },
  buy: { card: 'number', as: 'number', pounds: 'number', free: 'boolean' },
  sell: { space: 'number', as: 'number', pounds: 'number', free: 'boolean' },
  activate: { space: 'number', as: 'number', pounds: 'number', free: 'boolean' },
  drawSix: { space: 'number' },
  token: { space: 'number', card: 'number', as: 'number' },
  place: { space: 'number', as: 'number' },
  decay: { space: 'number' },
  demote: { line: 'number' },
  decline: {},
  done: {},
};

/** What may be decided in each phase while nothing is half done. */
const decisions: Readonly<Record<State['phase'], readonly Move['type'][]>> = {
  starting: ['keep', 'keepAll', 'keepNoMore'],
  planning: ['block', 'plan'],
  errands: ['take', 'extension', 'market', 'unknown', 'opera', 'demotion', 'either'],
  actions: ['play', 'begin', 'lay', 'replace', 'buy', 'sell', 'activate', 'drawSix', 'token', 'done'],
  ending: ['keep', 'keepAll', 'keepNoMore'],
  over: [],
};

/** What goes on with a decision half done. */
const continuations: Readonly<Record<Doing['type'], readonly Move['type'][]>> = {
  draw: ['draw', 'forgo'],
  pick: ['keep'],
  market: ['arrange'],
  use: ['bring', 'join', 'toss', 'spend'],
  room: ['discard'],
  purchase: ['buy'],
  fair: ['place', 'done'],
  roof: ['decay'],
  sale: ['sell'],
  demote: ['demote', 'decline'],
};

export function refuse(state: State, seat: Seat, move: unknown): Refusal | undefined {
  if (state.phase === 'over') return { rule: 'OVER' };
  if (!mayDecide(state, seat)) return { rule: 'TURN' };
  if (!isMove(move)) return { rule: 'MOVE' };
  if (moves(state, seat).some((listed) => isSame(listed, move)) || wasteful(state, seat).some((listed) => isSame(listed, move)))
    return undefined;
  if (state.doing === null ? !decisions[state.phase].includes(move.type) : !continuations[state.doing.type].includes(move.type))
    return outOfPlace(state, move);
  return reason(state, state.players[seat]!, tableOf(state), move);
}

function isSame(listed: Move, move: Move): boolean {
  return listed.type === move.type && same(listed, move);
}

function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string') return false;
  if (!Object.hasOwn(shapes, value.type)) return false;
  const fields = Object.entries(shapes[value.type as Move['type']]);
  return (
    Object.keys(value).length === fields.length + 1 && fields.every(([key, field]) => fits((value as Record<string, unknown>)[key], field))
  );
}

function fits(value: unknown, field: Field): boolean {
  if (field === 'boolean') return typeof value === 'boolean';
  if (field === 'numbers') return Array.isArray(value) && value.every(Number.isInteger);
  return Number.isInteger(value);
}

/** A move of another phase, or of another kind than what is half done. */
function outOfPlace(state: State, move: Move): Refusal {
  if (state.doing !== null) return { rule: 'UNFINISHED', details: { doing: state.doing.type } };
  if (move.type === 'demote' || move.type === 'decline') return { rule: 'GS-JOB-2' };
  return { rule: 'LW-ROUND-1', details: { phase: state.phase } };
}

function reason(state: State, player: Player, table: Table, move: Move): Refusal {
  switch (move.type) {
    case 'keep':
    case 'keepAll':
    case 'keepNoMore':
      return keeping(state, player, table, move);
    case 'block':
    case 'plan':
      return planning(state, move);
    case 'draw':
      return drawing(state, move);
    case 'forgo':
      return { rule: 'LW-PLAN-6' };
    case 'take':
    case 'extension':
    case 'market':
    case 'unknown':
    case 'opera':
    case 'demotion':
    case 'either':
      return errand(state, player, table, move);
    case 'arrange':
      return { rule: 'LW-ERR-6' };
    case 'play':
    case 'begin':
    case 'lay':
    case 'replace':
    case 'buy':
      return fromHand(state, player, table, move);
    case 'bring':
    case 'join':
    case 'toss':
    case 'spend':
      return adding(state, player, table, move);
    case 'discard':
    case 'sell':
    case 'activate':
    case 'drawSix':
    case 'token':
    case 'place':
    case 'decay':
      return onBoard(player, table, move);
    case 'demote':
      return { rule: 'GS-JOB-3' };
    case 'decline':
    case 'done':
      return { rule: 'MOVE' };
  }
}

function keeping(state: State, player: Player, table: Table, move: Move): Refusal {
  if (state.phase === 'actions') return { rule: 'GS-HELP-2' };
  if (move.type === 'keep') return move.card === table.book.wild ? { rule: 'LW-END-2' } : { rule: 'HAND' };
  const rule = state.phase === 'starting' ? 'LW-SETUP-8' : 'LW-END-1';
  return { rule, details: { limit: keepLimit(state, player) } };
}

function planning(state: State, move: Extract<Move, { type: 'block' | 'plan' }>): Refusal {
  const blocking = state.players.length === 2 && state.markers.filter((marker) => marker !== FREE).length < 2;
  if ((move.type === 'block') !== blocking) return { rule: 'LW-2P-1', details: { blocking: blocking ? 'yes' : 'no' } };
  return { rule: 'LW-PLAN-1' };
}

function drawing(state: State, move: Extract<Move, { type: 'draw' }>): Refusal {
  const doing = state.doing as Extract<Doing, { type: 'draw' }>;
  if (move.deck < 0 || move.deck >= REGULAR) return { rule: 'LW-PLAN-4' };
  const left = supply(state, move.deck);
  if (move.deck === doing.deck && move.cards > left) return { rule: 'LW-PLAN-7', details: { deck: move.deck, left } };
  return { rule: 'LW-PLAN-3', details: { due: doing.due, deck: doing.deck } };
}

type ErrandMove = Extract<Move, { type: 'take' | 'extension' | 'market' | 'unknown' | 'opera' | 'demotion' | 'either' }>;

function errand(state: State, player: Player, table: Table, move: ErrandMove): Refusal {
  const occupied: Refusal = { rule: 'LW-ERR-2' };
  switch (move.type) {
    case 'take': {
      const slot = table.slots[move.slot];
      if (slot === undefined) return { rule: 'LW-ERR-4' };
      if (slot.shared && freeSpace(state, table, 'take', move.slot) < 0) return { rule: 'LW-ERR-4' };
      if (freeSpace(state, table, 'take', move.slot) < 0) return occupied;
      return state.offer[move.slot]! < 0 ? { rule: 'LW-OFFER-3' } : occupied;
    }
    case 'extension':
      return state.extensions === 0 ? { rule: 'LW-ERR-5' } : occupied;
    case 'market':
      return occupied;
    case 'unknown':
      if (player.unknown || move.deck < 0 || move.deck >= REGULAR) return { rule: 'LW-ERR-7' };
      return { rule: 'LW-OFFER-3' };
    case 'opera':
      if (freeSpace(state, table, 'opera') < 0) return occupied;
      if (move.pounds > limitOf(player, table.book.faces))
        return { rule: 'LW-ERR-8', details: { pounds: move.pounds, money: player.money } };
      return { rule: 'LW-SPEND-5' };
    case 'demotion':
      if (freeSpace(state, table, 'demotion') < 0 && table.parts.board) return occupied;
      return { rule: 'GS-JOB-8' };
    case 'either': {
      if (freeSpace(state, table, 'either') < 0 && table.parts.board) return occupied;
      if (move.line >= 0 && mayDemoteThere(state, table)) return { rule: 'GS-JOB-8' };
      return move.line < 0 && mayExtendThere(state, table) ? { rule: 'GS-JOB-8' } : { rule: 'GS-JOB-9' };
    }
  }
}

type HandMove = Extract<Move, { type: 'play' | 'begin' | 'lay' | 'replace' | 'buy' }>;

function fromHand(state: State, player: Player, table: Table, move: HandMove): Refusal {
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
  if (move.type === 'buy' && move.free) return { rule: face.types[0] === 3 ? 'LW-HELP-1' : 'LW-HELP-2' };
  return { rule: 'LW-PROP-2' };
}

function adding(state: State, player: Player, table: Table, move: Extract<Move, { type: 'bring' | 'join' | 'toss' | 'spend' }>): Refusal {
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

function onBoard(player: Player, table: Table, move: BoardMove): Refusal {
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
