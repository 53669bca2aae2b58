/** The table of luck and skill. */
import type { Voice } from '@parlour/kernel';
import type { Figures } from '../report.ts';
import type { Accounted } from '../tournament/account.ts';
import { type Mean, sharesOf } from '../tournament/luck.ts';
import { type LuckPlan, type LuckTable, pieceOf } from './plan.ts';
import type { LuckGame } from './run.ts';

/** What part of a result is chance between equals, and what they give away. */
export interface LuckFigures extends LuckTable {
  readonly games: number;
  readonly deal: Mean;
  readonly draws: Mean;
  /** Both together. */
  readonly chance: Mean;
  /** What a decision gives away on average; nothing where mistakes were not looked for. */
  readonly rate: number | undefined;
}

export function luckFigures(plan: LuckPlan, games: readonly LuckGame[]): LuckFigures[] {
  return plan.tables.map((table, index) => {
    const at = games.filter(({ number }) => pieceOf(plan, number).table === index).map(({ luck }) => luck);
    const share = (of: (shares: ReturnType<typeof sharesOf>) => number) =>
      withDoubt(at, (some) => of(sharesOf(some.flatMap(({ accounts }) => accounts))));
    return {
      ...table,
      games: at.length,
      deal: share(({ deal }) => deal),
      draws: share(({ draws }) => draws),
      chance: share(({ deal, draws }) => deal + draws),
      rate: plan.luck.search === 0 ? undefined : rateOf(at),
    };
  });
}

/** So many groups say how sure a figure is: more would take a time that grows with the square of the games. */
const GROUPS = 100;

/** A figure of many games, and how sure it is, from how much it hangs on each of them, or on each group of many (the jackknife). */
export function withDoubt<Game>(games: readonly Game[], figure: (games: readonly Game[]) => number): Mean {
  const value = figure(games);
  const groups = Math.min(GROUPS, games.length);
  const without = Array.from({ length: groups }, (_, group) => figure(games.filter((__, index) => index % groups !== group)));
  const mean = without.reduce((sum, each) => sum + each, 0) / Math.max(1, groups);
  const spread = without.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const half = 1.96 * Math.sqrt((spread * (groups - 1)) / Math.max(1, groups));
  return { value, low: value - half, high: value + half };
}

function rateOf(games: readonly Accounted[]): number {
  const plays = games.flatMap((game) => game.plays);
  const decisions = plays.reduce((sum, play) => sum + play.decisions, 0);
  return plays.reduce((sum, play) => sum + play.rate * play.decisions, 0) / Math.max(1, decisions);
}

/** The voice speaks for the laboratory; `nameOf` says what a game is called. */
export function luckTable(figures: readonly LuckFigures[], voice: Voice, nameOf: (game: string) => string): Figures {
  const percent = new Intl.NumberFormat(voice.language, { style: 'percent' });
  const decimal = new Intl.NumberFormat(voice.language, { maximumFractionDigits: 1 });
  const share = ({ value, low }: Mean) => `${percent.format(value)} ± ${percent.format(value - low)}`;
  return {
    title: voice.say('lab.luck-table'),
    columns: ['game', 'players', 'bot', 'games', 'deal', 'draws', 'chance', 'rate'].map((id) => voice.say(`lab.column.${id}`)),
    rows: figures.map(({ game, players, level, games, deal, draws, chance, rate }) => [
      nameOf(game),
      String(players),
      level.name,
      String(games),
      share(deal),
      share(draws),
      share(chance),
      rate === undefined ? '–' : decimal.format(rate * 1000),
    ]),
    note: voice.say('lab.luck-table.note'),
  };
}
