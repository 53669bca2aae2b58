import { describe, expect, it } from 'vitest';
import { keptIn, type Ledger } from './ledger.ts';

/** A file in memory. */
function file(text?: string): Ledger & { text: string | undefined } {
  const kept: Ledger & { text: string | undefined } = {
    text,
    read: () => kept.text,
    append: (line) => void (kept.text = `${kept.text ?? ''}${line}\n`),
  };
  return kept;
}

const head = { of: 'chess' };

describe('a ledger', () => {
  it('begins with what it is a ledger of, and refuses to be another’s', () => {
    const ledger = file();
    expect(keptIn(ledger, head, 'other')).toEqual([]);
    expect(ledger.text).toBe('{"of":"chess"}\n');
    expect(() => keptIn(ledger, { of: 'go' }, 'other')).toThrow('other');
  });

  it('leaves out a line that was cut short, and the next does not suffer from it', () => {
    const ledger = file('{"of":"chess"}\n{"number":1}\n{"num');
    expect(keptIn(ledger, head, 'other')).toEqual([{ number: 1 }]);
    ledger.append('{"number":2}');
    expect(keptIn(ledger, head, 'other')).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('may be none', () => {
    expect(keptIn(undefined, head, 'other')).toEqual([]);
  });
});
