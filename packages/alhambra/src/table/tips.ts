/** What a newcomer to Alhambra should hear, when it first matters. */
import type { Scene } from '@parlour/table-kit/state/plug.ts';
import { actsAgain, type Buy, hasDirk, NONE, priceOf, totalOf, type Types, type View } from '../rules/index.ts';

/** With so few buildings left in the deck, money in hand begins to count for the end. */
const NEARLY_OVER = 8;

export function tips({ view, moves }: Scene<Types>): string[] {
  const buys = moves.filter((move): move is Buy => move.type === 'buy');
  const severalCards = moves.some((move) => move.type === 'take' && move.cards.length > 1);
  const owned = view.viewer === null ? [] : (view.owned[view.viewer] ?? []);
  return [
    ...(actsAgain(view) ? ['al.tip.again'] : ['al.tip.turn']),
    ...(buys.some((buy) => isExact(buy, view)) ? ['al.tip.exact'] : []),
    ...(buys.length > 0 && hasDirk(view.handSizes.length) ? ['al.tip.dirk'] : []),
    ...(view.buildingDeck <= NEARLY_OVER ? ['al.tip.end'] : []),
    ...(owned.length > 0 ? ['al.tip.most'] : []),
    ...(severalCards ? ['al.tip.several'] : []),
    ...(buys.length > 0 ? ['al.tip.coin'] : []),
  ];
}

function isExact({ slot, pay }: Buy, { yard }: View): boolean {
  const building = yard[slot] ?? NONE;
  return building !== NONE && totalOf(pay) === priceOf(building);
}
