/** Earlier revisions of the games that are kept for games begun under them: they must be played as they were, by people and bots. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { botFor } from '@parlour/bots';
import { midGame, questionAt } from '@parlour/bots/testing';
import { type GameEvent, readRecord, replay, same, startMatch, voice, atTable, writeRecord, recordOf } from '@parlour/kernel';
import { differsFromGolden, readGolden } from '@parlour/kernel/checks';
import { describe, expect, it, vi } from 'vitest';
import { gameIds, knownRevisions, loadGame, loaderOf, teach } from '../src/index.ts';

vi.hoisted(() => {
  process.env['PARLOUR_EXAMPLES'] = '1';
});

const kept = (
  await Promise.all(
    gameIds.map(async (id) => {
      const today = (await loadGame(id))!;
      const older = (await knownRevisions(id)).filter((revision) => revision !== today.revision);
      return Promise.all(older.map(async (revision) => ({ id, revision, game: (await loadGame(id, revision))! })));
    }),
  )
).flat();

describe.each(kept)('revision $revision of $id', ({ id, revision, game }) => {
  const file = new URL(`../../${id}/revisions/${revision}.golden.jsonl.gz`, import.meta.url);

  it('is what it says it is', () => {
    expect(game).toMatchObject({ id, revision });
  });

  it('is played as it was', { timeout: 120_000 }, () => {
    const games = readGolden(gunzipSync(readFileSync(file)).toString());
    expect(games.length).toBeGreaterThan(0);
    expect(games.map((golden) => golden.record.rules)).toEqual(games.map(() => revision));
    expect(games.map((golden) => differsFromGolden(game, golden)).filter((difference) => difference !== undefined)).toEqual([]);
  });

  it('has its words', () => {
    const match = midGame(game, {}, game.seats.min, 'words', 10);
    const names = match.head.seats.map(({ name }) => name);
    const events: GameEvent[] = match.steps.flatMap((step) => [...step.events]);
    for (const language of Object.keys(game.text.catalogues)) {
      const speaker = atTable(voice(language, [game.text.catalogues]), match.setting, names);
      expect(events.map((event) => game.text.event(event, speaker)).filter(Boolean)).not.toEqual([]);
    }
  });

  it('is known to the bots', async () => {
    const taught = await teach(game);
    expect(taught.game).toBe(game);
    const question = questionAt(midGame(game, {}, game.seats.max, 'bots', 10), { iterations: 20 }, 'dice');
    const { move } = botFor(taught, 'expert')!.decide(question);
    expect(question.moves.some((legal) => same(legal, move))).toBe(true);
  });
});

describe('Nim, whose rules and cards were changed once', () => {
  const players = ['Ania', 'Ola', 'Ewa'].map((name) => ({ name }));

  it('is played by today’s rules, and by the first where it was begun under them', async () => {
    expect(await knownRevisions('nim')).toEqual([2, 1]);
    const [today, first] = [(await loadGame('nim'))!, (await loadGame('nim', 1))!];
    expect(today.revision).toBe(2);
    expect(await loadGame('nim', 2)).toBe(today);
    const old = readRecord(writeRecord(recordOf(startMatch(first, {}, 'three', players))));
    expect(replay((await loadGame(old.game, old.rules))!, old).state).toEqual(startMatch(first, {}, 'three', players).state);
    expect(startMatch(today, {}, 'three', players).state).not.toEqual(startMatch(first, {}, 'three', players).state);
    expect((await teach(first)).knowledge).not.toBe((await teach(today)).knowledge);
  });
});

it('complains about a revision that is not kept, and knows no games that there are not', async () => {
  await expect(loadGame('nim', 99)).rejects.toMatchObject({ key: 'record.other-rules', values: { rules: 99, known: 2 } });
  expect(await loadGame('chess', 1)).toBeUndefined();
  expect(await knownRevisions('chess')).toEqual([]);
  const some = loaderOf(kept.map(({ game }) => game));
  await expect(some('nim', 99)).rejects.toMatchObject({ key: 'record.other-rules', values: { rules: 99, known: 1 } });
  expect(await some('chess', 1)).toBeUndefined();
});
