import { deflateRawSync } from 'node:zlib';
import { alhambra } from '@parlour/alhambra';
import { diceFrom, pick, playMove, recordOf, startMatch } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { packMoment, unpackMoment } from './moment.ts';

const match = startMatch(alhambra, {}, 'link', [{ name: 'Zażółć' }, { name: 'Ola' }]);
const dice = diceFrom('link');
for (let [seat] = alhambra.toAct(match.state); seat !== undefined; [seat] = alhambra.toAct(match.state))
  playMove(match, seat, pick(dice, alhambra.moves(match.state, seat)));
const record = recordOf(match);

describe('a link to a moment', () => {
  it('holds the whole game, in few enough letters for a message', async () => {
    const written = await packMoment({ record, number: 7 });
    expect(await unpackMoment(`#${written}`)).toEqual({ record, number: 7 });
    expect(written).toMatch(/^7\.[\w-]+$/);
    expect(written.length).toBeLessThan(4000);
  });

  it.each(['', '#', '#7', '#7.', '#x.abc', '#7.abc', '#7.!!!'])('that is broken (%s) is complained about', async (written) => {
    await expect(unpackMoment(written)).rejects.toThrow('moment.broken');
  });

  it('that would unfold into far more than any game is complained about', async () => {
    const packed = deflateRawSync(`"${'x'.repeat(10_000_000)}"`).toString('base64url');
    expect(packed.length).toBeLessThan(20_000);
    await expect(unpackMoment(`#1.${packed}`)).rejects.toThrow('moment.broken');
  });

  it('to something that is no game is complained about', async () => {
    const nonsense = await packMoment({ record: { ...record, seats: 'nobody' } as never, number: 1 });
    await expect(unpackMoment(nonsense)).rejects.toThrow('record.field');
  });
});
