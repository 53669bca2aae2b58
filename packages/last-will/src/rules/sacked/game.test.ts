import { checkGame } from '@parlour/kernel/checks';
import { describe, expect, it } from 'vitest';
import { playOut, start } from '../../../test/random.ts';
import { everyCard } from '../../../test/table.ts';
import { lastWill, type State } from '../index.ts';

/** Every sensible combination of parts. */
const combinations = ['everyone', 'nobody', 'some'].flatMap((employment) =>
  ['tiles', 'original'].flatMap((plans) =>
    ['new', 'original'].flatMap((cards) => {
      if (employment === 'nobody' && plans === 'original' && cards === 'original') return [];
      return [{ expansion: 'parts', employment, employed: employment === 'some' ? [1] : [], plans, cards }];
    }),
  ),
);
const full = [{ expansion: 'full' }, { expansion: 'full', lines: 4 }, { expansion: 'full', lines: 5, will: 70 }];

function conserved(state: State) {
  const spaces = state.players.reduce((sum, player) => sum + player.spaces, 0);
  return { cards: everyCard(state), extensions: state.extensions + spaces, market: state.market.toSorted((a, b) => a - b) };
}

describe('random games of Getting Sacked', () => {
  it.each([2, 3, 4, 5])('keep every promise of the contract in all eleven combinations and in full, for %i players', (seats) => {
    expect(combinations).toHaveLength(11);
    const tally = checkGame(lastWill, { seats: [seats], games: 2, options: [...full, ...combinations], conserved, thorough: 0.04 });
    expect(tally.games).toBe(28);
    expect(tally.thorough).toBeGreaterThan(100);
  });

  it('end by round 7 without a dead end in every combination', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 2800; i++) {
      const options = [...combinations, ...full][i % 14]!;
      playOut(start(2 + (i % 4), options, `sacked ${i}`), `sacked ${i}`, i % 3 > 0, (state, events) => {
        for (const { type } of events) seen.add(type);
        if (state.round > 7) throw new Error(`game ${i} goes on after round 7`);
      });
    }
    // What only the expansion brings did happen.
    for (const type of ['income', 'demoted', 'sacked', 'joined', 'tossed', 'picked']) expect(seen).toContain(type);
  }, 300_000);
});
