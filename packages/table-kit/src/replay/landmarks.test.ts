import type { AnyGame, GameEvent, TableVoice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyPlug } from '../state/plug.ts';
import { landmarksOf, turnFrom } from './landmarks.ts';

const told = [0, 0, 1, 1, 1, 0].map((seat, index) => ({
  number: index + 1,
  seat,
  events: [{ type: ['took', 'round', 'sheet'][index % 3]! }],
}));

describe('a replay', () => {
  it('goes from turn to turn, and no further than the game', () => {
    expect([0, 1, 2, 4, 5, 6].map((number) => turnFrom(told, number, 1))).toEqual([2, 2, 5, 5, 6, 6]);
    expect([6, 5, 4, 2, 1].map((number) => turnFrom(told, number, -1))).toEqual([5, 2, 2, 0, 0]);
  });

  it('has landmarks where something begins, and where there is a sheet to read', () => {
    const plug = {
      heading: ({ type }: GameEvent) => (type === 'round' ? 'A round' : undefined),
      sheet: ({ type }: GameEvent) => (type === 'sheet' ? {} : undefined),
    } as unknown as AnyPlug;
    const game = { text: { event: () => 'A scoring.' } } as unknown as AnyGame;
    expect(landmarksOf(told, game, plug, {} as TableVoice)).toEqual([
      { number: 2, label: 'A round' },
      { number: 3, label: 'A scoring.' },
      { number: 5, label: 'A round' },
      { number: 6, label: 'A scoring.' },
    ]);
  });
});
