/** When a coach speaks up, and how he falls silent as his reader gets better. */

export const coachLevels = ['off', 'gentle', 'talkative'] as const;
export type CoachLevel = (typeof coachLevels)[number];

/** What a coach remembers of somebody's decisions in a game. */
export interface Coached {
  /** How many he has looked at. */
  readonly looked: number;
  /** What one of the latest gave away of the chance of winning, on average. */
  readonly lost: number;
}

const nobody: Coached = { looked: 0, lost: 0 };

/** So much of the chance of winning must have been given away before it is mentioned. */
const WORTH_SAYING: Readonly<Record<CoachLevel, number>> = { off: Number.POSITIVE_INFINITY, gentle: 0.1, talkative: 0.06 };
/** Where somebody who needs no coach any more slips badly all the same. */
const BLUNDER = 0.2;

/** After so many decisions that give away so little on average, he says less. */
const LONG_ENOUGH = 24;
const WELL_ENOUGH = 0.012;
/** How much the latest decision counts. */
const LATEST = 0.08;

export function lookedAt({ looked, lost }: Coached = nobody, cost: number): Coached {
  // At first all count alike.
  const share = Math.max(LATEST, 1 / (looked + 1));
  return { looked: looked + 1, lost: lost + share * (cost - lost) };
}

/** What is left of a level once somebody plays well. */
export function fadedLevel(level: CoachLevel, { looked, lost }: Coached = nobody): CoachLevel | 'fading' {
  if (level === 'off' || looked < LONG_ENOUGH || lost > WELL_ENOUGH) return level;
  return level === 'talkative' ? 'gentle' : 'fading';
}

export function isWorthSaying(cost: number, level: CoachLevel, coached?: Coached): boolean {
  const left = fadedLevel(level, coached);
  return cost >= (left === 'fading' ? BLUNDER : WORTH_SAYING[left]);
}

/** Whether it is for him to say before a decision what it is about: for a gentle coach where something is about to be missed. */
export function mentions(level: CoachLevel | 'fading', pressing: boolean): boolean {
  return level === 'talkative' || (level === 'gentle' && pressing);
}

/** Before which decisions of a game he has said a thing, by its key. */
export type Said = Readonly<Record<string, readonly number[]>>;

/** What was said before so many decisions is known: only one who talks much says it again, where something is about to be missed. */
const OFTEN_ENOUGH = 3;

export function saidAt(said: Said, key: string, number: number): Said {
  const before = said[key] ?? [];
  return before.includes(number) || before.length === OFTEN_ENOUGH ? said : { ...said, [key]: [...before, number] };
}

/** Of so many tables it is kept what was said there: games over days are looked at again and again. */
const MOST_TABLES = 24;

/** What was said at each table, the latest last. */
export type SaidAt = Readonly<Record<string, Said>>;

export function keepSaid(tables: SaidAt, table: string, key: string, number: number): SaidAt {
  const { [table]: before = {}, ...others } = tables;
  const now = saidAt(before, key, number);
  if (now === before) return tables;
  return Object.fromEntries([...Object.entries(others), [table, now] as const].slice(-MOST_TABLES));
}

export function isSeldom(said: Said, key: string, number: number): boolean {
  const before = said[key] ?? [];
  return before.length < OFTEN_ENOUGH || before.includes(number);
}
