/** A decision as one choice in a list. */
import type { TableVoice, Values } from '@parlour/kernel';
import type { Fields, Move } from '../move.ts';
import type { Options, View } from '../state.ts';
import { tableFor } from '../table.ts';
import { cardName, cardObject, hasTwoTypes, lineName, market, planText } from './names.ts';

export function moveText(move: Move, view: View, voice: TableVoice<Options>): string {
  return voice.say(`move.${move.type}`, moveValues(move, view, voice));
}

/** Whatever a sentence about a move may name. It follows from the fields of the move: a new kind of move needs nothing here. */
export function moveValues(move: Move, view: View, voice: TableVoice<Options>): Values {
  const { book } = tableFor(voice.setting);
  const player = view.players[view.viewer ?? view.turn];
  const {
    slot = -1,
    space = -1,
    option = 0,
    as = -1,
    to = -1,
    line = -1,
    plan = -1,
    deck = -1,
    order,
    free = false,
    ...given
  }: Fields = move;
  const played = player?.board[space];
  const card = given.card ?? played?.card ?? view.offer[slot] ?? -1;
  const face = book.faces[card];
  const printed = face?.pay[option];
  const brought = book.faces[to]?.companions.find(({ kind }) => kind === as);
  const { scale = [] } = face ?? {};
  const { step = 0 } = played ?? {};
  const used = free ? 0 : face?.useActions;
  return {
    pounds: given.pounds ?? brought?.pounds ?? printed?.pounds ?? face?.layPounds ?? 0,
    actions: (played === undefined ? (printed?.actions ?? face?.layActions ?? player?.actions) : used) ?? 0,
    free,
    cards: given.cards ?? face?.searches ?? 0,
    deck,
    kept: player?.kept.length ?? 0,
    covers: line >= 0,
    ...(card >= 0 && {
      card: cardName(card, voice, book),
      object: cardObject(card, voice, book),
      wild: card === book.wild,
      property: face?.kind === 'property',
      two: hasTwoTypes(card, book),
    }),
    ...(played && { onto: cardName(played.card, voice, book), from: scale[step] ?? 0, to: scale[step + 1] ?? 0 }),
    ...(as >= 0 && { as, type: voice.say(`type.${as}`), companion: voice.say(`companion.${as}`) }),
    ...(line >= 0 && { line: lineName(player?.job ?? -1, line, voice, book) }),
    ...(plan >= 0 && { number: plan + 1, summary: planText(book.plans[view.plans[plan] ?? -1], voice) }),
    ...(order && market(order)),
  };
}
