/** What the network is shown of a position: who holds and has laid down which cards, beside the features that the linear sum looks at. */
import type { Easel, Picture, Sight } from '@parlour/bots';
import { type Played, type PlayerState, rounds, standardBook, type State, tableOf } from '../rules/index.ts';
import { features } from './features.ts';
import { mayStillAct } from './horizon.ts';

/** By how much the features differ, about: inputs near one are learnt from best. */
const scales: readonly number[] = [20, 10, 3, 15, 15, 10, 2, 3, 2, 4, 2, 1];

const { faces, plans, jobs } = standardBook;
const CARDS = faces.length;
/** Money and property by tens, up to this many. */
const TENS = 14;
const SEATS = 5;
const KINDS = 4;

// Places of the inputs of a seat.
const LEFT = features.length;
const HAND = LEFT + TENS;
const BOARD = HAND + CARDS;
const READY = BOARD + CARDS;
const FALLEN = READY + CARDS;
const TOKENS = FALLEN + CARDS;
const PLAN = TOKENS + KINDS;
const PLACE = PLAN + plans.length;
const STILL_ACTS = PLACE + SEATS;
const STARTER = STILL_ACTS + 1;
const JOB = STARTER + 1;
const COVERED = JOB + jobs.length;
const seatInputs = COVERED + 1;

// Places of the inputs of the table.
const phases = ['starting', 'planning', 'errands', 'actions', 'ending', 'over'] as const;
const PHASES = rounds + 1;
const PLAYERS = PHASES + phases.length;
const MARKET = PLAYERS + SEATS + 1;
const OFFER = MARKET + KINDS * 2;
const tableInputs = OFFER + CARDS;

export const sight: Sight<State> = {
  seatInputs,
  tableInputs,
  // Cards are known one by one: those of a pack would be taken for ours.
  covers: (state) => tableOf(state).book === standardBook,
  paint,
};

function paint(state: State, { seats }: Picture, easel: Easel): void {
  for (const [seat, player] of state.players.entries()) {
    paintFeatures(seat, seats[seat]!, easel);
    for (const card of player.hand) easel.seat(seat, HAND + card, 1);
    for (const played of player.board) paintPlayed(seat, played, easel);
    paintRound(seat, state, player, easel);
  }
  paintTable(state, easel);
}

function paintFeatures(seat: number, known: readonly number[], easel: Easel): void {
  for (let i = 0; i < known.length; i++) if (known[i] !== 0) easel.seat(seat, i, known[i]! / scales[i]!);
  const tens = Math.floor(known[0]! / 10);
  if (tens >= 0) easel.seat(seat, LEFT + Math.min(tens, TENS - 1), 1);
}

function paintPlayed(seat: number, { card, step, tokens, activated }: Played, easel: Easel): void {
  easel.seat(seat, BOARD + card, 1);
  if (!activated) easel.seat(seat, READY + card, 1);
  if (step > 0) easel.seat(seat, FALLEN + card, step / 2);
  for (const token of tokens) easel.seat(seat, TOKENS + token, 1);
}

function paintRound(seat: number, state: State, { plan, job, covered }: PlayerState, easel: Easel): void {
  if (plan >= 0) easel.seat(seat, PLAN + state.plans[plan]!, 1);
  const place = state.order.indexOf(seat);
  if (place >= 0) easel.seat(seat, PLACE + place, 1);
  if (mayStillAct(state, seat)) easel.seat(seat, STILL_ACTS, 1);
  if (state.starter === seat) easel.seat(seat, STARTER, 1);
  if (job < 0) return;
  easel.seat(seat, JOB + job, 1);
  for (let bits = covered; bits !== 0; bits &= bits - 1) easel.seat(seat, COVERED, 0.5);
}

function paintTable({ round, phase, players, market, offer }: State, easel: Easel): void {
  easel.table(round, 1);
  easel.table(PHASES + phases.indexOf(phase), 1);
  easel.table(PLAYERS + players.length, 1);
  for (const [type, modifier] of market.entries())
    if (modifier !== 0) easel.table(MARKET + type * 2 + (modifier > 0 ? 1 : 0), Math.abs(modifier) / 3);
  for (const card of offer) if (card >= 0) easel.table(OFFER + card, 1);
}
