import type { Sheet, SheetEntry } from './sheet.ts';

/** How much of a box is known. */
export interface Count {
  /** How many entries there are, and of how many everything is as printed. */
  readonly entries: number;
  readonly confirmed: number;
  /** The same of single things to be typed. Those confirmed twice are as printed, too. */
  readonly leaves: number;
  readonly printed: number;
  readonly twice: number;
  readonly unsure: number;
}

export interface Meter extends Count {
  readonly groups: readonly (Count & { readonly id: string })[];
}

export function meterOf({ groups }: Sheet): Meter {
  const counted = groups.map(({ id, entries }) => ({ id, ...countOf(entries) }));
  return { ...countOf(groups.flatMap(({ entries }) => entries)), groups: counted };
}

function countOf(entries: readonly SheetEntry[]): Count {
  // An entry in which nothing can differ is known.
  const typed = entries.filter(({ leaves }) => leaves.length > 0);
  const marks = typed.flatMap(({ leaves }) => leaves.map(({ mark }) => mark));
  const twice = marks.filter((mark) => mark === 'twice').length;
  return {
    entries: typed.length,
    confirmed: typed.filter(({ mark }) => mark === 'printed' || mark === 'twice').length,
    leaves: marks.length,
    printed: twice + marks.filter((mark) => mark === 'printed').length,
    twice,
    unsure: marks.filter((mark) => mark === 'unsure').length,
  };
}
