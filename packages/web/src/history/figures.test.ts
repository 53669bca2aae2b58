import { alhambra } from '@parlour/alhambra';
import { design } from '@parlour/alhambra/design';
import { loadGame } from '@parlour/games';
import { design as lastWillDesign } from '@parlour/last-will/design';
import { diceFrom, FORMAT, pick, playMove, recordOf, startMatch } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../engine/saved-games.ts';
import { digestOf, digestOfRecord } from './digest.ts';
import { EXPORT_FORMAT, exportOf } from './export.ts';
import {
  favouritesOf,
  isWanted,
  type KeptReview,
  type Known,
  linesOf,
  luckIn,
  opponentsOf,
  rateOverTime,
  ratingsOf,
  resultsOf,
} from './figures.ts';
import { playedHere } from './played.ts';

const bot = (name: string, level: string) => ({ name, bot: level });

function record(seats: readonly { name: string; bot?: string }[], game = 'alhambra') {
  return { format: FORMAT, game, rules: 1, options: {}, seed: '', seats, moves: [] } as const;
}

/** A game that I, in the first seat, ended at some place. */
function known(id: string, places: readonly number[], more: Partial<Known> = {}): Known {
  const seats = [{ name: 'Me' }, { name: 'Ann' }, bot('Ada', 'club')].slice(0, places.length);
  const digest = { places, scores: places.map((place) => 10 - place), used: {}, ways: {} };
  return { id, where: 'device', record: record(seats), at: Number(id), me: 0, digest, ...more };
}

function review(rate: number, decisions: number, luck: number, won = 1): KeptReview {
  const account = { fair: 0.5, deal: luck, draws: 0, others: 0, own: 0, rest: 0, exchanged: 0 };
  const accounts = [
    { ...account, result: won },
    { ...account, deal: -luck, result: 1 - won },
  ];
  return {
    id: '',
    thorough: false,
    accounts,
    plays: [
      { decisions, sound: 0, rate },
      { decisions, sound: 0, rate: 0 },
    ],
  };
}

const saved = (id: string, seats: readonly { name: string; bot?: string }[], over = true): SavedGame => ({
  id,
  record: record(seats),
  updated: 1,
  over,
});

const named = (key: string, { record: { seats } }: Known) => (key.startsWith('card') ? `A for ${seats.length}` : undefined);

function played(game: Parameters<typeof startMatch>[0], seed: string) {
  const match = startMatch(game, {}, seed, [{ name: 'Me' }, { name: 'Ann' }]);
  const dice = diceFrom(seed);
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state))
    playMove(match, seat, pick(dice, game.moves(match.state, seat)));
  return match;
}

describe('my games', () => {
  it('are finished ones in which I can be told from others; not those of a link, nor variations', () => {
    const me = { name: 'Me' };
    const games = [
      saved('alone', [bot('Ada', 'club'), { name: 'whoever' }]),
      saved('shared', [{ name: 'Ann' }, me]),
      saved('others', [{ name: 'Ann' }, { name: 'Ben' }]),
      saved('running', [me, bot('Ada', 'club')], false),
      saved('link-1', [me, bot('Ada', 'club')]),
      saved('variation-1', [me, bot('Ada', 'club')]),
      { ...saved('lesson', [me, bot('Ada', 'club')]), record: { ...record([me, bot('Ada', 'club')]), position: {} } },
    ];
    expect(playedHere(games, 'Me').map(({ id, me: seat }) => [id, seat])).toEqual([
      ['alone', 1],
      ['shared', 1],
    ]);
  });

  it('are found by title, opponent and result', () => {
    const all = [
      known('1', [1, 2]),
      known('2', [2, 1, 3]),
      known('3', [1, 1], { record: record([{ name: 'Me' }, bot('Ada', 'club')], 'nim') }),
    ];
    const found = (wanted: Parameters<typeof isWanted>[1]) => all.filter((one) => isWanted(one, wanted)).map(({ id }) => id);
    expect(found({})).toEqual(['1', '2', '3']);
    expect(found({ game: 'nim' })).toEqual(['3']);
    expect(found({ opponent: 'Ann' })).toEqual(['1', '2']);
    expect(found({ opponent: 'bot club', result: 'won' })).toEqual(['3']);
    expect(found({ result: 'lost' })).toEqual(['2']);
  });
});

describe('figures', () => {
  it('count results by title and number of players, a shared victory as a part of one', () => {
    expect(resultsOf([known('1', [1, 2]), known('2', [1, 1]), known('3', [3, 1, 2])])).toEqual([
      { game: 'alhambra', players: 2, played: 2, won: 1.5, fair: 1, place: 1 },
      { game: 'alhambra', players: 3, played: 1, won: 0, fair: 1 / 3, place: 3 },
    ]);
  });

  it('say how I stand against everybody I met, all bots of a level as one', () => {
    expect(opponentsOf([known('1', [1, 2]), known('2', [2, 3, 1]), known('3', [1, 1])])).toEqual([
      { opponent: 'Ann', played: 3, before: 2, behind: 0 },
      { opponent: 'bot club', played: 1, before: 0, behind: 1 },
    ]);
  });

  it('follow what decisions give away from game to game, weighed by how many there were', () => {
    const all = [
      known('2', [1, 2], { review: review(0.01, 30, 0.1) }),
      known('1', [1, 2], { review: review(0.03, 10, -0.3) }),
      known('3', [1, 2]),
    ];
    const rated = rateOverTime(all, 'alhambra');
    expect(rated.map(({ known: { id }, soFar }) => [id, soFar.decisions, soFar.rate])).toEqual([
      ['1', 10, 0.03],
      ['2', 40, expect.closeTo(0.015)],
    ]);
    expect(luckIn(all)).toEqual({ games: 2, luck: expect.closeTo(-0.1) });
  });

  it('rate me by results and by results without their luck, from the same games', () => {
    const lucky = Array.from({ length: 6 }, (_, index) => known(String(index), [1, 2], { review: review(0, 1, 0.9) }));
    const { games, plain, corrected } = ratingsOf(lucky, 'alhambra')!;
    expect(games).toBe(6);
    expect(plain).toBeGreaterThan(1000);
    expect(corrected).toBeLessThan(plain);
    expect(ratingsOf([known('1', [1, 2])], 'alhambra')).toBeUndefined();
  });

  it('name what I use and win with: things of one name together, and the line of each game', () => {
    const all = [
      known('1', [1, 2], {
        digest: { places: [1, 2], scores: [], used: { 'card a-1': 1, 'card a-2': 2, 'plan 3': 1 }, ways: { tower: 9, garden: 3 } },
      }),
      known('2', [2, 1], { digest: { places: [2, 1], scores: [], used: { 'card a-1': 1 }, ways: { tower: 4 } } }),
    ];
    expect(favouritesOf(all, named)).toEqual([{ key: 'A for 2', games: 2, times: 4, won: 1 }]);
    expect(linesOf(all)).toEqual([{ key: 'tower', games: 2, times: 13, won: 1 }]);
  });

  it('go into one file with all games and what was found in them', () => {
    const all = [known('1', [1, 2], { review: review(0.02, 10, 0) })];
    const written = JSON.parse(exportOf(all, [])) as Record<string, never>;
    expect(written).toMatchObject({
      format: EXPORT_FORMAT,
      figures: { results: [{ game: 'alhambra', won: 1 }], decisions: { alhambra: { decisions: 10 } }, ratings: { alhambra: { games: 1 } } },
      games: [{ id: '1', mySeat: 0, places: [1, 2], record: { game: 'alhambra' }, review: { plays: [{ decisions: 10 }, {}] } }],
    });
  });
});

describe('a digest', () => {
  it('says how a game ended, what I used and what brought me points, as its designers count it', () => {
    const match = played(alhambra, 'digest');
    const digest = digestOf(alhambra, design, recordOf(match), 0)!;
    expect(Math.min(...digest.places)).toBe(1);
    expect(digest.scores).toEqual(alhambra.scores(match.state as never));
    const mine = match.steps.filter(({ seat }) => seat === 0).length;
    const acts = Object.entries(digest.used).filter(([key]) => /^act (one|several|exact|over)$/.test(key));
    expect(acts.reduce((sum, [, times]) => sum + times, 0)).toBe(mine);
    expect(Object.keys(digest.ways)).toContain('garden');
  });

  it.each([1, 2])('counts what was used in games of revision %i of Last Will, too', async (revision) => {
    const game = (await loadGame('last-will', revision))!;
    const record = recordOf(played(game, 'earlier'));
    expect(record.rules).toBe(revision);
    const { used, ways } = (await digestOfRecord(record, 0))!;
    expect(Object.keys(used)).toContainEqual(expect.stringMatching(/^plan \d$/));
    expect(Object.keys(ways)).toContain('houses');
    const later = { ...lastWillDesign, since: revision + 1 };
    expect(digestOf(game, later, record, 0)).toMatchObject({ used: {}, ways: {} });
  });

  it('of a game without designers says how it ended; of one that is not over, nothing', () => {
    const match = played(nim, 'digest');
    const { moves, ...head } = recordOf(match);
    expect(digestOf(nim, undefined, { ...head, moves }, 1)).toMatchObject({ used: {}, ways: {} });
    expect(digestOf(nim, undefined, { ...head, moves: moves.slice(0, 1) }, 1)).toBeUndefined();
  });
});
