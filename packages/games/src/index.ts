import type { AnyGame } from '@parlour/kernel';

/** Every game is loaded only when somebody wants to play it. */
const games: Readonly<Record<string, () => Promise<AnyGame>>> = {
  alhambra: async () => (await import('@parlour/alhambra')).alhambra,
  'last-will': async () => (await import('@parlour/last-will')).lastWill,
};

export const gameIds: readonly string[] = Object.keys(games);

export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(games, id) ? games[id]?.() : undefined;
}
