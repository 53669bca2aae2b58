/** One sentence: who must do what now. */
import type { Voice } from '@parlour/kernel';
import { scoreOf } from '../scoring.ts';
import { FREE, type View } from '../state.ts';
import { tableOf } from '../table.ts';
import { cardName, players } from './names.ts';

export function prompt(view: View, voice: Voice): string {
  const { book } = tableOf(view);
  const who = players(view.deciding, voice);
  const { doing } = view;
  if (view.phase === 'over') return voice.say('prompt.over', { players: voice.name(winner(view)) });
  if (doing === null) {
    const blocking = view.phase === 'planning' && view.players.length === 2 && view.markers.filter((marker) => marker !== FREE).length < 2;
    return voice.say(`prompt.${blocking ? 'block' : view.phase}`, { players: who, actions: view.players[view.turn]?.actions ?? 0 });
  }
  switch (doing.type) {
    case 'draw':
      return voice.say('prompt.draw', { players: who, deck: doing.deck, due: doing.due });
    case 'use':
      return voice.say('prompt.use', { players: who, card: cardName(doing.cards[0] ?? -1, voice, book) });
    case 'room':
    case 'purchase':
      return voice.say(`prompt.${doing.type}`, { players: who, card: cardName(doing.card, voice, book) });
    case 'fair':
    case 'roof':
      return voice.say(`prompt.${doing.type}`, { players: who, left: doing.left });
    case 'pick':
    case 'market':
    case 'sale':
    case 'demote':
      return voice.say(`prompt.${doing.type}`, { players: who });
  }
}

function winner(view: View): number {
  const { faces } = tableOf(view).book;
  const scores = view.players.map((player) => scoreOf(player, faces));
  return view.players
    .map((_, seat) => seat)
    .reduce((best, seat) => {
      const ahead = scores[seat]! - scores[best]! || view.players[seat]!.plan - view.players[best]!.plan;
      return ahead < 0 ? seat : best;
    });
}
