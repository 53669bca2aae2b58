/** Packs come from anybody: whatever is in one, it is played or gets a sentence, and no sentence carries what was hidden in it. */
import { Complaint, refusalText, voice } from '@parlour/kernel';
import { diffPacks, digestOf, fromCsv, mergePacks, meterOf, namesText, openSheet, toCsv, valueText, wholeOf } from '@parlour/kernel/packs';
import { array, assert, constantFrom, dictionary, jsonValue, letrec, oneof, property as forAll, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogues } from '../rules/text/catalogues.ts';
import { format } from './index.ts';

const speakers = Object.keys(catalogues).map((language) => voice(language, [catalogues]));
const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;
const named = (name: string) => ({ cards: { theatre: { names: { en: name } } } });

describe('a hostile pack', () => {
  it.each([
    ['deep', deep],
    ['deep in a card', { cards: { theatre: { copies: deep } } }],
    ['deep in a kind', { cards: { mine: { kind: deep } } }],
    ['of very many cards', { cards: Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`c${i}`, {}])) }],
    ['of a long list', { modifiers: Array.from({ length: 1_000_000 }, () => 1) }],
    ['of a long name', named('x'.repeat(1_000_000))],
    ['with a field called __proto__', JSON.parse('{"cards":{"__proto__":{"kind":"event"}}}')],
    ['with a card called constructor', { cards: { constructor: { kind: 'event' } } }],
    ['with a mark called toString', { marks: { toString: 'printed' } }],
    ['of invisible letters', named('The\u200Batre')],
    ['that turns letters round', named('eht \u202Eertaeht')],
    ['of a filler', named('\u3164')],
    ['of piled-up accents', named(`Z${'\u0301'.repeat(30)}`)],
    ['of half a letter', named('\uD800')],
    ['of line breaks', named('a\u2028b\nc')],
    ['of an unknown kind of mark', { opera: 2, marks: { opera: 'sworn' } }],
    ['of strange letters in a field', { 'na\u202Eme': 1 }],
  ])('%s gets a sentence', (_, value) => {
    const problems = format.problems(value);
    expect(problems.length).toBeGreaterThan(0);
    for (const speaker of speakers)
      for (const { refusal } of problems) {
        const sentence = refusalText(refusal, speaker);
        expect(sentence).not.toMatch(/^refusal\.|[\u200B\u202E\u2028\n]/);
        expect(sentence.length).toBeLessThan(400);
      }
  });

  it.each(['<b>Theatre</b>', '{name}', '‘=1+1’', 'תיאטרון', 'می‌خواهم', 'नमस्ते', '劇場', 'O’Neill & Søn 🎭'])('may be called %s', (name) => {
    expect(format.problems(named(name))).toEqual([]);
  });
});

describe('whatever stands in a pack', () => {
  /** To make a text of it, `String` would call what it has under that name. */
  const odd: unknown = JSON.parse('{"toString":0,"valueOf":0}');
  const mine = { kind: 'event', names: { en: odd } };

  it.each([
    ['a number', { opera: odd }],
    ['a number in a list', { modifiers: [odd, [odd]] }],
    ['a name of ours', { cards: { theatre: { names: { en: odd } } } }],
    ['a name of a card of its own', { cards: { mine } }],
    ['an old name', { cards: { theatre: { name: odd } } }],
    ['what a card is of', { cards: { mine: { kind: odd, deck: odd, part: odd } } }],
    ['what a job is called', { sacked: { employment: { four: [{ id: odd, names: { en: odd } }] } } }],
    ['a mark', { opera: 2, marks: { opera: odd } }],
    ['the name of all', { name: odd }],
  ])('is written down though it cannot be made a text by asking: %s', (_, value) => {
    expect(format.problems(value).map(({ refusal }) => refusalText(refusal, speakers[0]!))).not.toEqual([]);
    const pack = format.modern(value);
    const whole = wholeOf(format, pack);
    expect(toCsv(format, pack, ({ path }) => format.title(path, whole, speakers[0]!))).toContain('entry,title');
    expect(Array.isArray(diffPacks(format, pack, { cards: { 'mine-too': mine } }))).toBe(true);
    expect(valueText(format, value, speakers[0]!)).toContain('toString');
  });

  it('is no name unless it is a text', () => {
    expect(namesText({ en: odd })).toBe('en {"toString":0,"valueOf":0}');
    expect(format.title(['cards', 'mine'], { cards: { mine } }, speakers[0]!)).toBe('name.card.mine');
  });

  it('can be shown, counted, compared, merged and written down', () => {
    const value = letrec<{ any: unknown }>((tie) => ({
      any: oneof(
        { depthSize: 'small' },
        jsonValue({ maxDepth: 2 }),
        constantFrom(1, 99, 'mask', null, [], { toString: 0 }),
        array(tie('any'), { maxLength: 3 }),
      ),
    })).any;
    const field = constantFrom('copies', 'symbols', 'pay', 'helps', 'steps', 'use', 'names', 'kind', 'crowns', 'part', 'scale');
    const fields = oneof(dictionary(field, value), record({ names: record({ en: value }) }), value);
    const cards = dictionary(constantFrom('theatre', 'waiter', 'farm-1', 'mine', 'wild'), fields);
    const pack = record(
      { cards: oneof(cards, value), plans: value, opera: value, sacked: value, marks: value, name: value },
      { requiredKeys: [] },
    );
    assert(
      forAll(pack, pack, (a, b) => {
        format.problems(a);
        const [left, right] = [format.modern(a), format.modern(b)];
        meterOf(openSheet(format, left));
        digestOf(format, left);
        diffPacks(format, left, right);
        openSheet(format, mergePacks(format, left, right).pack);
        const sheet = toCsv(format, left, ({ path }) => format.title(path, wholeOf(format, left), speakers[0]!));
        try {
          fromCsv(format, sheet);
        } catch (error) {
          // What has no place in a pack has no column, either.
          if (!(error instanceof Complaint)) throw error;
        }
      }),
      { numRuns: 25 },
    );
  });
});
