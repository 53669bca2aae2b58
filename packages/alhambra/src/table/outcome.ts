/** What would be different after a move, for whoever makes it. */
import type { Outcome, TableVoice } from '@parlour/kernel';
import type { Scene } from '@parlour/table-kit/state/plug.ts';
import { currencies, type Move, pointsIn, scoreSheet, slotOf, totalOf, type Types, type View } from '../rules/index.ts';

export function outcome(move: Move, { view }: Scene<Types>, after: Outcome<Types>, voice: TableVoice): string[] {
  // What is left in the yard at the end goes by what is hidden in hands.
  if (after.view.over) return [];
  const facts = currencies.flatMap((currency, slot) => {
    const [before, then] = [view, after.view].map(({ hand }) => totalOf((hand ?? []).filter((card) => slotOf(card) === slot)));
    return before === then ? [] : [voice.say('al.then.money', { currency, before: before ?? 0, after: then ?? 0 })];
  });
  const points = { before: ifScored(view, view), after: ifScored(view, after.view) };
  if (move.type === 'buy') facts.push(voice.say('al.then.points', { ...points, scoring: view.scoringsAhead[0] ?? 'C' }));
  return facts;
}

/** What the next scoring of one moment would bring as things stand in another: a scoring that comes meanwhile is still to be seen. */
function ifScored({ viewer, scoringsAhead }: View, { owned }: View): number {
  return pointsIn(scoreSheet(owned, scoringsAhead[0] ?? 'C'), viewer ?? 0);
}
