/** After a turn: AL-REFILL-1, AL-REFILL-2, AL-SCORE-1, and Dirk's draws (AL-2P-2). */
import { shuffle } from '@parlour/kernel';
import type { Tell } from '../events.ts';
import type { Building } from '../material/buildings.ts';
import { type Money, SCORING_A, SCORING_B } from '../material/money.ts';
import { score } from '../scoring.ts';
import { DIRKS_SHARE } from '../setup.ts';
import { DIRK, hasDirk, NONE, PLACES, type State, seatsOf } from '../state.ts';

/** Buildings first, then money. Whether the yard is full again: if not, the game ends (AL-END-1). */
export function refill(state: State, tell: Tell): boolean {
  const full = refillYard(state, tell);
  refillDisplay(state, tell);
  return full;
}

function refillYard(state: State, tell: Tell): boolean {
  for (let slot = 0; slot < PLACES; slot++) {
    if (state.yard[slot] !== NONE) continue;
    const building = state.buildingDeck.pop();
    if (building === undefined) return false;
    state.yard[slot] = building;
    tell({ type: 'building', slot, building, reveals: true });
  }
  return true;
}

function refillDisplay(state: State, tell: Tell): void {
  for (let place = 0; place < PLACES; place++) {
    if (state.display[place] !== NONE) continue;
    const card = drawMoney(state, tell);
    if (card === undefined) return;
    state.display[place] = card;
    tell({ type: 'money', place, card, reveals: true });
  }
}

/** The next money card; scoring cards on the way are settled. Nothing once deck and discard pile are empty. */
function drawMoney(state: State, tell: Tell): Money | undefined {
  for (;;) {
    if (state.moneyDeck.length === 0 && !rebuild(state, tell)) return undefined;
    const card = state.moneyDeck.pop()!;
    if (card < SCORING_A) return card;
    settle(state, card, tell);
  }
}

function rebuild(state: State, tell: Tell): boolean {
  if (state.discard.length === 0) return false;
  shuffle(state.dice, state.discard);
  state.moneyDeck = state.discard;
  state.discard = [];
  tell({ type: 'rebuilt', cards: state.moneyDeck.length });
  return true;
}

/** Scores for a scoring card that came up. If A lies right beneath B, it goes first. */
function settle(state: State, card: number, tell: Tell): void {
  const next = state.moneyDeck.length - 1;
  if (card === SCORING_B && state.moneyDeck[next] === SCORING_A) {
    state.moneyDeck[next] = SCORING_B;
    card = SCORING_A;
  }
  const scoring = card === SCORING_A ? 'A' : 'B';
  tell({ type: 'drawn', scoring, reveals: true });
  score(state, scoring, tell);
  if (hasDirk(seatsOf(state))) drawForDirk(state, scoring === 'A' ? DIRKS_SHARE : Math.floor(state.buildingDeck.length / 3), tell);
}

/** As many as there are when fewer remain. */
function drawForDirk(state: State, count: number, tell: Tell): void {
  const drawn: Building[] = [];
  while (drawn.length < count && state.buildingDeck.length > 0) drawn.push(state.buildingDeck.pop()!);
  state.owned[DIRK]!.push(...drawn);
  if (drawn.length > 0) tell({ type: 'dirk', buildings: drawn, reveals: true });
}
