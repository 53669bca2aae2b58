/**
 * The core of Alhambra for three to six players as a boardgame.io game: its setup, turn order, random plugin, events and moves,
 * state changed through Immer. Moves check what they are given and answer INVALID_MOVE; there is no wording, no view and no undo stack.
 * Legal moves are listed by Parlour's own code for both, so that only the engines differ.
 */
import { createRequire } from 'node:module';
import {
  alhambra,
  buildings,
  buildingTypes,
  type Move,
  NONE,
  priceOf,
  rankPoints,
  type State,
  totalOf,
  typeIndexOf,
  valueOf,
} from '@parlour/alhambra';

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');
const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

const SCORING_A = 36;
const SCORING_B = 37;

export const game = {
  name: 'alhambra',
  disableUndo: true,

  setup: ({ ctx, random }) => {
    const buildingDeck: number[] = random.Shuffle([...buildings.keys()]);
    const moneyDeck: number[] = random.Shuffle(Array.from({ length: 108 }, (_, i) => i % 36));
    const hands = Array.from({ length: ctx.numPlayers }, () => {
      const hand: number[] = [];
      while (totalOf(hand) < 20) hand.push(moneyDeck.pop()!);
      return hand.sort((a, b) => a - b);
    });
    const weights = hands.map((hand) => hand.length * 100 + totalOf(hand));
    const display = moneyDeck.splice(-4);
    const pile = Math.floor(moneyDeck.length / 5);
    moneyDeck.splice(pile + random.Die(pile), 0, SCORING_B);
    moneyDeck.splice(3 * pile + random.Die(pile), 0, SCORING_A);
    return {
      over: false,
      starter: weights.indexOf(Math.min(...weights)),
      yard: buildingDeck.splice(-4),
      buildingDeck,
      display,
      moneyDeck,
      discard: [],
      hands,
      owned: hands.map(() => []),
      scores: hands.map(() => 0),
    };
  },

  turn: {
    order: {
      first: ({ G }) => G.starter,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },

  moves: {
    take: ({ G, playerID, events, random }, cards: readonly number[]) => {
      if (cards.length === 0 || (cards.length > 1 && totalOf(cards) > 5)) return INVALID_MOVE;
      for (const card of cards) {
        const place = G.display.indexOf(card);
        if (place === -1) return INVALID_MOVE;
        G.display[place] = NONE;
        G.hands[playerID].push(card);
      }
      G.hands[playerID].sort((a, b) => a - b);
      endTurn(G, events, random);
    },

    buy: ({ G, playerID, events, random }, slot: number, pay: readonly number[]) => {
      const building = G.yard[slot];
      if (building === NONE || pay.some((card) => Math.floor(card / 9) !== slot) || totalOf(pay) < priceOf(building)) return INVALID_MOVE;
      const hand = G.hands[playerID];
      for (const card of pay) {
        const at = hand.indexOf(card);
        if (at === -1) return INVALID_MOVE;
        hand.splice(at, 1);
        G.discard.push(card);
      }
      G.owned[playerID].push(building);
      G.yard[slot] = NONE;
      const again = totalOf(pay) === priceOf(building) && canAct(G, hand);
      if (!again) endTurn(G, events, random);
    },
  },

  endIf: ({ G }) => (G.over ? { scores: G.scores } : undefined),
};

function canAct(G, hand: readonly number[]): boolean {
  const affords = (building: number, slot: number) =>
    building !== NONE && totalOf(hand.filter((card) => Math.floor(card / 9) === slot)) >= priceOf(building);
  return G.display.some((card) => card !== NONE) || G.yard.some(affords);
}

function endTurn(G, events, random): void {
  let full = true;
  for (let slot = 0; slot < 4; slot++) {
    if (G.yard[slot] !== NONE) continue;
    if (G.buildingDeck.length > 0) G.yard[slot] = G.buildingDeck.pop();
    else full = false;
  }
  for (let place = 0; place < 4; place++) {
    while (G.display[place] === NONE) {
      if (G.moneyDeck.length === 0) {
        if (G.discard.length === 0) break;
        G.moneyDeck = random.Shuffle([...G.discard]);
        G.discard = [];
      }
      const card = G.moneyDeck.pop();
      if (card < SCORING_A) G.display[place] = card;
      else score(G, card === SCORING_A ? 'A' : 'B');
    }
  }
  if (full) {
    events.endTurn();
    return;
  }
  awardLeftovers(G);
  score(G, 'C');
  G.over = true;
}

function awardLeftovers(G): void {
  for (let slot = 0; slot < 4; slot++) {
    if (G.yard[slot] === NONE) continue;
    const totals = G.hands.map((hand) => hand.reduce((sum, card) => (Math.floor(card / 9) === slot ? sum + valueOf(card) : sum), 0));
    const most = Math.max(...totals);
    const seat = totals.indexOf(most);
    if (most > 0 && seat === totals.lastIndexOf(most)) G.owned[seat].push(G.yard[slot]);
  }
}

function score(G, scoring: 'A' | 'B' | 'C'): void {
  const counts = G.owned.map((own) => buildingTypes.map((_, type) => own.filter((building) => typeIndexOf(building) === type).length));
  for (const [type, name] of buildingTypes.entries()) {
    const rewards = rankPoints[scoring][name];
    for (const [seat, row] of counts.entries()) {
      if (row[type] === 0) continue;
      const ahead = counts.filter((other) => other[type] > row[type]).length;
      const tied = counts.filter((other) => other[type] === row[type]).length;
      const shared = rewards.slice(ahead, ahead + tied).reduce((sum, points) => sum + points, 0);
      G.scores[seat] += Math.floor(shared / tied);
    }
  }
}

export function legalMoves({ G, ctx }): Move[] {
  return alhambra.moves({ ...G, active: Number(ctx.currentPlayer) } as State, Number(ctx.currentPlayer));
}

type Choose = (moves: readonly Move[]) => Move;

/** A game through its headless client. Returns the number of decisions. */
export function playClient(seats: number, seed: number, choose: Choose): number {
  const client = Client({ game: { ...game, seed }, numPlayers: seats, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const move = choose(legalMoves(state));
    if (move.type === 'take') client.moves.take(move.cards);
    else client.moves.buy(move.slot, move.pay);
    decisions++;
  }
  client.stop();
  return decisions;
}

/** A game through its reducer alone, as its own bots simulate. Returns the number of decisions. */
export function playReducer(seats: number, seed: number, choose: Choose): number {
  const seeded = { ...game, seed };
  const reducer = CreateGameReducer({ game: seeded });
  let state = InitializeGame({ game: seeded, numPlayers: seats });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const move = choose(legalMoves(state));
    const [type, args] = move.type === 'take' ? ['take', [move.cards]] : ['buy', [move.slot, move.pay]];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } });
    decisions++;
  }
  return decisions;
}
