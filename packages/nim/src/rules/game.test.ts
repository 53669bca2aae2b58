import { describe, expect, it } from 'vitest';
import { arrangeMatch, diceFrom, eventsSeen, type Match, type OptionValues, playMove } from '@parlour/kernel';
import { nim } from './index.ts';
import type { NimMove, NimTypes } from './state.ts';

const seats = [{ name: 'Ania' }, { name: 'Ola' }];

function table(position: object, options: OptionValues = {}): Match<NimTypes> {
  return arrangeMatch(nim, options, 'nim', seats, position);
}

const now = ({ state }: Match<NimTypes>) => state;
const done: NimMove = { type: 'done' };

describe('Nim with cards', () => {
  it('lets everybody choose a card at the same time, in any order (NIM-PHASE)', () => {
    const match = table({
      hands: [
        ['again', 'grow'],
        ['draw', 'draw'],
      ],
    });
    expect(nim.toAct(now(match))).toEqual([0, 1]);
    expect(nim.moves(now(match), 1)).toEqual([{ type: 'keep', card: 'draw' }]);
    expect(playMove(match, 1, { type: 'keep', card: 'draw' })).toBeUndefined();
    expect(nim.toAct(now(match))).toEqual([0]);
    expect(playMove(match, 0, done)).toEqual({ rule: 'NIM-PHASE', details: { phase: 'keep' } });
  });

  it('allows 1 to 3 objects of one heap, if it holds as many (NIM-TAKE)', () => {
    const match = table({ phase: 'take', heaps: [2, 9], hands: [[], []] });
    expect(nim.moves(now(match), 0).map((move) => (move.type === 'take' ? [move.heap, move.count] : []))).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    expect(playMove(match, 0, { type: 'take', heap: 0, count: 3 })?.rule).toBe('NIM-TAKE');
  });

  it('allows a fourth where more than two play (NIM-TAKE)', () => {
    const match = arrangeMatch(nim, {}, 'nim', [...seats, { name: 'Ewa' }], { phase: 'take', heaps: [9], hands: [[], [], []] });
    expect(nim.moves(now(match), 0)).toHaveLength(4);
    expect(playMove(match, 0, { type: 'take', heap: 0, count: 5 })).toEqual({ rule: 'NIM-TAKE', details: { most: 4 } });
  });

  it('refuses a card that is not in the hand (NIM-CARD)', () => {
    const match = table({ phase: 'bonus', hands: [['again'], ['draw']] });
    expect(playMove(match, 0, { type: 'use', card: 'draw' })).toEqual({ rule: 'NIM-CARD' });
  });

  it('calls it wasteful to draw from an empty deck, but allows it', () => {
    const match = table({ phase: 'bonus', hands: [['draw'], []], deck: [] });
    expect(nim.moves(now(match), 0)).toEqual([done]);
    expect(nim.wasteful?.(now(match), 0)).toEqual([{ type: 'use', card: 'draw' }]);
    expect(playMove(match, 0, { type: 'use', card: 'draw' })).toBeUndefined();
  });

  it.each([
    ['treasure', [[0], [1]]],
    ['burden', [[1], [0]]],
  ])('counts the last object as a %s', (last, standings) => {
    const match = table({ phase: 'take', heaps: [1, 0], hands: [[], []], taken: [0, 1] }, { last, heaps: 2 });
    playMove(match, 0, { type: 'take', heap: 0, count: 1 });
    expect(nim.standings(now(match))).toEqual(standings);
  });

  it('lets a player remember the card that was put away', () => {
    const match = table({
      hands: [
        ['again', 'grow'],
        ['draw', 'draw'],
      ],
      deck: ['again'],
    });
    playMove(match, 0, { type: 'keep', card: 'again' });
    playMove(match, 1, { type: 'keep', card: 'draw' });
    const view = nim.view(now(match), 0);
    const memory = nim.recall(view, match.setting, eventsSeen(match, 0));
    expect(memory).toEqual({ away: 'grow' });
    for (let i = 0; i < 50; i++) expect(nim.guess(view, match.setting, diceFrom(`${i}`), memory).away).toContain('grow');
    expect(nim.recall(nim.view(now(match), null), match.setting, eventsSeen(match, null))).toEqual({ away: null });
  });
});
