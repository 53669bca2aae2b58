import { describe, expect, it } from 'vitest';
import { catalogues } from '../text/catalogues.ts';
import { chapters } from '../text/rules.ts';
import { type Card, companionKinds, type Deck, material, propertyTypes, regularDecks, rounds } from './index.ts';

const { cards, plans, offer, sacked } = material;

function count(part: Card['part'], test: (card: Card) => boolean): number {
  return cards.filter((card) => card.part === part && test(card)).reduce((sum, card) => sum + card.copies, 0);
}

function ofKind<Kind extends Card['kind']>(kind: Kind): Extract<Card, { kind: Kind }>[] {
  return cards.filter((each): each is Extract<Card, { kind: Kind }> => each.kind === kind);
}

function named<Face extends { id: string }>(faces: readonly Face[], id: string): Face {
  const found = faces.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}
const event = (id: string) => named(ofKind('event'), id);
const expense = (id: string) => named(ofKind('expense'), id);
const helper = (id: string) => named(ofKind('helper'), id);
const property = (id: string) => named(ofKind('property'), id);

const isWhole = (n: number) => Number.isInteger(n) && n >= 0;

function hasPart(record: object, part: string): boolean {
  return (
    part === 'name' ||
    part.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], record) !== undefined
  );
}

function total(lines: readonly { income: number }[]): number {
  return lines.reduce((sum, { income }) => sum + income, 0);
}

describe('the box', () => {
  it('holds 140 cards: 33 + 36 + 24 + 24 + 14 + 2 and 7 last wills', () => {
    const decks: Deck[] = [...regularDecks, 'specials', 'wild'];
    const sizes = decks.map((deck) => count('base', (each) => each.deck === deck));
    expect([...sizes, material.lastWills.length]).toEqual([33, 36, 24, 24, 14, 2, 7]);
    expect(sizes.reduce((sum, size) => sum + size, material.lastWills.length)).toBe(140);
  });

  it('has 23 helpers and 13 expenses, 18 houses and 6 farms, 6 of each companion', () => {
    expect(count('base', (each) => each.kind === 'helper' && each.crowns === undefined)).toBe(23);
    expect(count('base', (each) => each.kind === 'expense' && each.crowns === undefined)).toBe(13);
    expect(count('base', (each) => each.kind === 'property' && each.crowns === undefined && !each.types.includes('farm'))).toBe(18);
    expect(count('base', (each) => each.kind === 'property' && each.crowns === undefined && each.types.includes('farm'))).toBe(6);
    for (const companion of companionKinds)
      expect(count('base', (each) => each.kind === 'companion' && each.companion === companion)).toBe(6);
  });

  it('has specials of one, two and three crowns, two for every round (LW-SETUP-5)', () => {
    const crowns = [1, 2, 3].map((n) => count('base', (each) => each.crowns === n));
    expect(crowns.every((n) => n > 0)).toBe(true);
    expect(crowns.reduce((sum, n) => sum + n)).toBe(2 * rounds);
  });

  it('of the expansion holds 50 cards: 20 jobs, 10 wills, 7 specials, 6 properties, 6 events, 1 helper (GS-SETUP-4, GS-SETUP-5)', () => {
    const { four, five } = sacked.employment;
    expect([four.length, five.length, sacked.lastWills.length]).toEqual([10, 10, 10]);
    expect(count('sacked', (each) => each.deck === 'newSpecials')).toBe(rounds);
    expect(count('sacked', (each) => each.deck === 'properties')).toBe(6);
    expect(count('sacked', (each) => each.deck === 'events')).toBe(6);
    expect(count('sacked', (each) => each.deck === 'helpersAndExpenses')).toBe(1);
    expect(count('sacked', () => true) + four.length + five.length + sacked.lastWills.length).toBe(50);
  });
});

describe('every record', () => {
  it('has an id of its own and a name in every language', () => {
    const jobs = [...sacked.employment.four, ...sacked.employment.five];
    const all = [...cards, ...jobs];
    expect(new Set(all.map((each) => each.id)).size).toBe(all.length);
    for (const { id } of all) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const names = [...cards.map(({ id }) => `name.card.${id}`), ...jobs.map(({ id }) => `name.job.${id}`)];
    for (const text of Object.values(catalogues))
      expect(new Set(Object.keys(text).filter((key) => key.startsWith('name.') && text[key]!.trim().length > 1))).toEqual(new Set(names));
  });

  it('says where it comes from, and names only parts that it has', () => {
    const marks = new Set(['S', 'P', 'I', 'D']);
    for (const each of cards) {
      expect(marks).toContain(each.source);
      for (const [part, source] of Object.entries(each.sources ?? {})) {
        expect(marks).toContain(source);
        expect(hasPart(each, part), `${each.id} ${part}`).toBe(true);
      }
    }
  });

  it('has at least one copy', () => {
    expect(cards.filter((each) => each.copies < 1)).toEqual([]);
  });

  it('of an event asks for an action, and has what its effect and its symbols need', () => {
    for (const each of ofKind('event')) {
      expect(each.pay.length, each.id).toBeGreaterThan(0);
      expect(
        each.pay.every(({ actions, pounds }) => actions >= 1 && isWhole(actions) && isWhole(pounds)),
        each.id,
      ).toBe(true);
      expect(
        (each.companions ?? []).every(({ pounds }) => isWhole(pounds) && pounds > 0),
        each.id,
      ).toBe(true);
      expect(each.gain !== undefined, each.id).toBe(each.effect === 'LW-WHITE-4');
      expect(each.nuptial !== undefined, each.id).toBe(each.symbols.includes('nuptial'));
    }
  });

  it('of a helper does something, each verb once, and names a rule', () => {
    for (const each of ofKind('helper')) {
      const verbs = each.helps.map((help) => Object.keys(help)[0]);
      expect(verbs.length, each.id).toBeGreaterThan(0);
      expect(new Set(verbs).size, each.id).toBe(verbs.length);
      expect(chapters.flatMap(({ rules }) => rules)).toContain(each.rule);
    }
  });

  it('of a property has a scale that falls, or a single value if it is a farm', () => {
    for (const each of ofKind('property')) {
      expect(each.scale, each.id).toEqual([...new Set(each.scale)].toSorted((a, b) => b - a));
      expect(each.scale.length === 1, each.id).toBe(each.types.includes('farm'));
      expect(
        each.types.every((type) => propertyTypes.includes(type)),
        each.id,
      ).toBe(true);
    }
  });

  it('of an expense or a property opens more with each companion', () => {
    for (const each of [...ofKind('expense'), ...ofKind('property')]) {
      const amounts = [each.use.pounds, ...(each.steps ?? []).map((step) => step.pounds)];
      expect(amounts, each.id).toEqual([...new Set(amounts)].toSorted((a, b) => a - b));
    }
  });

  it('of a special has crowns, and nothing else has', () => {
    for (const each of cards) expect(each.crowns !== undefined, each.id).toBe(each.deck === 'specials' || each.deck === 'newSpecials');
  });

  it('of an offer space names a deck for every round', () => {
    const spaces = [
      ...offer['2-3'].spaces,
      ...(offer['2-3'].group?.spaces ?? []),
      ...offer['4-5'].spaces,
      ...offer.supplement3.spaces,
      ...offer.supplement5.spaces,
    ];
    for (const space of spaces) {
      expect(space[0]?.from).toBe(1);
      expect(space.map(({ from }) => from)).toEqual(space.map(({ from }) => from).toSorted((a, b) => a - b));
      expect(space.every(({ from }) => from <= rounds)).toBe(true);
    }
  });
});

describe('what a rulebook states', () => {
  it('on white-bordered cards', () => {
    expect(event('dinner')).toMatchObject({ pay: [{ actions: 1, pounds: 2 }], symbols: ['silverware'], source: 'S' });
    expect(event('boat-trip')).toMatchObject({ pay: [{ actions: 2, pounds: 5 }], source: 'S' });
    const company = event('boat-trip-company');
    expect(company.pay).toEqual([{ actions: 2, pounds: 2 }]);
    expect(company.companions?.map(({ takes }) => takes)).toEqual(['dog', 'guest', 'chef']);
    expect(company.companions?.[0]?.pounds).toBe(3);
    expect(2 + (company.companions ?? []).reduce((sum, { pounds }) => sum + pounds, 0)).toBe(9);
    expect(event('ball').pay).toEqual([
      { actions: 2, pounds: 4 },
      { actions: 4, pounds: 9 },
      { actions: 6, pounds: 17 },
    ]);
  });

  it('on expenses', () => {
    expect(expense('reservation')).toMatchObject({
      symbols: ['silverware'],
      use: { actions: 0, pounds: 1 },
      steps: [{ takes: 'chef', pounds: 3 }],
    });
    expect(expense('own-table')).toMatchObject({
      use: { actions: 0, pounds: 1 },
      steps: [
        { takes: 'chef', pounds: 2 },
        { takes: 'chef', pounds: 4 },
      ],
    });
    expect(expense('theatre-box').use).toEqual({ actions: 1, pounds: 4 });
    expect(expense('gentlemens-club').use).toEqual({ actions: 0, pounds: 2 });
    expect(expense('country-fete').use).toEqual({ actions: 0, pounds: 0, perFarm: 2 });
    expect(expense('riding-school').use).toEqual({ actions: 0, pounds: 0, perHorseOnFarms: 2 });
    expect(expense('hunting-pack').use).toEqual({ actions: 0, pounds: 0, perFarm: 1, perDogOnFarms: 1 });
    expect(cards.some((each) => 'lay' in each && each.lay?.actions === 1 && 'use' in each && each.use?.actions === 1)).toBe(true);
  });

  it('on helpers: what each rule says, the coachman with two numbers, the gardener with two types', () => {
    const houses = ['mansion', 'manor', 'town'];
    const said: Readonly<Record<string, unknown>> = {
      'LW-HELP-1': [
        { shifts: 2, way: 'down', of: ['farm'] },
        { waives: 'trade', of: ['farm'], times: 1 },
      ],
      'LW-HELP-2': [{ waives: 'trade', of: houses, times: 2 }],
      'LW-HELP-3': [{ shifts: 2, way: 'either', of: houses }],
      'LW-HELP-4': [{ waives: 'activate', of: ['farm'], times: 1 }],
      'LW-HELP-5': [{ waives: 'activate', of: houses, times: 1 }],
      'gardener-mm': [{ adds: 3, to: ['mansion', 'manor'] }],
      'gardener-mt': [{ adds: 3, to: ['manor', 'town'] }],
      'gardener-tf': [{ adds: 3, to: ['town', 'farm'] }],
      'LW-HELP-7': [{ adds: 1, to: ['silverware'] }],
      'coachman-2': [{ adds: 2, to: ['coach'] }],
      'coachman-3': [{ adds: 3, to: ['coach'] }],
      'LW-HELP-9': [{ adds: 3, to: ['mask'] }],
      'LW-HELP-10': [{ adds: 2, to: ['helm', 'wine'] }],
      'LW-HELP-11': [{ gives: 1, for: 'any' }],
      'LW-HELP-12': [{ gives: 1, for: 'white' }],
      'LW-HELP-13': [{ draws: 2, from: 'any' }],
      'LW-HELP-14': [{ draws: 3, from: 'events' }],
      'LW-HELP-15': [{ draws: 3, from: 'companions' }],
      'LW-HELP-16': [{ keeps: 2 }],
      'GS-HELP-1': [{ adds: 1, to: ['nuptial'] }],
      'GS-HELP-2': [{ searches: 6 }],
    };
    const helpers = ofKind('helper');
    for (const { id, rule = '', helps } of helpers) expect(helps, id).toEqual(said[rule] ?? said[id]);
    const rules = [...Array.from({ length: 16 }, (_, i) => `LW-HELP-${i + 1}`), 'GS-HELP-1', 'GS-HELP-2'];
    expect(new Set(helpers.map(({ rule }) => rule))).toEqual(new Set(rules));
    expect(helper('school-chum')).toMatchObject({ use: { actions: 0, pounds: 1 }, source: 'S' });
    expect([helper('sea-dog').source, helper('tailor').source, helper('old-friend').source]).toEqual(['S', 'P', 'P']);
  });

  it('on properties: the house that costs 13, falls to 5 and then to 3 or less; the farm of 2, 4 and 7', () => {
    const { scale } = property('manor-1');
    expect(scale[0]).toBe(13);
    expect(scale[scale.indexOf(5) + 1]).toBeLessThanOrEqual(3);
    expect(property('farm-1')).toMatchObject({
      use: { pounds: 2 },
      steps: [
        { takes: 'dog', pounds: 4 },
        { takes: 'horse', pounds: 7 },
      ],
    });
    expect(property('farm-2')).toMatchObject({
      scale: [15],
      use: { actions: 1, pounds: 2 },
      steps: [{ takes: 'horse', pounds: 6 }],
      source: 'P',
    });
  });

  it('on specials: the fair, three actions for one, two for one and 2 pounds, three steps down', () => {
    expect(event('breeders-fair')).toMatchObject({ effect: 'LW-WHITE-5', symbols: [], pay: [{ actions: 1, pounds: 0 }] });
    expect(event('hectic-day')).toMatchObject({ effect: 'LW-WHITE-4', gain: 3, pay: [{ actions: 1, pounds: 0 }] });
    expect(event('long-weekend')).toMatchObject({ effect: 'LW-WHITE-4', gain: 2, pay: [{ actions: 1, pounds: 2 }] });
    expect(event('leaking-roof')).toMatchObject({ effect: 'LW-WHITE-6', pay: [{ actions: 1, pounds: 0 }] });
  });

  it('on tokens and boards', () => {
    expect(material.modifiers).toEqual([
      { value: -3, source: 'S' },
      { value: -2, source: 'I' },
      { value: 1, source: 'P' },
      { value: 3, source: 'S' },
    ]);
    expect(material.playerBoard).toMatchObject({ spaces: 5, extensionsInBank: 12 });
    expect(material.opera.pounds).toBe(2);
    expect(material.unknownCard.cards).toBe(1);
    expect(material.defaultWill.money).toBe(70);
    expect(material.lastWills.map(({ money }) => money)).toEqual([70, 80, 90, 100, 110, 120, 130]);
  });

  it('on the planning board', () => {
    const [first, second] = plans['2-3'];
    expect([first, second]).toMatchObject([
      { cards: 5, errandBoys: 2, actions: 1, source: 'P' },
      { cards: 2, errandBoys: 2, actions: 2, source: 'P' },
    ]);
    // The two-player example: yellow draws 2 and is left of green, who draws 7.
    const side = plans['2-3'].map((plan) => plan.cards);
    expect(side.lastIndexOf(7)).toBeGreaterThan(side.indexOf(2));
    // The five-player example: a plan with one errand boy stands left of at least three with two.
    const boys = plans['4-5'].map((plan) => plan.errandBoys);
    expect(boys.slice(boys.indexOf(1)).filter((n) => n === 2).length).toBeGreaterThanOrEqual(3);
    expect([...plans['2-3'], ...plans['4-5']].every((plan) => plan.errandBoys === 1 || plan.errandBoys === 2)).toBe(true);
  });

  it('on the card offer: 7 cards on 6 spaces, or 8; one more for three or five players; two wild cards always (LW-SETUP-6)', () => {
    const small = offer['2-3'];
    expect(small.spaces.length + (small.group?.spaces.length ?? 0)).toBe(7);
    expect(small.spaces.length + (small.group?.errandSpaces ?? 0)).toBe(6);
    expect(offer['4-5'].spaces).toHaveLength(8);
    expect([offer.supplement3.spaces.length, offer.supplement5.spaces.length]).toEqual([1, 1]);
    for (const board of [small, offer['4-5']]) {
      expect(board.spaces.filter(([first]) => first?.deck === 'wild')).toHaveLength(2);
      expect(board.spaces.filter(([first]) => first?.deck === 'specials')).toHaveLength(2);
      expect(board.errands.extension).toBe(1);
      const spaces = [...board.spaces, ...(board.group?.spaces ?? [])];
      expect(
        spaces.some((space) => space[1]?.from === 3),
        'a space that changes its deck in round 3',
      ).toBe(true);
    }
  });
});

describe('what the expansion’s rulebook states', () => {
  it('on employment cards: four lines pay 7, five pay 11 (GS-JOB-1)', () => {
    for (const job of sacked.employment.four) expect([job.lines.length, total(job.lines)], job.id).toEqual([4, 7]);
    for (const job of sacked.employment.five) expect([job.lines.length, total(job.lines)], job.id).toEqual([5, 11]);
    for (const job of [...sacked.employment.four, ...sacked.employment.five])
      expect(new Set(job.lines.map(({ symbol }) => symbol)).size, job.id).toBe(job.lines.length);
  });

  it('on wills: each names the four-line or the five-line cards', () => {
    expect(new Set(sacked.lastWills.map(({ lines }) => lines))).toEqual(new Set([4, 5]));
  });

  it('on plan tiles: 16 with two sides, some with three errand boys; every count fills all eight positions (GS-SETUP-3)', () => {
    expect(sacked.planTiles).toHaveLength(16);
    expect(sacked.planTiles.every(({ faces }) => faces.length === 2)).toBe(true);
    expect(sacked.planTiles.some(({ faces }) => faces.some(({ errandBoys }) => errandBoys === 3))).toBe(true);
    for (const players of [2, 3, 4, 5]) {
      const positions = sacked.planTiles.filter((tile) => tile.players.includes(players)).map((tile) => tile.position);
      expect([...new Set(positions)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }
  });

  it('on cards: eight nuptials of four names, two of them special; four symbols on one; one of each new kind', () => {
    const nuptials = cards.filter((each) => each.kind === 'event' && each.nuptial !== undefined);
    expect(nuptials.reduce((sum, each) => sum + each.copies, 0)).toBe(8);
    expect(new Set(nuptials.map((each) => catalogues.en[`name.card.${each.id}`]))).toEqual(
      new Set(['Engagement Ring', 'Wedding', 'Wedding Gift', 'Bachelor Party']),
    );
    expect(nuptials.filter((each) => each.deck === 'newSpecials')).toHaveLength(2);
    expect(event('high-society-wedding').symbols).toHaveLength(4);
    expect(event('empty-the-cellar').effect).toBe('GS-EVT-1');
    expect(event('private-sale').effect).toBe('GS-EVT-3');
    const steps = cards.flatMap((each) => (each.kind === 'property' ? (each.steps ?? []) : []));
    expect(steps.some((step) => step.decay === 2) && steps.some((step) => step.takes === 'animal') && steps.some((step) => step.free)).toBe(
      true,
    );
    expect(cards.filter((each) => each.part === 'sacked').every((each) => each.crowns !== 3)).toBe(true);
  });
});
