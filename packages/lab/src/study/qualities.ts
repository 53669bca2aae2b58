/** What makes a game good, as numbers. */
import { shareOf } from '@parlour/bots';
import { same } from '@parlour/kernel';
import { type Account as Kept, STEPS } from './account.ts';
import { comeback, type Course, entropy, lateUncertainty, mean } from './drama.ts';
import { bootstrap, type Estimate } from './estimate.ts';

/** A game with the chances that its course stands for. */
interface Account extends Kept {
  readonly chances: Course;
}

/** What is measured, in the order in which it is read. */
export const qualityIds = [
  'leads',
  'leadShare',
  'drama',
  'decided',
  'uncertainty',
  'leap',
  'choice',
  'width',
  'matters',
  'worth',
  'runaway',
  'last',
  'slope',
  'balance',
  'diversity',
  'luck',
] as const;
export type QualityId = (typeof qualityIds)[number];

/** A measure of some games of one table; not a number where these games do not tell. */
export const qualities: Readonly<Record<QualityId, (games: readonly Account[]) => number>> = {
  leads: (games) => mean(games.map(({ drama }) => drama.leads)),
  leadShare: (games) => mean(games.map(({ drama }) => drama.leadShare)),
  drama: (games) => mean(games.map(({ chances, winners }) => comeback(chances, winners))),
  decided: (games) => mean(games.map(({ drama }) => drama.decided)),
  uncertainty: (games) => mean(games.filter(({ chances }) => chances.length > 0).map(({ chances }) => lateUncertainty(chances))),
  leap: (games) => mean(games.map(({ drama }) => drama.leap)),
  /** The share of decisions that are a choice, and how many moves there are to choose from. */
  choice: (games) => total(games, 'choices') / total(games, 'decisions'),
  width: (games) => total(games, 'moves') / total(games, 'choices'),
  matters: (games) => looked(games, 'mattered') / looked(games, 'looked'),
  worth: (games) => looked(games, 'worth') / looked(games, 'looked'),
  /** How often whoever had the best chance halfway won, and what the one with the worst chance then had of a fair share. */
  runaway: (games) => mean(games.flatMap((game) => halfway(game).map((chances) => shareOf(game.winners, best(chances))))),
  last: (games) => mean(games.flatMap((game) => halfway(game).map((chances) => Math.min(...chances) * chances.length))),
  slope,
  balance,
  diversity,
  luck,
};

/** A quality of a table, with its doubt: games of one deal are not independent of each other. */
export function measure(id: QualityId, deals: readonly (readonly Account[])[]): Estimate | undefined {
  const estimate = bootstrap(deals, qualities[id]);
  return Number.isFinite(estimate.value) ? estimate : undefined;
}

function total(games: readonly Account[], key: 'choices' | 'decisions' | 'moves'): number {
  let all = 0;
  for (const game of games) all += game[key];
  return all;
}

function looked(games: readonly Account[], key: keyof Account['stakes']): number {
  let all = 0;
  for (const { stakes } of games) all += stakes[key];
  return all;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function best(chances: readonly number[]): number {
  return chances.indexOf(Math.max(...chances));
}

/** The chances at the middle of a game; nothing of one without any decision. */
function halfway({ chances }: Account): Course {
  const middle = chances[STEPS / 2];
  return middle === undefined ? [] : [middle];
}

/** By how many places somebody ends farther back for each place farther back halfway: 1 if nothing changes, 0 if all is open. */
function slope(games: readonly Account[]): number {
  const points = games.flatMap((game) =>
    halfway(game).flatMap((chances) =>
      chances.map((chance, seat) => [1 + chances.filter((other) => other > chance).length, game.places[seat]!] as const),
    ),
  );
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, end]) => end))];
  const spread = sum(points.map(([at]) => (at - x) ** 2));
  return sum(points.map(([at, end]) => (at - x) * (end - y))) / spread;
}

/** 1 less the difference between the seats that win most and least. */
function balance(games: readonly Account[]): number {
  const seats = games[0]?.scores.length ?? 0;
  const shares = Array.from({ length: seats }, (_, seat) => mean(games.map((game) => shareOf(game.winners, seat))));
  return 1 - (Math.max(...shares) - Math.min(...shares));
}

/** The way that brought a seat most; nothing where none brought anything. */
export function lineOf({ ways }: Kept, seat: number): string | undefined {
  let line: string | undefined;
  let most = 0;
  for (const [id, values] of Object.entries(ways)) {
    const value = values[seat]!;
    if (value > most) [line, most] = [id, value];
  }
  return line;
}

/** How mixed the lines of winners are, compared with those of all: 1 if every line wins as often as it is played. */
function diversity(games: readonly Account[]): number {
  const [all, won] = [new Map<string, number>(), new Map<string, number>()];
  for (const game of games)
    for (const seat of game.scores.keys()) {
      const line = lineOf(game, seat);
      if (line === undefined) continue;
      all.set(line, (all.get(line) ?? 0) + 1);
      won.set(line, (won.get(line) ?? 0) + shareOf(game.winners, seat));
    }
  return mixture(won) / mixture(all);
}

function mixture(counts: ReadonlyMap<string, number>): number {
  const all = sum([...counts.values()]);
  return entropy([...counts.values()].map((count) => count / all));
}

/**
 * How much of who wins the deal decides, between equals: how far the results of the same seat in the same deal, played again with other whims, go
 * together. 1: the deal decides all; 0: nothing. Games that went the same way to the end are one game, and say nothing of it.
 */
function luck(games: readonly Account[]): number {
  const seats = games[0]?.scores.length ?? 0;
  const usual = Array.from({ length: seats }, (_, seat) => mean(games.map((game) => shareOf(game.winners, seat))));
  // A deal that a resample drew twice is two deals: its games lie beside each other.
  let [together, pairs, alone, each] = [0, 0, 0, 0];
  for (const deal of dealsOf(games))
    for (let seat = 0; seat < seats; seat++) {
      const results = deal.map((game) => shareOf(game.winners, seat) - usual[seat]!);
      for (const [index, result] of results.entries()) {
        alone += result * result;
        each++;
        for (let other = index + 1; other < results.length; other++) {
          if (isSame(deal[index]!, deal[other]!)) continue;
          together += result * results[other]!;
          pairs++;
        }
      }
    }
  // A share, whatever so few games make of it.
  return Math.max(0, Math.min(1, together / pairs / (alone / each)));
}

/** Whether the same happened in both, as far as can be told: bots that hardly vary play a deal again as they did. */
function isSame(a: Account, b: Account): boolean {
  return a.decisions === b.decisions && a.turns === b.turns && same(a.scores, b.scores) && same(a.course, b.course);
}

/** Games that follow each other with rising numbers, of the same deal. */
function dealsOf(games: readonly Account[]): Account[][] {
  const deals: Account[][] = [];
  for (const game of games) {
    const deal = deals.at(-1);
    const before = deal?.at(-1);
    if (deal !== undefined && before !== undefined && before.deal === game.deal && before.number < game.number) deal.push(game);
    else deals.push([game]);
  }
  return deals;
}
