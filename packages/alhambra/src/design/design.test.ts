import { below, diceFrom, settingFor, thingKey } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { alhambra, type Event } from '../rules/index.ts';
import { design } from './index.ts';

describe.each([2, 3, 6])('a report on games of %i', (seats) => {
  const setting = settingFor(alhambra, {}, seats);
  const events: Event[] = [];
  const tell = (event: Event) => void events.push(event);
  const state = alhambra.setup(setting, diceFrom(`report ${seats}`), tell);
  const dice = diceFrom('moves');
  const used = new Map<string, number>();
  const periods: number[] = [];
  for (let [seat] = alhambra.toAct(state); seat !== undefined; [seat] = alhambra.toAct(state)) {
    periods.push(design.period(state));
    const moves = alhambra.moves(state, seat);
    const move = moves[below(dice, moves.length)]!;
    for (const key of design.uses(state, seat, move)) used.set(key, (used.get(key) ?? 0) + 1);
    alhambra.play(state, seat, move, tell);
  }
  const total = (id: string) =>
    alhambra
      .statistics(events, setting)
      .find((row) => row.id === id)
      ?.values.reduce((sum, value) => sum + value, 0) ?? 0;

  it('counts what the moves used as the statistics do', () => {
    const sum = (...keys: string[]) => keys.reduce((all, key) => all + (used.get(key) ?? 0), 0);
    expect(sum('act one', 'act several')).toBe(total('takes'));
    expect([sum('act exact'), sum('act over'), sum('act given')]).toEqual([total('exact'), total('overpaid'), total('given')]);
    const things = design.things(setting).map(thingKey);
    expect([...used.keys()].filter((key) => !things.includes(key))).toEqual([]);
  });

  it('goes through the game in tenths of the buildings, from the first to the last', () => {
    expect(periods).toEqual(periods.toSorted((a, b) => a - b));
    expect([periods[0]! <= 2, periods.at(-1)]).toEqual([true, 10]);
  });

  it('finds all points in the buildings, and who was ahead after A (AL-SCORE-1)', () => {
    const ways = design.ways(events, setting);
    for (const [seat, score] of alhambra.scores(state).entries())
      expect(ways.reduce((sum, { values }) => sum + values[seat]!, 0)).toBe(score);
    const scored = events.find((event) => event.type === 'scored' && event.scoring === 'A');
    const scores = scored?.type === 'scored' ? scored.scores.slice(0, seats) : [];
    const ahead = design.milestones(events, setting).filter(({ id }) => id === 'ahead.A');
    expect(ahead.map(({ seat }) => scores[seat!])).toEqual(ahead.map(() => Math.max(...scores)));
    expect(ahead.length).toBeGreaterThan(0);
  });
});
