import { diceFrom, pick, settingFor, voice } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { alhambra } from '../rules/index.ts';
import { about } from './about.ts';
import { text } from './text/index.ts';

it('a talkative coach has a word for every kind of decision, whole in every language', () => {
  const speakers = Object.keys(text).map((language) => voice(language, [text]));
  const said = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const dice = diceFrom(seed);
    const state = alhambra.setup(settingFor(alhambra, {}, 3), dice, () => undefined);
    for (let [seat] = alhambra.toAct(state); seat !== undefined; [seat] = alhambra.toAct(state)) {
      const moves = alhambra.moves(state, seat);
      const word = about({ view: alhambra.view(state, seat), setting: state.setting, moves });
      said.add(word.key);
      for (const speaker of speakers) expect(speaker.say(word.key, word.values)).not.toMatch(/about\.|[{}]|NaN|undefined/);
      alhambra.play(state, seat, pick(dice, moves), () => undefined);
    }
  }
  expect([...said].toSorted()).toEqual(
    Object.keys(Object.values(text)[0] ?? {})
      .filter((key) => key.startsWith('al.about.'))
      .toSorted(),
  );
});
