import { alhambra } from '../rules/index.ts';
import { diceFrom, pick } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { text } from './text/index.ts';
import { tips } from './tips.ts';

/** What is heard in a whole game at random, in the order in which it is first heard. */
function heard(players: number, seed: string): Set<string> {
  const dice = diceFrom(seed);
  const state = alhambra.setup({ options: {}, seats: players, revision: alhambra.revision }, dice, () => undefined);
  const all = new Set<string>();
  for (;;) {
    const [seat] = alhambra.toAct(state);
    if (seat === undefined) return all;
    const moves = alhambra.moves(state, seat);
    for (const key of tips({ view: alhambra.view(state, seat), setting: state.setting, moves })) all.add(key);
    alhambra.play(state, seat, pick(dice, moves), () => undefined);
  }
}

it('tells a newcomer how to begin before anything else', () => {
  const state = alhambra.setup({ options: {}, seats: 3, revision: alhambra.revision }, diceFrom('begin'), () => undefined);
  expect(tips({ view: alhambra.view(state, state.active), setting: state.setting, moves: alhambra.moves(state, state.active) })[0]).toBe(
    'al.tip.turn',
  );
});

it('has an occasion for every tip in a few games, and says nothing about Dirk where he does not play', () => {
  const two = heard(2, 'two');
  const three = heard(3, 'three');
  expect([...new Set([...two, ...three])].toSorted()).toEqual(
    Object.keys(Object.values(text)[0] ?? {})
      .filter((key) => key.startsWith('al.tip.'))
      .toSorted(),
  );
  expect(three.has('al.tip.dirk')).toBe(false);
});
