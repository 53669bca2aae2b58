import { describe, expect, it } from 'vitest';
import { fixture, lineups, readEntrant, type Tournament } from './fixtures.ts';
import type { Ledger } from '../ledger.ts';
import { runTournament } from './run.ts';
import { results } from './table.ts';
import type { PlayedGame } from './game.ts';

function tournament(changes: Partial<Tournament> = {}): Tournament {
  const entrants = ['random', 'greedy'].map(readEntrant);
  return { game: 'alhambra', players: 2, entrants, deals: 3, seed: 'cup', options: {}, ...changes };
}

/** A ledger in memory; it says what was written. */
function ledger(kept?: string): Ledger & { lines: string[] } {
  const lines: string[] = [];
  return { lines, read: () => kept, append: (line) => void lines.push(line) };
}

describe('who meets whom', () => {
  it('is everybody, in every seat', () => {
    expect(lineups(tournament({ entrants: ['a', 'b', 'c'].map(readEntrant) }))).toEqual([
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
      [1, 2],
      [2, 1],
    ]);
  });

  it('is everybody more than once where there are more seats than entrants', () => {
    const three = lineups(tournament({ players: 3 }));
    expect(three).toHaveLength(6);
    for (const seat of [0, 1, 2]) expect(three.filter((lineup) => lineup[seat] === 0)).toHaveLength(3);
  });

  it('plays the same deal at all tables before the next', () => {
    const all = lineups(tournament());
    const seeds = [0, 1, 2, 3].map((number) => fixture(tournament(), all, number).seed);
    expect(seeds).toEqual(['cup/0', 'cup/0', 'cup/1', 'cup/1']);
  });
});

describe('an entrant', () => {
  it('is a bot, with iterations or time where it needs them', () => {
    expect(readEntrant('greedy')).toEqual({ name: 'greedy', bot: 'greedy', budget: {} });
    expect(readEntrant('expert:500').budget).toEqual({ iterations: 500 });
    expect(readEntrant('master:1000ms').budget).toEqual({ milliseconds: 1000 });
  });

  it.each(['', 'expert:', 'expert:0', 'expert:fast', 'expert:-5', 'a b'])('is not “%s”', (written) => {
    expect(() => readEntrant(written)).toThrow('lab.entrant');
  });
});

/** Thinking times differ from run to run; all else must not. */
function withoutTimes(games: readonly PlayedGame[]): unknown {
  return games.map(({ number, lineup, places, scores }) => ({ number, lineup, places, scores }));
}

describe('a tournament', () => {
  it('comes out the same on one thread and on two', async () => {
    const one = await runTournament(tournament(), 1, undefined);
    expect(one).toHaveLength(6);
    expect(withoutTimes(await runTournament(tournament(), 2, undefined))).toEqual(withoutTimes(one));
  });

  it('goes on where it was broken off, even in the middle of a line', async () => {
    const whole = ledger();
    const games = await runTournament(tournament(), 1, whole);
    const broken = ledger(`${whole.lines.slice(0, 4).join('\n')}\n${whole.lines[4]?.slice(0, 20)}`);
    expect(withoutTimes(await runTournament(tournament(), 1, broken))).toEqual(withoutTimes(games));
    expect(broken.lines.filter((line) => line.startsWith('{"number"'))).toHaveLength(3);
  });

  it('may be made longer, but is not mixed with another', async () => {
    const short = ledger();
    await runTournament(tournament({ deals: 1 }), 1, short);
    expect(await runTournament(tournament({ deals: 2 }), 1, ledger(short.lines.join('\n')))).toHaveLength(4);
    await expect(runTournament(tournament({ seed: 'another' }), 1, ledger(short.lines.join('\n')))).rejects.toThrow('lab.other-tournament');
  });

  it('says which game or bot there is not', async () => {
    await expect(runTournament(tournament({ game: 'chess' }), 1, undefined)).rejects.toThrow('lab.no-game');
    await expect(runTournament(tournament({ entrants: [readEntrant('nobody'), readEntrant('random')] }), 1, undefined)).rejects.toThrow(
      'lab.entrant',
    );
  });
});

describe('the table', () => {
  const thinking = { decisions: 10, iterations: 0, milliseconds: 5, over: 0 };
  const game = (number: number, lineup: number[], places: number[]): PlayedGame => ({
    number,
    lineup,
    places,
    scores: places,
    thinking: lineup.map(() => thinking),
  });

  it('counts a shared victory as its share, and rates the winner higher', () => {
    const { rows, pairings } = results(tournament(), [game(0, [0, 1], [2, 1]), game(1, [1, 0], [1, 2]), game(2, [0, 1], [1, 1])]);
    expect(rows.map(({ name, games, wins }) => [name, games, wins])).toEqual([
      ['greedy', 3, 2.5],
      ['random', 3, 0.5],
    ]);
    expect(rows[0]!.mu).toBeGreaterThan(rows[1]!.mu);
    expect(pairings).toHaveLength(1);
    expect(pairings[0]).toMatchObject({ name: 'greedy', against: 'random', games: 3, wins: 2.5 });
  });

  it('compares two entrants by the games that one of the two won', () => {
    const three = tournament({ players: 3, entrants: ['random', 'greedy', 'novice'].map(readEntrant) });
    const { pairings } = results(three, [game(0, [0, 1, 2], [1, 2, 3]), game(1, [0, 1, 2], [3, 2, 1])]);
    const pair = pairings.find(({ name, against }) => [name, against].toSorted().join() === 'greedy,random');
    expect(pair).toMatchObject({ games: 1, wins: pair?.name === 'random' ? 1 : 0 });
  });
});
