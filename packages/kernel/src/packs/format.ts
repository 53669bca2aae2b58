import type { Refusal } from '../contract.ts';
import type { Catalogues, Voice } from '../text.ts';
import type { Choice, Shape } from './shape.ts';

/** Where something stands in a pack: `['cards', 'theatre', 'pay', 0, 'pounds']`. */
export type Path = readonly (string | number)[];

/** A pack as it is written down: what somebody's own box shows. */
export type PackDocument = Readonly<Record<string, unknown>>;

/** What is known of a value: it is our own, an owner has read it off the box, two owners have, or somebody entered it and is not sure. */
export type Mark = 'ours' | 'printed' | 'twice' | 'unsure';

/** One printed thing: a card, a plan, a board. */
export interface Entry {
  readonly path: Path;
  /** The deck or the like that it belongs to; its words are `pack.group.<group>` in the format's text. */
  readonly group: string;
  readonly shape: Shape;
}

export interface PackProblem {
  /** To the offending value, or to the nearest thing around it that is there. */
  readonly path: Path;
  readonly refusal: Refusal;
}

/** What is in a game's folder `pack`: all that others need to know to show, change, compare and check its packs. */
export interface PackFormat {
  /** The option of the game that takes a pack. */
  readonly option: string;
  /** Everything printed, as we have it, written as a pack. */
  readonly ours: PackDocument;
  /** How long the path is at which a pack replaces what we have as one. */
  unit(path: Path): number;
  /** In the order in which they are shown. */
  readonly groups: readonly string[];
  /** Every entry of a document in which nothing is left out. */
  entries(whole: PackDocument): readonly Entry[];
  /** The kinds of entries that can be added to a group; none where its entries are fixed. */
  kinds(group: string): readonly string[];
  /** An entry of that group and kind, made of the least it needs. */
  blank(group: string, kind: string): PackDocument;
  /** Where an entry that is added gets its place. */
  place(id: string): Path;
  /** How an entry of ours that a box does not have is written: as what, and where in it. */
  readonly absent: { readonly field: string; readonly value: unknown };
  /** What an entry says of itself that nobody types: its kind, its id. */
  readonly fixed: readonly string[];
  /** A pack of any age as packs are written now. */
  modern(pack: PackDocument): PackDocument;
  /** All that is wrong with a pack; nothing if it can be played with. Takes any value and never throws. */
  problems(value: unknown): readonly PackProblem[];
  /** What an entry, a field and a choice are called by a voice that has the words below. */
  title(path: Path, whole: PackDocument, voice: Voice): string;
  fieldName(id: string, voice: Voice): string;
  choiceName(choice: Choice, voice: Voice): string;
  readonly text: Catalogues;
  /** A pack to begin with, as text, in the words of `voice`. */
  template(voice: Voice): string;
}

/** How marks, choices and spreadsheets name a place. */
export function keyOf(path: Path): string {
  return path.join('.');
}
