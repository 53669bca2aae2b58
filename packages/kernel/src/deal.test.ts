import { createHash } from 'node:crypto';
import { nim } from '@parlour/nim';
import { describe, expect, it } from 'vitest';
import { checkDeal, dealHash, dealOf, dealSeed, eventsSeen, type GameRecord, playMove, recordOf, type Seen, startMatch } from './index.ts';

const secret = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const words = ['żółw7', null];

/** A game of nim that was dealt so. */
function played(): GameRecord {
  const match = startMatch(nim, {}, dealSeed({ secret, words }), [{ name: 'Ania' }, { name: 'Bot', bot: 'random' }]);
  for (let [seat] = nim.toAct(match.state); seat !== undefined; [seat] = nim.toAct(match.state))
    playMove(match, seat, nim.moves(match.state, seat)[0]);
  return recordOf(match);
}

/** What a seat saw of it. */
function seenBy(record: GameRecord, viewer: number): Seen {
  const { match } = checkDeal(nim, record);
  const see = (events: (typeof match)['opening']) => events.map((event) => nim.see(event, viewer));
  return { viewer, opening: see(match.opening), told: match.steps.map(({ seat, events }) => ({ seat, events: see(events) })) };
}

const complaint = (key: string) => expect.objectContaining({ key });

describe('a deal', () => {
  it('is the secret and a word of every seat, and can be read back', () => {
    const seed = dealSeed({ secret, words });
    expect(seed).toBe(`deal/1 ${secret} żółw7 -`);
    expect(dealOf(seed)).toEqual({ secret, words });
    expect(dealOf(dealSeed({ secret, words: [] }))).toEqual({ secret, words: [] });
  });

  it('has a hash that any other tool computes', () => {
    expect(dealHash(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
  });

  it('is not read into any other text', () => {
    for (const text of ['', 'docs', `deal/1 ${secret}  `, `deal/1 ${secret.slice(1)}`, `deal/1 ${secret} two words-`, `deal/2 ${secret}`])
      expect(dealOf(text)).toBeUndefined();
  });
});

describe('checking a deal', () => {
  it('finds nothing wrong with a game that followed from it, whoever saw it', () => {
    const record = played();
    const promised = { hash: dealHash(secret), word: { seat: 0, word: 'żółw7' } };
    const checked = checkDeal(nim, record, { promised, seen: seenBy(record, 0) });
    expect(checked.match.steps).toHaveLength(record.moves.length);
    expect(checked.draws).toBeGreaterThan(0);
    expect(eventsSeen(checked.match, 1)).not.toEqual(eventsSeen(checked.match, 0));
    checkDeal(nim, record, { seen: seenBy(record, 1) });
  });

  it('complains about a secret that is not the one whose hash was shown', () => {
    expect(() => checkDeal(nim, played(), { promised: { hash: dealHash('another') } })).toThrow(complaint('deal.other-hash'));
  });

  it('complains if somebody’s word was left out or changed', () => {
    for (const word of [
      { seat: 0, word: 'owl' },
      { seat: 1, word: 'owl' },
    ])
      expect(() => checkDeal(nim, played(), { promised: { word } })).toThrow(complaint('deal.other-word'));
  });

  it('complains about other cards than were seen, from the first one on', () => {
    const record = played();
    const seen = seenBy(record, 0);
    const other = seenBy({ ...record, seed: dealSeed({ secret, words: ['owl', null] }), moves: [] }, 0);
    const wrong: Seen[] = [
      { ...seen, opening: other.opening },
      { ...seen, told: seen.told.with(2, { seat: 0, events: [] }) },
      { ...seen, told: seen.told.slice(0, -1) },
      { ...seen, told: [...seen.told, { seat: 0, events: [] }] },
    ];
    for (const differently of wrong) expect(() => checkDeal(nim, record, { seen: differently })).toThrow(complaint('deal.other-cards'));
  });

  it('says of an old game, and of one whose cards were laid out by hand, that it has no hash', () => {
    for (const unchecked of [{ seed: 'docs' }, { position: {} }])
      expect(() => checkDeal(nim, { ...played(), ...unchecked })).toThrow(complaint('deal.none'));
  });
});
