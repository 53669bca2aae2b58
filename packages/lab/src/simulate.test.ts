import { randomBot } from '@parlour/bots';
import { Complaint, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { lineup, type Simulation } from './chunk.ts';
import { playOut } from './playout.ts';
import { markdown, resultData } from './report.ts';
import { type Simulated, simulate } from './simulate.ts';
import { subjectOf, textsOf } from './subject.ts';
import { labText } from './text/index.ts';

const simulation: Simulation = { game: 'alhambra', players: 3, games: 12, bots: ['random', 'greedy'], seed: 's', options: {}, budget: {} };

function figures(simulated: Simulated): object {
  return { ...resultData(simulated), measured: undefined };
}

function sum(values: Iterable<{ games: number; wins: number }>, key: 'games' | 'wins'): number {
  return [...values].reduce((sum, each) => sum + each[key], 0);
}

describe('a simulation', () => {
  it('gives the same figures whatever the number of threads, and others for another seed', async () => {
    const [one, three, other] = await Promise.all([
      simulate(simulation, 1),
      simulate(simulation, 3),
      simulate({ ...simulation, seed: 't' }, 1),
    ]);
    expect(figures(three)).toEqual(figures(one));
    expect(figures(other)).not.toEqual({ ...figures(one), simulation: other.simulation });
  });

  it('counts every game and every seat once, and shares out every win', async () => {
    const seen: number[] = [];
    const { tally } = await simulate(simulation, 2, (done) => seen.push(done));
    expect([tally.games, seen.at(-1)]).toEqual([12, 12]);
    expect([sum(tally.bots.values(), 'games'), sum(tally.seats.values(), 'games')]).toEqual([36, 36]);
    expect(sum(tally.bots.values(), 'wins')).toBeCloseTo(12);
    expect(sum(tally.seats.values(), 'wins')).toBeCloseTo(12);
  });

  it('counts rounds where the game does', async () => {
    const { tally } = await simulate({ ...simulation, game: 'last-will', games: 4, bots: ['random'] }, 1);
    expect([...tally.rounds.keys()].every((rounds) => rounds >= 1 && rounds <= 7)).toBe(true);
    expect([...tally.rounds.values()].reduce((sum, games) => sum + games, 0)).toBe(4);
  });

  it('complains about a game, a bot or a number of players that there is not', async () => {
    await expect(simulate({ ...simulation, game: 'chess' }, 1)).rejects.toThrow(Complaint);
    await expect(simulate({ ...simulation, bots: ['genius'] }, 1)).rejects.toThrow(/lab\.no-bot/);
    await expect(simulate({ ...simulation, players: 9 }, 1)).rejects.toThrow(/options\.seats/);
  });

  it('counts what was used, by whom, and who of them won, and names what was agreed', async () => {
    const options = { expansion: 'parts', employment: 'some', employed: [1], starter: 0 };
    const simulated = await simulate({ ...simulation, game: 'last-will', players: 2, games: 6, bots: ['random'], options }, 2);
    const plans = [...simulated.tally.usage.values()].filter(({ group }) => group === 'plan');
    const rounds = [...simulated.tally.rounds].reduce((sum, [rounds, games]) => sum + rounds * games, 0);
    expect(plans.reduce((sum, { times }) => sum + times, 0)).toBe(2 * rounds);
    for (const { times, users, wins } of simulated.tally.usage.values()) expect(times >= users && users >= wins).toBe(true);
    const subject = await subjectOf('last-will');
    const page = markdown(simulated, subject, voice('pl', [...textsOf(subject), labText]));
    expect(page).toContain('## Klepsydry, według miejsca od lewej');
    expect(page).toContain('| Karta w ciemno |');
    // Seats as one writes them on the command line.
    expect(page).toContain('starter=1, expansion=parts, employment=some, employed=2');
  });

  it('is reported as a page in either language', async () => {
    const simulated = await simulate({ ...simulation, games: 4 }, 1);
    const subject = await subjectOf('alhambra');
    const page = (language: string) => markdown(simulated, subject, voice(language, [...textsOf(subject), labText]));
    expect(page('en')).toContain('## Statistics\n\n| What | Mean |');
    expect(page('pl')).toContain('4 symulowane gry');
  });
});

describe('a game between bots', () => {
  it('ends the same way for the same seed', async () => {
    const { game } = await subjectOf('alhambra');
    const setting = { game, options: {}, seed: 'x', bots: [randomBot, randomBot], budget: {} };
    expect(playOut(setting)).toEqual(playOut(setting));
  });

  it('breaks off when a bot breaks the rules, and says which rule', async () => {
    const { game } = await subjectOf('alhambra');
    const cheat = { id: 'cheat', decide: () => ({ move: { type: 'take', cards: [] }, candidates: [], iterations: 0 }) };
    expect(() => playOut({ game, options: {}, seed: 'x', bots: [cheat, cheat], budget: {} })).toThrow(
      /cheat in seat \d chose .* against AL-MONEY-1/,
    );
  });
});

describe('the line-up', () => {
  it('puts every bot into every seat equally often', () => {
    for (const [bots, players] of [
      [['a', 'b'], 3],
      [['a', 'b', 'c'], 2],
      [['a', 'b', 'c', 'd'], 4],
    ] as const) {
      const games = Array.from({ length: bots.length * players }, (_, game) => lineup(bots, players, game));
      for (const bot of bots)
        for (let seat = 0; seat < players; seat++) expect(games.filter((seats) => seats[seat] === bot)).toHaveLength(players);
    }
  });
});
