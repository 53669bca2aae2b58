/** What the accounts of many games say: how entrants fared without their luck, and what a result is made of. */
import { type Account, accountParts, type Play } from '@parlour/bots';
import { mean } from '../study/drama.ts';
import type { Interval } from '../wilson.ts';

/** A mean, and where the true one lies with 95 % confidence. */
export interface Mean extends Interval {
  readonly value: number;
}

/** What was luck of somebody's games. */
export interface LuckRow {
  /** Its share of victories with the luck of the deal and of the draws taken out: the same in the long run, but sooner. */
  readonly corrected: Mean;
  /** Each part of its results, on average. */
  readonly parts: Readonly<Record<(typeof accountParts)[number], Mean>>;
  /** What a decision gave away on average, and how many there were. */
  readonly rate: number;
  readonly decisions: number;
}

export function luckRow(accounts: readonly Account[], plays: readonly Play[]): LuckRow {
  const decisions = plays.reduce((sum, play) => sum + play.decisions, 0);
  return {
    corrected: meanOf(accounts.map(({ result, deal, draws }) => result - deal - draws)),
    parts: Object.fromEntries(accountParts.map((part) => [part, meanOf(accounts.map((account) => account[part]))])) as LuckRow['parts'],
    rate: plays.reduce((sum, play) => sum + play.rate * play.decisions, 0) / Math.max(1, decisions),
    decisions,
  };
}

/** How much of what distinguishes results is each part: covariances with the result, as shares of its variance. Together 1. */
export interface Shares {
  readonly deal: number;
  readonly draws: number;
  /** Mistakes of all players. */
  readonly decisions: number;
  readonly rest: number;
}

export function sharesOf(accounts: readonly Account[]): Shares {
  const result = accounts.map((account) => account.result);
  const share = (of: (account: Account) => number) => covariance(accounts.map(of), result) / covariance(result, result);
  return {
    deal: share(({ deal }) => deal),
    draws: share(({ draws }) => draws),
    decisions: share(({ own, others }) => own + others),
    rest: share(({ rest }) => rest),
  };
}

/** How far the parts of any account are from adding up to its result. */
export function imbalance(accounts: readonly Account[]): number {
  return Math.max(0, ...accounts.map((account) => Math.abs(account.result - accountParts.reduce((sum, part) => sum + account[part], 0))));
}

function meanOf(values: readonly number[]): Mean {
  const value = mean(values);
  const half = 1.96 * Math.sqrt(covariance(values, values) / Math.max(1, values.length - 1));
  return { value, low: value - half, high: value + half };
}

function covariance(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  return mean(one.map((value, index) => (value - a) * (other[index]! - b)));
}
