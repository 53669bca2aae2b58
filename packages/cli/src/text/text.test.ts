import { voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { cliText } from './index.ts';
import { pl } from './pl.ts';

describe('the command line’s words', () => {
  it('are the same keys in both languages', () => {
    expect(Object.keys(pl)).toEqual(Object.keys(en));
  });

  it.each(Object.keys(en))('take the same values in both languages: %s', (key) => {
    expect(valuesUsed('pl', key)).toEqual(valuesUsed('en', key));
  });
});

/** Says a message with any values at all, and tells which it asked for. */
function valuesUsed(language: string, key: string): Set<string | symbol> {
  const used = new Set<string | symbol>();
  const anything = new Proxy({}, { has: () => true, get: (_, name) => (used.add(name), 1) });
  voice(language, [cliText]).say(key, anything);
  return used;
}
