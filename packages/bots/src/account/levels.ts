/** What a decision of each level gives away on average, in thousandths of a victory: what an error rate is compared with. */
import { type Level, levels } from '../names.ts';

/** As `quick` finds it. Measured by games of all levels against each other; docs/luck.md says how. */
const measured: Readonly<Record<string, Readonly<Record<Level, number>>>> = {};

/** The level that gives away about as much; nothing for a game of which it was not measured. */
export function levelLike(game: string, rate: number): Level | undefined {
  const rates = measured[game];
  if (rates === undefined) return undefined;
  // From the strongest on: closer to it, by ratio, than to the next weaker one.
  const strongest = levels.toReversed();
  return strongest.find((level, index) => {
    const weaker = strongest[index + 1];
    return weaker === undefined || rate * 1000 < Math.sqrt(rates[level] * rates[weaker]);
  });
}
