import { atTable, below, diceFrom, type OptionValues, settingFor, thingKey, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { type Event, EVENTS, lastWill, type Move, PROPERTIES, tableOf } from '../rules/index.ts';
import { design } from './index.ts';
import { idle } from './things.ts';

/** A game played at random: all that happened, what each seat's moves used, and how it ended. */
function wholeGame(seed: string, options: OptionValues, seats: number) {
  const setting = settingFor(lastWill, options, seats);
  const dice = diceFrom(`moves ${seed}`);
  const events: Event[] = [];
  const tell = (event: Event) => void events.push(event);
  const state = lastWill.setup(setting, diceFrom(seed), tell);
  const used = new Map<string, number[]>();
  const named = new Set<string>();
  for (let [seat] = lastWill.toAct(state); seat !== undefined; [seat] = lastWill.toAct(state)) {
    const moves = lastWill.moves(state, seat);
    for (const move of moves) for (const key of [...design.uses(state, seat, move), ...design.seeks!(state, seat, move)]) named.add(key);
    const move = moves[below(dice, moves.length)]!;
    for (const key of design.uses(state, seat, move)) {
      const row = used.get(key) ?? Array.from({ length: seats }, () => 0);
      row[seat]!++;
      used.set(key, row);
    }
    lastWill.play(state, seat, move, tell);
  }
  return { setting, events, state, used, named };
}

const games = [
  ['the base game', {}, 3],
  ['a rich uncle', { will: 130 }, 5],
  ['the whole expansion', { expansion: 'full' }, 4],
] as const;

describe.each(games)('a report on %s', (_name, options, seats) => {
  const played = ['a', 'b', 'c', 'd'].map((seed) => wholeGame(seed, options, seats));

  it('finds that moves use what the events say was used', () => {
    for (const { events, setting, used } of played) {
      const counted = new Map(design.usage!(events, setting).map((row) => [thingKey(row), row.values]));
      const groups = /^(plan|errand|bought|laid|played|activated) /;
      const sorted = (rows: Iterable<readonly [string, readonly number[]]>) =>
        [...rows].filter(([key]) => groups.test(key)).toSorted(([a], [b]) => (a < b ? -1 : 1));
      expect(sorted(used)).toEqual(sorted(counted));
    }
  });

  it('lists everything that can be used, with a name in every language and words for its group', () => {
    for (const { setting, named } of played) {
      const things = new Map(design.things(setting).map((thing) => [thingKey(thing), thing]));
      expect([...named].filter((key) => !things.has(key))).toEqual([]);
      for (const language of ['en', 'pl']) {
        const speaker = atTable(voice(language, [lastWill.text.catalogues, design.text]), setting, []);
        for (const thing of things.values()) {
          expect(design.name(thing, speaker)).not.toMatch(/^(-1 |theme\.|thing\.|$)/);
          expect(speaker.has(`usage.${thing.group}`)).toBe(true);
        }
      }
    }
  });

  it('finds where every pound went (LW-WIN-1)', () => {
    for (const { events, setting, state } of played) {
      const { faces } = tableOf(state).book;
      const ways = design.ways(events, setting);
      const [property] = design.gauges(state).filter(({ id }) => id === 'property');
      for (const [seat, player] of state.players.entries()) {
        const had = events.reduce(
          (sum, event) =>
            sum + (event.type === 'inherited' ? event.money[seat]! : event.type === 'income' && event.seat === seat ? event.pounds : 0),
          0,
        );
        const owned = player.board.filter(({ card }) => faces[card]!.kind === 'property').length;
        const worth = property!.values[seat]! - 5 * owned;
        expect(ways.reduce((sum, { values }) => sum + values[seat]!, 0)).toBe(had - player.money - worth);
      }
    }
  });

  it('knows who went bankrupt in which round (LW-SPEND-4)', () => {
    for (const { events, setting, state } of played) {
      const bankrupt = design.milestones(events, setting).filter(({ id }) => id === 'bankrupt');
      expect(new Set(bankrupt.map(({ seat }) => seat))).toEqual(
        new Set([...state.players.keys()].filter((seat) => state.players[seat]!.bankrupt)),
      );
      // The round in which somebody goes bankrupt is the last (LW-WIN-1).
      for (const { period } of bankrupt) expect(period).toBe(state.round);
    }
  });
});

describe('what brings a farm closer', () => {
  it('is to keep one, to take one, or to draw properties', () => {
    const { state } = wholeGame('farm', {}, 2);
    const { byId } = tableOf(state).book;
    const [farm, dinner] = [byId.get('farm-2')!, byId.get('dinner')!];
    const closer = (move: Move) => design.seeks!(state, 0, move).includes('theme farms');
    state.offer = [farm, dinner];
    expect([closer({ type: 'keep', card: farm }), closer({ type: 'keep', card: dinner })]).toEqual([true, false]);
    expect([closer({ type: 'take', slot: 0 }), closer({ type: 'take', slot: 1 })]).toEqual([true, false]);
    const draw = (deck: number, cards: number) => closer({ type: 'draw', deck, cards });
    expect([draw(PROPERTIES, 1), draw(PROPERTIES, 0), draw(EVENTS, 1)]).toEqual([true, false, false]);
    expect(design.seeks!(state, 0, { type: 'keep', card: farm })).toContain('bought farm-2');
  });
});

describe('the aims', () => {
  it('are about settings, things, milestones and ways that there are', () => {
    const words = design.text['en']!;
    const things = design.things(settingFor(lastWill, {}, 4));
    const known = new Set([
      ...things.flatMap((thing) => [thing.group, thingKey(thing)]),
      ...Object.keys(words).flatMap((key) => (key.startsWith('milestone.') ? key.slice('milestone.'.length) : [])),
    ]);
    const aims = design.aims!;
    expect(aims.flatMap(({ settings = [] }) => settings).filter((each) => !design.settings.includes(each))).toEqual([]);
    expect(aims.flatMap(({ of }) => of ?? []).filter((of) => !known.has(of))).toEqual([]);
  });
});

describe('a hand that cannot be used', () => {
  it('is one with actions left and nothing to do but end the turn or sell', () => {
    const { state } = wholeGame('idle', {}, 2);
    Object.assign(state, { phase: 'actions', doing: null });
    state.players[0]!.actions = 2;
    expect(idle(state, 0, [{ type: 'done' }])).toBe(true);
    expect(idle(state, 0, [{ type: 'done' }, { type: 'lay', card: 0 }])).toBe(false);
    state.players[0]!.actions = 0;
    expect(idle(state, 0, [{ type: 'done' }])).toBe(false);
  });
});
