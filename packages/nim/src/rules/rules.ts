import { below, canonical, type Dice, type Refusal, type Seat, type Setting, shuffle } from '@parlour/kernel';
import { allCards, type Card, mostAtOnce, type NimEvent, type NimMove, type NimOptions, type NimState } from './state.ts';

export function refuseOptions({ options, seats }: Setting<NimOptions>): Refusal | undefined {
  return options.beginners.length === seats ? { rule: 'NIM-BEGINNERS' } : undefined;
}

export function setup(setting: Setting<NimOptions>, dice: Dice, tell: (event: NimEvent) => void): NimState {
  const { options, seats } = setting;
  const deck = allCards(seats);
  shuffle(dice, deck);
  const heaps = Array.from({ length: options.heaps }, () => 3 + below(dice, 6));
  tell({ type: 'heaped', heaps });
  return {
    dice,
    setting,
    phase: 'keep',
    turn: 0,
    heaps: [...heaps],
    grown: 0,
    hands: Array.from({ length: seats }, () => deck.splice(-2)),
    deck,
    away: [],
    spent: [],
    taken: Array.from({ length: seats }, () => 0),
    bonus: Array.from({ length: seats }, (_, seat) => (options.beginners.includes(seat) ? 3 : 0)),
  };
}

export function toAct({ phase, hands, turn }: NimState): readonly Seat[] {
  if (phase === 'over') return [];
  return phase === 'keep' ? [...hands.keys()].filter((seat) => hands[seat]!.length === 2) : [turn];
}

export function moves(state: NimState, seat: Seat): NimMove[] {
  const hand = [...new Set(state.hands[seat])];
  const most = mostAtOnce(state.hands.length);
  switch (state.phase) {
    case 'keep':
      return hand.map((card) => ({ type: 'keep', card }));
    case 'take':
      return heapsLeft(state).flatMap((heap) =>
        Array.from({ length: Math.min(most, state.heaps[heap]!) }, (_, i): NimMove => ({ type: 'take', heap, count: i + 1 })),
      );
    case 'bonus':
      return [...hand.flatMap((card) => uses(state, card)), { type: 'done' }];
    case 'over':
    default:
      return [];
  }
}

/** A card that draws from an empty deck is only thrown away. */
export function wasteful({ phase, hands, deck }: NimState, seat: Seat): NimMove[] {
  return phase === 'bonus' && deck.length === 0 && hands[seat]!.includes('draw') ? [{ type: 'use', card: 'draw' }] : [];
}

function uses(state: NimState, card: Card): NimMove[] {
  if (card === 'grow') return [...state.heaps.keys()].map((heap) => ({ type: 'use', card, heap }));
  return card === 'draw' && state.deck.length === 0 ? [] : [{ type: 'use', card }];
}

export function refuse(state: NimState, seat: Seat, move: unknown): Refusal | undefined {
  const asked = canonical(move);
  if ([...moves(state, seat), ...wasteful(state, seat)].some((legal) => canonical(legal) === asked)) return undefined;
  const type: unknown = (move as { type?: unknown } | null | undefined)?.type;
  if (type === 'take' && state.phase === 'take') return { rule: 'NIM-TAKE', details: { most: mostAtOnce(state.hands.length) } };
  if ((type === 'use' && state.phase === 'bonus') || (type === 'keep' && state.phase === 'keep')) return { rule: 'NIM-CARD' };
  return { rule: 'NIM-PHASE', details: { phase: state.phase } };
}

export function play(state: NimState, seat: Seat, move: NimMove, tell: (event: NimEvent) => void): void {
  const hand = state.hands[seat]!;
  switch (move.type) {
    case 'keep': {
      const away = hand.splice(hand[0] === move.card ? 1 : 0, 1)[0]!;
      state.away.push(away);
      tell({ type: 'kept', seat, away });
      if (state.hands.every((held) => held.length < 2)) state.phase = 'take';
      return;
    }
    case 'take':
      state.heaps[move.heap]! -= move.count;
      state.taken[seat]! += move.count;
      state.phase = 'bonus';
      tell({ type: 'took', seat, heap: move.heap, count: move.count });
      if (heapsLeft(state).length === 0) finish(state, seat, tell);
      return;
    case 'use':
      hand.splice(hand.indexOf(move.card), 1);
      state.spent.push(move.card);
      tell({ type: 'used', seat, card: move.card });
      if (move.card === 'again') state.phase = 'take';
      if (move.card === 'draw' && state.deck.length > 0) {
        const card = state.deck.pop()!;
        hand.push(card);
        tell({ type: 'drew', seat, card, reveals: true });
      }
      if (move.card === 'grow') {
        const count = 1 + below(state.dice, 6);
        state.heaps[move.heap]! += count;
        state.grown += count;
        tell({ type: 'grew', heap: move.heap, count });
      }
      return;
    case 'done':
      state.turn = (seat + 1) % state.hands.length;
      state.phase = 'take';
  }
}

function finish(state: NimState, seat: Seat, tell: (event: NimEvent) => void): void {
  const points = state.setting.options.last === 'treasure' ? 5 : -5;
  state.bonus[seat]! += points;
  state.phase = 'over';
  tell({ type: 'last', seat, points });
}

export function scores({ taken, bonus }: NimState): number[] {
  return taken.map((count, seat) => count + bonus[seat]!);
}

export function standings(state: NimState): Seat[][] | undefined {
  if (state.phase !== 'over') return undefined;
  const all = scores(state);
  return [...new Set(all)].toSorted((a, b) => b - a).map((score) => [...all.keys()].filter((seat) => all[seat] === score));
}

function heapsLeft({ heaps }: NimState): number[] {
  return [...heaps.keys()].filter((heap) => heaps[heap]! > 0);
}
