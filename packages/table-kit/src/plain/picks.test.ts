import { diceFrom, settingFor } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import { expect, it } from 'vitest';
import { build, piecesOf } from '../state/builder.ts';
import type { AnyPlug } from '../state/plug.ts';
import { moveOf, pickFor } from './picks.ts';

const plug = { picks: (move: unknown) => [pickFor(move)], compose: (picks: string[]) => picks.map(moveOf) } as unknown as AnyPlug;

it('makes every move of a game that has no table by one touch, and no other with it', () => {
  const state = nim.setup(settingFor(nim, {}, 3), diceFrom('plain'), () => undefined);
  for (let [seat] = nim.toAct(state); seat !== undefined; [seat] = nim.toAct(state)) {
    const decider = seat;
    const moves = nim.moves(state, decider);
    const scene = { view: undefined, setting: state.setting, moves };
    for (const move of moves) {
      const touched = piecesOf(move, plug, undefined);
      expect(build(touched, scene, plug, (made) => nim.refuse(state, decider, made)).complete).toEqual([move]);
    }
    nim.play(state, decider, moves[0]!, () => undefined);
  }
});

it('names a move without what has a meaning in the name of a piece', () => {
  const move = { type: 'say', words: 'either/or: “both”' };
  expect(pickFor(move)).not.toContain('/');
  expect(moveOf(pickFor(move))).toEqual(move);
});
