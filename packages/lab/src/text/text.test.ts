import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';

describe('the laboratory’s words', () => {
  it('are the same keys in both languages', () => {
    expect(Object.keys(pl)).toEqual(Object.keys(en));
  });
});
