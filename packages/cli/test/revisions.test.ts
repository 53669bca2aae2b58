import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, type GameRecord, playMove, readRecord, recordOf, startMatch, writeRecord } from '@parlour/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownFolder, parlour } from './parlour.ts';

const env = { PARLOUR_EXAMPLES: '1' };
const file = join(ownFolder(), 'old.json');
let record: GameRecord;

/** Nim for three as it was once: other cards, and at most three at once. */
beforeAll(async () => {
  const kept: { readonly game: AnyGame } = await import(new URL('../../nim/revisions/1.js', import.meta.url).href);
  const { game } = kept;
  const match = startMatch(game, {}, 'old', [{ name: 'Ania' }, { name: 'Ola', bot: 'expert' }, { name: 'Ewa', bot: 'random' }]);
  for (const seat of [0, 1, 2]) playMove(match, seat, game.moves(match.state, seat)[0]);
  playMove(match, 0, { type: 'take', heap: 0, count: 3 });
  record = recordOf(match);
  writeFileSync(file, writeRecord(record));
});

describe('a game saved before its rules were changed', () => {
  it('is replayed and reviewed by the rules it was begun under', async () => {
    const { code, out } = await parlour(['replay', file, '--json'], [], env);
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(4);
    const review = await parlour(['review', file, '--effort', '20', '--page', `${file}.html`], [], env);
    expect(review).toMatchObject({ code: 0, err: '' });
  });

  it('is gone on with by them, against bots', async () => {
    const copy = join(ownFolder(), 'going-on.json');
    const { code, out } = await parlour(['play', '--resume', file, '--save', copy, '--think', '10'], ['undo', 'hint', 'quit'], env);
    expect(code).toBe(0);
    expect(out).toContain('Ania');
    expect(readRecord(readFileSync(copy, 'utf8'))).toMatchObject({ rules: 1, moves: record.moves.slice(0, 3) });
  });

  it('can be the beginning of a scenario', async () => {
    const scenario = join(ownFolder(), 'scenario.json');
    const steps = [
      { seat: 0, move: { type: 'done' }, expect: { toAct: [1] } },
      { seat: 1, move: [1, 4], refused: 'NIM-TAKE' },
    ];
    writeFileSync(scenario, JSON.stringify({ scenario: 'as it was', game: 'nim', record, steps }));
    expect((await parlour(['scenario', scenario], [], env)).code).toBe(0);
  });

  it('is refused with a sentence where its rules are not kept', async () => {
    const lost = join(ownFolder(), 'lost.json');
    writeFileSync(lost, writeRecord({ ...record, rules: 99 }));
    const { code, err } = await parlour(['replay', lost], [], env);
    expect(code).not.toBe(0);
    expect(err).toContain('This game was saved under revision 99 of the rules; this program plays revision 2.');
  });
});
