import type { Look, Wish } from '@parlour/terminal-kit';
import { cardName, type Move, tableOf, type View } from '../rules/index.ts';

/** What somebody might wish to do with every card within reach, in the simplest way. */
export function wishes(view: View, { voice }: Look): Wish<Move>[] {
  const { viewer, phase } = view;
  if (viewer === null) return [];
  const { book, slots } = tableOf(view);
  const name = (card: number) => cardName(card, voice, book);
  const player = view.players[viewer]!;
  if (phase === 'planning')
    return view.plans.map((_, plan) => ({ label: voice.say('lw.wish.plan', { plan: plan + 1 }), move: { type: 'plan', plan } }));
  if (phase === 'errands')
    return [
      ...slots.flatMap((_, slot): Wish<Move>[] =>
        view.offer[slot]! < 0
          ? []
          : [{ label: voice.say('lw.wish.take', { card: name(view.offer[slot]!) }), move: { type: 'take', slot } }],
      ),
      { label: voice.say('thing.extension'), move: { type: 'extension' } },
      { label: voice.say('thing.market'), move: { type: 'market' } },
      { label: voice.say('thing.opera'), move: { type: 'opera', pounds: book.material.opera.pounds } },
      { label: voice.say('thing.unknown'), move: { type: 'unknown', deck: 0 } },
    ];
  if (phase !== 'actions') return [];
  return [
    ...[...new Set(player.hand)].flatMap((card) => fromHand(card, view).map((move): Wish<Move> => ({ label: name(card), move }))),
    ...player.board.flatMap((_, space) => inPlay(space, view, voice, name)),
    { label: voice.say('lw.wish.done'), move: { type: 'done' } },
  ];
}

/** The simplest use of a card in hand: at its printed price; a companion onto the first card with an empty space. */
function fromHand(card: number, view: View): Move[] {
  const { faces } = tableOf(view).book;
  const face = faces[card]!;
  const as = face.types[0] ?? -1;
  if (face.kind === 'event') return [{ type: 'play', card, option: 0, pounds: face.pay[0]?.pounds ?? 0 }];
  if (face.kind === 'property') return [{ type: 'buy', card, as, pounds: face.scale[0]! + (view.market[as] ?? 0), free: false }];
  if (face.kind === 'helper' || face.kind === 'expense') return [{ type: 'lay', card }];
  const board = view.players[view.viewer!]!.board;
  const space = board.findIndex((played) => played.tokens.length < faces[played.card]!.spaces.length);
  return space < 0 ? [] : [{ type: 'token', space, card, as: Math.max(0, face.companion) }];
}

/** Activating it; selling it, if it is a property. */
function inPlay(space: number, view: View, voice: Look['voice'], name: (card: number) => string): Wish<Move>[] {
  const { card, step, tokens } = view.players[view.viewer!]!.board[space]!;
  const face = tableOf(view).book.faces[card]!;
  const as = face.types[0] ?? -1;
  const pounds = tokens.length === 0 ? face.usePounds : face.spaces[tokens.length - 1]!.pounds;
  const activate: Wish<Move> = {
    label: voice.say('lw.wish.activate', { card: name(card) }),
    move: { type: 'activate', space, as, pounds, free: false },
  };
  if (face.kind !== 'property') return [activate];
  const sell: Move = { type: 'sell', space, as, pounds: face.scale[step]! + (view.market[as] ?? 0), free: false };
  return [activate, { label: voice.say('lw.wish.sell', { card: name(card) }), move: sell }];
}
