/** What there is to think of in a turn of Alhambra, from a coach who talks much. */
import type { About, Scene } from '@parlour/table-kit/state/plug.ts';
import { actsAgain, type Buy, type Money, NONE, priceOf, slotOf, totalOf, type Types, valueOf, type View } from '../rules/index.ts';

export function about({ view, moves }: Scene<Types>): About {
  const buys = moves.filter((move): move is Buy => move.type === 'buy');
  const payable = new Set(buys.map(({ slot }) => slot)).size;
  const exact = new Set(buys.filter((buy) => isExact(buy, view)).map(({ slot }) => slot)).size;
  const hitting = new Set(view.display.filter((card) => card !== NONE && wouldHit(card, view))).size;
  const values = { payable, exact, hitting };
  if (exact > 0) return { key: actsAgain(view) ? 'al.about.again' : 'al.about.exact', values, pressing: true };
  return { key: payable > 0 ? 'al.about.over' : 'al.about.money', values };
}

function isExact({ slot, pay }: Buy, { yard }: View): boolean {
  return totalOf(pay) === priceOf(yard[slot]!);
}

/** Whether a card would make some price exactly, with what is in hand. */
function wouldHit(card: Money, { yard, hand }: View): boolean {
  const building = yard[slotOf(card)] ?? NONE;
  if (building === NONE) return false;
  let sums = [valueOf(card)];
  for (const held of hand ?? []) if (slotOf(held) === slotOf(card)) sums = [...sums, ...sums.map((sum) => sum + valueOf(held))];
  return sums.includes(priceOf(building));
}
