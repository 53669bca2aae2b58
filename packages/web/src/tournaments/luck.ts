/** What was luck in the games of a tournament. */
import type { TournamentFixture, TournamentView } from '@parlour/client/protocol';
import type { Luck } from '../compared/luck.ts';

/** The tables whose games are open to be looked through: those of rounds that are over, played to their end. */
export function openTables({ fixtures }: Pick<TournamentView, 'fixtures'>): TournamentFixture[] {
  return fixtures
    .filter((round) => round.every(({ state }) => state !== 'playing'))
    .flatMap((round) => round.filter(({ state }) => state === 'over'));
}

/** Victories of everybody with the luck of these games taken out; games that were not looked through count as they are. */
export function wonWithoutLuck(
  { fixtures, standings }: Pick<TournamentView, 'fixtures' | 'standings'>,
  luckOf: (fixture: TournamentFixture) => Luck | undefined,
): ReadonlyMap<number, number> {
  return new Map(
    standings.map(({ entrant, won }) => {
      const mine = fixtures.flat().filter(({ lineup }) => lineup.includes(entrant));
      const luck = mine.reduce((sum, fixture) => sum + (luckOf(fixture)?.[fixture.lineup.indexOf(entrant)] ?? 0), 0);
      return [entrant, won - luck];
    }),
  );
}
