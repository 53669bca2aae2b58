/** Cards that only somebody's own box has, as they begin. */
import type { PackDocument } from '@parlour/kernel/packs';

const faces: Readonly<Record<string, PackDocument>> = {
  event: { symbols: [], pay: [{ actions: 1, pounds: 1 }] },
  expense: { symbols: [], use: { actions: 1, pounds: 1 } },
  helper: { helps: [{ adds: 1, to: ['silverware'] }] },
  property: { types: ['mansion'], scale: [10], use: { actions: 1, pounds: 1 } },
};

/** The kinds of cards that a deck can have; of the companions, and of the boards, there are no others. */
export function kinds(group: string): readonly string[] {
  const [, deck] = group.split('.');
  if (deck === 'events') return ['event'];
  if (deck === 'helpersAndExpenses') return ['expense', 'helper'];
  if (deck === 'properties') return ['property'];
  return deck === 'specials' || deck === 'newSpecials' ? ['event', 'expense', 'helper', 'property'] : [];
}

export function blank(group: string, kind: string): PackDocument {
  const [part, deck] = group.split('.');
  return {
    kind,
    ...(part === 'sacked' ? { part } : {}),
    copies: 1,
    ...(deck === 'specials' || deck === 'newSpecials' ? { crowns: 1 } : {}),
    ...faces[kind],
  };
}
