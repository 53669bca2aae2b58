/** A white card (or a nuptial set) on the table: companions and more may join; then the amount is spent. LW-WHITE-2, GS-NUPT, GS-EVT-1, GS-JOB-13. */
import { putInOrder, type Refusal, type Seat } from '@parlour/kernel';
import { companionSymbol, type Face, HELM, WILD_SYMBOL, WINE } from '../book.ts';
import type { DecisionRules, DoingOf } from '../decision.ts';
import type { MoveOf } from '../move.ts';
import type { Tell } from '../event.ts';
import { discard, removeFromHand } from '../piles.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import { limitOf, spend } from '../spending.ts';
import type { Brought, PlayerState, State } from '../state.ts';
import { tableOf } from '../table.ts';
import { startFair } from './fair.ts';
import { unaffordable } from './hand.ts';
import { bonusHelpers, bonusSums } from './helpers.ts';
import { startSale } from './selling.ts';
import { startRoof } from './roof.ts';

type Using = DoingOf<'use'>;

export const use: DecisionRules<MoveOf<'bring' | 'join' | 'toss' | 'spend'>, Using> = {
  takes: ['bring', 'join', 'toss', 'spend'],
  prompt: (_view, { cards }) => ['prompt.use', { card: cards[0] ?? -1 }],
  /** What may still be added, and the amounts the play may be completed with. */
  list(state, seat, moves, doing) {
    const { faces, companions, wild } = tableOf(state).book;
    const player = state.players[seat]!;
    const { hand } = player;
    const left = limitOf(player, faces) - doing.pounds;
    for (const to of doing.cards)
      for (const { kind, pounds } of faces[to]!.companions) {
        if (pounds > left || isTaken(doing.brought, to, kind)) continue;
        if (hand.includes(companions[kind]!)) moves.push({ type: 'bring', card: companions[kind]!, as: kind, to });
        if (hand.includes(wild)) moves.push({ type: 'bring', card: wild, as: kind, to });
      }
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (card === hand[i - 1]) continue;
      const face = faces[card]!;
      if (canJoin(doing, faces, face) && face.pay[0]!.pounds <= left) moves.push({ type: 'join', card });
      if (isCellar(doing, faces) && left >= 1 && (face.symbols & (HELM | WINE)) !== 0) moves.push({ type: 'toss', card });
    }
    let sums = bonusSums(player, faces, faces[doing.cards[0]!]!.symbols);
    for (let i = 1; i < doing.cards.length; i++) sums = bonusSums(player, faces, faces[doing.cards[i]!]!.symbols, sums);
    for (let i = 0; i < sums.length; i++) if (sums[i]! <= left) moves.push({ type: 'spend', pounds: doing.pounds + sums[i]! });
  },
  refuse(state, seat, move, doing) {
    const player = state.players[seat]!;
    const { faces } = tableOf(state).book;
    const limit = limitOf(player, faces);
    if (move.type === 'spend') {
      if (move.pounds > limit) return { rule: 'LW-SPEND-6', details: { pounds: move.pounds, money: player.money } };
      return { rule: 'LW-SPEND-5' };
    }
    if (!player.hand.includes(move.card)) return { rule: 'HAND' };
    const within = (more: number, rule: string): Refusal =>
      doing.pounds + more > limit ? unaffordable(player, doing.pounds + more) : { rule };
    switch (move.type) {
      case 'bring': {
        const option = doing.cards.includes(move.to) ? faces[move.to]!.companions.find(({ kind }) => kind === move.as) : undefined;
        return option === undefined ? { rule: 'LW-WHITE-2' } : within(option.pounds, 'LW-WHITE-2');
      }
      case 'toss':
        return within(1, 'GS-EVT-1');
      case 'join': {
        const { nuptial, pay } = faces[move.card]!;
        return nuptial === '' ? { rule: 'GS-NUPT-2' } : within(pay[0]?.pounds ?? 0, 'GS-NUPT-2');
      }
    }
  },
  play(state, seat, move, tell, doing) {
    if (move.type === 'spend') {
      complete(state, seat, doing, move.pounds, tell);
      return;
    }
    const { faces } = tableOf(state).book;
    const { card } = move;
    removeFromHand(state.players[seat]!, card);
    switch (move.type) {
      case 'bring': {
        const { as, to } = move;
        doing.brought.push({ card, as, to });
        doing.pounds += faces[to]!.companions.find(({ kind }) => kind === as)!.pounds;
        tell({ type: 'brought', seat, card, as, to });
        return;
      }
      case 'toss':
        putInOrder(doing.tossed, card);
        doing.pounds += 1;
        tell({ type: 'tossed', seat, card });
        return;
      case 'join':
        // The whole set costs one action (GS-NUPT-1).
        doing.cards.push(card);
        doing.actions = 1;
        doing.pounds += faces[card]!.pay[0]!.pounds;
        tell({ type: 'joined', seat, card });
    }
  },
};

/** Each companion option serves once. */
function isTaken(brought: readonly Brought[], to: number, as: number): boolean {
  for (let i = 0; i < brought.length; i++) if (brought[i]!.to === to && brought[i]!.as === as) return true;
  return false;
}

/** Two nuptial cards of the same name never share an action (GS-NUPT-2). */
function canJoin(doing: Using, faces: readonly Face[], face: Face): boolean {
  return face.nuptial !== '' && doing.cards.every((card) => faces[card]!.nuptial !== '' && faces[card]!.nuptial !== face.nuptial);
}

function isCellar(doing: Using, faces: readonly Face[]): boolean {
  return faces[doing.cards[0]!]!.effect === 'GS-EVT-1';
}

/** Pays the actions and the pounds, discards, does what else is printed, and lets a demotion follow (GS-JOB-13). */
export function complete(state: State, seat: Seat, doing: Using, pounds: number, tell: Tell): void {
  const { book } = tableOf(state);
  const player = state.players[seat]!;
  state.doing = null;
  const { cards, brought, tossed } = doing;
  tell({ type: 'played', seat, cards, actions: doing.actions, helpers: payWhite(player, book.faces, doing.actions) });
  const uses = cards.map((card) => book.faces[card]!.symbols);
  if (pounds > 0) spend(state, seat, pounds, 'event', cards[0]!, bonusHelpers(player, book.faces, uses, pounds - doing.pounds), tell);
  for (const card of cards) discard(state, book, card);
  for (const { card } of brought) discard(state, book, card);
  for (const card of tossed) discard(state, book, card);
  let symbols = 0;
  for (const shown of uses) symbols |= shown;
  for (const { card, as } of brought) symbols |= companionSymbol(as) | (card === book.wild ? WILD_SYMBOL : 0);
  effect(state, seat, book.faces[cards[0]!]!, symbols, tell);
}

function effect(state: State, seat: Seat, face: Face, symbols: number, tell: Tell): void {
  switch (face.effect) {
    case 'LW-WHITE-4':
      state.players[seat]!.actions += face.gain;
      tell({ type: 'gained', seat, actions: face.gain, card: face.index });
      offerDemotion(state, seat, symbols, tell);
      break;
    case 'LW-WHITE-5':
      startFair(state, seat, symbols, tell);
      break;
    case 'LW-WHITE-6':
      startRoof(state, seat, symbols, tell);
      break;
    case 'GS-EVT-3':
      startSale(state, seat, symbols, tell);
      break;
    default:
      offerDemotion(state, seat, symbols, tell);
  }
}

/** White-card actions of helpers go first: they are good for nothing else. Returns the helpers that gave one. */
function payWhite(player: PlayerState, faces: readonly Face[], actions: number): readonly number[] {
  let due = actions;
  const helpers: number[] = [];
  for (const played of player.board) {
    const { whiteActions: given } = faces[played.card]!;
    while (due > 0 && played.served < given) {
      played.served++;
      due--;
      helpers.push(played.card);
    }
  }
  player.actions -= due;
  return helpers;
}
