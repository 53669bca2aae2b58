import type { TableVoice, Voice } from '@parlour/kernel';
import { type Card, cardText, type Fields, type Move, type Options, tableFor, type View } from '../rules/index.ts';

/** What a card is and does, in one line for those who hear the table. A name that says the kind says it once. */
export function spoken(card: Card | undefined, voice: Voice): string {
  if (card === undefined) return '';
  const { name, kind, lines } = cardText(card, voice);
  const once = kind.toLocaleLowerCase(voice.language) === name.toLocaleLowerCase(voice.language);
  return [...(once ? [`${name}.`] : [`${name}.`, `${kind}.`]), ...lines].join(' ');
}

/** What a card is, for those who want to know which are there: its name, and what it costs if that is not the same for all of its name. */
export function inShort(card: Card | undefined, voice: Voice): string {
  if (card === undefined) return '';
  const { name } = cardText(card, voice);
  return card.kind === 'property' ? voice.say('lw.words.priced', { name, price: card.scale[0] ?? 0 }) : `${name}.`;
}

/** The card of a move in full, and where it lies. */
export function apart(move: Move, view: View, voice: TableVoice<Options>): string {
  const { card, slot = -1, space = -1 }: Fields = move;
  const number = card ?? view.players[view.viewer ?? -1]?.board[space]?.card ?? view.offer[slot] ?? -1;
  return [
    spoken(tableFor(voice.setting).book.material.cards[number], voice),
    ...(space < 0 ? [] : [voice.say('lw.words.on-space', { number: space + 1 })]),
    ...(slot < 0 ? [] : [voice.say('lw.words.in-slot', { number: slot + 1 })]),
  ].join(' ');
}
