import type { CoachLevel } from '@parlour/table-kit/reader/coaching.ts';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand';
import { lendCoach } from './lend.ts';
import { keepProgress, useProgress } from './progress.ts';

const settings = createStore<{ readonly coach: CoachLevel }>()(() => ({ coach: 'off' }));
const lend = (game: string) => lendCoach(game, settings);
const level = () => settings.getState().coach;

beforeEach(() => {
  useProgress.setState({}, true);
  settings.setState({ coach: 'off' });
  keepProgress('alhambra', { game: 'finale' });
});

it('a coach sits with whoever plays the last game of a course, and leaves with them', () => {
  const giveBack = lend('finale');
  expect(level()).toBe('gentle');
  giveBack();
  expect(level()).toBe('off');
  lend('finale')();
  // Left once, he is not given back a second time.
  settings.setState({ coach: 'gentle' });
  giveBack();
  expect(level()).toBe('gentle');
});

it('not in any other game, and not in place of one that the reader has set', () => {
  lend('another');
  expect(level()).toBe('off');
  settings.setState({ coach: 'gentle' });
  lend('finale')();
  expect(level()).toBe('gentle');
});

it('whoever sends him away plays that game alone, and whoever wants to hear more of him keeps him so', () => {
  const more = lend('finale');
  settings.setState({ coach: 'talkative' });
  more();
  expect(level()).toBe('talkative');
  settings.setState({ coach: 'off' });
  const away = lend('finale');
  settings.setState({ coach: 'off' });
  away();
  lend('finale');
  expect(level()).toBe('off');
});
