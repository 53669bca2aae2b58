/** What the designed numbers are to make of the game. */
import type { Aim, OptionValues } from '@parlour/kernel';

const poor = { will: 70 };
const comfortable = { will: 100 };
const rich = { will: 130 };
const fourLines = { expansion: 'full', lines: 4 };
const fiveLines = { expansion: 'full', lines: 5 };
export const base: readonly OptionValues[] = [poor, comfortable, rich];
export const expansion: readonly OptionValues[] = [fourLines, fiveLines];

/** What is so large a share of games is nearly all of them. */
const NEARLY_ALL = 0.95;

export const aims: readonly Aim[] = [
  // With 70 pounds somebody goes bankrupt in rounds 5 to 7, mostly in 6.
  { figure: 'first-round', least: 5, settings: [poor] },
  { figure: 'usual-round', least: 6, most: 6, settings: [poor] },
  { figure: 'milestone', of: 'bankrupt', least: NEARLY_ALL, settings: [poor] },
  // With 100 the seventh round is the last, mostly with a bankruptcy; with 130 in a fifth to a half of games.
  { figure: 'usual-round', least: 7, settings: [comfortable, rich] },
  { figure: 'milestone', of: 'bankrupt', least: 0.5, settings: [comfortable] },
  { figure: 'milestone', of: 'bankrupt', least: 0.2, most: 0.5, settings: [rich] },
  { figure: 'first-round', least: 4, settings: [fourLines] },
  { figure: 'first-round', least: 5, settings: [fiveLines] },
  { figure: 'seats', least: -0.03, most: 0.03, settings: base },
  { figure: 'part', of: 'plan', least: 0.04, most: 0.25, settings: base },
  // Nothing is dead, nothing wins by itself.
  ...['bought', 'laid', 'played'].flatMap((of): Aim[] => [
    { figure: 'takers', of, least: 0.03, settings: base },
    { figure: 'won', of, least: 0.65, most: 1.5, settings: base },
  ]),
  { figure: 'users', of: 'theme farms', least: 0.15, settings: base },
  { figure: 'won', of: 'theme farms', least: 0.65, most: 1.5, settings: base },
  { figure: 'victories', least: 0.12, most: 0.4, settings: base },
];
