import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game, GameEvent, GameTypes, Seat, Viewer } from './contract.ts';
import { same } from './json.ts';
import { type Match, newsOf, replay } from './match.ts';
import type { GameRecord } from './record.ts';
import { Complaint } from './text.ts';

/**
 * A deal that can be checked. Somebody keeps a secret and shows its hash before anybody adds a word; the seed is the secret and all words.
 * So whoever has the secret cannot choose it later, and those who add words do not know it (docs/fair-deals.md).
 */
export interface Deal {
  /** 32 random bytes as base64url. */
  readonly secret: string;
  /** For each seat what whoever sits there added; null for nothing. None at all where several tables share a deal. */
  readonly words: readonly (string | null)[];
}

/** What may be added to a deal: letters and digits of any alphabet, so that nothing in a seed is ambiguous. */
export const WORD = /^[\p{L}\p{N}]{1,12}$/u;
export const LONGEST_WORD = 12;

const FORM = 'deal/1';
const SEED = /^deal\/1 ([A-Za-z0-9_-]{43})((?: (?:-|[\p{L}\p{N}]{1,12}))*)$/u;

/** What is shown of a secret before the game: 64 digits. */
export function dealHash(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** The seed of a game: `deal/1`, the secret, and a word or `-` for each seat. */
export function dealSeed({ secret, words }: Deal): string {
  return [FORM, secret, ...words.map((word) => word ?? '-')].join(' ');
}

/** The deal that a seed is made of; nothing if it is just any text. */
export function dealOf(seed: string): Deal | undefined {
  const [, secret, words = ''] = SEED.exec(seed) ?? [];
  if (secret === undefined) return undefined;
  return {
    secret,
    words: words
      .split(' ')
      .slice(1)
      .map((word) => (word === '-' ? null : word)),
  };
}

/** What somebody has from before the end, to hold the deal against. */
export interface Promised {
  readonly hash?: string | undefined;
  /** What they added. */
  readonly word?: { readonly seat: Seat; readonly word: string } | undefined;
}

/** What they saw of a game that was run elsewhere: decisions that stand, in order, each with its events. */
export interface Seen {
  readonly viewer: Viewer;
  readonly opening: readonly GameEvent[];
  readonly told: readonly { readonly seat: Seat; readonly events: readonly GameEvent[] }[];
}

/** A deal that was checked, and the game that follows from it. */
export interface CheckedDeal<T extends GameTypes = GameTypes> extends Deal {
  readonly hash: string;
  readonly match: Match<T>;
  /** Decisions that brought something hidden to light. */
  readonly draws: number;
}

/** Plays a game again from its seed, and holds it against what was promised and seen. Complains about the first thing that does not fit. */
export function checkDeal<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  { promised = {}, seen }: { readonly promised?: Promised; readonly seen?: Seen | undefined } = {},
): CheckedDeal<T> {
  const deal = dealOf(record.seed);
  // Where cards were laid out by hand, no seed says what they are.
  if (deal === undefined || record.position !== undefined) throw new Complaint('deal.none');
  const hash = dealHash(deal.secret);
  if (promised.hash !== undefined && promised.hash !== hash) throw new Complaint('deal.other-hash', { hash, promised: promised.hash });
  const { word } = promised;
  if (word !== undefined && deal.words[word.seat] !== word.word)
    throw new Complaint('deal.other-word', { word: word.word, used: deal.words[word.seat] ?? '-' });
  const match = replay(game, record);
  if (seen !== undefined) compare(match, seen);
  return { ...deal, hash, match, draws: match.steps.filter((step) => newsOf(step) !== undefined).length };
}

/** Holds what somebody saw against what the seed leads to. */
function compare<T extends GameTypes>({ game, opening, steps }: Match<T>, seen: Seen): void {
  const differ = (mine: readonly GameEvent[], events: readonly T['Event'][]) =>
    !same(
      mine,
      events.map((event) => game.see(event, seen.viewer)),
    );
  if (differ(seen.opening, opening)) throw new Complaint('deal.other-cards', { number: 0 });
  for (let i = 0; i < Math.max(steps.length, seen.told.length); i++) {
    const [step, told] = [steps[i], seen.told[i]];
    if (step === undefined || told === undefined || step.seat !== told.seat || differ(told.events, step.events))
      throw new Complaint('deal.other-cards', { number: i + 1 });
  }
}
