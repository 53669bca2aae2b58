import { describe, expect, it } from 'vitest';
import { conserved, nim } from '../../test/nim/index.ts';
import { checkGame, everyOption } from './index.ts';

describe('a sound game', () => {
  it('passes every check for every number of players and every option', () => {
    const tally = checkGame(nim, { games: 50, options: [...everyOption(nim), { beginners: [0] }], conserved, thorough: 0.5 });
    expect(tally.games).toBe(3 * 5 * 50);
    expect(tally.thorough).toBeGreaterThan(tally.decisions / 3);
  });
});
