import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, hash, same } from './index.ts';

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
