/** The rule behind each line of the log, and behind refusals that have none of their own. */
import type { Event } from '../events.ts';

export const reasons: Readonly<Record<string, string>> = { TURN: 'AL-TURN-1', OVER: 'AL-END-4' };

const told: Readonly<Record<Exclude<Event['type'], 'bought' | 'scored'>, string>> = {
  dealt: 'AL-SETUP-2',
  began: 'AL-SETUP-3',
  taken: 'AL-MONEY-1',
  paid: 'AL-BUY-1',
  passed: 'AL-REFILL-3',
  building: 'AL-REFILL-1',
  money: 'AL-REFILL-1',
  rebuilt: 'AL-REFILL-2',
  drawn: 'AL-SCORE-1',
  dirk: 'AL-2P-2',
  counted: 'AL-END-3',
  leftover: 'AL-END-3',
  ended: 'AL-END-4',
};

export function ruleOf(event: Event): string {
  switch (event.type) {
    case 'bought':
      if (event.owner !== event.seat) return 'AL-2P-4';
      return event.exact ? 'AL-BUY-2' : 'AL-BUY-1';
    case 'scored':
      return event.scoring === 'C' ? 'AL-END-4' : 'AL-SCORE-2';
    default:
      return told[event.type];
  }
}
