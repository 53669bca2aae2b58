/** Phase 1: a new day’s offer. LW-OFFER-1 to LW-OFFER-3, LW-ROUND-1. */
import { drawTop } from '../piles.ts';
import { payIncome } from '../sacked/jobs.ts';
import type { Tell } from '../event.ts';
import { type State, WILD } from '../state.ts';
import { tableOf } from '../table.ts';

export function setUpRound(state: State, tell: Tell): void {
  tell({ type: 'round', round: state.round, starter: state.starter });
  payIncome(state, tell);
  dealOffer(state, tell);
}

/** One card to each slot, from the deck its icon names for this round; a slot whose deck is used up stays empty. */
export function dealOffer(state: State, tell: Tell): void {
  const { slots } = tableOf(state);
  for (let slot = 0; slot < slots.length; slot++) {
    const deck = slots[slot]!.decks[state.round]!;
    const card = deck < 0 ? -1 : drawTop(state, deck, -1, tell);
    state.offer[slot] = card;
    // All but the wild cards were hidden until now.
    if (card >= 0) tell(deck === WILD ? { type: 'dealt', slot, card } : { type: 'dealt', slot, card, reveals: true });
  }
  tell({ type: 'offered', cards: state.offer.filter((card) => card >= 0) });
}
