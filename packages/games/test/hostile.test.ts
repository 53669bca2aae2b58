/** Saved games come from anybody: whatever is in one, it is a game that can be played or a sentence that says why not. */
import { below, checkRecord, Complaint, diceFrom, type GameRecord, pick, playMove, recordOf, replay, startMatch } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { gameIds, loadGame } from '../src/index.ts';

const odd = [null, -1, 0, 0.5, 1e300, 9_007_199_254_740_991, '', '0', '__proto__', 'x'.repeat(1_000), [], {}, [[]], true];
const odder = [{ type: '__proto__' }, { type: 'constructor' }, { length: 1e9 }] as const;
const oddest = ['{"__proto__":{"type":"pass"},"toString":1}', `${'['.repeat(500)}${']'.repeat(500)}`].map((text): unknown =>
  JSON.parse(text),
);
const oddities: readonly unknown[] = [...odd, ...odder, ...oddest];

/** The same with something odd somewhere in it. */
function spoilt(value: unknown, dice: ReturnType<typeof diceFrom>): unknown {
  if (typeof value !== 'object' || value === null || below(dice, 6) === 0) return pick(dice, oddities);
  const keys = Object.keys(value);
  if (keys.length === 0) return pick(dice, oddities);
  const key = pick(dice, keys);
  const changed = spoilt(value[key as keyof typeof value], dice);
  if (!Array.isArray(value)) return { ...value, [key]: changed };
  return value.map((one, index) => (String(index) === key ? changed : (one as unknown)));
}

async function begun(id: string): Promise<GameRecord> {
  const match = startMatch((await loadGame(id))!, {}, 'hostile', [{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
  const dice = diceFrom('hostile');
  while (match.steps.length < 25) {
    const [seat = 0] = match.game.toAct(match.state);
    expect(playMove(match, seat, pick(dice, match.game.moves(match.state, seat)))).toBeUndefined();
  }
  return recordOf(match);
}

/** As the server takes a saved game in. */
async function takeIn(value: unknown): Promise<string> {
  try {
    const record = checkRecord(value);
    const game = await loadGame(record.game, record.rules);
    if (game === undefined) return 'no such game';
    replay(game, record);
    return 'played';
  } catch (error) {
    if (error instanceof Complaint) return error.key;
    throw new Error(JSON.stringify(value).slice(0, 2_000), { cause: error });
  }
}

it.each(gameIds)('a spoilt saved game of %s is played or refused with a sentence', async (id) => {
  const record = await begun(id);
  expect(await takeIn(record)).toBe('played');
  const dice = diceFrom(`spoilt ${id}`);
  const answers = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const hostile = spoilt(record, dice);
    answers.add(await takeIn(hostile));
  }
  expect([...answers]).toEqual(expect.arrayContaining(['record.field', 'record.move']));
});

it('no id and no revision leads to anything but a game', async () => {
  for (const id of ['__proto__', 'constructor', 'kernel', 'server', '../server', 'alhambra/bot', 'alhambra/../nim', '.', '', '/etc/passwd'])
    expect([id, await loadGame(id)]).toEqual([id, undefined]);
  for (const revision of [-1, 0.5, Number.NaN, 1e300, '1/../../src/rules/index', '../../../nim/revisions/1', '__proto__', null, {}])
    await expect(loadGame('alhambra', revision as number)).rejects.toThrow('record.other-rules');
});
