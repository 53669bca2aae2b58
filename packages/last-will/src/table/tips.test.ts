import { diceFrom, settingFor, type OptionValues, pick } from '@parlour/kernel';
import { lastWill as today } from '../rules/index.ts';
import { expect, it } from 'vitest';
import { text } from './text/index.ts';
import { tips } from './tips.ts';

/** With the numbers of the first revision, so that tuning today's changes no game here. */
const lastWill = { ...today, revision: 1 };

/** What is heard in a whole game at random; some begin with next to nothing, so that somebody goes bankrupt. */
function heard(players: number, options: OptionValues, seed: string, money?: number): Set<string> {
  const dice = diceFrom(seed);
  const state = lastWill.setup(settingFor(lastWill, options, players), dice, () => undefined);
  if (money !== undefined) for (const player of state.players) player.money = money;
  const all = new Set<string>();
  for (;;) {
    const [seat] = lastWill.toAct(state);
    if (seat === undefined) return all;
    const moves = lastWill.moves(state, seat);
    for (const key of tips({ view: lastWill.view(state, seat), setting: state.setting, moves })) all.add(key);
    lastWill.play(state, seat, pick(dice, moves), () => undefined);
  }
}

it('says what the game is about before anything else', () => {
  const state = lastWill.setup(settingFor(lastWill, {}, 3), diceFrom('begin'), () => undefined);
  expect(tips({ view: lastWill.view(state, 0), setting: state.setting, moves: lastWill.moves(state, 0) })[0]).toBe('lw.tip.start');
});

it('has an occasion for every tip in a few games, and says nothing about jobs where nobody has one', () => {
  const original = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => heard(2, {}, seed)).concat(heard(2, {}, 'poor', 4));
  const sacked = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => heard(3, { expansion: 'full' }, seed));
  const all = new Set([...original, ...sacked].flatMap((tipsOfOne) => [...tipsOfOne]));
  expect([...all].toSorted()).toEqual(
    Object.keys(Object.values(text)[0] ?? {})
      .filter((key) => key.startsWith('lw.tip.'))
      .toSorted(),
  );
  for (const key of ['lw.tip.job', 'lw.tip.demotion', 'lw.tip.demote']) expect(original.some((told) => told.has(key))).toBe(false);
});
