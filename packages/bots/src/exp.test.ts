import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exp } from './exp.ts';

/** The bits of a number, as 16 hexadecimal digits. */
function bitsOf(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

describe('the exponential function', () => {
  it.each([
    [0, '3ff0000000000000'],
    [1, '4005bf0a8b145769'],
    [-1, '3fd78b56362cef38'],
    [0.1, '3ff1aec7b35a00d4'],
    [0.4, '3ff7de8392fbbfe0'],
    [-0.4, '3fe57343067270ee'],
    [1.2, '400a8f99761065a4'],
    [3.7, '4044394144eeec81'],
    [-12.3, '3ed31765fdaf4f37'],
    [40, '438a220d397972ea'],
    [-40, '3c539792499b1a24'],
    [700, '7f0d945df4f8ec8e'],
  ])('of %s is the same to the last bit everywhere', (x, bits) => {
    expect(bitsOf(exp(x))).toBe(bits);
  });

  it('is what any other says, but for the last bit', () => {
    for (let i = -7000; i <= 7000; i++) expect(Math.abs(exp(i / 10) / Math.exp(i / 10) - 1)).toBeLessThan(4e-16);
    expect([exp(-1000), exp(1000), exp(Number.NEGATIVE_INFINITY), exp(Number.NaN)]).toEqual([0, Number.POSITIVE_INFINITY, 0, Number.NaN]);
  });
});

it.each(['../../bots/src', '../../alhambra/src/bot', '../../last-will/src/bot'])(
  'nothing in %s that a review decides by is rounded as the engine likes',
  (folder) => {
    const home = new URL(`${folder}/`, import.meta.url);
    const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(3);
    const guilty = files.filter((file) =>
      /Math\.(exp|expm1|log\w*|pow|sinh?|cosh?|tanh?|cbrt)\(/.test(readFileSync(new URL(file, home), 'utf8')),
    );
    // Whoever misjudges on purpose does so by a normally distributed error; no reviewer does, nor the bots of the deal of the day.
    expect(guilty).toEqual(folder === '../../bots/src' ? ['knowledge.ts'] : []);
  },
);
