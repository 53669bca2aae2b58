/** The rule to read about something on the table. */
import { type Errand, errandRules, rulesOfCard, tableFor, type Types } from '../rules/index.ts';
import type { Scene } from '@parlour/table-kit/state/plug.ts';

/** Of picks that are no cards. */
const others: Readonly<Record<string, string>> = {
  plan: 'LW-PLAN-2',
  deck: 'LW-ERR-7',
  line: 'GS-JOB-2',
  done: 'LW-ACT-2',
  decline: 'GS-JOB-11',
};

export function ruleOf(thing: string, { view, setting }: Scene<Types>): string | undefined {
  const [kind = '', which = ''] = thing.split(':');
  const { cards } = tableFor(setting).book.material;
  const board = view.viewer === null ? undefined : view.players[view.viewer]?.board;
  switch (kind) {
    case 'errand':
      return errandRules[which as Errand];
    case 'card':
    case 'hand':
    case 'drawn':
      return ruleOfCard(Number(which));
    case 'slot':
      return ruleOfCard(view.offer[Number(which)]);
    case 'space':
      return ruleOfCard(board?.[Number(which)]?.card);
    default:
      return others[kind];
  }

  function ruleOfCard(card = -1): string | undefined {
    const printed = cards[card];
    return printed && rulesOfCard(printed)[0];
  }
}
