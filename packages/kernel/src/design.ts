import type { GameTypes, OptionValues, Seat, Setting, Statistic } from './contract.ts';
import type { Catalogues, TableVoice } from './text.ts';

/** Something that players use or leave: a card, a plan. */
export interface Thing {
  /** What kind of use; its words are `usage.<group>` in the design's text. */
  readonly group: string;
  /** What it is called is said by the design (`name`). */
  readonly id: string;
}

/** How often each seat used a thing in a game: for reports over many games. */
export interface Usage extends Thing {
  readonly values: readonly number[];
}

/** How reports name a thing among all of a game. */
export function thingKey({ group, id }: Thing): string {
  return `${group} ${id}`;
}

/** Something worth counting that happened to a seat, or to all (`null`), in a part of the game. Its words are `milestone.<id>` in the design's text. */
export interface Milestone {
  readonly id: string;
  readonly seat: Seat | null;
  readonly period: number;
}

/** What a figure over many games ought to be, so that a report can say whether it is. */
export interface Aim {
  /**
   * `first-round`, `usual-round`: when games end at the earliest, and most often. `milestone`: in how many games it is met. `seats`: what a seat wins more or less
   * than its share. Of things: `part` of the uses in their group, `users` of all players, `takers` of those who could, and what its users `won`, as a multiple of
   * their share. `victories`: of victories that go a way. `quality`: a measure of the laboratory.
   */
  readonly figure: 'first-round' | 'usual-round' | 'milestone' | 'seats' | 'part' | 'users' | 'takers' | 'won' | 'victories' | 'quality';
  /** The milestone, way or measure, the group of things, or the key of one; each of them, if it is not said. */
  readonly of?: string;
  readonly least?: number;
  readonly most?: number;
  /** Those of the settings it is for; all, if it is not said. */
  readonly settings?: readonly OptionValues[];
}

/** A number that is its designers' own: it may be changed, between limits. */
export interface Lever {
  /** What is printed where: `farm-3 use.actions`. */
  readonly id: string;
  readonly now: number;
  readonly least: number;
  readonly most: number;
  /** Whether more of it is better (1) or worse (-1) for whoever uses what it is of; 0 where one cannot say. */
  readonly better: 1 | 0 | -1;
  /** The keys of the things, and the ways to win (`way <id>`), that it is of. */
  readonly of: readonly string[];
  /** Numbers of the same sum keep it: one rises where another falls. */
  readonly sum?: string;
  /** How many play where it counts; any number, if it is not said. */
  readonly players?: readonly number[];
}

/** What may be changed to make a game better. */
export interface Tuning {
  /** Every number that may move, as it is with these options. */
  levers(options: OptionValues): readonly Lever[];
  /** The options with some numbers changed, by the ids of their levers; nothing if they do not go together. */
  change(options: OptionValues, numbers: Readonly<Record<string, number>>): OptionValues | undefined;
}

/**
 * What somebody who designs or tunes a game asks of it: for reports over many games. No table needs any of it.
 * Keys in its text: `usage.<group>`, `period`, `gauge.<id>`, `way.<id>`, `milestone.<id>`.
 */
export interface Design<T extends GameTypes> {
  /** The first revision whose games it can count; without, all that are kept. */
  readonly since?: number;
  /** The settings that are worth comparing. */
  readonly settings: readonly OptionValues[];
  /** In which part of the game this is, from 1: its round, or what comes closest. What the parts are is `period` in its text. */
  period(state: T['State']): number;
  /** What each seat has now, beside its score: one row a curve, labelled `gauge.<id>` in its text. */
  gauges(state: T['State']): readonly Statistic[];
  /** Everything that can be used in such a game. Only what `uses` names can be held back from a player; the rest is counted by `usage`. */
  things(setting: Setting<T['Options']>): readonly Thing[];
  /** The things (by their keys) that a legal move uses. Called for every move of imagined games too. */
  uses(state: T['State'], seat: Seat, move: T['Move']): readonly string[];
  /** The things that a legal move brings closer, to be used later: a card that is taken or kept. */
  seeks?(state: T['State'], seat: Seat, move: T['Move']): readonly string[];
  /** What was used how often, from all events of a game: things that no move uses by itself, and those that moves use too. What nobody used may be left out. */
  usage?(events: readonly T['Event'][], setting: Setting<T['Options']>): Usage[];
  /** How much each way to win brought each seat, labelled `way.<id>` in its text. The one that brought most is the line that a seat played. */
  ways(events: readonly T['Event'][], setting: Setting<T['Options']>): readonly Statistic[];
  milestones(events: readonly T['Event'][], setting: Setting<T['Options']>): readonly Milestone[];
  /** Whether a seat that could still act has nothing to act with. */
  idle?(state: T['State'], seat: Seat, moves: readonly T['Move'][]): boolean;
  /** What its designers want, where they have said so. */
  readonly aims?: readonly Aim[];
  /** What of it is free to be changed; nothing where every number is a fact. */
  readonly tuning?: Tuning;
  /** What a thing is called. */
  name(thing: Thing, voice: TableVoice<T['Options']>): string;
  readonly text: Catalogues;
}

/** That of any game at all. */
export type AnyDesign = Design<GameTypes>;
