import { diceFrom, pick, settingFor, voice } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { lastWill } from '../rules/index.ts';
import { about } from './about.ts';
import { text } from './text/index.ts';

it('a talkative coach has a word for every kind of decision, whole in every language', () => {
  const speakers = Object.keys(text).map((language) => voice(language, [text]));
  const said = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const dice = diceFrom(seed);
    const state = lastWill.setup(settingFor(lastWill, {}, 3), dice, () => undefined);
    for (let [seat] = lastWill.toAct(state); seat !== undefined; [seat] = lastWill.toAct(state)) {
      const moves = lastWill.moves(state, seat);
      const word = about({ view: lastWill.view(state, seat), setting: state.setting, moves });
      if (word !== undefined) said.add(word.key);
      for (const speaker of word === undefined ? [] : speakers)
        expect(speaker.say(word!.key, word!.values)).not.toMatch(/about\.|[{}]|NaN|undefined/);
      lastWill.play(state, seat, pick(dice, moves), () => undefined);
    }
  }
  expect([...said].toSorted()).toEqual(
    Object.keys(Object.values(text)[0] ?? {})
      .filter((key) => key.startsWith('lw.about.'))
      .toSorted(),
  );
});
