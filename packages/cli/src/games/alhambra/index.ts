import {
  type Building,
  type Event,
  type Money,
  type Move,
  NONE,
  opening,
  priceOf,
  slotOf,
  totalOf,
  type View,
  valueOf,
} from '@parlour/alhambra';
import type { Board, Look, Wish } from '../board.ts';
import { buildingName, coin, coins } from './cards.ts';
import { drawTable } from './draw.ts';
import { scoreSheets } from './sheet.ts';

export const alhambraBoard: Board<View, Move, Event> = {
  draw: drawTable,
  heading(move, view, look) {
    if (move.type === 'take') return look.voice.say('alhambra.take');
    return look.voice.say('alhambra.buy', { building: buildingName(view.yard[move.slot] as Building, look.voice) });
  },
  label(move, view, look) {
    if (move.type === 'take') return move.cards.map((card) => coin(card, look)).join(look.paint.sign('+', ' + '));
    const over = totalOf(move.pay) - priceOf(view.yard[move.slot] as Building);
    const payment = `${coins(move.slot, move.pay, look)} ${look.voice.say('alhambra.over', { over })}`;
    return view.owned.length > view.deals.length ? `${payment} ${look.voice.say('alhambra.keep', { keep: move.keep })}` : payment;
  },
  wishes: (view, look) => [...wishesToBuy(view, look), ...wishesToTake(view, look)],
  opening,
  news: ({ type }) => type !== 'building' && type !== 'money',
  sheet: scoreSheets,
};

/** Every building of the yard, for all the money that could pay for it; or for money that could not, where there is none. */
function wishesToBuy({ yard, hand }: View, { voice }: Look): Wish<Move>[] {
  const money = hand ?? [];
  return yard.flatMap((building, slot) => {
    if (building === NONE) return [];
    const own = money.filter((card) => slotOf(card) === slot);
    return [
      { label: buildingName(building, voice), move: { type: 'buy', slot, pay: own.length > 0 ? own : money.slice(0, 1), keep: true } },
    ];
  });
}

/** Every two cards of the display together. */
function wishesToTake({ display }: View, look: Look): Wish<Move>[] {
  const cards = display.filter((card) => card !== NONE).toSorted((a, b) => a - b);
  return cards.flatMap((first: Money, index) =>
    cards.slice(index + 1).map((second) => ({
      label: look.voice.say('alhambra.take-both', {
        first: coin(first, look),
        second: coin(second, look),
        total: valueOf(first) + valueOf(second),
      }),
      move: { type: 'take', cards: [first, second] } as const,
    })),
  );
}
