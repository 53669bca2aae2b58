/** Nothing is left to decide. */
import type { PhaseRules } from '../decision.ts';

export const over: PhaseRules<never> = {
  takes: [],
  prompt: () => ['prompt.over'],
  list() {},
  refuse: () => ({ rule: 'OVER' }),
  play() {},
  passOn: () => false,
};
