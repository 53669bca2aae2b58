import { Complaint, same } from '@parlour/kernel';
import {
  addEntry,
  diffPacks,
  fromCsv,
  markAt,
  mergePacks,
  meterOf,
  openSheet,
  type PackDocument,
  setAt,
  toCsv,
  valueAt,
} from '@parlour/kernel/packs';
import { describe, expect, it } from 'vitest';
import { format } from './index.ts';

const price = ['cards', 'theatre', 'pay', 0, 'pounds'];
const ours = valueAt(format.ours, price) as number;
const everything = markAt(format, { name: '=SUM("A"); B, C' }, [], 'printed');

function own(id: string, kind: 'event' | 'helper', name: string, copies: number): PackDocument {
  const group = { event: 'base.events', helper: 'base.helpersAndExpenses' }[kind];
  const named = setAt(format, addEntry(format, {}, group, id, kind), ['cards', id, 'names'], { en: name });
  return setAt(format, named, ['cards', id, 'copies'], copies);
}

function both(one: PackDocument, other: PackDocument): PackDocument {
  return {
    cards: { ...(one['cards'] as object), ...(other['cards'] as object) },
    marks: { ...(one['marks'] as object), ...(other['marks'] as object) },
  };
}

describe('two packs', () => {
  it('are compared card by card, number by number', () => {
    const a = setAt(format, setAt(format, {}, price, ours + 1), ['opera'], 9);
    const b = setAt(format, {}, price, ours + 2, 'unsure');
    expect(
      diffPacks(format, a, b).map(({ key, fields }) => [key, fields.map(({ key, a, b, markA, markB }) => [key, a, b, markA, markB])]),
    ).toEqual([
      ['cards.theatre', [['cards.theatre.pay.0.pounds', ours + 1, ours + 2, 'printed', 'unsure']]],
      ['opera', [['opera', 9, format.ours['opera'], 'printed', 'ours']]],
    ]);
    expect(diffPacks(format, a, a)).toEqual([]);
  });

  it('show a list of another length, and a card that one does not have, as a whole', () => {
    const longer = setAt(
      format,
      {},
      ['cards', 'theatre', 'pay'],
      [
        { actions: 1, pounds: ours },
        { actions: 2, pounds: ours + 3 },
      ],
    );
    const own = addEntry(format, longer, 'base.events', 'puppet-show');
    const differences = diffPacks(format, {}, own);
    expect(differences.map(({ key, a, b }) => [key, a === undefined, b === undefined])).toEqual([
      ['cards.theatre', false, false],
      ['cards.puppet-show', true, false],
    ]);
    expect(differences[0]?.fields.map(({ key }) => key)).toEqual(['cards.theatre.pay']);
  });

  it('that agree confirm each other', () => {
    const { pack: merged, agreed, taken, differences } = mergePacks(format, everything, everything);
    const { leaves, twice } = meterOf(openSheet(format, merged));
    expect([agreed, taken, differences, twice]).toEqual([leaves, 0, [], leaves]);
  });

  it('complete each other: whoever has read a number knows better than whoever has not, or is not sure', () => {
    const a = setAt(format, {}, price, ours + 1, 'unsure');
    const b = setAt(format, setAt(format, {}, price, ours + 2), ['cards', 'dinner', 'names', 'de'], 'Abendessen');
    for (const [first, second, taken] of [
      [a, b, 1],
      [b, a, 0],
    ] as const) {
      const merged = mergePacks(format, first, second);
      expect([merged.taken, merged.differences]).toEqual([taken, []]);
      expect(merged.pack).toMatchObject({ cards: { theatre: { pay: [{ pounds: ours + 2 }] }, dinner: { names: { de: 'Abendessen' } } } });
      expect(meterOf(openSheet(format, merged.pack))).toMatchObject({ printed: 1, unsure: 0 });
    }
  });

  it('that have read different numbers leave it to be chosen', () => {
    const [a, b] = [setAt(format, {}, price, ours + 1), setAt(format, {}, price, ours + 2)];
    const open = mergePacks(format, a, b);
    expect(open.differences.map(({ fields }) => fields.map(({ key }) => key))).toEqual([['cards.theatre.pay.0.pounds']]);
    expect(meterOf(openSheet(format, open.pack))).toMatchObject({ printed: 0, unsure: 1 });
    const chosen = mergePacks(format, a, b, { 'cards.theatre.pay.0.pounds': 'b' });
    expect(chosen.pack).toEqual(b);
    expect(chosen.differences).toHaveLength(1);
  });

  it('that disagree on whether there is something at all leave that to be chosen, too', () => {
    const path = ['cards', 'boat-trip-company', 'companions'];
    const without = setAt(format, {}, path, undefined);
    const confirmed = markAt(format, {}, path, 'printed');
    expect(mergePacks(format, confirmed, without).differences).toHaveLength(1);
    expect(mergePacks(format, confirmed, without, { 'cards.boat-trip-company.companions': 'b' }).pack).toEqual(without);
  });

  it('become one with the cards that only one of them has, and it can be played', () => {
    const second = both(own('own-1', 'helper', 'Bat', 1), own('own-2', 'event', 'Ape', 3));
    const { pack, differences } = mergePacks(format, { name: 'First' }, second);
    expect(pack).toEqual({ name: 'First', ...second });
    expect(differences).toEqual([]);
    expect(format.problems(pack)).toEqual([]);
  });

  it('know a card of their own by its name, whichever came first in its box', () => {
    const first = both(own('own-1', 'event', 'Ape', 3), own('own-2', 'helper', 'Bat', 1));
    const second = both(own('own-1', 'helper', ' bat', 1), own('own-2', 'event', 'Ape', 2));
    expect(diffPacks(format, first, second).flatMap(({ fields }) => fields.map(({ key, a, b }) => [key, a, b]))).toEqual([
      ['cards.own-1.copies', 3, 2],
      ['cards.own-2.names', { en: 'Bat' }, { en: ' bat' }],
    ]);
  });

  it('keep apart what is not the same under one id, and take for the same what has no name in common', () => {
    const merged = mergePacks(format, own('own-1', 'event', 'Ape', 3), own('own-1', 'event', 'Cat', 2)).pack;
    expect(merged).toMatchObject({ cards: { 'own-1': { copies: 3, names: { en: 'Ape' } }, 'own-2': { copies: 2, names: { en: 'Cat' } } } });
    expect(format.problems(merged)).toEqual([]);
    const foreign = setAt(format, own('own-1', 'event', 'x', 3), ['cards', 'own-1', 'names'], { de: 'Affe' });
    expect(mergePacks(format, own('own-1', 'event', 'Ape', 3), foreign).pack).toMatchObject({
      cards: { 'own-1': { names: { en: 'Ape', de: 'Affe' } } },
      marks: { 'cards.own-1.copies': 'twice' },
    });
  });
});

/** With a doubt, a card of its own, names that spreadsheets stumble over, and something taken away. */
function rich(): PackDocument {
  let pack = setAt(format, everything, price, ours + 1, 'unsure');
  pack = addEntry(format, pack, 'sacked.newSpecials', 'opera-box', 'helper');
  pack = setAt(format, pack, ['cards', 'opera-box', 'names'], { en: '@Box; "of" one,\'s own', pl: 'Łoża' }, 'printed');
  return setAt(format, pack, ['cards', 'boat-trip-company', 'companions'], undefined);
}

describe('a spreadsheet', () => {
  it.each([',', ';', '\t'])('goes out and comes back whole, separated by %j', (separator) => {
    const pack = rich();
    expect(fromCsv(format, toCsv(format, pack, undefined, separator))).toEqual(pack);
  });

  it('comes back from programs that leave the beginning, the quotes or the ends of lines out', () => {
    const pack = setAt(format, {}, price, ours + 1);
    const text = toCsv(format, pack).replace('\uFEFF', '').replaceAll('\r\n', '\n');
    expect(fromCsv(format, text)).toEqual(pack);
    expect(fromCsv(format, `sep=,\n${text}`)).toEqual(pack);
  });

  it('may be one’s own, with the rows and columns that one has', () => {
    const pack = fromCsv(format, `entry;pay.1.pounds;printed\ncards.theatre; ${ours + 1},0 ;pay.1.pounds\n\ncards.dinner;;\n`);
    expect(pack).toEqual(setAt(format, {}, price, ours + 1));
  });

  it('may have notes beside it, and columns that are empty', () => {
    const text = `entry,#who read it,pay.1.pounds,,#who read it,copis\ncards.theatre,Ann,${ours + 1},see the box,Ben,\n`;
    expect(fromCsv(format, text)).toEqual({ cards: { theatre: { pay: [{ actions: 1, pounds: ours + 1 }] } } });
  });

  it('lets no cell pass for a formula', () => {
    const text = toCsv(format, setAt(format, { name: '=cmd()' }, ['cards', 'theatre', 'names', 'en'], '+1'), () => '-title');
    const cells = text.replace('\uFEFF', '').split(/\r\n|,/);
    expect(cells.filter((cell) => /^"?[=+@\t\r]/.test(cell) || (/^"?-/.test(cell) && !/^-\d+$/.test(cell)))).toEqual([]);
    expect(fromCsv(format, text)).toMatchObject({ name: '=cmd()', cards: { theatre: { names: { en: '+1' } } } });
  });

  it.each([
    ['', 'packs.csv-header'],
    ['a,b\n1,2\n', 'packs.csv-header'],
    ['entry,copies\n"cards.theatre,2\n', 'packs.csv-quote'],
    ['entry,copies\ncards.teatre,2\n', 'packs.csv-entry'],
    ['entry,copies\n__proto__.x,2\n', 'packs.csv-entry'],
    [`entry\n${'x'.repeat(2_000_001)}`, 'packs.csv-large'],
    [`entry,copies\n${'cards.theatre,2\n'.repeat(60_000)}`, 'packs.csv-large'],
    [
      `entry,${Array.from({ length: 20_000 }, (_, i) => `pay.${i + 1}.pounds`).join()}\ncards.theatre${',1'.repeat(20_000)}\n`,
      'packs.csv-large',
    ],
    ['entry,copis\ncards.theatre,2\n', 'packs.csv-column'],
    ['entry,scale\ncards.theatre,9 8 7\n', 'packs.csv-column'],
    ['entry,pay\ncards.theatre,3\n', 'packs.csv-column'],
    ['entry,pay.99.pounds\ncards.theatre,3\n', 'packs.csv-column'],
    ['entry,copies,printed\ncards.theatre,3,copis\n', 'packs.csv-column'],
    ['entry,copies\nopera,3\n', 'packs.csv-column'],
    ['entry,copies\ncards.theatre,2\ncards.theatre,3\n', 'packs.csv-twice'],
    ['entry,copies,copies\ncards.theatre,2,3\n', 'packs.csv-twice'],
  ])('that cannot be read gets a sentence (%#)', (text, key) => {
    const read = () => fromCsv(format, text);
    expect(read).toThrow(Complaint);
    expect(read).toThrow(key);
  });

  it('of a card that there is not says how one that only a box has is written', () => {
    expect(() => fromCsv(format, 'entry,copies\ncards.teatre,2\n')).toThrow(
      /"place":"cards\.…","kinds":"event, expense, helper, property"/,
    );
  });

  it('with a word where a number belongs is for the game to complain about', () => {
    const pack = fromCsv(format, 'entry,copies\ncards.theatre,many\n');
    expect(format.problems(pack)).toEqual([
      { path: ['cards', 'theatre', 'copies'], refusal: expect.objectContaining({ rule: 'pack.type' }) },
    ]);
    expect(same(pack, { cards: { theatre: { copies: 'many' } } })).toBe(true);
  });
});
