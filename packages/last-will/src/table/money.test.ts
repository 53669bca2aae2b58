import { diceFrom, settingFor, pick } from '@parlour/kernel';
import { type Event, lastWill } from '../rules/index.ts';
import { expect, test } from 'vitest';
import { moneyByRound, movedApart } from './money.ts';

const setting = settingFor(lastWill, {}, 3);

test('the chart of money begins with the will, has a point for every round, and ends with what is left', () => {
  for (const seed of ['one', 'two', 'three']) {
    const state = lastWill.setup(setting, diceFrom(seed), () => undefined);
    const dice = diceFrom(`${seed} choices`);
    const events: Event[] = [];
    for (let seat = lastWill.toAct(state)[0]; seat !== undefined; seat = lastWill.toAct(state)[0])
      lastWill.play(state, seat, pick(dice, lastWill.moves(state, seat)), (event) => events.push(event));
    const view = lastWill.view(state, null);
    const lines = moneyByRound(events, view);
    expect(lines.map((line) => line[0])).toEqual([70, 70, 70]);
    expect(lines.map((line) => line.length)).toEqual([1, 1, 1].map((start) => start + state.round));
    expect(lines.map((line) => line.at(-1))).toEqual(view.players.map(({ money }) => money));
  }
});

test('names at the end of the lines lie apart, in the order of the lines, and none below the chart', () => {
  expect(movedApart([20, 100, 60], 16, 190)).toEqual([20, 100, 60]);
  expect(movedApart([60, 50, 55], 16, 190)).toEqual([82, 50, 66]);
  expect(movedApart([180, 190, 185, 40], 16, 190)).toEqual([158, 190, 174, 40]);
});
