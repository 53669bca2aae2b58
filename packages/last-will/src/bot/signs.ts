/** What can be seen of a move beside its rating: from it is foretold which moves a long search would look at. */
import type { See, Signs } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import { type Move, moveKinds, standardBook, type State } from '../rules/index.ts';
import { roundsAfter } from './horizon.ts';
import { looks } from './looks.ts';
import { rate } from './rate.ts';

const kinds = Object.keys(moveKinds) as readonly Move['type'][];
const { faces, plans } = standardBook;
/** At least as many as there are decks. */
const DECKS = 8;
/** So many cards of a deck and more count alike. */
const MANY = 5;

/** In the order of their numbers. What stands behind a kind of move counts for that kind alone, what stands behind a card for that card. */
const names = [
  /** The rating, the kind itself, and with how many rounds to come. */
  ...kinds.map((kind) => `rate ${kind}`),
  ...kinds.map((kind) => kind),
  ...kinds.map((kind) => `rounds ${kind}`),
  /** By how much the rating is less than the best, up to a point and from there on. */
  'short',
  'far',
  /** A card comes to hand, is used from there, or in play. */
  ...faces.map(({ id }) => `get ${id}`),
  ...faces.map(({ id }) => `use ${id}`),
  ...faces.map(({ id }) => `work ${id}`),
  ...plans.map((_, plan) => `plan ${plan}`),
  ...plans.map((_, plan) => `block ${plan}`),
  ...Array.from({ length: DECKS * (MANY + 1) }, (_, place) => `draw ${place % (MANY + 1)} of ${Math.floor(place / (MANY + 1))}`),
  ...Array.from({ length: DECKS }, (_, deck) => `unknown ${deck}`),
];

const RATE = 0;
const KIND = kinds.length;
const ROUNDS = 2 * kinds.length;
const SHORT = 3 * kinds.length;
const FAR = SHORT + 1;
const GET = FAR + 1;
const USE = GET + faces.length;
const WORK = USE + faces.length;
const PLAN = WORK + faces.length;
const BLOCK = PLAN + plans.length;
const DRAW = BLOCK + plans.length;
const UNKNOWN = DRAW + DECKS * (MANY + 1);

const places = new Map(kinds.map((kind, place) => [kind, place]));

/** Ratings that are worse by more than this are all much alike. */
const CLOSE = 4;

export const signs: Signs<State, Move> = { ...looks, names, rowOf: ({ players }) => (players.length === 2 ? 0 : 1), look };

function look(state: State, seat: Seat, moves: readonly Move[], see: See): void {
  const rates = rate(state, seat, moves);
  let top = Number.NEGATIVE_INFINITY;
  for (const rate of rates) if (rate > top) top = rate;
  const after = roundsAfter(state);
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index]!;
    const kind = places.get(move.type)!;
    see(index, RATE + kind, rates[index]!);
    see(index, KIND + kind, 1);
    see(index, ROUNDS + kind, after / 3);
    const less = top - rates[index]!;
    see(index, SHORT, Math.min(CLOSE, less));
    if (less > CLOSE) see(index, FAR, less - CLOSE);
    const special = specialOf(state, seat, move);
    if (special >= 0) see(index, special, 1);
  }
}

/** The sign of the one thing that a move is about. */
function specialOf(state: State, seat: Seat, move: Move): number {
  const inPlay = (space: number) => WORK + state.players[seat]!.board[space]!.card;
  switch (move.type) {
    case 'keep':
      return GET + move.card;
    case 'take':
      return GET + state.offer[move.slot]!;
    case 'play':
    case 'begin':
    case 'bring':
    case 'join':
    case 'toss':
    case 'lay':
    case 'replace':
    case 'buy':
      return USE + move.card;
    case 'discard':
    case 'sell':
    case 'activate':
    case 'token':
    case 'place':
    case 'decay':
    case 'drawSix':
      return inPlay(move.space);
    case 'plan':
      return PLAN + state.plans[move.plan]!;
    case 'block':
      return BLOCK + state.plans[move.plan]!;
    case 'draw':
      return DRAW + move.deck * (MANY + 1) + Math.min(move.cards, MANY);
    case 'unknown':
      return UNKNOWN + move.deck;
    default:
      return -1;
  }
}
