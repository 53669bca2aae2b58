/** One sentence: who must do what now. */
import type { TableVoice } from '@parlour/kernel';
import { keepLimit } from '../phases/keeping.ts';
import { decisionDue } from '../round.ts';
import { standingsWith } from '../scoring.ts';
import type { Options, View } from '../state.ts';
import { tableFor } from '../table.ts';
import { cardName, cardObject, players } from './names.ts';

export function prompt(view: View, voice: TableVoice<Options>): string {
  const { book } = tableFor(voice.setting);
  const [key, { card, ...values } = {}] = decisionDue(view).prompt(view, view.doing);
  const winners = standingsWith(view, book.faces)?.[0];
  return voice.say(key, {
    ...values,
    limit: limitFor(view, voice),
    players: players(winners ?? view.deciding, voice),
    ...(card === undefined ? {} : { card: cardName(card, voice, book), object: cardObject(card, voice, book) }),
  });
}

/** How many cards the viewer may keep at the end of a round; 0 where nobody in particular looks on. */
function limitFor(view: View, voice: TableVoice<Options>): number {
  const player = view.viewer === null ? undefined : view.players[view.viewer];
  return player === undefined || view.phase !== 'ending' ? 0 : keepLimit(view, player, tableFor(voice.setting).book);
}
