import { refusalText, voice } from '@parlour/kernel';
import { assert, jsonValue, property as forAll } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, material } from '../material/index.ts';
import { catalogues } from '../text/catalogues.ts';
import { nameOfCard } from '../text/names.ts';
import { applyPack, checkPack, type Pack, packRefusal } from './index.ts';

const speakers = Object.keys(catalogues).map((language) => voice(language, [catalogues]));

function apply(pack: unknown) {
  expect(checkPack(pack)).toEqual([]);
  return applyPack(material, pack as Pack);
}

function card(id: string, from = material): Card | undefined {
  return from.cards.find((each) => each.id === id);
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

/** Employment cards whose four lines show one symbol. */
function jobs(incomes: readonly number[], symbol: string) {
  return ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, names: { en: id }, lines: incomes.map((income) => ({ income, symbol })) }));
}

describe('a pack', () => {
  it('may be empty', () => {
    expect(apply({})).toEqual(material);
  });

  it('replaces the fields it names, leaves the others and marks the card as the owner’s', () => {
    const dinner = card('dinner', apply({ cards: { dinner: { pay: [{ actions: 1, pounds: 3 }] } } }));
    expect(dinner).toEqual({ ...card('dinner'), pay: [{ actions: 1, pounds: 3 }], source: 'pack' });
  });

  it('names cards in the languages it likes; a reader of another gets our name, or the first of the pack’s', () => {
    const whole = apply({
      cards: { dinner: { names: { de: 'Abendbrot', en: 'Supper' } }, mine: { ...event, names: { de: 'Meins', en: 'Mine' } } },
    });
    const called = (language: string) => ['dinner', 'mine'].map((id) => nameOfCard(card(id, whole)!, voice(language, [catalogues])));
    expect([called('de'), called('en'), called('pl')]).toEqual([
      ['Abendbrot', 'Meins'],
      ['Supper', 'Mine'],
      ['Obiad', 'Meins'],
    ]);
  });

  it('is read as well if it names languages as the first packs did', () => {
    const old = apply({ cards: { dinner: { en: 'Supper' }, mine: { ...event, names: undefined, en: 'Mine', pl: 'Moja' } } });
    expect(card('dinner', old)?.names).toEqual({ en: 'Supper' });
    expect(card('mine', old)?.names).toEqual({ en: 'Mine', pl: 'Moja' });
    expect(apply({ cards: { dinner: { en: 'Dinner', pl: 'Obiad' } } })).toEqual(material);
  });

  it('never writes to what it was given', () => {
    const before = JSON.stringify(material);
    apply({ cards: { dinner: { copies: 3 } }, modifiers: [-4, -1, 2, 4] });
    expect(JSON.stringify(material)).toBe(before);
  });

  it('keeps the source of what it only repeats', () => {
    const whole = apply({ modifiers: [-3, -2, 2, 3], lastWills: [70, 85], opera: 2 });
    expect(whole.modifiers.map(({ source }) => source)).toEqual(['S', 'I', 'pack', 'S']);
    expect(whole.lastWills).toEqual([
      { money: 70, source: 'P' },
      { money: 85, source: 'pack' },
    ]);
    expect(whole.opera).toBe(material.opera);
  });

  it('takes an optional field away with null', () => {
    const box = card('theatre-box', apply({ cards: { 'theatre-box': { lay: null } } }));
    expect(box).not.toHaveProperty('lay');
  });

  it('takes a card out with no copies', () => {
    expect(card('ball', apply({ cards: { ball: { copies: 0 } } }))?.copies).toBe(0);
  });

  it('adds cards of its own to the deck of their kind', () => {
    const whole = apply({
      cards: {
        'opera-glasses': {
          kind: 'expense',
          names: { en: 'Opera Glasses', pl: 'Lornetka' },
          copies: 2,
          symbols: ['mask'],
          use: { actions: 0, pounds: 1 },
        },
        circus: { kind: 'event', names: { de: 'Zirkus' }, symbols: [], pay: [{ actions: 2, pounds: 6 }], crowns: 2 },
        chapel: {
          kind: 'property',
          names: { en: 'Chapel' },
          part: 'sacked',
          types: ['manor', 'town'],
          scale: [9, 5],
          use: { actions: 1, pounds: 2 },
        },
      },
    });
    expect(card('opera-glasses', whole)).toMatchObject({ deck: 'helpersAndExpenses', part: 'base', copies: 2, source: 'pack' });
    expect(card('circus', whole)).toMatchObject({ deck: 'specials', copies: 1 });
    expect(card('chapel', whole)).toMatchObject({ deck: 'properties', part: 'sacked' });
    expect(whole.cards.slice(0, material.cards.length)).toEqual(material.cards);
  });

  it('replaces boards, tiles, wills and jobs', () => {
    const plan = { cards: 3, errandBoys: 2, actions: 2 };
    const whole = apply({
      plans: { '4-5': Array.from({ length: 6 }, () => plan) },
      offer: {
        supplement5: {
          spaces: [
            [{ from: 1, deck: 'events' }],
            [
              { from: 1, deck: 'companions' },
              { from: 5, deck: 'specials' },
            ],
          ],
        },
      },
      playerBoard: { spaces: 4, extensionsInBank: 12 },
      defaultWill: 75,
      sacked: {
        lastWills: [
          { money: 60, lines: 4 },
          { money: 75, lines: 5 },
        ],
        employment: { four: jobs([4, 1, 1, 1], 'dog') },
        errands: { '5': { demotion: 2, extensionOrDemotion: 1 } },
      },
    });
    expect(whole.plans['4-5']).toHaveLength(6);
    expect(whole.plans['2-3']).toBe(material.plans['2-3']);
    expect(whole.offer.supplement5.spaces).toHaveLength(2);
    expect([whole.playerBoard.spaces, whole.defaultWill.money]).toEqual([4, 75]);
    expect(whole.sacked.lastWills).toHaveLength(2);
    expect(whole.sacked.employment.four.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(whole.sacked.errands['5']).toEqual({ newSpecial: 1, demotion: 2, extensionOrDemotion: 1, source: 'pack' });
  });
});

const event = { kind: 'event', names: { en: 'E' }, symbols: [], pay: [{ actions: 1, pounds: 2 }] };
const tongues = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`a${String.fromCodePoint(97 + i)}`, 'Supper']));
const property = { kind: 'property', names: { en: 'P' }, types: ['town'], scale: [5, 3], use: { actions: 0, pounds: 1 } };
const many = (cards: number, copies: number) =>
  Object.fromEntries(Array.from({ length: cards }, (_, i) => [`event-${i}`, { ...event, copies }]));
const wild = [{ from: 1, deck: 'wild' }];
const board = (...spaces: unknown[]) => ({ spaces: [wild, wild, ...spaces], errands: { extension: 1, market: 1, opera: 1 } });

// biome-ignore format: a table, one mistake a line
/** Each kind of mistake: the pack, where it is wrong, and the key of the sentence. */
const mistakes: readonly [string, unknown, (string | number)[], string][] = [
  ['not a section at all', 'dinner', [], 'type'],
  ['a misspelt section', { card: {} }, ['card'], 'unknown-field'],
  ['a text for a number', { cards: { dinner: { copies: 'four' } } }, ['cards', 'dinner', 'copies'], 'type'],
  ['half an action', { cards: { dinner: { pay: [{ actions: 0.5, pounds: 2 }] } } }, ['cards', 'dinner', 'pay', 0, 'actions'], 'type'],
  ['a section for a list', { lastWills: { a: 70 } }, ['lastWills'], 'type'],
  ['an empty name', { cards: { dinner: { names: { pl: ' ' } } } }, ['cards', 'dinner', 'names', 'pl'], 'text-min'],
  ['an empty name in an old pack', { cards: { dinner: { pl: ' ' } } }, ['cards', 'dinner', 'pl'], 'text-min'],
  ['a name without end', { cards: { dinner: { names: { pl: 'x'.repeat(99) } } } }, ['cards', 'dinner', 'names', 'pl'], 'text-max'],
  ['a name of no language', { cards: { dinner: { names: 'Supper' } } }, ['cards', 'dinner', 'names'], 'type'],
  ['a language that is none', { cards: { dinner: { names: { English: 'Supper' } } } }, ['cards', 'dinner', 'names', 'English'], 'language'],
  ['more languages than anybody reads', { cards: { dinner: { names: tongues } } }, ['cards', 'dinner', 'names'], 'list-max'],
  ['a card without a name', { cards: { mine: { ...event, names: null } } }, ['cards', 'mine', 'names'], 'missing'],
  ['a job without a name', { sacked: { employment: { four: jobs([4, 1, 1, 1], 'mask').map(({ id, lines }) => ({ id, lines })) } } }, ['sacked', 'employment', 'four', 0], 'missing'],
  ['a misspelt card', { cards: { diner: { copies: 2 } } }, ['cards', 'diner'], 'no-such-card'],
  ['an id with capitals', { cards: { Dinner: { copies: 2 } } }, ['cards', 'Dinner'], 'id'],
  ['a misspelt field', { cards: { dinner: { copy: 2 } } }, ['cards', 'dinner', 'copy'], 'unknown-field'],
  ['a field of another kind', { cards: { dinner: { scale: [3, 2] } } }, ['cards', 'dinner', 'scale'], 'unknown-field'],
  ['a payment without pounds', { cards: { dinner: { pay: [{ actions: 1 }] } } }, ['cards', 'dinner', 'pay', 0], 'missing'],
  ['a new card without its field', { cards: { fair: { ...event, pay: null } } }, ['cards', 'fair', 'pay'], 'missing'],
  ['an unknown symbol', { cards: { dinner: { symbols: ['spoon'] } } }, ['cards', 'dinner', 'symbols', 0], 'choice'],
  ['an unknown kind', { cards: { fair: { ...event, kind: 'party' } } }, ['cards', 'fair', 'kind'], 'choice'],
  ['a new companion', { cards: { cat: { kind: 'companion', en: 'Cat', pl: 'Kot', companion: 'cat' } } }, ['cards', 'cat', 'kind'], 'choice'],
  ['another kind for a card', { cards: { dinner: { kind: 'expense' } } }, ['cards', 'dinner', 'kind'], 'fixed'],
  ['crowns for a regular card', { cards: { dinner: { crowns: 1 } } }, ['cards', 'dinner', 'crowns'], 'fixed'],
  ['a special without crowns', { cards: { gala: { crowns: null } } }, ['cards', 'gala', 'crowns'], 'fixed'],
  ['a third wild card', { cards: { wild: { copies: 3 } } }, ['cards', 'wild', 'copies'], 'choice'],
  ['too few actions', { cards: { dinner: { pay: [{ actions: 0, pounds: 2 }] } } }, ['cards', 'dinner', 'pay', 0, 'actions'], 'number-min'],
  ['too many copies', { cards: { dinner: { copies: 50 } } }, ['cards', 'dinner', 'copies'], 'number-max'],
  ['more cards than two boxes hold', { cards: many(251, 1) }, ['cards'], 'cards-max'],
  ['more copies than a table holds', { cards: many(40, 12) }, ['cards'], 'copies-max'],
  ['helpers who add without end', { cards: { waiter: { copies: 5, helps: [{ adds: 9, to: ['silverware'] }] } } }, ['cards'], 'help-max'],
  ['helpers who shift prices without end', { cards: { 'land-agent': { copies: 3, helps: [{ shifts: 7, way: 'either', of: ['farm'] }] } } }, ['cards'], 'help-max'],
  ['no payment', { cards: { dinner: { pay: [] } } }, ['cards', 'dinner', 'pay'], 'list-min'],
  ['five tokens', { modifiers: [1, 2, 3, 4, 5] }, ['modifiers'], 'list-max'],
  ['the same token twice', { modifiers: [1, 1, 2, 3] }, ['modifiers'], 'twice'],
  ['payments that fall', { cards: { ball: { pay: [{ actions: 2, pounds: 4 }, { actions: 4, pounds: 3 }] } } }, ['cards', 'ball', 'pay'], 'pay-rises'],
  ['two payments with companions', { cards: { regatta: { pay: [{ actions: 1, pounds: 1 }, { actions: 2, pounds: 2 }] } } }, ['cards', 'regatta', 'pay'], 'one-payment'],
  ['companions with an effect', { cards: { 'leaking-roof': { companions: [{ takes: 'dog', pounds: 1 }] } } }, ['cards', 'leaking-roof', 'companions'], 'effect-alone'],
  ['the same companion twice', { cards: { dinner: { companions: [{ takes: 'dog', pounds: 1 }, { takes: 'dog', pounds: 2 }] } } }, ['cards', 'dinner', 'companions'], 'twice'],
  ['a gain without the effect', { cards: { dinner: { gain: 2 } } }, ['cards', 'dinner', 'gain'], 'gain'],
  ['a nuptial card in the base game', { cards: { dinner: { nuptial: 'gift', symbols: ['nuptial'] } } }, ['cards', 'dinner'], 'needs-expansion'],
  ['a nuptial card without its name', { cards: { wedding: { nuptial: null } } }, ['cards', 'wedding', 'nuptial'], 'nuptial'],
  ['a nuptial card of two actions', { cards: { wedding: { pay: [{ actions: 2, pounds: 4 }] } } }, ['cards', 'wedding', 'pay', 0, 'actions'], 'nuptial-action'],
  ['a third crown in the expansion', { cards: { fixer: { crowns: 3 } } }, ['cards', 'fixer', 'crowns'], 'two-crowns'],
  ['an expense that counts and pays', { cards: { 'country-fete': { use: { actions: 0, pounds: 1, perFarm: 2 } } } }, ['cards', 'country-fete', 'use'], 'counting-alone'],
  ['an expense that spends nothing', { cards: { reservation: { use: { actions: 0, pounds: 0 } } } }, ['cards', 'reservation', 'use', 'pounds'], 'spends-nothing'],
  ['companion spaces that open less', { cards: { reservation: { steps: [{ takes: 'chef', pounds: 1 }] } } }, ['cards', 'reservation', 'steps'], 'steps-rise'],
  ['a free token in the middle', { cards: { 'riding-farm': { steps: [{ takes: 'dog', pounds: 3 }, { takes: 'horse', pounds: 5, free: true }] } } }, ['cards', 'riding-farm', 'steps', 1, 'free'], 'free'],
  ['a scale that rises', { cards: { 'town-1': { scale: [5, 7] } } }, ['cards', 'town-1', 'scale'], 'scale'],
  ['a property for nothing', { cards: { hut: { ...property, scale: [0] } } }, ['cards', 'hut', 'scale', 0], 'price'],
  ['a farm with a scale', { cards: { 'farm-1': { scale: [9, 8] } } }, ['cards', 'farm-1', 'scale'], 'farm'],
  ['a helper that does nothing', { cards: { waiter: { helps: [] } } }, ['cards', 'waiter', 'helps'], 'list-min'],
  ['a helper that does nothing known', { cards: { waiter: { helps: [{ cooks: 2 }] } } }, ['cards', 'waiter', 'helps', 0], 'help'],
  ['a word for what a helper does', { cards: { waiter: { helps: ['adds'] } } }, ['cards', 'waiter', 'helps', 0], 'type'],
  ['a bonus for nothing', { cards: { waiter: { helps: [{ adds: 2 }] } } }, ['cards', 'waiter', 'helps', 0], 'missing'],
  ['a bonus for too many things', { cards: { waiter: { helps: [{ adds: 2, to: Array.from({ length: 11 }, () => 'mask') }] } } }, ['cards', 'waiter', 'helps', 0, 'to'], 'list-max'],
  ['a bonus for an unknown symbol', { cards: { waiter: { helps: [{ adds: 2, to: ['spoon'] }] } } }, ['cards', 'waiter', 'helps', 0, 'to', 0], 'choice'],
  ['too large a bonus', { cards: { waiter: { helps: [{ adds: 10, to: ['mask'] }] } } }, ['cards', 'waiter', 'helps', 0, 'adds'], 'number-max'],
  ['a bonus of nothing', { cards: { waiter: { helps: [{ adds: 0, to: ['mask'] }] } } }, ['cards', 'waiter', 'helps', 0, 'adds'], 'number-min'],
  ['a bonus with a field of another help', { cards: { waiter: { helps: [{ adds: 2, to: ['mask'], times: 2 }] } } }, ['cards', 'waiter', 'helps', 0, 'times'], 'unknown-field'],
  ['a bonus for the same thing twice', { cards: { waiter: { helps: [{ adds: 2, to: ['mask', 'mask'] }] } } }, ['cards', 'waiter', 'helps', 0, 'to'], 'twice'],
  ['two bonuses', { cards: { waiter: { helps: [{ adds: 2, to: ['mask'] }, { adds: 1, to: ['coach'] }] } } }, ['cards', 'waiter', 'helps', 1], 'twice'],
  ['two things counted by the round', { cards: { waiter: { helps: [{ gives: 1, for: 'white' }, { waives: 'trade', of: ['farm'], times: 1 }] } } }, ['cards', 'waiter', 'helps', 1], 'one-count'],
  ['too many cards at once', { cards: { gossip: { helps: [{ draws: 10, from: 'events' }] } } }, ['cards', 'gossip', 'helps', 0, 'draws'], 'number-max'],
  ['cards of a deck nobody draws from', { cards: { gossip: { helps: [{ draws: 3, from: 'specials' }] } } }, ['cards', 'gossip', 'helps', 0, 'from'], 'choice'],
  ['a price that goes sideways', { cards: { 'bad-adviser': { helps: [{ shifts: 2, way: 'left', of: ['farm'] }] } } }, ['cards', 'bad-adviser', 'helps', 0, 'way'], 'choice'],
  ['a search for one card', { cards: { fixer: { helps: [{ searches: 1 }] } } }, ['cards', 'fixer', 'helps', 0, 'searches'], 'number-min'],
  ['a search in the base game', { cards: { waiter: { helps: [{ searches: 3 }] } } }, ['cards', 'waiter'], 'needs-expansion'],
  ['a nuptial bonus in the base game', { cards: { waiter: { helps: [{ adds: 1, to: ['nuptial'] }] } } }, ['cards', 'waiter'], 'needs-expansion'],
  ['another rule for a card', { cards: { waiter: { rule: 'LW-HELP-9' } } }, ['cards', 'waiter', 'rule'], 'fixed'],
  ['a helper that searches with another activation', { cards: { fixer: { use: { actions: 0, pounds: 1 } } } }, ['cards', 'fixer', 'use'], 'search'],
  ['spaces on a helper without activation', { cards: { steward: { steps: [{ takes: 'dog', pounds: 2 }] } } }, ['cards', 'steward', 'steps'], 'steps-need-use'],
  ['too small a deck', { cards: Object.fromEntries(['dog', 'horse', 'guest'].map((id) => [id, { copies: 0 }])) }, ['cards'], 'deck'],
  ['too few plans', { plans: { '2-3': [{ cards: 1, errandBoys: 1, actions: 1 }] } }, ['plans', '2-3'], 'list-min'],
  ['three errand boys in the base game', { plans: { '2-3': Array.from({ length: 4 }, () => ({ cards: 1, errandBoys: 3, actions: 1 })) } }, ['plans', '2-3', 0, 'errandBoys'], 'number-max'],
  ['one wild card on offer', { offer: { '4-5': { ...board(), spaces: [wild, [{ from: 1, deck: 'events' }]] } } }, ['offer', '4-5', 'spaces'], 'two-wild'],
  ['a wild card that changes', { offer: { '4-5': { ...board(), spaces: [wild, [...wild, { from: 3, deck: 'events' }]] } } }, ['offer', '4-5', 'spaces', 1], 'wild-stays'],
  ['no deck in round 1', { offer: { '4-5': board([{ from: 2, deck: 'events' }]) } }, ['offer', '4-5', 'spaces', 2], 'rounds'],
  ['a group with more spaces than cards', { offer: { '2-3': { ...board(), group: { errandSpaces: 2, spaces: [[{ from: 1, deck: 'events' }]] } } } }, ['offer', '2-3', 'group', 'errandSpaces'], 'group'],
  ['tiles that leave a position empty', { sacked: { planTiles: material.sacked.planTiles.filter(({ position }) => position > 1).map(({ position, players, faces }) => ({ position, players, faces })) } }, ['sacked', 'planTiles'], 'tiles'],
  ['jobs that pay too much', { sacked: { employment: { four: jobs([3, 2, 2, 1], 'dog') } } }, ['sacked', 'employment', 'four', 0, 'lines'], 'income'],
  ['jobs that all need a wedding', { sacked: { employment: { four: jobs([4, 1, 1, 1], 'nuptial') } } }, ['sacked', 'employment', 'four'], 'jobs'],
  ['a mark on what it does not say', { marks: { 'cards.theatre': 'printed' } }, ['marks', 'cards.theatre'], 'mark'],
  ['sections in sections without end', { cards: { theatre: { copies: nested(20) } } }, ['cards', 'theatre', 'copies'], 'deep'],
  ['more values than a box has', { modifiers: Array.from({ length: 30_000 }, () => 1) }, [], 'large'],
  ['a text without end', { name: 'x'.repeat(500) }, ['name'], 'long'],
  ['letters that cannot be seen', { name: 'The\u200Batre' }, ['name'], 'letters'],
  ['a field with a name that every object has', { cards: { constructor: { kind: 'event' } } }, ['cards'], 'name'],
  ['wills of one set only', { sacked: { lastWills: [{ money: 60, lines: 4 }] } }, ['sacked', 'lastWills'], 'wills'],
];

describe('a mistake', () => {
  it.each(mistakes)('is found and named: %s', (_, pack, path, key) => {
    const found = checkPack(pack);
    expect(found.map((each) => [each.path, each.key])).toContainEqual([path, key]);
    for (const speaker of speakers)
      for (const each of found) {
        const sentence = refusalText(packRefusal(each), speaker);
        expect(sentence).not.toMatch(/refusal\.|undefined|\{|\}/);
        expect(sentence).toMatch(/[.?]$/);
      }
  });

  it('has a sentence for every key, and every sentence a mistake', () => {
    const keys = Object.keys(Object.values(catalogues)[0]!).flatMap((key) =>
      key.startsWith('refusal.pack.') ? [key.slice('refusal.pack.'.length)] : [],
    );
    expect(new Set(mistakes.map(([, , , key]) => key))).toEqual(new Set(keys));
  });

  it('does not hide another: a section, a field and a scale are named at once', () => {
    const found = checkPack({ oprea: 2, cards: { dinner: { copies: 'four' }, 'mansion-1': { scale: [16, 16] }, ball: { copies: 3 } } });
    expect(found.map(({ path }) => path.join('.'))).toEqual(['oprea', 'cards.dinner.copies', 'cards.mansion-1.scale']);
  });

  it('suggests the card that was meant', () => {
    const [first] = checkPack({ cards: { 'boat-trips': { copies: 2 } } });
    expect(refusalText(packRefusal(first!), speakers[0]!)).toBe(
      'cards › boat-trips: there is no card “boat-trips”. Did you mean “boat-trip”? A card of your own also says its kind: event, expense, helper or property.',
    );
    expect(refusalText(packRefusal(first!), speakers[1]!)).toContain('Czy chodziło o „boat-trip”?');
  });
});

it('whatever is given, a check answers and never throws', () => {
  assert(
    forAll(jsonValue(), (value) => {
      expect(Array.isArray(checkPack(value))).toBe(true);
      expect(Array.isArray(checkPack({ cards: { dinner: value, 'of-mine': value }, plans: value }))).toBe(true);
    }),
  );
});

it('a pack that passed is a pack again after JSON', () => {
  const pack: Pack = { cards: { dinner: { copies: 3 } }, opera: 3 };
  expect(apply(JSON.parse(JSON.stringify(pack)))).toEqual(apply(pack));
});
