import type { GameText } from '@parlour/kernel';
import type { NimTypes } from '../state.ts';
import { catalogues } from './catalogues.ts';

export const text: GameText<NimTypes> = {
  catalogues,
  chapters: [{ id: 'turn', rules: ['NIM-TAKE', 'NIM-CARD'] }],
  reasons: { TURN: 'NIM-TAKE', OVER: 'NIM-TAKE', 'NIM-PHASE': 'NIM-TAKE' },
  ruleOf: ({ type }) => (['heaped', 'took', 'last'].includes(type) ? 'NIM-TAKE' : 'NIM-CARD'),
  event(event, { say, name }) {
    switch (event.type) {
      case 'heaped':
        return say('event.heaped', { heaps: event.heaps.join(', ') });
      case 'kept':
        return event.away === null
          ? say('event.kept', { player: name(event.seat) })
          : say('event.kept.own', { player: name(event.seat), card: say(`card.${event.away}`) });
      case 'took':
        return say('event.took', { player: name(event.seat), heap: event.heap + 1, count: event.count });
      case 'used':
        return say('event.used', { player: name(event.seat), card: say(`card.${event.card}`) });
      case 'drew':
        return event.card === null
          ? say('event.drew', { player: name(event.seat) })
          : say('event.drew.own', { player: name(event.seat), card: say(`card.${event.card}`) });
      case 'grew':
        return say('event.grew', { heap: event.heap + 1, count: event.count });
      case 'last':
      default:
        return say('event.last', { player: name(event.seat), points: event.points });
    }
  },
  move(move, view, { say }) {
    switch (move.type) {
      case 'keep':
        return say('move.keep', { card: say(`card.${move.card}`) });
      case 'take':
        return say('move.take', { count: move.count, heap: move.heap + 1, left: view.heaps[move.heap]! });
      case 'use':
        return move.card === 'grow'
          ? say('move.grow', { card: say(`card.${move.card}`), heap: move.heap + 1 })
          : say('move.use', { card: say(`card.${move.card}`) });
      case 'done':
      default:
        return say('move.done');
    }
  },
  prompt: (view, { say, name }) => say(`prompt.${view.phase}`, { player: name(view.turn) }),
};
