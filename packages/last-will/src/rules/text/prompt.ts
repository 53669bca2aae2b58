/** One sentence: who must do what now. */
import type { Voice } from '@parlour/kernel';
import { decisionDue } from '../round.ts';
import { standingsOf } from '../scoring.ts';
import type { View } from '../state.ts';
import { tableOf } from '../table.ts';
import { cardName, players } from './names.ts';

export function prompt(view: View, voice: Voice): string {
  const [key, { card, ...values } = {}] = decisionDue(view).prompt(view, view.doing);
  const winners = standingsOf(view)?.[0];
  return voice.say(key, {
    ...values,
    players: players(winners ?? view.deciding, voice),
    ...(card === undefined ? {} : { card: cardName(card, voice, tableOf(view).book) }),
  });
}
