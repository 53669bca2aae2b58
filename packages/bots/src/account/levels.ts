/** What a decision of each level gives away on average, in thousandths of a victory: what an error rate is compared with. */
import { type Level, levels } from '../names.ts';

/** As `quick` finds it; docs/luck.md says how it was measured. A level that could not be told from a neighbour has no number. */
const measured: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {
  alhambra: { novice: 16, casual: 12, club: 6.1, expert: 3.2, master: 1.9 },
  'last-will': { novice: 14, club: 6.8, expert: 2.2 },
};

/** Whoever gives away so many times what the weakest level does is like none. */
const FAR = 1.5;

/** The level that gives away about as much, or that it is more than any does; nothing for a game of which it was not measured. */
export function levelLike(game: string, rate: number): Level | 'none' | undefined {
  const rates = measured[game] ?? {};
  const strongest = levels.toReversed().filter((level) => rates[level] !== undefined);
  const weakest = strongest.at(-1);
  if (weakest !== undefined && rate * 1000 > FAR * rates[weakest]!) return 'none';
  // Closer to a level, by ratio, than to the next weaker one.
  return strongest.find((level, index) => {
    const weaker = strongest[index + 1];
    return weaker === undefined || rate * 1000 < Math.sqrt(rates[level]! * rates[weaker]!);
  });
}
