import type { Board, Look, Terminal, Wish } from '@parlour/terminal-kit';
import { type Money, type Move, NONE, priceOf, slotOf, totalOf, type Types, type View } from '../rules/index.ts';
import { buildingName, coin, coins } from './cards.ts';
import { drawTable } from './draw.ts';
import { scoreSheets } from './sheet.ts';
import { catalogues as text } from './text/catalogues.ts';

const board: Board<Types> = {
  draw: drawTable,
  heading(move, view, look) {
    if (move.type === 'take') return look.voice.say('alhambra.take');
    return look.voice.say('alhambra.buy', { building: buildingName(view.yard[move.slot]!, look.voice) });
  },
  label(move, view, look) {
    if (move.type === 'take') return move.cards.map((card) => coin(card, look)).join(look.paint.sign('+', ' + '));
    const over = totalOf(move.pay) - priceOf(view.yard[move.slot]!);
    const payment = `${coins(move.slot, move.pay, look)} ${look.voice.say('alhambra.over', { over })}`;
    return view.owned.length > view.handSizes.length ? `${payment} ${look.voice.say('alhambra.keep', { keep: move.keep })}` : payment;
  },
  /** The payments that waste least first, and of these the ones with the fewest cards. */
  weight: (move, view) =>
    move.type === 'take' ? move.cards.length : (totalOf(move.pay) - priceOf(view.yard[move.slot]!)) * 100 + move.pay.length,
  wishes: (view, look) => [...wishesToBuy(view, look), ...wishesToTake(view, look)],
  news: ({ type }) => type !== 'building' && type !== 'money',
  sheet: scoreSheets,
};

export const terminal: Terminal = { board, text };

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

/** The two least cards of the display that are too much together. */
function wishesToTake({ display }: View, look: Look): Wish<Move>[] {
  const cards = display.filter((card) => card !== NONE).toSorted((a, b) => a - b);
  const pairs = cards.flatMap((first: Money, index) => cards.slice(index + 1).map((second) => [first, second] as const));
  const [pair] = pairs.filter((pair) => totalOf(pair) > 5).toSorted((a, b) => totalOf(a) - totalOf(b));
  if (pair === undefined) return [];
  const label = look.voice.say('alhambra.take-both', { first: coin(pair[0], look), second: coin(pair[1], look) });
  return [{ label, move: { type: 'take', cards: pair } }];
}
