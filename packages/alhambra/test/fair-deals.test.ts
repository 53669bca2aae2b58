import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dealHash, dealOf, dealSeed, diceFrom, settingFor } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { alhambra } from '../src/rules/index.ts';
import { buildings } from '../src/rules/material/buildings.ts';
import { currencyOf, type Money, valueOf } from '../src/rules/material/money.ts';

const docs = new URL('../../../docs/', import.meta.url);
const script = new URL('fair-deals.py', docs).pathname;
const secret = 'A'.repeat(43);

/** What everybody is dealt, in the words of the script. */
function dealt(seed: string, seats: number): string[] {
  const hands: string[] = [];
  const state = alhambra.setup(settingFor(alhambra, {}, seats), diceFrom(seed), (event) => {
    if (event.type === 'dealt') hands.push(`seat ${event.seat + 1}: ${event.cards.map(moneyText).join(', ')}`);
  });
  const dirk = seats === 2 ? [`Dirk: ${named(state.owned[2] ?? [])}`] : [];
  return [`hash: ${dealHash(dealOf(seed)?.secret ?? '')}`, `yard: ${named(state.yard)}`, ...dirk, ...hands];
}

function named(cards: readonly number[]): string {
  return cards.map((card) => `${buildings[card]?.type} ${buildings[card]?.price}`).join(', ');
}

function moneyText(card: Money): string {
  return `${valueOf(card)} ${currencyOf(card)}`;
}

describe('a sceptic’s own program', () => {
  it('deals the same cards as the example that the page about deals shows', () => {
    const example = dealt(dealSeed({ secret, words: ['heron', null, 'owl7'] }), 3).join('\n');
    expect(readFileSync(new URL('fair-deals.md', docs), 'utf8')).toContain(example);
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('in another language deals the same cards from any seed', () => {
    const words = ['żółw7', null, '鶴', 'x', null, 'Łoś'];
    for (const seats of [2, 3, 6]) {
      const seed = dealSeed({ secret, words: words.slice(0, seats) });
      const { stdout } = spawnSync('python3', [script, 'alhambra', seed], { encoding: 'utf8', env: { ...process.env, PYTHONUTF8: '1' } });
      expect(stdout.trimEnd().split('\n')).toEqual(dealt(seed, seats));
    }
  });
});
