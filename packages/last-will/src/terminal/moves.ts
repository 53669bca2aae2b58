import { cardName, companionKinds, DECKS, type Fields, type Move, moveValues, propertyTypes, tableFor, type View } from '../rules/index.ts';
import type { Values } from '@parlour/kernel';
import { cardLine, jobLine } from './faces.ts';
import type { Look } from './look.ts';

/** What a choice is listed under; steps of a decision half done stand alone. */
export function headingOf(move: Move, { voice }: Look): string {
  const key = `lw.do.${move.type}`;
  return voice.has(key) ? voice.say(key, { types: propertyTypes.map((type) => voice.say(`symbol.${type}`)).join(', ') }) : '';
}

/** Plans have their own numbers, so many cards are so many, and a card in hand keeps its number while others are chosen. */
export function numberOf(move: Move, view: View): number | undefined {
  if ('cards' in move) return move.cards;
  if ('plan' in move) return move.plan + 1;
  if (move.type === 'keep' && view.doing === null) return (view.players[view.viewer ?? -1]?.hand.indexOf(move.card) ?? 0) + 1;
  return undefined;
}

/** A choice in the short words of the table; whole sentences for whoever cannot see the table. */
export function labelOf(move: Move, view: View, look: Look): string | undefined {
  const { voice, paint } = look;
  const key = `lw.label.${move.type}`;
  if (paint.plain || !voice.has(key)) return undefined;
  return voice.say(key, { ...moveValues(move, view, voice), ...inShort(move, view, look) });
}

/** What the table calls otherwise than a sentence does. */
function inShort(move: Move, view: View, look: Look): Values {
  const { voice } = look;
  const { book } = tableFor(voice.setting);
  const own = view.players[view.viewer ?? view.turn];
  const { slot = -1, as = -1, line = -1, deck = -1, card = view.offer[slot] ?? -1 }: Fields = move;
  return {
    ...(card >= 0 && { apart: toldApart(card, slot < 0 ? (own?.hand ?? []) : view.offer, look) }),
    ...(as >= 0 && { type: voice.say(`symbol.${propertyTypes[as]}`), companion: voice.say(`symbol.${companionKinds[as]}`) }),
    ...(line >= 0 && { line: jobLine(book.jobs[own?.job ?? -1]?.lines[line], voice) }),
    ...(deck >= 0 && { deck: voice.say(`lw.deck.${DECKS[deck]}`) }),
  };
}

/** What a card does stands in the table just above; here only where another one has the same name. */
function toldApart(card: number, among: readonly number[], look: Look): string {
  const { book } = tableFor(look.voice.setting);
  const name = (each: number) => cardName(each, look.voice, book);
  if (!among.some((other) => other !== card && other >= 0 && name(other) === name(card))) return name(card);
  // Two to a line where there is room.
  const { columns } = look.paint;
  return cardLine(book.material.cards[card]!, columns >= 96 ? Math.floor((columns - 14) / 2) : columns - 8, look);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
