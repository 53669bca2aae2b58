import type { Wish } from '@parlour/terminal-kit';
import { type Book, cardName, type Errand, type Move, tableFor, type View, wished } from '../rules/index.ts';
import type { Look } from './look.ts';

const errands: readonly Errand[] = ['extension', 'market', 'opera', 'unknown'];

/** What somebody might wish to do with every card within reach, in the simplest way. */
export function wishes(view: View, { voice }: Look): Wish<Move>[] {
  const { viewer, phase } = view;
  if (viewer === null) return [];
  const { book } = tableFor(voice.setting);
  const name = (card: number) => cardName(card, voice, book);
  const player = view.players[viewer]!;
  if (phase === 'planning')
    return view.plans.flatMap((_, plan) => all(voice.say('lw.wish.plan', { plan: plan + 1 }), wished({ plan }, view, book)));
  if (phase === 'errands')
    return [
      ...view.offer.flatMap((card, slot) =>
        card < 0 ? [] : all(voice.say('lw.wish.take', { card: name(card) }), wished({ slot }, view, book)),
      ),
      ...errands.flatMap((errand) => all(voice.say(`thing.${errand}`), wished({ errand }, view, book))),
    ];
  if (phase !== 'actions') return [];
  return [
    ...[...new Set(player.hand)].flatMap((card) => all(name(card), fromHand(card, view, book))),
    ...player.board.flatMap(({ card }, space) =>
      wished({ space }, view, book).flatMap((move) =>
        move.type === 'activate' || move.type === 'sell' ? all(voice.say(`lw.wish.${move.type}`, { card: name(card) }), [move]) : [],
      ),
    ),
    { label: voice.say('lw.wish.done'), move: { type: 'done' } },
  ];
}

function all(label: string, moves: readonly Move[]): Wish<Move>[] {
  return moves.map((move) => ({ label, move }));
}

/** The simplest use of a card in hand; a companion goes onto the first card with an empty space. */
function fromHand(card: number, view: View, book: Book): Move[] {
  const { kind } = book.faces[card]!;
  if (kind !== 'companion' && kind !== 'wild')
    return wished({ card }, view, book)
      .filter(({ type }) => type === 'play' || type === 'lay' || type === 'buy')
      .slice(0, 1);
  const { board } = view.players[view.viewer!]!;
  const space = board.findIndex((played) => played.tokens.length < book.faces[played.card]!.spaces.length);
  return space < 0 ? [] : wished({ card, space }, view, book);
}
