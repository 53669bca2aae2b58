/** What was luck in games whose results are compared: worked out here, from the games as they are kept, so that all see the same and nobody can say otherwise. */
import { setTimeout as rest } from 'node:timers/promises';
import { type Appraisal, efforts, luckIn, rewards } from '@parlour/bots';
import { checkRecord, type GameRecord, replay } from '@parlour/kernel';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { loadTable } from '../tables/log/load.ts';
import { recordOfTable } from '../tables/reading/history.ts';

/** A game to be looked through. */
interface Open {
  readonly id: string;
  readonly record: () => Promise<GameRecord>;
  readonly keep: (luck: readonly number[]) => Promise<void>;
}

/** So many games that cannot be looked through are remembered. */
const MOST_FAILED = 1_000;

/**
 * Looks through one game after the other, decision by decision, while no bot thinks, and rests after each so that no more than the host's
 * share of one thread is used, however many games there are.
 */
export function keepLuck(services: Services) {
  const { settings, log } = services;
  const ending = new AbortController();
  const failed = new Set<string>();

  async function look(game: Open): Promise<void> {
    try {
      await game.keep(await luckOfGame(services, await game.record(), ending.signal));
    } catch (error) {
      if (ending.signal.aborted) return;
      if (failed.size >= MOST_FAILED) failed.clear();
      failed.add(game.id);
      log.error({ err: error, game: game.id }, 'a game could not be looked through');
    }
  }

  return {
    /** Looks through what is open. To be called now and then. */
    async round(): Promise<void> {
      if (settings.luckPercent === 0) return;
      // By turns, so that neither waits for all of the other.
      for (const next of [nextTable, nextOfDay]) {
        const game = ending.signal.aborted ? undefined : await next(services, [...failed, '']);
        if (game !== undefined) await look(game);
      }
    },
    stop: () => ending.abort(),
  };
}

/** The same as the quick review of that game says on any device. */
async function luckOfGame({ reviewer, loadGame, settings }: Services, record: GameRecord, signal: AbortSignal): Promise<number[]> {
  const game = await loadGame(record.game, record.rules);
  const standings = game && game.standings(replay(game, record).state);
  if (standings === undefined) throw new Error('this game is not over');
  const looked: Appraisal[] = [];
  for (const index of record.moves.keys()) {
    const began = performance.now();
    looked.push(await reviewer.review({ record, number: index + 1, effort: efforts.luck, later: true }, signal));
    await rest((performance.now() - began) * (100 / settings.luckPercent - 1), undefined, { signal });
  }
  return luckIn(looked, rewards(standings));
}

/** A table of a tournament or a shared deal. Whoever makes many of them may not make all others wait: any one of them. */
async function nextTable(services: Services, but: readonly string[]): Promise<Open | undefined> {
  const { store } = services;
  const row = await store.db
    .selectFrom('tables')
    .select('id')
    // As the index has it, word for word.
    .where(sql<boolean>`luck is null and status = 'over' and (deal is not null or tournament is not null)`)
    .where('id', 'not in', but)
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      record: async () => recordOfTable(await loadTable(services, row.id)),
      keep: async (luck) => {
        await store.write((db) =>
          db
            .updateTable('tables')
            .set({ luck: JSON.stringify(luck) })
            .where('id', '=', row.id)
            .execute(),
        );
      },
    }
  );
}

/** Somebody's game with the deal of a day. */
async function nextOfDay({ store }: Services, but: readonly string[]): Promise<Open | undefined> {
  const row = await store.db
    .selectFrom('days')
    .select(['id', 'record'])
    .where('luck', 'is', null)
    .where('id', 'not in', but)
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      record: async () => checkRecord(JSON.parse(row.record)),
      keep: async ([luck]) => {
        await store.write((db) => db.updateTable('days').set({ luck: luck! }).where('id', '=', row.id).execute());
      },
    }
  );
}
