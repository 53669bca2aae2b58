/** At every step of random games, what may be done with each card is exactly what a second reading of the rules says. */
import { below, canonical, type Dice, diceFrom, pick, silent } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  checkPack,
  companionKinds,
  lastWill,
  type Move,
  type Options,
  type State,
  standardBook,
  tableOf,
} from '../src/rules/index.ts';
import { changesOf } from './helps.ts';
import { activations, deals, operaAmounts, type Play, plays, purchases, type Side, sideOf, tokens } from './oracle.ts';

const options: Options = {
  will: 'standard',
  starter: null,
  expansion: 'none',
  employment: 'everyone',
  employed: [],
  lines: 'will',
  plans: 'tiles',
  cards: 'new',
  // Little money, so that its limits are felt.
  pack: {
    defaultWill: 35,
    sacked: {
      lastWills: [
        { money: 20, lines: 4 },
        { money: 30, lines: 5 },
      ],
    },
  },
};

function same(what: string, listed: readonly unknown[], expected: readonly unknown[]): void {
  expect(distinct(listed), what).toEqual(distinct(expected));
}

function distinct(values: readonly unknown[]): string[] {
  return [...new Set(values.map(canonical))].toSorted();
}

function ofType<Type extends Move['type']>(moves: readonly Move[], type: Type): Extract<Move, { type: Type }>[] {
  return moves.filter((move): move is Extract<Move, { type: Type }> => move.type === type);
}

/** Every way in which the game lets a white card be begun, added to and completed. */
function listedPlays(state: State, seat: number, moves: readonly Move[], card: number, cards: readonly Card[]): Play[] {
  const alone = ofType(moves, 'play').filter((move) => move.card === card);
  const begun = ofType(moves, 'begin').filter((move) => move.card === card);
  return [
    ...alone.map(({ option, pounds }) => ({ option, pounds, set: [cards[card]!.id], brought: [], tossed: [] })),
    ...begun.flatMap((move) => {
      const next = lastWill.copy(state);
      lastWill.play(next, seat, move, silent);
      return walk(next, seat, move.option, cards, new Set());
    }),
  ];
}

function walk(state: State, seat: number, option: number, cards: readonly Card[], seen: Set<string>): Play[] {
  const { doing } = state;
  if (doing?.type !== 'use') throw new Error('a white card is on the table');
  const set = doing.cards.map((card) => cards[card]!.id).toSorted();
  const brought = doing.brought.map(({ card, as, to }) => `${cards[card]!.id} as ${companionKinds[as]} to ${cards[to]!.id}`).toSorted();
  const tossed = doing.tossed.map((card) => cards[card]!.id).toSorted();
  const key = canonical([set, brought, tossed]);
  if (seen.has(key)) return [];
  seen.add(key);
  return lastWill.moves(state, seat).flatMap((move) => {
    if (move.type === 'spend') return [{ option, set, brought, tossed, pounds: move.pounds }];
    const next = lastWill.copy(state);
    lastWill.play(next, seat, move, silent);
    return walk(next, seat, option, cards, seen);
  });
}

function checkBoard(side: Side, moves: readonly Move[], cards: readonly Card[]): void {
  for (const [space, played] of side.board.entries()) {
    const { card } = played;
    const here = moves.filter((move) => 'space' in move && move.space === space);
    same(
      `activate ${card.id}`,
      ofType(here, 'activate').map(({ pounds, free }) => [pounds, free]),
      activations(side, played),
    );
    same(
      `sell ${card.id}`,
      ofType(here, 'sell').map(({ pounds, free }) => [pounds, free]),
      card.kind === 'property' ? deals(side, card, card.scale[played.step]!) : [],
    );
    same(
      `token on ${card.id}`,
      ofType(here, 'token').map((move) => [cards[move.card]!.id, companionKinds[move.as]]),
      tokens(side, played),
    );
  }
}

function checkHand(state: State, seat: number, side: Side, moves: readonly Move[], cards: readonly Card[]): void {
  for (const index of new Set(state.players[seat]!.hand)) {
    const card = cards[index]!;
    const canMakeRoom = side.board.some((played) => played.card.kind !== 'property');
    if (card.kind === 'event') same(`play ${card.id}`, listedPlays(state, seat, moves, index, cards), plays(side, card));
    else if (card.kind === 'property' && side.room)
      same(
        `buy ${card.id}`,
        ofType(moves, 'buy').flatMap((move) => (move.card === index ? [[move.pounds, move.free]] : [])),
        purchases(side, card),
      );
    else if (card.kind === 'expense' || card.kind === 'helper') {
      const open = 1 + (card.lay?.actions ?? 0) <= side.actions && (card.lay?.pounds ?? 0) <= side.limit && (side.room || canMakeRoom);
      const listed = moves.flatMap((move) => ((move.type === 'lay' || move.type === 'replace') && move.card === index ? [move.type] : []));
      same(`lay ${card.id}`, listed, open ? [side.room ? 'lay' : 'replace'] : []);
    }
  }
}

/** Plays on at random, but with a taste for cards and not too quickly done. */
function choose(moves: readonly Move[], dice: Dice): Move {
  const move = pick(dice, moves);
  return move.type === 'done' && below(dice, 4) > 0 ? pick(dice, moves) : move;
}

/** The same with helpers that each do something else than is printed. */
function otherHelps(game: number): Options['pack'] {
  const dice = diceFrom(`helps ${game}`);
  const cards = standardBook.material.cards.flatMap((card) => {
    if (card.kind !== 'helper') return [];
    const helps = card.helps.map((help) => pick(dice, changesOf(help)));
    return checkPack({ cards: { [card.id]: { helps } } }).length > 0 ? [] : [[card.id, { helps, copies: 4 }] as const];
  });
  return { ...options.pack, cards: Object.fromEntries(cards) };
}

describe('every printed amount with every bonus that is in hand, and nothing else', () => {
  it.each([
    ['none', 'ours'],
    ['full', 'ours'],
    ['none', 'others'],
    ['full', 'others'],
  ] as const)(
    'in the opera, on events, sets and expenses, in purchases, sales and upkeep (LW-SPEND-1, LW-SPEND-5, LW-SPEND-6, LW-HELP-17; expansion: %s, helpers: %s)',
    (expansion, helpers) => {
      let checked = 0;
      for (let game = 0; game < 12; game++) {
        const dice = diceFrom(`oracle ${expansion} ${game}`);
        const chosen = { ...options, expansion, ...(helpers === 'others' ? { pack: otherHelps(game) } : {}) };
        const state = lastWill.setup({ options: chosen, seats: 2 + (game % 4), revision: lastWill.revision }, dice, silent);
        const { material } = tableOf(state).book;
        for (let acting = lastWill.toAct(state); acting.length > 0; acting = lastWill.toAct(state)) {
          const seat = pick(dice, acting);
          const moves = lastWill.moves(state, seat);
          const side = sideOf(state, seat, material);
          if (state.phase === 'actions' && state.doing === null) {
            checkBoard(side, moves, material.cards);
            checkHand(state, seat, side, moves, material.cards);
            checked++;
          }
          const opera = ofType(moves, 'opera').map(({ pounds }) => pounds);
          if (opera.length > 0) same('opera', opera, operaAmounts(side, material.opera.pounds));
          lastWill.play(state, seat, choose(moves, dice), silent);
        }
      }
      expect(checked).toBeGreaterThan(500);
    },
  );
});
