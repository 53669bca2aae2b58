import { hash } from '@parlour/kernel';
import {
  addEntry,
  clearAt,
  digestOf,
  entriesOf,
  type Leaf,
  markAt,
  meterOf,
  openSheet,
  type PackDocument,
  removeEntry,
  setAt,
  valueAt,
} from '@parlour/kernel/packs';
import { describe, expect, it } from 'vitest';
import { applyPack, material, type Pack } from '../rules/index.ts';
import { format } from './index.ts';

const price = ['cards', 'theatre', 'pay', 0, 'pounds'];
const ours = valueAt(format.ours, price) as number;

function leaf(pack: PackDocument, key: string): Leaf | undefined {
  return entriesOf(openSheet(format, pack))
    .flatMap(({ leaves }) => leaves)
    .find((each) => each.key === key);
}

function meter(pack: PackDocument) {
  return meterOf(openSheet(format, pack));
}

describe('the sheet of a pack', () => {
  it('has every card, board, will and job once, and every number in it', () => {
    const entries = entriesOf(openSheet(format, {}));
    const { cards, plans, sacked } = material;
    for (const card of cards) expect(entries.filter(({ key }) => key === `cards.${card.id}`)).toHaveLength(1);
    expect(entries.filter(({ group }) => group === 'plans')).toHaveLength(plans['2-3'].length + plans['4-5'].length);
    expect(entries.filter(({ group }) => group === 'sacked.jobs')).toHaveLength(
      sacked.employment.four.length + sacked.employment.five.length,
    );
    expect(new Set(entries.map(({ group }) => group))).toEqual(new Set(format.groups));
    const numbers = (value: unknown): number =>
      typeof value === 'number'
        ? 1
        : typeof value === 'object' && value !== null
          ? Object.values(value).reduce<number>((sum, each) => sum + numbers(each), 0)
          : 0;
    const typed = entries.flatMap(({ leaves }) => leaves).reduce((sum, each) => sum + numbers(each.value), 0);
    // How many wild cards there are never differs.
    expect(typed).toBe(numbers(format.ours) - 1);
  });

  it('says of each field what may stand there', () => {
    expect(leaf({}, 'cards.theatre.pay.0.pounds')).toMatchObject({ shape: { kind: 'number', least: 0 }, value: ours, ours, mark: 'ours' });
    expect(leaf({}, 'cards.theatre.symbols')?.shape).toMatchObject({ kind: 'list', of: { kind: 'choice' } });
    expect(leaf({}, 'modifiers')?.shape).toMatchObject({ kind: 'list', least: 4, most: 4, of: { kind: 'number', least: -9 } });
    const waiter = entriesOf(openSheet(format, {})).find(({ key }) => key === 'cards.waiter');
    expect(JSON.stringify(waiter?.shape)).toContain('"kind":"one-of","choices":[{"id":"adds"');
  });
});

describe('a change', () => {
  it('writes what is replaced as one, and marks only what was read', () => {
    const pack = setAt(format, {}, price, ours + 1);
    expect(format.problems(pack)).toEqual([]);
    expect(leaf(pack, 'cards.theatre.pay.0.pounds')).toMatchObject({ value: ours + 1, ours, mark: 'printed' });
    expect(leaf(pack, 'cards.theatre.pay.0.actions')?.mark).toBe('ours');
    expect(applyPack(material, pack as Pack).cards.find(({ id }) => id === 'theatre')?.source).toBe('pack');
    expect(clearAt(format, pack, price)).toEqual({});
  });

  it('of a plan leaves the others of its board as they are', () => {
    const pack = setAt(format, {}, ['plans', '2-3', 1, 'cards'], 9, 'unsure') as Pack;
    expect(applyPack(material, pack).plans['2-3'].map(({ cards }) => cards)).toEqual(
      material.plans['2-3'].map(({ cards }, i) => (i === 1 ? 9 : cards)),
    );
    expect(meter(pack)).toMatchObject({ unsure: 1, printed: 0 });
  });

  it('can take an optional field away and bring it back', () => {
    const without = setAt(format, {}, ['cards', 'boat-trip-company', 'companions'], undefined);
    expect(without).toMatchObject({ cards: { 'boat-trip-company': { companions: null } } });
    expect(applyPack(material, without as Pack).cards.find(({ id }) => id === 'boat-trip-company')).not.toHaveProperty('companions');
    expect(clearAt(format, without, ['cards', 'boat-trip-company', 'companions'])).toEqual({});
  });

  it('makes a card of one’s own, and takes any card out', () => {
    const added = addEntry(format, {}, 'base.specials', 'opera-box', 'helper');
    expect(format.problems(added).map(({ refusal }) => refusal.rule)).toEqual(['pack.missing']);
    const named = setAt(format, added, ['cards', 'opera-box', 'names', 'de'], 'Loge');
    expect(format.problems(named)).toEqual([]);
    expect(entriesOf(openSheet(format, named)).find(({ key }) => key === 'cards.opera-box')).toMatchObject({
      own: true,
      group: 'base.specials',
    });
    expect(addEntry(format, named, 'base.events', 'theatre')).toEqual(named);
    expect(addEntry(format, named, 'plans', 'another')).toEqual(named);
    expect(removeEntry(format, named, ['cards', 'opera-box'])).toEqual({});
    expect(removeEntry(format, {}, ['cards', 'theatre'])).toMatchObject({ cards: { theatre: { copies: 0 } } });
  });

  it('changes nothing that it was given', () => {
    const pack = setAt(format, {}, price, ours + 1);
    const before = hash(pack);
    for (const change of [
      () => clearAt(format, pack, price),
      () => markAt(format, pack, ['cards', 'theatre'], 'twice'),
      () => setAt(format, pack, price, 1),
    ])
      change();
    expect(hash(pack)).toBe(before);
  });
});

describe('a mark', () => {
  it('on a whole card is written once, and holds for all of it until a part is doubted', () => {
    const card = markAt(format, {}, ['cards', 'theatre'], 'printed');
    expect(card).toMatchObject({ marks: { 'cards.theatre': 'printed' } });
    const doubted = markAt(format, card, price, 'unsure');
    expect(leaf(doubted, 'cards.theatre.pay.0.pounds')?.mark).toBe('unsure');
    expect(leaf(doubted, 'cards.theatre.copies')?.mark).toBe('printed');
    expect(markAt(format, doubted, price, 'printed')).toEqual(card);
  });

  it('counts only where the pack itself says the number, since ours may change', () => {
    expect(leaf({ marks: { 'cards.theatre': 'printed' } }, 'cards.theatre.copies')?.mark).toBe('ours');
    expect(format.problems({ marks: { 'cards.theatre': 'printed' } })[0]?.refusal.rule).toBe('pack.mark');
  });

  it('is missing in packs from before: what differs from ours there is unsure', () => {
    expect(leaf({ opera: 9 }, 'opera')?.mark).toBe('unsure');
    expect(leaf({ opera: format.ours['opera'] }, 'opera')?.mark).toBe('ours');
  });

  it('on everything fills the meter, deck by deck', () => {
    let pack: PackDocument = {};
    expect(meter(pack)).toMatchObject({ confirmed: 0, printed: 0, unsure: 0 });
    for (const { path, group } of entriesOf(openSheet(format, {})))
      if (group === 'base.events') pack = markAt(format, pack, path, 'printed');
    const { groups, confirmed, entries } = meter(pack);
    expect(confirmed).toBeLessThan(entries);
    expect(groups.filter((each) => each.confirmed > 0).map(({ id, confirmed, entries }) => [id, confirmed === entries])).toEqual([
      ['base.events', true],
    ]);
  });
});

describe('the digest', () => {
  it('is of what is played: names, marks and what equals ours do not count', () => {
    const plain = digestOf(format, {});
    expect(plain).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){2}$/);
    const confirmed = markAt(format, { name: 'Mine' }, ['cards', 'theatre'], 'printed');
    expect(digestOf(format, setAt(format, confirmed, ['cards', 'theatre', 'names', 'fr'], 'Théâtre'))).toBe(plain);
    expect(digestOf(format, setAt(format, {}, price, ours + 1))).not.toBe(plain);
  });
});

describe('old packs', () => {
  it('are read as they are written now', () => {
    const old = { cards: { dinner: { en: 'Meal' }, 'coachman-2': { privilege: 'LW-HELP-8', bonus: 3 } } };
    const now = format.modern(old);
    expect(now).toMatchObject({ cards: { dinner: { names: { en: 'Meal' } }, 'coachman-2': { helps: [{ adds: 3 }] } } });
    expect(applyPack(material, now as Pack)).toEqual(applyPack(material, old as Pack));
  });
});
