/** Nothing is left to decide. */
import type { PhaseDecision } from '../decision.ts';

export const over: PhaseDecision<never> = {
  takes: [],
  prompt: () => ['prompt.over'],
  list() {},
  refuse: () => ({ rule: 'OVER' }),
  play() {},
  passOn: () => false,
};
