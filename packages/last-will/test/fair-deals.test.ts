import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dealHash, dealOf, dealSeed, diceFrom, settingFor, silent } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { lastWill, standardBook } from '../src/rules/index.ts';
import { propertyTypes } from '../src/rules/material/index.ts';
import { SPECIALS } from '../src/rules/state.ts';

const docs = new URL('../../../docs/', import.meta.url);
const script = new URL('fair-deals.py', docs).pathname;
const secret = 'A'.repeat(43);

const named = (cards: readonly number[]) => cards.map((card) => standardBook.faces[card]!.id);
const signed = (change: number) => (change > 0 ? `+${change}` : String(change));

/** What everybody is dealt, in the words of the script. */
function dealt(seed: string, seats: number): string[] {
  const { market, decks, offer, players, starter } = lastWill.setup(settingFor(lastWill, {}, seats), diceFrom(seed), silent);
  // Those on offer were on top of the deck.
  const onTop = offer.filter((card) => card >= 0 && standardBook.faces[card]!.deck === SPECIALS);
  return [
    `hash: ${dealHash(dealOf(seed)?.secret ?? '')}`,
    `market: ${propertyTypes.map((type, index) => `${type} ${signed(market[index]!)}`).join(', ')}`,
    `specials: ${named([...onTop, ...decks[SPECIALS]!.toReversed()]).join(', ')}`,
    ...players.map(({ hand }, seat) => `seat ${seat + 1}${seat === starter ? ' (starts)' : ''}: ${named(hand).toSorted().join(', ')}`),
  ];
}

describe('a sceptic’s own program', () => {
  it('deals the same cards as the example that the page about deals shows', () => {
    const example = dealt(dealSeed({ secret, words: ['heron', null, 'owl7'] }), 3).join('\n');
    expect(readFileSync(new URL('fair-deals.md', docs), 'utf8')).toContain(example);
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('in another language deals the same cards from any seed', () => {
    const words = ['żółw7', null, '鶴', 'x', 'Łoś'];
    for (const seats of [2, 3, 5]) {
      const seed = dealSeed({ secret, words: words.slice(0, seats) });
      const { stdout } = spawnSync('python3', [script, 'last-will', seed], { encoding: 'utf8', env: { ...process.env, PYTHONUTF8: '1' } });
      expect(stdout.trimEnd().split('\n')).toEqual(dealt(seed, seats));
    }
  });
});
