import { nim } from '@parlour/nim';
import { describe, expect, it } from 'vitest';
import { diceFrom, pick, playMove, recordOf, startMatch } from '../index.ts';
import { differsFromGolden, goldenOf, readGolden } from './golden.ts';

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

describe('a golden game', () => {
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
  ])('shows that %s has changed, and where', (_what, changed, where) => {
    expect(differsFromGolden(changed as unknown as typeof nim, kept())).toMatch(where);
  });
});
