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
  it('know all eleven combinations', () => {
    expect(combinations).toHaveLength(11);
  });

  // One test each: together they would be a minute's work on a busy machine.
  it.each(
    [2, 3, 4, 5].flatMap((seats) => [
      { seats, name: 'in full', all: full },
      { seats, name: 'with everyone employed', all: combinations.filter(({ employment }) => employment === 'everyone') },
      { seats, name: 'with nobody employed', all: combinations.filter(({ employment }) => employment === 'nobody') },
      { seats, name: 'with some employed', all: combinations.filter(({ employment }) => employment === 'some') },
    ]),
  )('keep every promise of the contract $name, for $seats players', ({ seats, all }) => {
    const tally = checkGame(lastWill, { seats: [seats], games: 2, options: all, conserved, thorough: 0.04 });
    expect(tally.games).toBe(2 * all.length);
    expect(tally.thorough).toBeGreaterThan(7 * all.length);
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
