import type { ReactNode } from 'react';

/** Something that cards have in common, and what it is called. */
export interface Trait {
  readonly id: string;
  readonly name: string;
}

/** What there is to know of a card when all cards of a game are looked through. */
export interface CardEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly face: ReactNode;
  readonly copies: number;
  /** What it does, a sentence or two in each line. */
  readonly lines: readonly string[];
  readonly deck: Trait;
  readonly symbols: readonly Trait[];
  /** What it takes to have it, in the game's own measure; in order of the `id`. */
  readonly cost: Trait;
  /** Where its numbers come from: from print, or from us. */
  readonly source: 'printed' | 'ours' | 'pack';
  /** The same in the game's own words. */
  readonly origin?: string;
  /** The rules that speak of it, the most telling first. */
  readonly rules: readonly string[];
  /** What the laboratory counts its use as: `played dinner`. */
  readonly measured?: string;
}
