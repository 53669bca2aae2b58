/** How a table stands and what was decided there, as somebody sees it. */
import { type AnyGame, type Match, situationOf, type Step } from '@parlour/kernel';
import type { Eyes, Shown, Told } from '@parlour/table-kit/state/situation.ts';

export function shownTo(match: Match, eyes: Eyes): Shown {
  if (eyes !== 'all') return situationOf(match, eyes);
  const { game, state, head } = match;
  return { ...situationOf(match, null), hands: head.seats.map((_, seat) => game.view(state, seat)) };
}

export function tellOf(game: AnyGame, { seat, events }: Pick<Step, 'seat' | 'events'>, number: number, eyes: Eyes): Told {
  return { number, seat, events: eyes === 'all' ? events : events.map((event) => game.see(event, eyes)) };
}

export function toldOf({ game, steps }: Match, eyes: Eyes): Told[] {
  return steps.map((step, index) => tellOf(game, step, index + 1, eyes));
}
