import { evaluateBy, type NetworkFile, readNetwork, withNetwork, writeNetwork } from '@parlour/bots';
import { bits, diceFrom, hash, settingFor, silent } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../ledger.ts';
import { standingOf } from './gate.ts';
import { playAtSights } from './glances.ts';
import { Moments } from './moments.ts';
import { momentsOf, playForLearning, pupil } from './self-play.ts';
import { course, lossOf, teachNetwork, untaught } from './teach.ts';
import { isBetter, train, type Training, type Workshop } from './train.ts';

/** A workshop in memory. */
function workshop(): Workshop & { readonly files: Map<string, string> } {
  const files = new Map<string, string>();
  const ledger = (name: string): Ledger => ({
    read: () => files.get(name),
    append: (line) => void files.set(name, `${files.get(name) ?? ''}${line}\n`),
  });
  return { files, ledger, read: (name) => files.get(name), write: (name, text) => void files.set(name, text) };
}

describe('teaching', async () => {
  const taught = await pupil('alhambra');
  const { game, insight } = taught;

  it('finds what the linear sum cannot say', () => {
    // Whoever has the most of the second feature wins, which the linear sum here does not look at.
    const plain = { ...insight, weights: { ...insight.weights, stages: insight.weights.stages.map((row) => row.map(() => 0)) } };
    const moments = new Moments();
    for (let number = 0; number < 400; number++) {
      const dice = diceFrom(`${number}`);
      const state = game.setup(settingFor(game, {}, 2), dice, silent);
      for (let decision = 0; decision < bits(dice) % 40; decision++) {
        const [seat] = game.toAct(state);
        if (seat === undefined) break;
        const moves = game.moves(state, seat);
        game.play(state, seat, moves[bits(dice) % moves.length], silent);
      }
      const [first, second] = insight.picture(state).seats.map((features) => features[3]!);
      moments.add(state, plain);
      moments.aim(number, first! > second! ? [1, 0] : first === second ? [0.5, 0.5] : [0, 1]);
    }
    const { seatInputs, tableInputs } = insight.sight!;
    const network = untaught({ seatInputs, tableInputs, hidden: 8, deep: 4 }, diceFrom('net'));
    const [learnt, held] = [Uint32Array.from({ length: 320 }, (_, i) => i), Uint32Array.from({ length: 80 }, (_, i) => 320 + i)];
    const before = lossOf(network, moments, held);
    teachNetwork(network, moments, learnt, { ...course, rounds: 30, batch: 16, pace: 0.01 }, diceFrom('teach'));
    expect(lossOf(network, moments, held)).toBeLessThan(before / 2);
  });

  it('goes through the kept games as they were played, and weighs searches and results', async () => {
    const plan = { game: 'alhambra', players: [2, 3], games: 4, careful: 8, quick: 2, seed: 'kept' };
    const games = await playForLearning(plan, 2, undefined);
    expect(games.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    const moments = new Moments();
    const spans = momentsOf(plan, taught, games, moments);
    expect(spans).toHaveLength(4);
    expect(moments.count).toBe(spans.at(-1)!.to);
    for (let moment = 0; moment < moments.count; moment++) {
      const [from, to] = [moments.seats.numbers[moment]!, moments.seats.numbers[moment + 1]!];
      expect(moments.target.numbers.subarray(from, to).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
    }
    expect(games.some(({ values }) => Object.keys(values).length > 5)).toBe(true);
  });

  it('at first sight is the same on any number of threads', async () => {
    const plan = { game: 'last-will', players: [2, 3], games: 300, seed: 'sight' };
    const [alone, together] = [new Moments(), new Moments()];
    const games = await playAtSights(plan, 1, alone);
    expect(await playAtSights(plan, 2, together)).toEqual(games);
    expect(games).toHaveLength(300);
    expect(together.packed()).toEqual(alone.packed());
    // Who won is the same wherever a game is looked at, and somebody did.
    const { seats, target } = alone.packed();
    expect(target.subarray(0, seats[1]).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('untaught changes nothing', () => {
    const { seatInputs, tableInputs } = insight.sight!;
    const network = untaught({ seatInputs, tableInputs, hidden: 8, deep: 4 }, diceFrom('net'));
    const state = game.setup(settingFor(game, {}, 3), diceFrom('deal'), silent);
    expect(evaluateBy({ ...insight, network })(state)).toEqual(withNetwork(taught.knowledge, undefined).evaluate(state));
  });
});

/** So many deals that were worth this on average. */
function shares(share: number, deals: number): number[] {
  return Array.from({ length: deals }, (_, i) => share + (i % 2 === 0 ? 0.25 : -0.25));
}

describe('the gate', () => {
  it('says what is clear, and what is not', () => {
    expect(standingOf(2, shares(0.7, 60)).verdict).toBe('better');
    expect(standingOf(2, shares(0.4, 60)).verdict).toBe('not better');
    expect(standingOf(2, shares(0.53, 20)).verdict).toBe('open');
    expect(standingOf(2, shares(0.9, 4)).verdict).toBe('open');
  });

  it('lets nobody pass who is worse at some table', () => {
    const better = standingOf(2, shares(0.7, 60));
    expect(isBetter([better, standingOf(3, shares(1 / 3, 20))])).toBe(true);
    expect(isBetter([better, standingOf(3, shares(0.2, 60))])).toBe(false);
    expect(isBetter([standingOf(3, shares(1 / 3, 20))])).toBe(false);
  });
});

describe('training', () => {
  const plan: Training = {
    game: 'alhambra',
    glances: 0,
    generations: 1,
    games: 8,
    players: [2],
    careful: 6,
    quick: 2,
    hidden: 8,
    deep: 4,
    deals: 1,
    iterations: 6,
    reaches: [0.5],
    seed: 'test',
  };

  it('plays, learns and compares, and goes on where it stopped', async () => {
    const first = workshop();
    const told: string[] = [];
    await train(plan, 1, first, ({ step }) => void told.push(step));
    expect(new Set(told)).toEqual(new Set(['games', 'fitting', 'reach', 'gate', 'judged']));
    const { network, costs } = JSON.parse(first.files.get('network-1.json')!) as { network: NetworkFile; costs: number[] };
    expect(readNetwork(network).shape.hidden).toBe(8);
    expect(costs).toHaveLength(1);
    // Cut off in the middle: the rest of the games is played, and what was measured stands.
    const files = first.files.get('games-1.jsonl')!.split('\n');
    const second = workshop();
    for (const [name, text] of first.files) second.files.set(name, text);
    second.files.set('games-1.jsonl', files.slice(0, 5).join('\n'));
    second.files.delete('network-1.json');
    for (const name of ['reach-1-0.5.jsonl', 'gate-1.jsonl']) second.files.delete(name);
    await train(plan, 1, second);
    expect((JSON.parse(second.files.get('network-1.json')!) as { network: unknown }).network).toEqual(network);
  });

  it('begins with games at first sight, and goes on from what they taught', async () => {
    const begun = workshop();
    await train({ ...plan, glances: 300 }, 1, begun);
    const first = JSON.parse(begun.files.get('network-0.json')!) as { games: number; positions: number };
    expect(first.games).toBe(300);
    expect(first.positions).toBeGreaterThan(600);
    const blank = workshop();
    await train(plan, 1, blank);
    const [from, without] = [begun, blank].map(
      ({ files }) => (JSON.parse(files.get('network-1.json')!) as { network: NetworkFile }).network,
    );
    expect(from!.weights).not.toBe(without!.weights);
  });

  it('goes on from the network that bots have today, and compares with it', async () => {
    const { insight } = await pupil('alhambra');
    const [shipped, blank] = [workshop(), workshop()];
    // Sixteen units each, as the network has that ships, whatever else is asked for.
    await train({ ...plan, shipped: true }, 1, shipped);
    await train(plan, 1, blank);
    const { network } = JSON.parse(shipped.files.get('network-1.json')!) as { network: NetworkFile };
    expect(readNetwork(network).shape).toEqual(insight.network!.shape);
    const holders = [shipped, blank].map(
      ({ files }) => (JSON.parse(files.get('gate-1.jsonl')!.split('\n')[0]!) as { holder: string }).holder,
    );
    expect(holders).toEqual([hash(writeNetwork(insight.network!, 'shipped')), hash(null)]);
  });

  it('refuses a folder with other work', async () => {
    const used = workshop();
    used.files.set('games-1.jsonl', '{"game":"nim"}\n');
    await expect(train(plan, 1, used)).rejects.toMatchObject({ key: 'lab.other-lesson' });
  });
});
