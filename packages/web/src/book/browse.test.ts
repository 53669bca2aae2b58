import type { CardEntry } from '@parlour/table-kit/book/card-entry.ts';
import { expect, it } from 'vitest';
import { figuresOf } from '../../../../scripts/lib/card-figures.mjs';
import { browse, different, everything, type Wanted } from './browse.ts';
import { sharesOf } from './measured.ts';

function trait(name: string) {
  return { id: name, name };
}

function card(id: string, some: Partial<CardEntry>): CardEntry {
  return {
    id,
    name: id,
    kind: 'card',
    face: null,
    copies: 1,
    lines: [],
    deck: trait('0'),
    symbols: [],
    cost: trait('1'),
    source: 'ours',
    rules: [],
    ...some,
  };
}

const cards = [
  card('supper', { name: 'Świąteczna kolacja', symbols: [{ id: 'wine', name: 'wino' }], rules: ['X-1', 'X-2'] }),
  card('boat', { deck: { id: '1', name: 'Boats' }, cost: { id: '10', name: '10' }, source: 'printed', lines: ['Spend 5 pounds.'] }),
  card('coach', { cost: { id: '2', name: '2' }, symbols: [{ id: 'coach', name: 'coach' }], rules: ['X-2'] }),
];

function found(wanted: Partial<Wanted>): string[] {
  return browse(cards, { ...everything, ...wanted }).map(({ id }) => id);
}

it('cards are found by deck, symbol, cost, source, rule, and words in any spelling', () => {
  expect(found({})).toEqual(['supper', 'boat', 'coach']);
  expect(found({ deck: '1' })).toEqual(['boat']);
  expect(found({ symbol: 'wine' })).toEqual(['supper']);
  expect(found({ cost: '2' })).toEqual(['coach']);
  expect(found({ source: 'printed' })).toEqual(['boat']);
  expect(found({ rule: 'X-2' })).toEqual(['supper', 'coach']);
  expect(found({ words: 'swiateczna KOLACJA' })).toEqual(['supper']);
  expect(found({ words: 'pounds', rule: 'X-1' })).toEqual([]);
});

it('what cards have in common is named once, costs from the lowest', () => {
  expect(different(cards.map(({ cost }) => cost)).map(({ id }) => id)).toEqual(['1', '2', '10']);
});

it('figures of all tables are added up, each against what its number of players would win evenly', () => {
  const thing = { key: 'played dinner', group: 'played', takers: { count: 30, of: 40 }, won: { count: 12, of: 30 } };
  const other = { key: 'errand opera', group: 'errand', takers: { count: 1, of: 1 }, won: { count: 1, of: 1 } };
  const report = {
    game: 'g',
    revision: 7,
    tables: [2, 5].map((players) => ({ players, bot: 'expert:150', games: 20, things: [thing, other] })),
  };
  const { things, ...head } = figuresOf(report);
  expect(head).toEqual({ game: 'g', revision: 7, bot: 'expert:150', games: 40 });
  expect(things).toEqual({ 'played dinner': { used: 60, could: 80, users: 60, won: 24, even: 21 } });
  expect(sharesOf(things['played dinner']!)).toEqual({ used: 0.75, won: { share: 0.4, even: 0.35 } });
  expect(sharesOf({ used: 3, could: 4, users: 3, won: 3, even: 1 }).won).toBeUndefined();
});
