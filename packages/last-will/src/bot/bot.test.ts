import { midGame } from '@parlour/bots/testing';
import { describe, expect, it } from 'vitest';
import { lastWill, type State, tableOf } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge } from './index.ts';

describe('the weights', () => {
  it('are those of the features', () => {
    expect(knowledge.insight?.weights.features).toEqual(features);
  });
});

describe('at first sight', () => {
  it('an expense looks better early than in the last round, when an event is better', () => {
    const state = midGame(lastWill, {}, 2, 'early', 0).state as State;
    Object.assign(state, { phase: 'actions', turn: 0, order: [0, 1] });
    Object.assign(state.players[0]!, { plan: 0, actions: 2 });
    const { faces } = tableOf(state).book;
    const yacht = faces.findIndex(({ id }) => id === 'moored-yacht');
    const dinner = faces.findIndex(({ id }) => id === 'dinner');
    state.players[0]!.hand = [yacht, dinner].toSorted((a, b) => a - b);
    const preferred = () => {
      const moves = lastWill.moves(state, 0);
      const rates = knowledge.rate(state, 0, moves);
      return moves[rates.indexOf(Math.max(...rates))];
    };
    expect(preferred()).toMatchObject({ type: 'lay', card: yacht });
    state.round = 7;
    expect(preferred()).toMatchObject({ type: 'play', card: dinner });
  });
});
