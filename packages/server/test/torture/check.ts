import { isDeepStrictEqual } from 'node:util';
import { loadGame } from '@parlour/games';
import { openStore } from '../../src/store/index.ts';
import { fromRow } from '../../src/tables/log/entry.ts';
import { fromArchive } from '../../src/tables/log/archive.ts';
import { loadSeats } from '../../src/tables/log/load.ts';
import { apply, emptyTable, lastNumber, type OnlineTable, readSettings } from '../../src/tables/log/table.ts';
import { positionFor, stepFor } from '../../src/tables/live/frame.ts';
import type { Testimony } from './player.ts';

/** Holds what everybody was told against what is stored. Returns what does not agree. */
export async function check(
  where: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  testimonies: readonly Testimony[],
): Promise<string[]> {
  const store = await openStore({ ...where, lock: false });
  const wrong: string[] = [];
  try {
    for (const [id, witnesses] of Map.groupBy(testimonies, ({ table }) => table)) {
      const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const stored = await store.db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('number').execute();
      const entries = [...fromArchive(row), ...stored];
      const game = (await loadGame(row.game, row.rules))!;
      const table = emptyTable(readSettings(row, game), await loadSeats(store.db, id));
      const askedFor = new Map<string, number>();
      let at = 0;
      for (const [index, entry] of entries.entries()) {
        if (entry.number !== index + 1) wrong.push(`${id}: ${entry.number} stands where ${index + 1} should`);
        if (entry.at < at) wrong.push(`${id}: time goes back at ${entry.number}`);
        at = entry.at;
        const key = `${entry.seat} ${entry.client_id}`;
        if (entry.client_id !== null && askedFor.has(key)) wrong.push(`${id}: ${key} happened twice`);
        if (entry.client_id !== null) askedFor.set(key, entry.number);
        apply(table, fromRow(entry));
        for (const witness of witnesses) wrong.push(...heardOtherwise(table, witness));
      }
      if (row.number !== lastNumber(table)) wrong.push(`${id}: stands at ${row.number}, not at ${lastNumber(table)}`);
      for (const { viewer, acknowledged, steps, syncs, wrong: theirs } of witnesses) {
        wrong.push(...theirs.map((what) => `${id}, seat ${viewer}: ${what}`));
        for (const [asked, number] of acknowledged)
          if (askedFor.get(`${viewer} ${asked}`) !== number)
            wrong.push(`${id}: ${asked} was acknowledged as ${number}, and is ${askedFor.get(`${viewer} ${asked}`)}`);
        const latest = Math.max(0, ...steps.keys(), ...syncs.map(({ number }) => number));
        if (latest > lastNumber(table)) wrong.push(`${id}: seat ${viewer} heard of ${latest}, which is not there`);
      }
    }
  } finally {
    await store.close();
  }
  return wrong;
}

/** What somebody was told of the table as it is now, and is not so. Clocks are part of it: they follow from the entries like all else. */
function heardOtherwise(table: OnlineTable, { viewer, steps, syncs }: Testimony): string[] {
  const number = lastNumber(table);
  const position = plain(positionFor(table, viewer));
  const step = plain(stepFor(table, table.log.at(-1)!, viewer));
  const told = steps.get(number);
  const wrong: string[] = [];
  if (told !== undefined && !isDeepStrictEqual(told.step, step)) wrong.push(`step ${number} was told to ${viewer} otherwise`);
  if (told?.position !== undefined && !isDeepStrictEqual(told.position, position))
    wrong.push(`position ${number} was told to ${viewer} otherwise`);
  for (const sync of syncs) {
    if (sync.number === number && !isDeepStrictEqual(sync.position, position))
      wrong.push(`table ${number} was shown to ${viewer} otherwise`);
    const past = sync.history[number - 1];
    if (sync.number >= number && !isDeepStrictEqual(past, step)) wrong.push(`step ${number} was shown to ${viewer} otherwise`);
  }
  return wrong.map((what) => `${table.settings.id}: ${what}`);
}

/** As it arrives. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
