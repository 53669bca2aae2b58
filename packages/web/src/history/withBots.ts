/** How whoever plays on this device has done against bots. */
import type { SavedGame } from '../engine/saved-games.ts';

export interface Tally {
  readonly game: string;
  /** Of the strongest bot at the table. */
  readonly level: string;
  readonly played: number;
  readonly won: number;
}

/** One row for each game and level, the strongest first. Games of several people, and what is not finished, say nothing about anybody. */
export function withBots(games: readonly SavedGame[], levels: readonly string[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { record, over, winners } of games) {
    const people = [...record.seats.keys()].filter((seat) => record.seats[seat]?.bot === undefined);
    const [me] = people;
    if (!over || winners === undefined || me === undefined || people.length > 1 || record.seats.length < 2) continue;
    const level = levels.findLast((one) => record.seats.some(({ bot }) => bot === one)) ?? '';
    const { played, won } = tallies.get(`${record.game} ${level}`) ?? { played: 0, won: 0 };
    tallies.set(`${record.game} ${level}`, { game: record.game, level, played: played + 1, won: won + (winners.includes(me) ? 1 : 0) });
  }
  return [...tallies.values()].toSorted((a, b) => a.game.localeCompare(b.game) || levels.indexOf(b.level) - levels.indexOf(a.level));
}
