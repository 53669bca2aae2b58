/** Phase 4: everyone in turn plays and activates cards. LW-ACT-1 to LW-ACT-3. */
import type { Seat } from '@parlour/kernel';
import { activation, listActivate } from '../cards/activation.ts';
import { buying } from '../cards/buying.ts';
import { extraActions } from '../cards/helpers.ts';
import { laying, listBlack } from '../cards/laying.ts';
import { listSearch, search } from '../cards/search.ts';
import { listSell, selling } from '../cards/selling.ts';
import { listTokens, tokens } from '../cards/tokens.ts';
import { listWhite, white } from '../cards/white.ts';
import type { MoveRules, PhaseRules } from '../decision.ts';
import type { Tell } from '../event.ts';
import type { Move, MoveOf } from '../move.ts';
import { limitOf } from '../spending.ts';
import type { State } from '../state.ts';
import { tableOf } from '../table.ts';

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

const DONE: Move = { type: 'done' };

/** Whoever is done loses the actions left, and it is nobody's turn until the next one's starts. */
const done: MoveRules<MoveOf<'done'>> = {
  refuse: () => ({ rule: 'MOVE' }),
  play(state, seat, _move, tell) {
    const player = state.players[seat]!;
    tell({ type: 'finished', seat, lost: player.actions });
    player.actions = 0;
    state.turn = -1;
  },
};

/** What may be done in a turn, each kind of move in the file of its cards. */
const choices = {
  play: white,
  begin: white,
  lay: laying,
  replace: laying,
  buy: buying,
  sell: selling,
  activate: activation,
  drawSix: search,
  token: tokens,
  done,
} satisfies { readonly [Kind in Move['type']]?: MoveRules<MoveOf<Kind>> };

type Action = keyof typeof choices;

export const actions: PhaseRules<MoveOf<Action>> = {
  takes: Object.keys(choices) as Action[],
  prompt: ({ players, turn }) => ['prompt.actions', { actions: players[turn]?.actions ?? 0 }],
  list(state, seat, moves) {
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
      else if (face.kind === 'helper') listSearch(state, player, table, space, moves);
    }
    moves.push(DONE);
  },
  refuse: (state, seat, move) => (choices[move.type] as MoveRules).refuse(state, seat, move, null),
  play: (state, seat, move, tell) => (choices[move.type] as MoveRules).play(state, seat, move, tell, null),
  passOn(state, seat, tell) {
    if (state.turn === seat) return false;
    const next = state.order[state.order.indexOf(seat) + 1];
    if (next === undefined) return true;
    startTurn(state, next, tell);
    return false;
  },
};
