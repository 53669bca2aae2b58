import { voice } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { titleOf } from './player.ts';

it('says the level of a bot in the reader’s language, and its id where nobody has a word for it', () => {
  const polish = voice('pl', [{ en: { 'bots.level.casual': 'casual' }, pl: { 'bots.level.casual': 'niedzielny' } }]);
  expect(titleOf({ name: 'Ada', bot: 'casual' }, polish)).toBe('Ada (niedzielny)');
  expect(titleOf({ name: 'Ada', bot: 'greedy' }, polish)).toBe('Ada (greedy)');
  expect(titleOf({ name: 'Ann' }, polish)).toBe('Ann');
});
