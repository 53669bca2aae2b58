import { diceFrom } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { playOut, start } from '../../../test/random.ts';
import { type Event, lastWill, type State, standardBook, WILD } from '../index.ts';
import { EVERYWHERE, type Hidden, IN_DECK, IN_PILE, inHand, type Memory } from './recall.ts';

const GAMES = 60;

/** What is wrong with a memory if the world is as this state: a place holds more copies of a card than may be there. */
function contradictions(state: State, memory: Memory, viewer: number): string[] {
  const found: string[] = [];
  const places: [number, number[]][] = [
    ...state.players.flatMap(({ hand }, seat): [number, number[]][] => {
      const picking = state.doing?.type === 'pick' && state.turn === seat ? state.doing.cards : [];
      return seat === viewer ? [] : [[inHand(seat), [...hand, ...picking]]];
    }),
    [IN_DECK, state.decks.slice(0, WILD).flat()],
    [IN_PILE, state.discards.slice(0, WILD).flat()],
  ];
  const hidden = memory.flat();
  for (const [place, cards] of places)
    for (const card of new Set(cards)) {
      const possible = hidden.filter((each) => each.card === card && (each.places & place) !== 0).length;
      const actual = cards.filter((other) => other === card).length;
      if (possible < actual && card !== wild) found.push(`card ${card} cannot be at ${place}`);
    }
  return found;
}

const wild = standardBook.wild;

describe('a perfect memory', () => {
  it('never rules out what is true, and its worlds never contradict it', () => {
    const wrong: string[] = [];
    let decks = 0;
    let certain = 0;
    let given = 0;
    for (let i = 0; i < GAMES; i++) {
      const viewer = i % 2;
      const seen: Event[] = [];
      let decisions = 0;
      const options = i % 3 === 0 ? full : base;
      playOut(start(2 + (i % 4), options, `memory ${i}`), `memory ${i}`, true, (state, events) => {
        for (const event of events) seen.push(lastWill.see(event, viewer));
        if (++decisions % 7 !== 0) return;
        const view = lastWill.view(state, viewer);
        const memory = lastWill.recall(view, state.setting, seen);
        wrong.push(...contradictions(state, memory, viewer).map((text) => `game ${i}, truth: ${text}`));
        const world = lastWill.guess(view, state.setting, diceFrom(`${i} ${decisions}`), memory);
        wrong.push(...contradictions(world, memory, viewer).map((text) => `game ${i}, imagined: ${text}`));
        for (const deck of memory) {
          decks++;
          if (deck.length > 0 && deck.every(({ places }) => places === EVERYWHERE)) given++;
          certain += deck.filter(isCertain).length;
        }
      });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    // It is a memory, not a shrug: it never falls back to sight alone, and knows many places for certain.
    expect(given).toBe(0);
    expect(certain / decks).toBeGreaterThan(2);
  });
});

const base = {};
const full = { expansion: 'full' };

function isCertain({ places }: Hidden): boolean {
  return (places & (places - 1)) === 0;
}
