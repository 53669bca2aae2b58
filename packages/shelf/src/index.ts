import type { AnyGame } from '@parlour/kernel';

/** The games on the shelf, each taken down (loaded) only when somebody wants to play it. */
const shelf: Readonly<Record<string, () => Promise<AnyGame>>> = {
  alhambra: async () => (await import('@parlour/alhambra')).alhambra,
  'last-will': async () => (await import('@parlour/last-will')).lastWill,
};

export const gameIds: readonly string[] = Object.keys(shelf);

export async function takeDown(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(shelf, id) ? shelf[id]?.() : undefined;
}
