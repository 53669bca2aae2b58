import { diceFrom } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../../../test/table.ts';
import { EVENTS, lastWill, type State } from '../index.ts';
import { type Hidden, IN_DECK, IN_PILE, inHand, type Memory, withoutMemory } from './recall.ts';
import { tableFor } from '../table.ts';

const WORLDS = 4000;

function count(into: Map<number, number>, card: number): void {
  into.set(card, (into.get(card) ?? 0) + 1);
}

/** How often each card came to lie in the hand of the other, on the discard pile and on top of the deck, in so many imagined worlds. */
function counted(state: State, memory: Memory | undefined) {
  const view = lastWill.view(state, 0);
  const dice = diceFrom('worlds');
  const [held, piled, top] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()];
  for (let world = 0; world < WORLDS; world++) {
    const { players, discards, decks } = lastWill.guess(view, state.setting, dice, memory);
    for (const card of players[1]!.hand) count(held, card);
    for (const card of discards[EVENTS]!) count(piled, card);
    count(top, decks[EVENTS]!.at(-1)!);
  }
  return { held, piled, top };
}

/** Whether as many as that could have come by chance, where so many copies have that chance each: within five standard deviations. */
function isLikely(count: number, copies: number, chance: number): boolean {
  const worlds = WORLDS * copies;
  return Math.abs(count - worlds * chance) < 5 * Math.sqrt(worlds * chance * (1 - chance));
}

/** Two players with five and three events in hand, and four events on their pile. */
function eventful(): State {
  const { state } = table({ seats: 2, players: [{ hand: [] }, { hand: [] }] });
  const deck = state.decks[EVENTS]!;
  state.players[0]!.hand.push(...deck.splice(0, 5));
  state.players[1]!.hand.push(...deck.splice(0, 3));
  for (const { hand } of state.players) hand.sort((a, b) => a - b);
  state.discards[EVENTS]!.push(...deck.splice(0, 4));
  return state;
}

/** Whether it is one of those that cannot be in the hand of the other. */
function isElsewhere(card: number): boolean {
  return card % 3 === 0;
}

describe('imagined worlds', () => {
  const state = eventful();
  const unseen = withoutMemory(lastWill.view(state, 0), tableFor(state.setting));
  const hidden = unseen[EVENTS]!;
  const copiesOf = new Map(hidden.map(({ card }) => [card, hidden.filter((each) => each.card === card).length]));

  it('hold every card that could be anywhere as often here as there is room', () => {
    const { held, piled, top } = counted(state, undefined);
    const odd = [...copiesOf].filter(
      ([card, copies]) =>
        !isLikely(held.get(card) ?? 0, copies, 3 / hidden.length) ||
        !isLikely(piled.get(card) ?? 0, copies, 4 / hidden.length) ||
        !isLikely(top.get(card) ?? 0, copies, 1 / hidden.length),
    );
    expect(odd).toEqual([]);
    expect(copiesOf.size).toBeGreaterThan(8);
  });

  it('keep to what is remembered, and hold the rest as often here as there', () => {
    // One card was seen on its way to the pile; every third kind cannot be in the hand of the other.
    const known = hidden.indexOf(hidden.find(({ card }) => card === state.discards[EVENTS]![0])!);
    const remembered = hidden.map(({ card }, place): Hidden => {
      const places = place === known ? IN_PILE : isElsewhere(card) ? IN_DECK | IN_PILE : IN_DECK | IN_PILE | inHand(1);
      return { card, places };
    });
    const { held, piled } = counted(state, unseen.with(EVENTS, remembered));
    expect(piled.get(hidden[known]!.card)).toBeGreaterThanOrEqual(WORLDS);
    expect([...held.keys()].filter(isElsewhere)).toEqual([]);
    const free = remembered.filter(({ places }) => (places & inHand(1)) !== 0);
    const odd = [...held].filter(([card, count]) => !isLikely(count, free.filter((each) => each.card === card).length, 3 / free.length));
    expect(odd).toEqual([]);
    expect(held.size).toBeGreaterThan(5);
  });
});
