/** What a helper does, observed at the table and compared with its record; and every record that differs from it in one thing. */
import { expect } from 'vitest';
import {
  type Card,
  type Help,
  material,
  type Pack,
  type PropertyType,
  propertyTypes,
  regularDecks,
  type Served,
} from '../src/rules/index.ts';
import { table, type TestTable } from './table.ts';

const market = [-3, -2, 1, 3];
/** A use with each symbol, and what it spends. */
const evenings = {
  silverware: evening('dinner'),
  coach: evening('carriage-ride'),
  mask: evening('theatre'),
  helm: evening('boat-trip'),
  wine: evening('soiree'),
  nuptial: evening('wedding-gift'),
} as const;
/** A property of each type that an action maintains, its price in the market above, and what maintaining it spends. */
const houses: Readonly<Record<PropertyType, House>> = {
  mansion: house('mansion-2'),
  manor: house('manor-1'),
  town: house('town-3'),
  farm: house('farm-2'),
};
type House = readonly [id: string, price: number, pounds: number];

function evening(id: string): readonly [id: string, pounds: number] {
  const card = material.cards.find((each) => each.id === id);
  return [id, card?.kind === 'event' ? card.pay[0]!.pounds : 0];
}

function house(id: string): House {
  const card = material.cards.find((each) => each.id === id);
  if (card?.kind !== 'property') throw new Error(`${id} is no property`);
  return [id, card.scale[0]! + market[propertyTypes.indexOf(card.types[0]!)]!, card.use.pounds];
}
const symbols = Object.keys(evenings) as (keyof typeof evenings)[];

/** Whoever has the helper, with 200 pounds, at a table with this pack and as many of the houses as anybody wants. */
function solo(pack: Pack | null, player: object, rest: object = {}, other: Record<string, unknown> = {}): TestTable {
  const many = Object.fromEntries(propertyTypes.map((type) => [houses[type][0], { copies: 9 }]));
  const own: Pack = { ...pack, cards: { ...pack?.cards, ...many } };
  const options = { expansion: 'parts', employment: 'nobody', plans: 'original', cards: 'new', pack: own };
  return table({ today: true, options, seats: 2, market, offer: [], ...rest, players: [{ money: 200, spaces: 12, ...player }, other] });
}

/** Sees at the table that a helper does exactly what this record says. */
export function observeHelp({ id, lay }: Extract<Card, { kind: 'helper' }>, help: Help, pack: Pack | null = null): void {
  if ('adds' in help) observeBonus(id, help, pack);
  else if ('shifts' in help) observePrices(id, help, pack);
  else if ('waives' in help) observeWaiver(id, help, pack);
  else if ('gives' in help) observeActions(id, 1 + (lay?.actions ?? 0), help, pack);
  else if ('draws' in help) observeDrawing(id, help, pack);
  else if ('keeps' in help) observeKeeping(id, help, pack);
  else observeSearch(id, help, pack);
}

function observeBonus(id: string, { adds, to }: Extract<Help, { adds: number }>, pack: Pack | null): void {
  const more = (pounds: number, served: Served) => (to.includes(served) ? [pounds, pounds + adds] : [pounds]);
  for (const symbol of symbols) {
    const [event, pounds] = evenings[symbol];
    const listed = solo(pack, { actions: 2, hand: [event], board: [id] }).list(0, 'play');
    expect(
      listed.map((move) => move.pounds),
      symbol,
    ).toEqual(more(pounds, symbol));
  }
  for (const type of propertyTypes) {
    const [house, , pounds] = houses[type];
    const listed = solo(pack, { actions: 1, board: [id, house] }).list(0, 'activate');
    const maintained = listed.filter(({ space, free }) => space === 1 && !free).map((move) => move.pounds);
    expect(maintained, type).toEqual(more(pounds, type));
  }
  const opera = solo(pack, { board: [id] }, { phase: 'errands' }).list(0, 'opera');
  expect(opera.map(({ pounds }) => pounds)).toEqual(more(2, 'mask'));
}

function observePrices(id: string, { shifts, way, of }: Extract<Help, { shifts: number }>, pack: Pack | null): void {
  for (const type of propertyTypes) {
    const [house, price] = houses[type];
    const prices = [...(way === 'up' ? [] : [price - shifts]), price, ...(way === 'down' ? [] : [price + shifts])];
    const expected = of.includes(type) ? prices : [price];
    expect(paid(solo(pack, { actions: 1, hand: [house], board: [id] }).list(0, 'buy')), `buy ${type}`).toEqual(expected);
    expect(paid(solo(pack, { actions: 1, board: [id, house] }).list(0, 'sell')), `sell ${type}`).toEqual(expected);
  }
}

function paid(moves: readonly { readonly pounds: number; readonly free: boolean }[]): number[] {
  return moves.filter(({ free }) => !free).map(({ pounds }) => pounds);
}

/** How often, without an action, properties of a type can be bought, sold or maintained: of each there is one more than the helper allows. */
function observeWaiver(id: string, { waives, of, times }: Extract<Help, { waives: unknown }>, pack: Pack | null): void {
  for (const type of propertyTypes) {
    const many = Array.from({ length: times + 1 }, () => houses[type][0]);
    const allowed = of.includes(type) ? times : 0;
    expect(often(solo(pack, { actions: 0, hand: many, board: [id] }), 'buy'), `buy ${type}`).toBe(waives === 'trade' ? allowed : 0);
    expect(often(solo(pack, { actions: 0, board: [id, ...many] }), 'sell'), `sell ${type}`).toBe(waives === 'trade' ? allowed : 0);
    const maintained = often(solo(pack, { actions: 0, board: [id, ...many] }), 'activate');
    expect(maintained, `activate ${type}`).toBe(waives === 'activate' ? allowed : 0);
  }
}

function often(game: TestTable, type: 'buy' | 'sell' | 'activate'): number {
  let count = 0;
  for (let move = game.list(0, type).find(({ free }) => free); move !== undefined; move = game.list(0, type).find(({ free }) => free)) {
    game.play(0, move);
    count++;
  }
  return count;
}

function observeActions(id: string, cost: number, help: Extract<Help, { gives: number }>, pack: Pack | null): void {
  const toAll = help.for === 'any' ? help.gives : 0;
  const laid = solo(pack, { actions: cost, hand: [id] });
  laid.play(0, { lay: id });
  expect(laid.player(0).actions, 'on laying it down').toBe(toAll);

  const start = (board: string[]) => {
    const game = solo(pack, { plan: 6, board }, { phase: 'errands' }, { plan: 7 });
    game.play(0, 'extension');
    game.play(1, { opera: 2 });
    return game.player(0).actions;
  };
  expect(start([id]) - start([]), 'at the start of the phase').toBe(toAll);

  const white = solo(pack, { actions: 0, hand: ['dinner', 'dinner', 'dinner', 'dinner', 'waiter'], board: [id] });
  let played = 0;
  for (let [move] = white.list(0, 'play'); move !== undefined; [move] = white.list(0, 'play')) {
    white.play(0, move);
    played++;
  }
  expect(played, 'for white cards').toBe(help.for === 'white' ? help.gives : 0);
  expect(white.list(0, 'lay')).toEqual([]);
}

function observeDrawing(id: string, { draws, from }: Extract<Help, { draws: number }>, pack: Pack | null): void {
  const game = solo(pack, { board: [id] }, { seats: 3, phase: 'planning' });
  game.play(0, { plan: 4 });
  while (game.state.doing?.type === 'draw') game.play(0, game.moves(0)[0]!);
  const { hand } = game.player(0);
  expect(hand).toHaveLength(draws);
  if (from !== 'any') for (const card of hand) expect(material.cards[card]?.deck).toBe(from);
}

function observeKeeping(id: string, { keeps }: Extract<Help, { keeps: number }>, pack: Pack | null): void {
  const some = ['dinner', 'theatre', 'ball', 'soiree', 'waiter', 'tailor', 'reservation'];
  const keepsAll = (cards: number) =>
    solo(pack, { hand: some.slice(0, cards), board: [id] }, { phase: 'ending' }).moves(0)[0]!.type === 'keepAll';
  expect([keepsAll(2 + keeps), keepsAll(3 + keeps)]).toEqual([true, false]);
}

function observeSearch(id: string, { searches }: Extract<Help, { searches: number }>, pack: Pack | null): void {
  const game = solo(pack, { actions: 0, board: [id] });
  game.play(0, { drawSix: id }, { draw: 'events', cards: searches });
  game.play(0, game.moves(0)[0]!);
  expect(game.player(0).hand).toHaveLength(1);
  expect(game.state.discards[0]).toHaveLength(searches - 1);
}

/** The same help with one field changed: other numbers, other choices, other things served. */
export function changesOf(help: Help): Help[] {
  if ('adds' in help)
    return [
      { ...help, adds: help.adds + 1 },
      ...[...symbols, ...propertyTypes].map((served) => ({ ...help, to: toggled(help.to, served) })),
    ];
  if ('shifts' in help)
    return [
      { ...help, shifts: help.shifts + 1 },
      ...(['down', 'up', 'either'] as const).map((way) => ({ ...help, way })),
      ...propertyTypes.map((type) => ({ ...help, of: toggled(help.of, type) })),
    ];
  if ('waives' in help)
    return [
      ...(['trade', 'activate'] as const).map((waives) => ({ ...help, waives })),
      ...propertyTypes.map((type) => ({ ...help, of: toggled(help.of, type) })),
      { ...help, times: help.times + 1 },
    ];
  if ('gives' in help) return [{ ...help, gives: help.gives + 1 }, ...(['any', 'white'] as const).map((what) => ({ ...help, for: what }))];
  if ('draws' in help)
    return [{ ...help, draws: help.draws + 1 }, ...(['any', ...regularDecks] as const).map((from) => ({ ...help, from }))];
  return 'keeps' in help ? [{ keeps: help.keeps + 1 }] : [{ searches: help.searches - 1 }, { searches: help.searches + 1 }];
}

/** With it if it was not there, without it if it was; never nothing. */
function toggled<Thing>(list: readonly Thing[], thing: Thing): readonly Thing[] {
  const others = list.filter((each) => each !== thing);
  return others.length < list.length && others.length > 0 ? others : [...others, thing];
}
