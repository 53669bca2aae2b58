/**
 * Alhambra with nothing but arrays: no listing of moves, no legality, no events, no views, no undo.
 * What the machine could do if a game were only its bookkeeping.
 */
import { buildings, buildingTypes, priceOf, rankPoints, typeIndexOf } from '@parlour/alhambra';
import { below, type Dice, shuffle } from '@parlour/kernel';

const SCORING_A = 36;

/** One game of random takes and purchases. Returns the number of decisions. */
export function playFloor(seats: number, dice: Dice): number {
  const buildingDeck = Array.from(buildings.keys());
  shuffle(dice, buildingDeck);
  const money: number[] = [];
  for (let i = 0; i < 108; i++) money.push(i % 36);
  shuffle(dice, money);
  const hands: number[][] = [];
  const owned: number[][] = [];
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand: number[] = [];
    for (let total = 0; total < 20; total += (hand[hand.length - 1]! % 9) + 1) hand.push(money.pop()!);
    hands.push(hand);
    owned.push([0, 0, 0, 0, 0, 0]);
    scores.push(0);
  }
  const display = money.splice(-4);
  const pile = Math.floor(money.length / 5);
  money.splice(pile + below(dice, pile), 0, SCORING_A + 1);
  money.splice(3 * pile + below(dice, pile), 0, SCORING_A);
  const yard = buildingDeck.splice(-4);
  let discard: number[] = [];
  let deck = money;
  let seat = 0;
  let decisions = 0;

  for (;;) {
    decisions++;
    const hand = hands[seat]!;
    const slot = below(dice, 4);
    const building = yard[slot]!;
    let again = false;
    let held = 0;
    for (const card of hand) if (((card / 9) | 0) === slot) held += (card % 9) + 1;
    if (building >= 0 && held >= priceOf(building)) {
      let due = priceOf(building);
      for (let i = hand.length - 1; due > 0; i--) {
        const card = hand[i]!;
        if (((card / 9) | 0) !== slot) continue;
        due -= (card % 9) + 1;
        discard.push(card);
        hand[i] = hand[hand.length - 1]!;
        hand.pop();
      }
      owned[seat]![typeIndexOf(building)]!++;
      yard[slot] = -1;
      again = due === 0;
    } else {
      const place = below(dice, display.length);
      hand.push(display[place]!);
      display[place] = display[display.length - 1]!;
      display.pop();
    }
    if (again) continue;
    for (let i = 0; i < 4; i++) {
      if (yard[i]! >= 0) continue;
      const next = buildingDeck.pop();
      if (next === undefined) {
        score('C', owned, scores);
        return decisions;
      }
      yard[i] = next;
    }
    while (display.length < 4) {
      if (deck.length === 0) {
        deck = discard;
        discard = [];
        shuffle(dice, deck);
      }
      const card = deck.pop();
      if (card === undefined) break;
      if (card < SCORING_A) display.push(card);
      else score(card === SCORING_A ? 'A' : 'B', owned, scores);
    }
    seat = (seat + 1) % seats;
  }
}

function score(scoring: 'A' | 'B' | 'C', owned: readonly number[][], scores: number[]): void {
  for (let type = 0; type < buildingTypes.length; type++) {
    const rewards = rankPoints[scoring][buildingTypes[type]!];
    for (let seat = 0; seat < owned.length; seat++) {
      const own = owned[seat]![type]!;
      if (own === 0) continue;
      let ahead = 0;
      let tied = 0;
      for (const other of owned) {
        if (other[type]! > own) ahead++;
        else if (other[type] === own) tied++;
      }
      let shared = 0;
      for (let rank = ahead; rank < ahead + tied && rank < rewards.length; rank++) shared += rewards[rank]!;
      scores[seat]! += (shared / tied) | 0;
    }
  }
}
