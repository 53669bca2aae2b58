import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';

describe('the command line’s words', () => {
  it('are the same keys in both languages', () => {
    expect(Object.keys(pl)).toEqual(Object.keys(en));
  });

  it('take the same values in both languages', () => {
    for (const [key, message] of Object.entries(en)) expect([key, values(pl[key] as string)]).toEqual([key, values(message)]);
  });
});

function values(message: string): Set<string | undefined> {
  return new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));
}
