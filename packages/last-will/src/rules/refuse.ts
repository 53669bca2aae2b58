/** Why a decision is not open: the rule that forbids it. Takes any value at all. */
import { type Refusal, same, type Seat } from '@parlour/kernel';
import { keepLimit } from './phases/end-of-round.ts';
import { freeSpace, mayDemoteThere } from './phases/errands.ts';
import { supply } from './piles.ts';
import { mayDecide, moves, wasteful } from './play.ts';
import { limitOf } from './spending.ts';
import { adding, fromHand, onBoard } from './refuse-cards.ts';
import type { Move } from './move.ts';
import { type Doing, FREE, type Player, REGULAR, type State } from './state.ts';
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
      return move.line < 0 && state.extensions === 0 ? { rule: 'LW-ERR-5' } : { rule: 'GS-JOB-9' };
    }
  }
}
