import { readFileSync } from 'node:fs';
import { eventsOf, hash, readRecord, replay, silent } from '@parlour/kernel';
import { checkGame } from '@parlour/kernel/checks';
import { describe, expect, it } from 'vitest';
import { conserved, fresh, plays, table } from '../../test/table.ts';
import expected from '../../games/expected.json' with { type: 'json' };
import { alhambra, type Event, type State } from './index.ts';

describe('whole games', () => {
  it('keep every promise of the contract, for every number of players', () => {
    const tally = checkGame(alhambra, { games: 8, conserved, maxMoves: 1000, shows: ['counted'] });
    expect(tally.games).toBe(40);
  });

  it.each(Object.entries(expected))('recorded with %s replay to the same end', (name, { decisions, hash: known, scores, standings }) => {
    const record = readRecord(readFileSync(new URL(`../../games/${name}.json`, import.meta.url), 'utf8'));
    const { state, steps } = replay(alhambra, record);
    expect(steps).toHaveLength(decisions);
    expect(state.scores).toEqual(scores);
    expect(alhambra.standings(state)).toEqual(standings);
    const { setting: _setting, dealt: _dealt, ...rest } = state;
    expect(hash(rest)).toBe(known);
  });

  it('can be saved and copied at any moment', () => {
    const state = fresh(4);
    const copied = alhambra.copy(state);
    const revived = JSON.parse(JSON.stringify(state)) as State;
    for (const one of [copied, revived]) expect(one).toEqual(state);
    while (!copied.over) alhambra.play(copied, copied.active, alhambra.moves(copied, copied.active)[0]!, silent);
    expect(state).toEqual(revived);
  });
});

describe('statistics', () => {
  const yard = [{ pavilion: 2 }, { seraglio: 9 }, { garden: 10 }, { tower: 13 }];
  const display = [{ florin: 1 }, { dirham: 1 }, { denar: 1 }, { ducat: 1 }];

  it('count exact payments, money wasted, cards taken, gifts and leftovers', () => {
    const hands = [{ florin: 2, dirham: [4, 8] }, { ducat: 5 }];
    const state = table(2, { turn: 0, yard, display, hands, dirk: {}, restOfBuildings: 'dirk' });
    const events: Event[] = [...plays(state, { buy: 'florin', with: [2], for: 'dirk' }), ...plays(state, { buy: 'dirham', with: [4, 8] })];
    const rows = Object.fromEntries(alhambra.statistics(events, state.setting).map(({ id, values }) => [id, values]));
    expect(rows).toMatchObject({
      bought: [2, 0],
      given: [1, 0],
      exact: [1, 0],
      overpaid: [1, 0],
      wasted: [3, 0],
      paid: [14, 0],
      takes: [0, 0],
      leftovers: [0, 1],
    });
  });

  it('split every point by scoring and by type', () => {
    const record = readRecord(readFileSync(new URL('../../games/4-players.json', import.meta.url), 'utf8'));
    const match = replay(alhambra, record);
    const { state, setting } = match;
    const events = eventsOf(match);
    const rows = alhambra.statistics(events, setting).filter(({ id }) => id.startsWith('points.'));
    const sum = (ids: readonly string[]) =>
      [0, 1, 2, 3].map((seat) => rows.filter(({ id }) => ids.includes(id)).reduce((total, { values }) => total + values[seat]!, 0));
    expect(sum(['points.A', 'points.B', 'points.C'])).toEqual(state.scores);
    expect(sum(rows.map(({ id }) => id).filter((id) => id.length > 'points.A'.length))).toEqual(state.scores);
    expect(alhambra.statistics(events, setting).some(({ id }) => id === 'given')).toBe(false);
  });
});
