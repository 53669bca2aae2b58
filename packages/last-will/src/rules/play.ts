/** Who decides, what they may decide, and what comes of it: each phase knows; here they are put together. */
import type { Seat } from '@parlour/kernel';
import { actionMoves, playAction, startActions, wastefulActions } from './phases/actions.ts';
import { discardRest, finishRound, keepingMoves, playKeeping, startEnding, wastefulKeeping } from './phases/end-of-round.ts';
import { errandMoves, playErrand, startErrands } from './phases/errands.ts';
import { setUpRound } from './phases/offer.ts';
import { planningMoves, playPlanning, startPlanning, wastefulPlanning } from './phases/planning.ts';
import type { Tell } from './event.ts';
import type { Move } from './move.ts';
import type { Doing, Phase, Played, Player, State } from './state.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

/** One seat at a time, save for the choices that all make at once: those seats that have not chosen. */
export function toAct(state: State): readonly Seat[] {
  if (state.turn >= 0 && state.phase !== 'over') return ALONE[state.turn]!;
  if (state.phase !== 'starting' && state.phase !== 'ending') return NOBODY;
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if (!state.players[seat]!.chosen) seats.push(seat);
  return seats;
}

export function mayDecide(state: State, seat: Seat): boolean {
  if (state.phase === 'starting' || state.phase === 'ending') return state.players[seat]?.chosen === false;
  return state.phase !== 'over' && seat === state.turn;
}

export function moves(state: State, seat: Seat): Move[] {
  if (!mayDecide(state, seat)) return [];
  switch (state.phase) {
    case 'starting':
    case 'ending':
      return keepingMoves(state, seat);
    case 'planning':
      return planningMoves(state);
    case 'errands':
      return errandMoves(state, seat);
    case 'actions':
      return actionMoves(state, seat);
    case 'over':
      return [];
  }
}

export function wasteful(state: State, seat: Seat): Move[] {
  if (!mayDecide(state, seat)) return [];
  switch (state.phase) {
    case 'starting':
    case 'ending':
      return wastefulKeeping(state, seat);
    case 'planning':
      return wastefulPlanning(state, seat);
    case 'actions':
      return wastefulActions(state);
    case 'errands':
    case 'over':
      return [];
  }
}

export function play(state: State, seat: Seat, move: Move, tell: Tell): void {
  if (playInPhase(state, seat, move, tell)) nextPhase(state, tell);
}

/** Returns whether the phase is over. */
function playInPhase(state: State, seat: Seat, move: Move, tell: Tell): boolean {
  switch (state.phase) {
    case 'starting':
    case 'ending':
      return playKeeping(state, seat, move, tell);
    case 'planning':
      return playPlanning(state, seat, move, tell);
    case 'errands':
      return playErrand(state, seat, move, tell);
    case 'actions':
      return playAction(state, seat, move, tell);
    case 'over':
      return false;
  }
}

/** From phase to phase, past those in which nobody has anything to decide. */
function nextPhase(state: State, tell: Tell): void {
  switch (state.phase) {
    case 'starting':
      discardRest(state, tell);
      tell({ type: 'round', round: state.round, starter: state.starter });
      startPlanning(state);
      return;
    case 'planning':
      if (startErrands(state, tell)) nextPhase(state, tell);
      return;
    case 'errands':
      startActions(state, tell);
      return;
    case 'actions':
      if (startEnding(state, tell)) nextPhase(state, tell);
      return;
    case 'ending':
      finishRound(state, tell);
      // finishRound may have ended the game.
      if ((state.phase as Phase) === 'over') return;
      setUpRound(state, tell);
      startPlanning(state);
      return;
    case 'over':
  }
}

export function copy(state: State): State {
  return {
    dice: [state.dice[0], state.dice[1], state.dice[2], state.dice[3]],
    options: state.options,
    opening: state.opening,
    round: state.round,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
    players: state.players.map(copyPlayer),
    decks: state.decks.map(copyNumbers),
    discards: state.discards.map(copyNumbers),
    offer: state.offer.slice(),
    figures: state.figures.slice(),
    market: state.market.slice(),
    extensions: state.extensions,
    plans: state.plans,
    markers: state.markers.slice(),
    order: state.order.slice(),
    pass: state.pass,
    doing: state.doing === null ? null : copyDoing(state.doing),
  };
}

export function copyPlayer(player: Player): Player {
  return {
    money: player.money,
    bankrupt: player.bankrupt,
    hand: player.hand.slice(),
    board: player.board.map(copyPlayed),
    spaces: player.spaces,
    plan: player.plan,
    actions: player.actions,
    unknown: player.unknown,
    kept: player.kept.slice(),
    chosen: player.chosen,
    job: player.job,
    covered: player.covered,
    demoted: player.demoted,
  };
}

function copyPlayed({ card, step, tokens, activated, served }: Played): Played {
  return { card, step, tokens: tokens.slice(), activated, served };
}

function copyNumbers(numbers: readonly number[]): number[] {
  return numbers.slice();
}

export function copyDoing(doing: Doing): Doing {
  switch (doing.type) {
    case 'draw':
      return { ...doing, counts: doing.counts.slice(), forgone: doing.forgone.slice() };
    case 'pick':
      return { ...doing, cards: doing.cards.slice() };
    case 'use':
      return { ...doing, cards: doing.cards.slice(), brought: doing.brought.slice(), tossed: doing.tossed.slice() };
    case 'market':
    case 'room':
    case 'purchase':
    case 'fair':
    case 'roof':
    case 'sale':
    case 'demote':
      return { ...doing };
  }
}
