/** A decision made in parts, in words: the whole split of a draw, all the cards that are kept. */
import type { TableVoice } from '@parlour/kernel';
import type { Move, MoveOf } from '../move.ts';
import { splitOf } from '../split.ts';
import type { Options, View } from '../state.ts';
import { moveText, moveValues } from './moves.ts';

/** A part, and what its player sees before it. */
interface Part {
  readonly move: Move;
  readonly view: View;
}

export function decisionText(parts: readonly Part[], voice: TableVoice<Options>): string {
  const phrases: string[] = [];
  for (let i = 0; i < parts.length; ) {
    const { type } = parts[i]!.move;
    const end = parts.findIndex(({ move }, at) => at > i && move.type !== type);
    const alike = parts.slice(i, end === -1 ? undefined : end);
    phrases.push(...togetherText(alike, phrases.length > 0, voice));
    i += alike.length;
  }
  return phrases.join('; ');
}

/** Parts of the same kind. That no more is kept goes without saying where something was. */
function togetherText(parts: readonly Part[], goesOn: boolean, voice: TableVoice<Options>): string[] {
  const [{ move, view }] = parts as readonly [Part, ...Part[]];
  const { doing } = view;
  if (move.type === 'draw' && doing?.type === 'draw') {
    const supply = (deck: number) => (view.decks[deck] ?? 0) + (view.discards[deck] ?? 0);
    const draws = parts.map((part) => part.move as MoveOf<'draw'>);
    const split = splitOf(draws, doing, supply).flatMap((cards, deck) => (cards === 0 ? [] : [voice.say('split.part', { cards, deck })]));
    if (split.length > 0) return [voice.say('move.split', { split: voice.list(split) })];
  }
  if (move.type === 'keep') {
    const objects = parts.map((part) => String(moveValues(part.move, part.view, voice)['object']));
    return [voice.say('move.keep', { object: voice.list(objects) })];
  }
  if (move.type === 'keepNoMore' && goesOn) return [];
  return parts.map((part) => moveText(part.move, part.view, voice));
}
