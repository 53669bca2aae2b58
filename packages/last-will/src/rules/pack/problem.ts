import type { Refusal } from '@parlour/kernel';

/** What is wrong with a pack, where, and what to put into its sentence. */
export interface PackProblem {
  /** From the top of the document to the offending value, or to the nearest section that is there. */
  readonly path: readonly (string | number)[];
  /** Its sentence is `refusal.pack.<key>`. */
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export function problem(path: PackProblem['path'], key: string, values: PackProblem['values'] = {}): PackProblem {
  return { path, key, values };
}

/** A problem as the reason for refusing a game's options. */
export function packRefusal({ path, key, values }: PackProblem): Refusal {
  // People count from one.
  const where = path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ');
  return { rule: `pack.${key}`, details: { ...values, where: where === '' ? '–' : where } };
}
