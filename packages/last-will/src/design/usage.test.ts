import { atTable, below, diceFrom, type Setting, settingFor, silent, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { type Event, lastWill, type Options } from '../rules/index.ts';
import { design } from './index.ts';

/** All that happens in a game played at random. */
function wholeGame(seed: string, setting: Setting<Options>): Event[] {
  const dice = diceFrom(`moves ${seed}`);
  const state = lastWill.setup(setting, diceFrom(seed), silent);
  const events: Event[] = [];
  for (let [seat] = lastWill.toAct(state); seat !== undefined; [seat] = lastWill.toAct(state)) {
    const moves = lastWill.moves(state, seat);
    lastWill.play(state, seat, moves[below(dice, moves.length)]!, (event) => events.push(event));
  }
  return events;
}

describe('what was used', () => {
  it.each([
    ['the base game', {}],
    ['the whole expansion', { expansion: 'full' }],
    ['renamed cards', { pack: { name: 'Renamed', cards: { dinner: { en: 'Supper', pl: 'Kolacja' } } } }],
  ] as const)('adds up to the statistics: %s', (_name, options) => {
    const setting = settingFor(lastWill, options, 3);
    for (const seed of ['a', 'b', 'c']) {
      const events = wholeGame(seed, setting);
      const usage = design.usage!(events, setting);
      const statistics = new Map(lastWill.statistics(events, setting).map(({ id, values }) => [id, values]));
      const sums = (group: string) =>
        [0, 1, 2].map((seat) => usage.filter((row) => row.group === group).reduce((sum, { values }) => sum + values[seat]!, 0));
      for (const [group, id] of [
        ['played', 'cards.played'],
        ['laid', 'cards.laid'],
        ['bought', 'bought'],
        ['activated', 'activations'],
        ['helped', 'helped'],
      ] as const)
        expect([group, sums(group)]).toEqual([group, statistics.get(id)]);
      const english = atTable(voice('en', [lastWill.text.catalogues]), setting, []);
      for (const row of usage) expect(design.name(row, english)).not.toMatch(/^(-1 |thing\.|$)/);
      for (const { group } of usage) expect(design.text['pl']).toHaveProperty([`usage.${group}`]);
    }
  });

  it('is called as a card is in the pack, and by its place or its errand', () => {
    const pack = { name: 'Renamed', cards: { dinner: { en: 'Supper', pl: 'Kolacja' } } };
    const setting = settingFor(lastWill, { pack }, 4);
    const called = (language: string, id: string, group: string) =>
      design.name({ group, id }, atTable(voice(language, [lastWill.text.catalogues]), setting, []));
    expect([called('en', 'dinner', 'played'), called('pl', 'dinner', 'played')]).toEqual(['Supper (dinner)', 'Kolacja (dinner)']);
    expect([called('en', 'take', 'errand'), called('en', '6', 'plan')]).toEqual(['card offer', '6 (7 cards, 2 errand boys, 1 action)']);
  });
});
