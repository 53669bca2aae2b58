import { Complaint, replay, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../ledger.ts';
import { speakerFor } from './names.ts';
import { labText } from '../text/index.ts';
import { readEntrant } from '../tournament/fixtures.ts';
import { subjectOf, textsOf } from '../subject.ts';
import type { Account } from './account.ts';
import { chosenThings } from './chosen.ts';
import { exampleOf } from './example.ts';
import { figuresOf } from './figures.ts';
import { holeTables } from './hole-tables.ts';
import { studyPage } from './page/page.ts';
import { dealOf, type Extent, schedule, seriesOf, sitterIn, type Study } from './plan.ts';
import { allReadings } from './readings.ts';
import { runStudy } from './run.ts';

const extent: Extent = {
  players: [2, 3],
  settings: [{}],
  bot: readEntrant('greedy'),
  deals: 2,
  repeats: 2,
  ladder: { entrants: ['random', 'greedy'].map(readEntrant), deals: 2 },
  restricted: { things: (_options, players) => (players === 2 ? ['act given'] : []), deals: 1 },
};

function study(changes: Partial<Extent> = {}): Study {
  return { game: 'alhambra', seed: 's', series: seriesOf({ ...extent, ...changes }) };
}

/** A ledger in memory, with what it held before. */
function ledger(before?: readonly string[]): Ledger & { readonly lines: string[] } {
  const lines: string[] = [];
  return { lines, read: () => before?.map((line) => `${line}\n`).join(''), append: (line) => void lines.push(line) };
}

describe('the plan of a study', () => {
  it('has equals at every table, a ladder at the first, and one held back wherever there is something to hold back', () => {
    const { series } = study();
    expect(series.map(({ kind, sitters, deals, turns }) => [kind, sitters.length, deals, turns])).toEqual([
      ['equals', 2, 2, 2],
      ['equals', 3, 2, 2],
      ['ladder', 2, 2, 2],
      ['restricted', 2, 1, 2],
      ['restricted', 2, 1, 2],
    ]);
    expect(new Set(series.map(({ id }) => id)).size).toBe(series.length);
  });

  it('plays every deal everywhere before the next, and lets everybody sit everywhere', () => {
    const planned = study();
    const games = schedule(planned);
    expect(games).toHaveLength(16);
    const deals = games.map(({ series, number }) => dealOf(planned.series[series]!, number));
    expect(deals).toEqual(deals.toSorted((a, b) => a - b));
    const held = planned.series[3]!;
    expect([0, 1].map((number) => [0, 1].findIndex((seat) => sitterIn(held, number, seat).restriction !== undefined))).toEqual([0, 1]);
  });

  it('knows a series again when there are more deals of it', () => {
    expect(study({ deals: 9 }).series.map(({ id }) => id)).toEqual(study().series.map(({ id }) => id));
  });

  it('holds back groups of things, or single ones, where they are, and complains about what is nowhere', async () => {
    const subject = await subjectOf('alhambra');
    const tables = [2, 3].map((players) => ({ options: {}, players }));
    const things = chosenThings(subject, ['building:tower', 'act'], tables);
    expect(things({}, 2)).toContain('act given');
    expect(things({}, 3)).not.toContain('act given');
    expect(things({}, 3).filter((key) => key.startsWith('building'))).toEqual(['building tower']);
    expect(() => chosenThings(subject, ['dragons'], tables)).toThrow(Complaint);
    expect(chosenThings(subject, [], tables)({}, 2)).toEqual([]);
  });
});

describe('a study', async () => {
  const subject = await subjectOf('alhambra');
  const { game } = subject;
  const kept = ledger();
  const accounts = await runStudy(study(), game.revision, 2, kept);
  const figures = figuresOf(study(), subject, accounts);

  it('gives the same whatever the number of threads', async () => {
    expect(await runStudy(study(), game.revision, 1, undefined)).toEqual(accounts);
    expect(accounts).toHaveLength(16);
  });

  it('goes on where it was broken off, and adds what is new', async () => {
    const before = kept.lines.slice(0, 6);
    const more = ledger([...before, kept.lines[6]!.slice(0, 40)]);
    const seen: number[] = [];
    const all = await runStudy(study({ deals: 3 }), game.revision, 2, more, (played) => void seen.push(played));
    expect([seen[0], all.length]).toEqual([5, 20]);
    expect(more.lines.filter((line) => line.startsWith('{"series"'))).toHaveLength(15);
    // What was kept was not played again.
    const played = new Set(more.lines.filter(Boolean).map((line) => nameOf(JSON.parse(line) as Account)));
    for (const line of before.slice(1)) expect(played).not.toContain(nameOf(JSON.parse(line) as Account));
  });

  it('does not mix games of other rules or another seed', async () => {
    const other = { ...study(), seed: 't' };
    await expect(runStudy(other, game.revision, 1, ledger(kept.lines))).rejects.toThrow('lab.other-study');
    await expect(runStudy(study(), game.revision + 1, 1, ledger(kept.lines))).rejects.toThrow('lab.other-study');
  });

  it('complains about a bot that there is not', async () => {
    await expect(runStudy(study({ bot: readEntrant('genius') }), 1, 1, undefined)).rejects.toThrow('lab.no-bot');
  });

  it('counts every seat of every game, and shares out every victory', () => {
    for (const { seats, games, things, ways, players } of figures.tables) {
      expect(games).toBe(4);
      expect(seats.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(4);
      expect(ways.reduce((sum, { victories }) => sum + victories.count, 0)).toBeCloseTo(4);
      for (const { users, takers, won, left, free } of things) {
        expect(users.of).toBe(4 * players);
        expect(takers!.of).toBeGreaterThanOrEqual(users.count);
        expect(won.of + left!.of).toBe(free!.of);
      }
    }
  });

  it('finds that the better player is better, and what was held back', () => {
    expect(figures.ladder).toMatchObject({ players: 2, rungs: [{ stronger: 'greedy', weaker: 'random', won: { of: 4 } }] });
    expect(figures.ladder!.span.value).toBeGreaterThan(0);
    expect(figures.held.map(({ thing, manner, games }) => [thing, manner, games])).toEqual([
      [{ group: 'act', id: 'given' }, 'never', 2],
      [{ group: 'act', id: 'given' }, 'always', 2],
    ]);
    const given = figures.tables[0]!.things.find(({ key }) => key === 'act given');
    expect(figures.held.map(({ free }) => free)).toEqual([given!.free, { value: 0.5, low: 0.5, high: 0.5 }]);
  });

  it.each(['en', 'pl'])('is a page of its own in %s: words, plots, no script', (language) => {
    const speaker = speakerFor(subject, voice(language, [...textsOf(subject), labText]));
    const page = studyPage(figures, speaker, 'parlour lab report alhambra', { figures, voice: speaker });
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toMatch(/<svg class="plot"[^]*<polyline[^]*<svg class="range/);
    expect(page.match(/<script|\b(lab|usage|gauge|way|milestone)\.[a-z]+|NaN|undefined|Infinity/)).toBeNull();
    for (const { text } of allReadings(figures, speaker)) expect(text).not.toMatch(/lab\.|NaN|undefined/);
    for (const { rows } of holeTables(figures, study().series, speaker)) expect(rows.flat().join()).not.toMatch(/lab\./);
  });

  it('shows any of its games again, up to a decision', async () => {
    const planned = study();
    const record = await exampleOf(planned, planned.series[0]!, 1, 7);
    expect(record.moves).toHaveLength(6);
    expect(replay(game, record).state).toBeDefined();
  });
});

function nameOf({ series, number }: Account): string {
  return `${series}/${number}`;
}
