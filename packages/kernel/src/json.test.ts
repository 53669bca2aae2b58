import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asText, canonical, hash, same } from './index.ts';

describe('canonical JSON', () => {
  it('is JSON of the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
        const turned = Object.fromEntries(Object.entries(fields).toReversed());
        expect(canonical(turned)).toBe(canonical(Object.fromEntries(Object.entries(fields))));
      }),
    );
  });

  it('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ b: undefined, a: [undefined, Number.NaN] })).toBe('{"a":[null,null]}');
  });
});

describe('any data as text', () => {
  it('is there whatever its fields are called', () => {
    const odd: unknown = JSON.parse('{"toString":0,"valueOf":0,"toJSON":0}');
    expect([odd, [odd], 'plain', 3, null, undefined].map(asText)).toEqual([
      '{"toString":0,"valueOf":0,"toJSON":0}',
      '[{"toString":0,"valueOf":0,"toJSON":0}]',
      'plain',
      '3',
      'null',
      '',
    ]);
  });
});

describe('a hash', () => {
  it('is the same for the same data on every machine', () => {
    expect(hash({ b: 1, a: ['x', null] })).toBe(hash({ a: ['x', null], b: 1 }));
    expect(hash({ b: 1, a: ['x', null] })).toBe('51ea4a015bf57b32336168fc743a8366');
  });

  it('tells different data apart', () => {
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(hash([1, 2])).not.toBe(hash([2, 1]));
  });
});

describe('the same data', () => {
  it('has the same canonical text, whatever its fields are called', () => {
    const key = fc.constantFrom('type', '__proto__', 'constructor', 'toString', 'hasOwnProperty');
    const { value } = fc.letrec((tie) => ({
      fields: fc.array(fc.tuple(key, tie('value')), { maxLength: 2 }).map((entries) => JSON.parse(textOf(entries)) as unknown),
      value: fc.oneof({ depthSize: 'small' }, fc.constantFrom(0, 'x', null), fc.array(tie('value'), { maxLength: 2 }), tie('fields')),
    }));
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
      }),
      { numRuns: 5_000 },
    );
  });

  it('has a field or has it not: what every object inherits does not count', () => {
    const plain = { type: 'take' };
    for (const extra of ['"__proto__":{}', '"toString":1', '"constructor":null']) {
      const odd: unknown = JSON.parse(`{"type":"take",${extra}}`);
      expect([same(plain, odd), same(odd, plain), same(odd, odd)]).toEqual([false, false, true]);
    }
  });
});

/** A section with a field of any name: written out, since `__proto__` in a literal is something else. */
function textOf(entries: readonly [string, unknown][]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`;
}
