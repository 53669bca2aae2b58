import { loadPackFormat } from '@parlour/games';
import type { PackFormat } from '@parlour/kernel/packs';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { useCallback, useEffect, useState } from 'react';
import { type KeptPack, keptPacks } from './kept.ts';

export interface MyPacks {
  readonly packs: readonly KeptPack[];
  readonly formats: ReadonlyMap<string, PackFormat>;
}

/** The packs on this device with the formats of their games, now and whenever they change; nothing before they have been looked up. */
export function usePacks(games: readonly string[]): { mine: MyPacks | undefined; trouble: Trouble | undefined; refresh: () => void } {
  const [mine, setMine] = useState<MyPacks>();
  const [trouble, setTrouble] = useState<Trouble>();
  const refresh = useCallback(() => {
    Promise.all([keptPacks.all(), formatsOf(games)])
      .then(([packs, formats]) => setMine({ packs: packs.filter(({ game }) => formats.has(game)), formats }))
      .catch((error) => setTrouble(troubleOf(error)));
  }, [games]);
  useEffect(() => {
    refresh();
    return keptPacks.listen(refresh);
  }, [refresh]);
  return { mine, trouble, refresh };
}

async function formatsOf(games: readonly string[]): Promise<Map<string, PackFormat>> {
  const found = await Promise.all(games.map(async (game) => [game, await loadPackFormat(game)] as const));
  return new Map(found.flatMap(([game, format]) => (format === undefined ? [] : [[game, format] as const])));
}
