import { nim } from '@parlour/nim';
import { describe, expect, it } from 'vitest';
import { diceFrom, pick, playMove, recordOf, replay, same, startMatch } from '../index.ts';
import { differsFromGolden, firstGolden, goldenOf, playedAnew, readGolden, writeGolden } from './golden.ts';

function kept() {
  const match = startMatch(nim, {}, 'golden', [{ name: 'Ania' }, { name: 'Ola' }, { name: 'Ewa' }]);
  const dice = diceFrom('choices');
  for (;;) {
    const deciding = match.game.toAct(match.state);
    if (deciding.length === 0) break;
    const seat = pick(dice, deciding);
    playMove(match, seat, pick(dice, match.game.moves(match.state, seat)));
  }
  return readGolden(`${JSON.stringify(goldenOf(nim, 'a game of Nim', recordOf(match)))}\n`)[0]!;
}

/** Other rules of Nim: two at most are taken. */
const moves: typeof nim.moves = (state, seat) => nim.moves(state, seat).filter((move) => move.type !== 'take' || move.count < 3);
const refuse: typeof nim.refuse = (state, seat, move) =>
  moves(state, seat).some((legal) => same(legal, move)) ? undefined : { rule: 'NIM-TAKE' };
const changed = { ...nim, moves, refuse };

describe('a golden game', () => {
  it('is the same when it is played anew by the same rules', () => {
    expect(playedAnew(nim, kept())).toEqual(kept());
  });

  it('is played anew by other rules: by its decisions where they are legal, others at random, the same each time', () => {
    const anew = playedAnew(changed, kept());
    expect(differsFromGolden(changed, anew)).toBeUndefined();
    expect(changed.toAct(replay(changed, anew.record).state)).toEqual([]);
    expect(anew.record.moves.slice(0, 3)).toEqual(kept().record.moves.slice(0, 3));
    expect(anew.record.moves).not.toEqual(kept().record.moves);
    expect(playedAnew(changed, kept())).toEqual(anew);
  });

  it('is there for every option and number of seats where there was none', () => {
    const games = readGolden(writeGolden(firstGolden(nim)));
    expect(new Set(games.map(({ record }) => record.seats.length))).toEqual(new Set([2, 3, 4]));
    expect(games.map((golden) => differsFromGolden(nim, golden)).filter((difference) => difference !== undefined)).toEqual([]);
  });

  it('is played as it was when it was kept', () => {
    expect(differsFromGolden(nim, kept())).toBeUndefined();
  });

  it.each([
    ['a view', { ...nim, view: (...given: Parameters<typeof nim.view>) => ({ ...nim.view(...given), deck: 99 }) }, /positions .* 1 to 10/],
    [
      'a score',
      { ...nim, scores: (...given: Parameters<typeof nim.scores>) => nim.scores(...given).map((score) => score && score + 1) },
      /positions/,
    ],
    ['the legal moves', { ...nim, moves: (...given: Parameters<typeof nim.moves>) => nim.moves(...given).slice(0, 4) }, /positions/],
    [
      'what is told',
      { ...nim, see: (...given: Parameters<typeof nim.see>) => ({ ...nim.see(...given), type: 'took' as const }) },
      /events/,
    ],
  ])('shows that %s has changed, and where', (_what, other, where) => {
    expect(differsFromGolden(other as unknown as typeof nim, kept())).toMatch(where);
  });
});
