/** What one touches at this table, and the moves that it makes: a building (`slot:2`), own money (`pay:17`), money on display (`take:17`). */
import {
  currencies,
  currencyOf,
  hasDirk,
  type Move,
  NONE,
  priceOf,
  slotOf,
  totalOf,
  typeOf,
  type Types,
  type View,
  valueOf,
} from '../rules/index.ts';
import type { Voice } from '@parlour/kernel';
import type { Scene } from '@parlour/table-kit/state/plug.ts';

export function picks(move: Move): string[] {
  if (move.type === 'take') return move.cards.map((card) => `take:${card}`);
  return [`slot:${move.slot}`, ...move.pay.map((card) => `pay:${card}`)];
}

/** The four places of the display never move: money lies at its place, not at its number among those alike. */
export function lying(pick: string, view: View): string[] {
  return view.display.flatMap((card, place) => (pick === `take:${card}` ? [`${pick}/${place}`] : []));
}

interface Picked {
  readonly slots: readonly number[];
  readonly pay: readonly number[];
  readonly take: readonly number[];
}

function sort(all: readonly string[]): Picked {
  const of = (kind: string) =>
    all
      .filter((pick) => pick.startsWith(`${kind}:`))
      .map((pick) => Number(pick.slice(kind.length + 1)))
      .toSorted((a, b) => a - b);
  return { slots: of('slot'), pay: of('pay'), take: of('take') };
}

export function compose(all: readonly string[], { view }: Scene<Types>): Move[] {
  const { slots, pay, take } = sort(all);
  if (take.length > 0) return slots.length + pay.length > 0 ? [] : [{ type: 'take', cards: take }];
  const slot = slotFor(slots, pay) ?? 0;
  const buy = { type: 'buy', slot, pay } as const;
  if (slots.length > 1) return [];
  return hasDirk(view.handSizes.length)
    ? [
        { ...buy, keep: true },
        { ...buy, keep: false },
      ]
    : [{ ...buy, keep: true }];
}

/** A building that cannot be bought, with all the money there is of its currency. */
export function attempt(pick: string, { view }: Scene<Types>): Move | undefined {
  const { slots } = sort([pick]);
  const [slot] = slots;
  if (slot === undefined || view.hand === null) return undefined;
  return { type: 'buy', slot, pay: view.hand.filter((card) => slotOf(card) === slot), keep: true };
}

/** Money alone already says in which slot it is spent. */
export function implied(pick: string, touched: readonly string[]): boolean {
  return pick.startsWith('slot:') && touched.some((one) => one.startsWith('pay:'));
}

function slotFor(slots: readonly number[], pay: readonly number[]): number | undefined {
  return slots[0] ?? (pay[0] === undefined ? undefined : slotOf(pay[0]));
}

/** What is on the way, with its running total. */
export function progress(all: readonly string[], { view }: Scene<Types>, voice: Voice): string | undefined {
  const { slots, pay, take } = sort(all);
  if (take.length > 0) {
    const money = take.map((card) => voice.say('money.card', { value: valueOf(card), currency: currencyOf(card) }));
    return voice.say('al.taking', { money: voice.list(money), total: totalOf(take), cards: take.length });
  }
  const slot = slotFor(slots, pay);
  const building = slot === undefined ? NONE : (view.yard[slot] ?? NONE);
  if (slot === undefined || building === NONE) return undefined;
  const price = priceOf(building);
  const paid = totalOf(pay);
  const state = paid === 0 ? 'none' : paid < price ? 'short' : paid === price ? 'exact' : 'over';
  return voice.say('al.paying', {
    building: voice.say(`building.${typeOf(building)}`),
    currency: currencies[slot] ?? '',
    price,
    paid,
    state,
    difference: Math.abs(price - paid),
  });
}

export function confirm(move: Move, view: View, voice: Voice): string {
  if (move.type === 'take') return voice.say('al.take', { total: totalOf(move.cards) });
  const building = view.yard[move.slot] ?? NONE;
  const over = building === NONE ? 0 : totalOf(move.pay) - priceOf(building);
  if (!hasDirk(view.handSizes.length)) return voice.say('al.buy', { over });
  return voice.say(move.keep ? 'al.keep' : 'al.give', { over });
}
