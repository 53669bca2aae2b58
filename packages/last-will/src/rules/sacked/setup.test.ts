import { settingFor } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { card, everyCard, ids, newGame, table } from '../../../test/table.ts';
import { type Book, EVENTS, HELPERS, incomeOf, lastWill, material, NEW_SPECIALS, PROPERTIES, standardBook, tableOf } from '../index.ts';

const full = { expansion: 'full' };
const parts = (changes: Record<string, unknown>) => ({ expansion: 'parts', ...changes });
const { faces, jobs, plans }: Book = standardBook;
const firstTile = plans.length - 32;

const count = (deck: number, options: object) =>
  everyCard(newGame(4, { ...options }).state).filter((number) => faces[number]!.deck === deck).length;

describe('setting up Getting Sacked', () => {
  it('replaces the printed plans, and lets plans have up to three errand boys each (GS-SETUP-1)', () => {
    const most = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const { state } = newGame(4, full, `boys ${i}`);
      expect(state.plans.every((plan) => plan >= firstTile)).toBe(true);
      for (const plan of state.plans) most.add(plans[plan]!.errandBoys);
    }
    expect([...most].toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it.each([2, 3, 4, 5])(
    'has eight plan positions and adds the new board’s spaces to those of the base boards for %i players (GS-SETUP-2)',
    (seats) => {
      const base = tableOf(newGame(seats).state);
      const more = tableOf(newGame(seats, full).state);
      expect(newGame(seats, full).state.plans).toHaveLength(8);
      const added = more.spaces.length - base.spaces.length;
      expect(added).toBe(3);
      expect(more.spaces.slice(-2).map(({ errand }) => errand)).toEqual(['demotion', 'either']);
      expect(more.slots).toHaveLength(base.slots.length + 1);
    },
  );

  it.each([2, 3, 4, 5])('lays a fitting tile on each position, random side up, for %i players (GS-SETUP-3)', (seats) => {
    const seen = new Set<number>();
    for (let i = 0; i < 200; i++)
      for (const [position, plan] of newGame(seats, full, `tiles ${i}`).state.plans.entries()) {
        const tile = material.sacked.planTiles[(plan - firstTile) >> 1]!;
        expect(tile.position).toBe(position + 1);
        expect(tile.players).toContain(seats);
        seen.add(plan);
      }
    // Every side of every tile for this count comes up.
    expect(seen.size).toBe(2 * material.sacked.planTiles.filter(({ players }) => players.includes(seats)).length);
  });

  it('adds the helper, six properties and six events to their decks (GS-SETUP-4)', () => {
    expect([EVENTS, HELPERS, PROPERTIES].map((deck) => count(deck, full) - count(deck, {}))).toEqual([6, 1, 6]);
  });

  it('stacks the seven new specials, one crown above two, for the new space alone; what is left there leaves the game (GS-SETUP-5)', () => {
    const { state } = newGame(3, full);
    const slot = state.offer.length - 1;
    expect(faces[state.offer[slot]!]!.deck).toBe(NEW_SPECIALS);
    expect(state.offer.slice(0, slot).some((number) => faces[number]!.deck === NEW_SPECIALS)).toBe(false);
    const crowns = [state.offer[slot]!, ...state.decks[NEW_SPECIALS]!.toReversed()].map((number) => faces[number]!.crowns);
    expect(crowns).toHaveLength(7);
    expect(crowns).toEqual(crowns.toSorted((a, b) => a - b));
    const left = state.offer[slot]!;
    const game = table({ seats: 3, options: full });
    for (const seat of [0, 1, 2]) game.play(seat, 'done');
    expect(game.state.discards[NEW_SPECIALS]).toHaveLength(1);
    expect(game.state.decks[NEW_SPECIALS]).toHaveLength(5);
    expect(game.state.offer).not.toContain(left);
  });

  it('takes money and kind of job from one will, and deals everyone a different job, all face up (GS-SETUP-6)', () => {
    const wills = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const { state } = newGame(5, full, `will ${i}`);
      const dealt = state.players.map(({ job }) => job);
      expect(new Set(dealt).size).toBe(5);
      const lines = jobs[dealt[0]!]!.lines.length;
      expect(dealt.every((job) => jobs[job]!.lines.length === lines)).toBe(true);
      const income = lines === 4 ? 7 : 11;
      wills.add(`${state.players[0]!.money - income} ${lines}`);
      expect(lastWill.view(state, 0).players.map(({ job }) => job)).toEqual(dealt);
    }
    expect([...wills].toSorted()).toEqual(material.sacked.lastWills.map(({ money, lines }) => `${money} ${lines}`).toSorted());
  });

  it('can agree on a will, and on four or five lines (GS-SETUP-6)', () => {
    const { state } = newGame(2, { expansion: 'full', will: 80 });
    expect(state.players[0]!.money).toBe(80 + 11);
    expect(newGame(2, { expansion: 'full', lines: 4, will: 65 }).state.players[0]!.money).toBe(65 + 7);
    expect(
      lastWill.refuseOptions({ options: { ...filled({ expansion: 'full', will: 90 }), lines: 4 }, seats: 2, revision: lastWill.revision }),
    ).toMatchObject({
      rule: 'OPTIONS.will',
    });
  });
});

function filled(options: Record<string, unknown>) {
  return settingFor(lastWill, options, 3).options;
}

const refused = (options: Record<string, unknown>, seats = 3) =>
  lastWill.refuseOptions({ options: { ...filled({}), ...options }, seats, revision: lastWill.revision })?.rule;

describe('variants', () => {
  it('without employment: original wills, no demotion errand, extensions only on the shared space (GS-VAR-1)', () => {
    const game = table({ seats: 4, options: parts({ employment: 'nobody' }), phase: 'errands' });
    expect(newGame(4, parts({ employment: 'nobody' })).state.players.every(({ money, job }) => money === 70 && job === -1)).toBe(true);
    const wills = new Set(
      Array.from({ length: 60 }, (_, i) => newGame(2, parts({ employment: 'nobody', will: 'random' }), `w ${i}`).state.players[0]!.money),
    );
    expect(Math.min(...wills)).toBe(70);
    expect(Math.max(...wills)).toBe(130);
    expect(game.list(0, 'demotion')).toEqual([]);
    expect(game.list(0, 'either')).toEqual([{ type: 'either', line: -1 }]);
    expect(game.rule(0, { demotion: 1 })).toBe('GS-JOB-8');
    game.play(0, { either: -1 });
    expect(game.player(0).spaces).toBe(6);
  });

  it('as a handicap: the chosen have a job, the others 15 or 30 more and no job’s errands (GS-VAR-2)', () => {
    for (const [lines, more] of [
      [4, 15],
      [5, 30],
    ] as const) {
      const game = newGame(3, parts({ employment: 'some', employed: [1], lines, will: 60 }));
      const { players } = game.state;
      expect(players.map(({ job }) => job >= 0)).toEqual([false, true, false]);
      expect(players.map(({ money }) => money)).toEqual([60 + more, 60 + (lines === 4 ? 7 : 11), 60 + more]);
    }
    const game = table({ seats: 3, options: parts({ employment: 'some', employed: [1] }), phase: 'errands' });
    expect(game.list(0, 'demotion')).toEqual([]);
    expect(game.rule(0, { demotion: 1 })).toBe('GS-JOB-8');
    game.play(0, 'extension');
    expect(game.list(1, 'demotion').length).toBeGreaterThan(0);
  });

  it('with the original plans on the new board’s errands (GS-VAR-3)', () => {
    const game = newGame(3, parts({ plans: 'original' }));
    expect(game.state.plans).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(tableOf(game.state).spaces.some(({ errand }) => errand === 'demotion')).toBe(true);
  });

  it('without the new cards: the special space is empty and no job has a nuptial line (GS-VAR-4)', () => {
    const nuptial = jobs.filter(({ lines }) => lines.some(({ symbol }) => symbol === 1 << 5)).map(({ id }) => id);
    expect(nuptial.length).toBeGreaterThan(0);
    for (let i = 0; i < 100; i++) {
      const { state } = newGame(5, parts({ cards: 'original' }), `old ${i}`);
      expect(state.offer.at(-1)).toBe(-1);
      expect(everyCard(state).some((number) => faces[number]!.sacked)).toBe(false);
      for (const { job } of state.players) expect(nuptial).not.toContain(jobs[job]!.id);
    }
  });

  it('with the new cards alone (GS-VAR-4)', () => {
    const { state } = newGame(3, parts({ employment: 'nobody', plans: 'original' }));
    expect(everyCard(state)).toContain(card('wedding-planner'));
    expect(state.players.every(({ job, money }) => job === -1 && money === 70)).toBe(true);
    expect(faces[state.offer.at(-1)!]!.deck).toBe(NEW_SPECIALS);
  });

  it('refuses combinations that make no sense, with the reason', () => {
    expect(refused(parts({ employment: 'nobody', plans: 'original', cards: 'original' }))).toBe('OPTIONS.parts');
    expect(refused(parts({ employment: 'some', employed: [] }))).toBe('OPTIONS.some');
    expect(refused(parts({ employment: 'some', employed: [0, 1, 2] }))).toBe('OPTIONS.some');
    expect(refused({ will: 55 })).toBe('OPTIONS.will');
    expect(refused({ expansion: 'full', will: 130 })).toBe('OPTIONS.will');
    expect(refused({ expansion: 'full' }, 5)).toBeUndefined();
    expect(refused(parts({ cards: 'original' }), 5)).toBeUndefined();
  });

  it('pays the first income at setup (GS-JOB-1)', () => {
    const { state } = newGame(2, { expansion: 'full', lines: 5, will: 90 });
    expect(state.players.map((player) => incomeOf(player, tableOf(state)))).toEqual([11, 11]);
    expect(state.players.map(({ money }) => money)).toEqual([101, 101]);
    expect(ids([card('wild')])).toEqual(['wild']);
  });
});
