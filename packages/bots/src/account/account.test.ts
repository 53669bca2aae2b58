import { nim } from '@parlour/nim';
import { alhambra } from '@parlour/alhambra';
import { teach } from '@parlour/games';
import { type AnyGame, diceFrom, type Match, pick, playMove, recordOf, replay, startMatch } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { plainKnowledge, rewards } from '../knowledge.ts';
import { accountParts, accountsOf, luckOf, playOf } from './account.ts';
import { appraise, type Effort } from './appraise.ts';
import { levelLike } from './levels.ts';
import { valueOf } from './value.ts';

const effort: Effort = { worlds: 20, search: 20, duel: 20 };

function finished(game: AnyGame, seed: string, players: number): Match {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `${seat + 1}` }));
  const match = startMatch(game, {}, seed, seats);
  const dice = diceFrom(seed);
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state))
    playMove(match, seat, pick(dice, game.moves(match.state, seat)));
  return match;
}

async function appraised(match: Match, how = effort) {
  const taught = await teach(match.game);
  const record = recordOf(match);
  const all = record.moves.map(([seat, ...moves], index) => appraise(taught, replay(match.game, record, index), seat, moves, how));
  return { all, won: rewards(match.game.standings(match.state)!) };
}

function entry(seat: number, swing: number[]) {
  return { seat, swing, chances: [0.5, 0.5], expected: undefined, choices: 2 };
}

describe('an account', () => {
  it.each([
    ['nim', nim, 3],
    ['alhambra', alhambra, 2],
  ] as const)('of %s adds up to what everybody won, and all parts of all seats but the fair share to nothing', async (_, game, players) => {
    const { all, won } = await appraised(finished(game, 'whole', players), { worlds: 6, search: 6, duel: 6 });
    const accounts = accountsOf(all, won);
    for (const [seat, account] of accounts.entries()) {
      expect(accountParts.reduce((sum, part) => sum + account[part], 0)).toBeCloseTo(won[seat]!);
      expect(account.own).toBeLessThanOrEqual(0);
    }
    for (const part of ['deal', 'draws'] as const) expect(accounts.reduce((sum, account) => sum + account[part], 0)).toBeCloseTo(0);
  });

  it('says the same of the same game, twice', async () => {
    const match = finished(nim, 'again', 2);
    expect(await appraised(match)).toEqual(await appraised(match));
  });

  it('knows no luck where nothing was drawn', async () => {
    const { all, won } = await appraised(finished(nim, 'whole', 2));
    const quiet = all.filter(({ expected }) => expected === undefined);
    expect(quiet.length).toBeGreaterThan(0);
    expect(quiet.map((each) => luckOf(all, all.indexOf(each), won))).toEqual(quiet.map(() => undefined));
  });

  it('leaves out what went back and forth beyond a whole victory', () => {
    const back = Array.from({ length: 10 }, (_, i) => entry(i % 2, i % 2 === 0 ? [-0.3, 0.3] : [0.25, -0.25]));
    const [first, second] = accountsOf(back, [0, 1]);
    expect(first).toMatchObject({ own: expect.closeTo(-1), others: expect.closeTo(5 / 6), rest: expect.closeTo(-1 / 3) });
    expect(second).toMatchObject({ others: expect.closeTo(1), own: expect.closeTo(-5 / 6) });
    expect(first?.exchanged).toBeCloseTo(1.25 / 3);
    // Whoever was given much more than they gave has given something all the same: nobody who errs is said to have given away nothing.
    const lavish = [...Array.from({ length: 9 }, () => entry(1, [0.3, -0.3])), ...Array.from({ length: 5 }, () => entry(0, [-0.3, 0.3]))];
    expect(accountsOf(lavish, [1, 0])[0]).toMatchObject({
      others: expect.closeTo(1),
      own: expect.closeTo(-5 / 9),
      exchanged: expect.closeTo(1.5 - 5 / 9),
    });
    expect(accountsOf(lavish, [1, 0])[1]).toMatchObject({ others: expect.closeTo(5 / 9), own: expect.closeTo(-1) });
  });

  it('counts decisions with a choice, and what they gave away in each', () => {
    const entries = [entry(0, [-0.1, 0.1]), entry(0, [0, 0]), { ...entry(0, [0, 0]), choices: 1 }, entry(1, [0.2, -0.2])];
    expect(playOf(entries, 0)).toEqual({ decisions: 2, sound: 1, rate: 0.05 });
  });
});

describe('what a position is worth', () => {
  it('does not depend on the order of a deck that nobody has seen', async () => {
    const taught = await teach(alhambra);
    const one = startMatch(alhambra, {}, 'deck', [{ name: 'a' }, { name: 'b' }]).state as {
      buildingDeck: number[];
    } & Match['state'];
    const worth = () => valueOf(taught, one, 300, diceFrom('worth'));
    const [before] = worth();
    one.buildingDeck.reverse();
    expect(Math.abs(before! - worth()[0]!)).toBeLessThan(0.06);
  });

  it('is what was won once the game is over', () => {
    const { game, state } = finished(nim, 'over', 2);
    const value = valueOf({ game, knowledge: plainKnowledge(game) }, state, 10, diceFrom('x'));
    expect(value).toEqual(rewards(game.standings(state)!));
  });
});

describe('an error rate', () => {
  it('is like the level whose own is closest, or like none where it is far beyond them all', () => {
    expect([0, 0.002, 0.003, 0.007, 0.011, 0.017, 0.023, 0.03].map((rate) => levelLike('alhambra', rate))).toEqual([
      'master',
      'master',
      'expert',
      'club',
      'casual',
      'novice',
      'novice',
      'none',
    ]);
  });

  it('is like no level of a game that was not measured', () => {
    expect(levelLike('nim', 0.01)).toBeUndefined();
  });
});
