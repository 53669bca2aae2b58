/** A round: its decisions in the order of the rulebook, who makes them, and what comes after each. LW-ROUND-1. */
import { type Refusal, refuseTurn, same, type Seat } from '@parlour/kernel';
import { fair } from './cards/fair.ts';
import { purchase } from './cards/buying.ts';
import { roof } from './cards/roof.ts';
import { room } from './cards/laying.ts';
import { sale } from './cards/selling.ts';
import { use } from './cards/use.ts';
import type { DecisionRules, PhaseRules } from './decision.ts';
import type { Tell } from './event.ts';
import { isMove, type Move } from './move.ts';
import { actions, startActions } from './phases/actions.ts';
import { bestOfSix } from './phases/best-of-six.ts';
import { drawing } from './phases/drawing.ts';
import { finishRound, startEnding } from './phases/end-of-round.ts';
import { errands, startErrands } from './phases/errands.ts';
import { discardRest, keeping } from './phases/keeping.ts';
import { market } from './phases/market.ts';
import { setUpRound } from './phases/offer.ts';
import { over } from './phases/over.ts';
import { planning, startPlanning } from './phases/planning.ts';
import { demotion } from './sacked/jobs.ts';
import type { Doing, Phase, State, View } from './state.ts';

/** What may be due: the decision of a phase, or what goes on with one half done. */
const decisions: Readonly<Record<Phase, PhaseRules> & Record<Doing['type'], DecisionRules>> = {
  starting: keeping,
  planning,
  draw: drawing,
  errands,
  market,
  actions,
  use,
  room,
  purchase,
  fair,
  roof,
  sale,
  pick: bestOfSix,
  demote: demotion,
  ending: keeping,
  over,
};

export function decisionDue({ doing, phase }: State | View): DecisionRules {
  return decisions[doing === null ? phase : doing.type];
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

/** One seat at a time, save for the choices that all make at once: those seats that have not chosen. */
export function toAct(state: State): readonly Seat[] {
  if (state.turn >= 0) return ALONE[state.turn]!;
  if (!decisionDue(state).together) return NOBODY;
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if (!state.players[seat]!.chosen) seats.push(seat);
  return seats;
}

function mayDecide(state: State, seat: Seat): boolean {
  if (state.turn >= 0) return seat === state.turn;
  return decisionDue(state).together === true && state.players[seat]?.chosen === false;
}

export function moves(state: State, seat: Seat): Move[] {
  const found: Move[] = [];
  if (mayDecide(state, seat)) decisionDue(state).list(state, seat, found, state.doing);
  return found;
}

export function wasteful(state: State, seat: Seat): Move[] {
  const found: Move[] = [];
  if (mayDecide(state, seat)) decisionDue(state).wasteful?.(state, seat, found, state.doing);
  return found;
}

/** Why a decision is not open: the rule that forbids it. Takes any value at all. */
export function refuse(state: State, seat: Seat, move: unknown): Refusal | undefined {
  const notTheirs = refuseTurn(toAct(state), seat);
  if (notTheirs !== undefined) return notTheirs;
  if (!isMove(move)) return { rule: 'MOVE' };
  if (isAmong(moves(state, seat), move) || isAmong(wasteful(state, seat), move)) return undefined;
  const decision = decisionDue(state);
  return decision.takes.includes(move.type) ? decision.refuse(state, seat, move, state.doing) : outOfPlace(state, move);
}

function isAmong(listed: readonly Move[], move: Move): boolean {
  return listed.some((other) => other.type === move.type && same(other, move));
}

/** A move of another phase, or of another kind than what is half done. */
function outOfPlace({ phase, doing }: State, { type }: Move): Refusal {
  if (doing !== null) return { rule: 'UNFINISHED', details: { doing: doing.type } };
  if (demotion.takes.some((kind) => kind === type)) return { rule: 'GS-JOB-2' };
  return { rule: 'LW-ROUND-1', details: { phase } };
}

export function play(state: State, seat: Seat, move: Move, tell: Tell): void {
  decisionDue(state).play(state, seat, move, tell, state.doing);
  if (state.doing === null && decisions[state.phase].passOn(state, seat, tell)) nextPhase(state, tell);
}

/** From phase to phase, past those in which nobody has anything to decide. */
function nextPhase(state: State, tell: Tell): void {
  switch (state.phase) {
    case 'starting':
      discardRest(state, tell);
      tell({ type: 'round', round: state.round, starter: state.starter });
      return startPlanning(state);
    case 'planning':
      if (startErrands(state, tell)) nextPhase(state, tell);
      return;
    case 'errands':
      return startActions(state, tell);
    case 'actions':
      if (startEnding(state, tell)) nextPhase(state, tell);
      return;
    case 'ending':
      if (finishRound(state, tell)) return;
      setUpRound(state, tell);
      return startPlanning(state);
    case 'over':
  }
}
