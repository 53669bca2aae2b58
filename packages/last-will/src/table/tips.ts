/** What a newcomer to Last Will should hear, when it first matters. */
import type { Scene } from '@parlour/table-kit/state/plug.ts';
import { type Book, type Move, tableFor, type Types, type View } from '../rules/index.ts';

export function tips({ view, setting, moves }: Scene<Types>): string[] {
  return heard(view, tableFor(setting).book, moves).map((tip) => `lw.tip.${tip}`);
}

function heard(view: View, book: Book, moves: readonly Move[]): string[] {
  const has = (...types: readonly Move['type'][]) => moves.some(({ type }) => types.includes(type));
  const player = view.players[view.viewer ?? -1];
  if (player === undefined) return [];
  switch (view.phase) {
    case 'starting':
      return ['start', ...(player.job >= 0 ? ['job'] : [])];
    case 'planning':
      if (has('draw')) return ['draw'];
      return has('block') ? ['block'] : ['plan'];
    case 'errands':
      if (has('demote')) return ['demote'];
      return has('arrange') ? ['prices'] : ['errand', ...(has('demotion', 'either') ? ['demotion'] : []), 'market'];
    case 'actions':
      return acting(view, book, has);
    case 'ending':
      return ['keep'];
    case 'over':
      return [];
  }
}

function acting(view: View, { faces }: Book, has: (...types: readonly Move['type'][]) => boolean): string[] {
  const player = view.players[view.viewer ?? -1];
  const owns = player?.board.some(({ card }) => faces[card]?.kind === 'property') ?? false;
  const last = view.players.some(({ bankrupt }) => bankrupt);
  return [
    ...(has('demote') ? ['demote'] : []),
    ...(has('discard') ? ['room'] : []),
    ...(has('spend') ? ['use'] : []),
    ...(last ? ['last'] : []),
    'act',
    ...(has('buy') ? ['buy'] : []),
    ...(has('activate') ? ['activate'] : []),
    ...(owns ? ['depreciation'] : []),
    ...(has('token') ? ['companion'] : []),
    ...(owns && view.round >= 4 ? ['sell'] : []),
    ...(view.round >= 3 ? ['bankrupt'] : []),
  ];
}
