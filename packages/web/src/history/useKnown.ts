import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { useEffect, useMemo, useState } from 'react';
import type { SavedGame } from '../engine/saved-games.ts';
import { server } from '../online/client.ts';
import { digestOfRecord } from './digest.ts';
import type { Known } from './figures.ts';
import { kept } from './kept.ts';
import { type Played, playedHere } from './played.ts';
import { useReviewing } from './reviews.ts';

/** All that is known of my games, the latest first: it grows while they are looked through. */
export function useKnown(games: readonly SavedGame[] | undefined): readonly Known[] {
  const myName = useSettings(({ name }) => name);
  const [all, setAll] = useState<readonly Known[]>([]);
  useEffect(() => {
    if (games === undefined) return;
    let gone = false;
    const show = (known: readonly Known[]) => {
      if (!gone) setAll(known.toSorted((a, b) => b.at - a.at));
    };
    async function gather(saved: readonly SavedGame[]): Promise<void> {
      const tables = await kept.tables();
      const found = await know([...playedHere(saved, myName), ...tables]);
      show(found);
      // What is new at the server is added; without one, what is kept is what there is.
      for await (const table of newTables(tables)) {
        if (gone) return;
        found.push(...(await know([table])));
        show(found);
      }
    }
    void gather(games);
    return () => {
      gone = true;
    };
  }, [games, myName]);
  const found = useReviewing((state) => state.found);
  return useMemo(() => all.map((known) => ({ ...known, review: found[known.id] ?? known.review })), [all, found]);
}

/** Finished tables where I sat, whose games are not kept yet. */
async function* newTables(tables: readonly Played[]): AsyncGenerator<Played> {
  const { http } = server();
  const listed = await http.myTables().catch(() => []);
  for (const { id, status, you, changed } of listed) {
    if (status !== 'over' || you === null || tables.some((table) => table.id === id)) continue;
    const record = await http.record(id).catch(() => undefined);
    if (record === undefined) continue;
    const played: Played = { id, where: 'table', record, at: changed, me: you };
    await kept.keepTable(played);
    yield played;
  }
}

/** One that cannot be read any more is left out. */
async function know(games: readonly Played[]): Promise<Known[]> {
  const reviews = new Map((await kept.reviews()).map((review) => [review.id, review]));
  const known: Known[] = [];
  for (const played of games) {
    const digest = await digestFor(played).catch(() => undefined);
    if (digest !== undefined) known.push({ ...played, digest, review: reviews.get(played.id) });
  }
  return known;
}

async function digestFor({ id, at, record, me }: Played) {
  const before = await kept.digest(id, at);
  if (before !== undefined) return before;
  const digest = await digestOfRecord(record, me);
  if (digest !== undefined) await kept.keepDigest(id, at, digest);
  // To play a game again takes a moment: the page stays responsive between two.
  await new Promise((resolve) => setTimeout(resolve));
  return digest;
}
