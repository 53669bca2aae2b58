import { styleText } from 'node:util';
import { describe, expect, it } from 'vitest';
import { centre, cut, padEnd, padStart, width, wrap } from './width.ts';

describe('the width of a text in a terminal', () => {
  it('does not count colours', () => {
    expect(width(styleText('red', 'Tower', { validateStream: false }))).toBe(5);
  });

  it('counts an accent with its letter, composed or not', () => {
    expect(width('żółw')).toBe(4);
    expect(width('żółw'.normalize('NFD'))).toBe(4);
  });

  it('counts East Asian signs and emoji twice', () => {
    expect(width('塔')).toBe(2);
    expect(width('🏰')).toBe(2);
    expect(width('👩🏽‍🚀')).toBe(2);
    expect(width('❤️')).toBe(2);
  });

  it('counts box drawing, suits and arrows once', () => {
    expect(width('│▸●◆▲■─┐')).toBe(8);
  });

  it('pads and cuts by columns, not by letters', () => {
    expect(padEnd('塔', 4)).toBe('塔  ');
    expect(padStart('ł', 3)).toBe('  ł');
    expect(centre('ab', 5)).toBe(' ab  ');
    expect(cut('Wieża nad morzem', 6)).toBe('Wieża…');
    expect(cut('塔塔塔', 5)).toBe('塔塔…');
  });

  it('wraps between words and indents what follows', () => {
    expect(wrap('one two three', 8, '  ')).toEqual(['one two', '  three']);
    expect(wrap('  one two\nthree', 7)).toEqual(['  one', 'two', 'three']);
  });
});
