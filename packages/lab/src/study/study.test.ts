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
import { madeUp } from './made-up.ts';
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

/** A game in which never to do it came to so much, and always to do it to nothing; freely it was won. */
const forks = (never: number): NonNullable<Account['forks']> => [
  ['never act given', 1, 1, never],
  ['always act given', 1, 1, 0],
];

describe('the plan of a study', () => {
  it('has equals at every table, a ladder at the first, and one held back wherever there is something to hold back', () => {
    const { series } = study();
    expect(series.map(({ kind, sitters, deals, turns }) => [kind, sitters.length, deals, turns])).toEqual([
      ['equals', 2, 2, 2],
      ['equals', 3, 2, 2],
      ['ladder', 2, 2, 2],
      ['restricted', 2, 1, 1],
    ]);
    expect(new Set(series.map(({ id }) => id)).size).toBe(series.length);
  });

  it('plays every deal everywhere before the next, those with somebody held back last, and lets everybody sit everywhere', () => {
    const planned = study();
    const games = schedule(planned);
    expect(games).toHaveLength(13);
    const deals = games.slice(0, -1).map(({ series, number }) => dealOf(planned.series[series]!, number));
    expect(deals).toEqual(deals.toSorted((a, b) => a - b));
    expect(planned.series[games.at(-1)!.series]!.kind).toBe('restricted');
    const ladder = planned.series[2]!;
    expect([0, 1].map((number) => sitterIn(ladder, number, 0).entrant.name)).toEqual(['greedy', 'random']);
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
    expect(accounts).toHaveLength(13);
  });

  it('goes on where it was broken off, and adds what is new', async () => {
    const before = kept.lines.slice(0, 6);
    const more = ledger([...before, kept.lines[6]!.slice(0, 40)]);
    const seen: number[] = [];
    const all = await runStudy(study({ deals: 3 }), game.revision, 2, more, (played) => void seen.push(played));
    expect([seen[0], all.length]).toEqual([5, 17]);
    expect(more.lines.filter((line) => line.startsWith('{"series"'))).toHaveLength(12);
    // What was kept was not played again.
    const played = new Set(more.lines.filter(Boolean).map((line) => nameOf(JSON.parse(line) as Account)));
    for (const line of before.slice(1)) expect(played).not.toContain(nameOf(JSON.parse(line) as Account));
  });

  it('does not go on with what the batches before have settled', async () => {
    const planned = study({
      players: [2],
      deals: 1,
      ladder: { entrants: [], deals: 0 },
      restricted: { things: () => ['act given'], deals: 31 },
    });
    const { id } = planned.series[1]!;
    const kept = (count: number, never: number) =>
      Array.from({ length: count }, (_, number) => JSON.stringify(madeUp({ series: id, number, deal: number, forks: forks(never) })));
    const head = JSON.stringify({ game: 'alhambra', revision: game.revision, seed: 's' });
    const settled = await runStudy(planned, game.revision, 2, ledger([head, ...kept(30, 0)]));
    expect(settled.filter(({ series }) => series === id)).toHaveLength(30);
    // Never to do it changed nothing so far: that goes on, and alone.
    const open = await runStudy(planned, game.revision, 2, ledger([head, ...kept(30, 1)]));
    expect(open.filter(({ series }) => series === id)).toHaveLength(31);
    expect(open.at(-1)?.forks?.map(([key]) => key)).toEqual(['never act given']);
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
    expect(figures.held.map(({ thing, manner, met }) => [thing, manner, met.of])).toEqual([
      [{ group: 'act', id: 'given' }, 'never', 2],
      [{ group: 'act', id: 'given' }, 'always', 2],
    ]);
    // One game of two, played on once at most for each.
    for (const { met, won, free } of figures.held) expect([won.of, free.of]).toEqual([Math.min(1, met.count), Math.min(1, met.count)]);
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

  it('says so where nothing is plainly good or wrong', () => {
    const speaker = speakerFor(subject, voice('en', [...textsOf(subject), labText]));
    const nothing = { ...figures, tables: figures.tables.slice(0, 1), ladder: undefined, held: [] };
    const [, said = ''] = /What it says<\/h2>\n(.*)/.exec(studyPage(nothing, speaker, '')) ?? [];
    expect(said).toBe('<p>Nothing is plainly good or plainly wrong in so few games.</p>');
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
