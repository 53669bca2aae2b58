/** One sentence: who must do what now. */
import type { TableVoice } from '@parlour/kernel';
import { decisionDue } from '../round.ts';
import { standingsWith } from '../scoring.ts';
import type { Options, View } from '../state.ts';
import { tableFor } from '../table.ts';
import { cardName, players } from './names.ts';

export function prompt(view: View, voice: TableVoice<Options>): string {
  const { book } = tableFor(voice.setting);
  const [key, { card, ...values } = {}] = decisionDue(view).prompt(view, view.doing);
  const winners = standingsWith(view, book.faces)?.[0];
  return voice.say(key, {
    ...values,
    players: players(winners ?? view.deciding, voice),
    ...(card === undefined ? {} : { card: cardName(card, voice, book) }),
  });
}
