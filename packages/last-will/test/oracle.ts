/**
 * The rules of spending read a second time, slowly and straight from the printed records: what a player may do with one card.
 * It shares no code with the game, so that a mistake would have to be made twice.
 */
import {
  type Card,
  type Companion,
  companionKinds,
  type Help,
  type Material,
  type PropertyType,
  propertyTypes,
  type State,
} from '../src/rules/index.ts';

type Of<Kind extends Card['kind']> = Extract<Card, { kind: Kind }>;
type Property = Of<'property'>;
type Verbs = 'adds' | 'shifts' | 'waives' | 'gives';
type White = Of<'event'>;

/** One side of the table as the oracle sees it. */
export interface Side {
  readonly money: number;
  readonly bankrupt: boolean;
  readonly actions: number;
  readonly hand: readonly Card[];
  readonly board: readonly OnBoard[];
  readonly room: boolean;
  /** The most that may be spent at once (LW-SPEND-1, GS-SPEND-1). */
  readonly limit: number;
  readonly market: Readonly<Record<PropertyType, number>>;
}

interface OnBoard {
  readonly card: Card;
  readonly step: number;
  readonly tokens: readonly Companion[];
  readonly activated: boolean;
  readonly served: number;
}

export function sideOf(state: State, seat: number, { cards }: Material): Side {
  const player = state.players[seat]!;
  const board = player.board.map(({ card, step, tokens, activated, served }) => ({
    card: cards[card]!,
    step,
    tokens: tokens.map((token) => companionKinds[token]!),
    activated,
    served,
  }));
  const bound = player.job >= 0 || board.some(({ card }) => card.kind === 'property');
  return {
    money: player.money,
    bankrupt: player.bankrupt,
    actions: player.actions,
    hand: player.hand.map((card) => cards[card]!),
    board,
    room: board.length < player.spaces,
    limit: bound ? player.money : Number.POSITIVE_INFINITY,
    market: Object.fromEntries(propertyTypes.map((type, i) => [type, state.market[i]!])) as Record<PropertyType, number>,
  };
}

/** What the helpers in play do of this kind, each with how often it has served in this round. */
function helps<Verb extends Verbs>(side: Side, verb: Verb): (Extract<Help, Record<Verb, unknown>> & { readonly served: number })[] {
  return side.board.flatMap(({ card, served }) =>
    card.kind === 'helper'
      ? card.helps.filter((help): help is Extract<Help, Record<Verb, unknown>> => verb in help).map((help) => ({ ...help, served }))
      : [],
  );
}

/** Bonuses for one use of something with these symbols, or of a property of this type (LW-HELP-6 to LW-HELP-10, GS-HELP-1). */
function bonuses(side: Side, shown: readonly string[]): number[] {
  return helps(side, 'adds').flatMap(({ adds, to }) => (to.some((served) => shown.includes(served)) ? [adds] : []));
}

/** Every sum of some of these, none included: each whole or not at all (LW-SPEND-6). */
function sums(amounts: readonly number[]): number[] {
  return [...amounts.reduce((found, amount) => new Set([...found, ...[...found].map((sum) => sum + amount)]), new Set([0]))];
}

/** What the opera may cost (LW-ERR-8). */
export function operaAmounts(side: Side, printed: number): number[] {
  return sums(bonuses(side, ['mask']))
    .map((bonus) => printed + bonus)
    .filter((pounds) => pounds <= side.limit);
}

/** The amounts of activating a card in play, and whether a helper waives its actions (LW-EXP-1, LW-EXP-2, LW-HELP-4 to LW-HELP-6). */
export function activations(side: Side, played: OnBoard): [pounds: number, free: boolean][] {
  const { card } = played;
  if (played.activated || !('use' in card) || card.use === undefined) return [];
  const { use, steps = [] } = card;
  const open = [amountCounted(side, use) ?? use.pounds, ...steps.slice(0, played.tokens.length).map(({ pounds }) => pounds)];
  const amounts = amountCounted(side, use) === 0 ? [] : open;
  const ways =
    card.kind === 'property'
      ? card.types.map((type) => maintenance(side, type))
      : [{ added: bonuses(side, symbolsOf(card)), waived: false }];
  return ways.flatMap(({ added, waived }) =>
    amounts.flatMap((amount) =>
      sums(added)
        .map((sum) => amount + sum)
        .filter((pounds) => pounds <= side.limit)
        .flatMap((pounds): [number, boolean][] => [
          ...(use.actions <= side.actions ? [[pounds, false] as [number, boolean]] : []),
          ...(waived && use.actions > 0 ? [[pounds, true] as [number, boolean]] : []),
        ]),
    ),
  );
}

function maintenance(side: Side, type: PropertyType) {
  return { added: bonuses(side, [type]), waived: isWaived(side, 'activate', type) };
}

function isWaived(side: Side, what: 'trade' | 'activate', type: PropertyType): boolean {
  return helps(side, 'waives').some(({ waives, of, times, served }) => waives === what && of.includes(type) && served < times);
}

function symbolsOf(card: Card): readonly string[] {
  return card.kind === 'event' || card.kind === 'expense' ? card.symbols : [];
}

/** What a farm expense counts now; nothing for other cards. */
function amountCounted(side: Side, use: Of<'expense'>['use']): number | undefined {
  const { perFarm = 0, perHorseOnFarms = 0, perDogOnFarms = 0 } = use;
  if (perFarm + perHorseOnFarms + perDogOnFarms === 0) return undefined;
  const farms = side.board.filter(({ card }) => card.kind === 'property' && card.types.includes('farm'));
  const tokens = farms.flatMap((farm) => farm.tokens);
  const count = (kind: Companion) => tokens.filter((token) => token === kind).length;
  return perFarm * farms.length + perHorseOnFarms * count('horse') + perDogOnFarms * count('dog');
}

/** Prices of buying or selling, and whether a helper waives the action (LW-PROP-2, LW-PROP-5, LW-HELP-1 to LW-HELP-3). */
export function deals(side: Side, card: Property, value: number): [pounds: number, free: boolean][] {
  return card.types.flatMap((type) => {
    const changed = helps(side, 'shifts')
      .filter(({ of }) => of.includes(type))
      .reduce<number[]>(
        (prices, { shifts, way }) =>
          prices.flatMap((price) => [price, ...(way === 'up' ? [] : [price - shifts]), ...(way === 'down' ? [] : [price + shifts])]),
        [value + side.market[type]],
      );
    const waived = isWaived(side, 'trade', type);
    return changed.flatMap((price): [number, boolean][] => [
      ...(side.actions >= 1 ? [[Math.max(0, price), false] as [number, boolean]] : []),
      ...(waived ? [[Math.max(0, price), true] as [number, boolean]] : []),
    ]);
  });
}

/** Purchases where there is an open space: the whole price in hand, and never after bankruptcy (LW-SPEND-2). */
export function purchases(side: Side, card: Property): [pounds: number, free: boolean][] {
  return side.bankrupt ? [] : deals(side, card, card.scale[0]!).filter(([pounds]) => pounds <= side.money);
}

/** Tokens for the uppermost empty space of a card in play: the card discarded and what it stands for (LW-COMP-2, LW-WILD-1, GS-PROP-4). */
export function tokens(side: Side, { card, tokens: placed }: OnBoard): [discarded: string, as: Companion][] {
  const open = 'steps' in card ? card.steps?.[placed.length] : undefined;
  if (open === undefined || side.actions < 1) return [];
  const taken = open.takes === 'animal' ? (['dog', 'horse'] as const) : [open.takes];
  return taken.flatMap((as) =>
    side.hand
      .filter((each) => each.kind === 'wild' || (each.kind === 'companion' && each.companion === as))
      .map(({ id }): [string, Companion] => [id, as]),
  );
}

/** One complete way to play a white card. */
export interface Play {
  readonly option: number;
  /** The cards of the set, the companions brought (“dog as horse to race-day”) and the bottles tossed, each in order. */
  readonly set: readonly string[];
  readonly brought: readonly string[];
  readonly tossed: readonly string[];
  readonly pounds: number;
}

/** Every way to play a white card from hand (LW-WHITE-1 to LW-WHITE-6, LW-HELP-12, GS-NUPT, GS-EVT). */
export function plays(side: Side, card: White): Play[] {
  if (!canDoSomething(side, card)) return [];
  const hand = without(side.hand, card);
  const given = helps(side, 'gives').filter((help) => help.for === 'white');
  const actions = given.reduce((sum, { gives, served }) => sum + Math.max(0, gives - served), side.actions);
  return card.pay.flatMap((price, option) =>
    price.actions > actions ? [] : sets(card, hand).flatMap((set) => completions(side, set, set.slice(1).reduce(without, hand), option)),
  );
}

function canDoSomething(side: Side, { effect }: White): boolean {
  if (effect === 'LW-WHITE-5') return side.board.some(takesAnAnimal);
  if (effect === 'LW-WHITE-6') return side.board.some(({ card, step }) => card.kind === 'property' && step < card.scale.length - 1);
  return effect !== 'GS-EVT-3' || side.board.some(({ card }) => card.kind === 'property');
}

function takesAnAnimal({ card, tokens: placed }: OnBoard): boolean {
  return 'steps' in card && ['dog', 'horse', 'animal'].includes(card.steps?.[placed.length]?.takes ?? '');
}

/** The card alone, and with other nuptial cards of different names. */
function sets(card: White, hand: readonly Card[]): White[][] {
  if (card.nuptial === undefined) return [[card]];
  return (['ring', 'wedding', 'gift', 'bachelor'] as const)
    .filter((name) => name !== card.nuptial)
    .reduce<White[][]>(
      (found, name) =>
        found.flatMap((set) => [
          set,
          ...designs(hand).flatMap((each) => (each.kind === 'event' && each.nuptial === name ? [[...set, each]] : [])),
        ]),
      [[card]],
    );
}

function completions(side: Side, set: readonly White[], hand: readonly Card[], option: number): Play[] {
  const printed = set[0]!.pay[option]!.pounds + set.slice(1).reduce((sum, { pay }) => sum + pay[0]!.pounds, 0);
  const added = sums(set.flatMap(({ symbols }) => bonuses(side, symbols)));
  const options = set.flatMap(({ id, companions = [] }) => companions.map(({ takes, pounds }) => ({ to: id, takes, pounds })));
  return company(options, hand).flatMap(({ brought, pounds, left }) => {
    const bottles = left.filter((each) => symbolsOf(each).some((symbol) => symbol === 'helm' || symbol === 'wine'));
    return subsets(set[0]!.effect === 'GS-EVT-1' ? bottles.map(({ id }) => id) : []).flatMap((tossed) =>
      added
        .map((bonus) => printed + pounds + tossed.length + bonus)
        .filter((sum) => sum <= side.limit)
        .map((sum) => ({
          option,
          set: set.map(({ id }) => id).toSorted(),
          brought: brought.toSorted(),
          tossed: tossed.toSorted(),
          pounds: sum,
        })),
    );
  });
}

interface Company {
  readonly brought: string[];
  readonly pounds: number;
  readonly left: readonly Card[];
}

/** For each companion option: nobody, a card of that companion, or a wild card. */
function company(options: readonly { to: string; takes: Companion; pounds: number }[], hand: readonly Card[]): Company[] {
  return options.reduce<Company[]>(
    (found, { to, takes, pounds }) =>
      found.flatMap((so) => [
        so,
        ...designs(so.left)
          .filter((each) => each.kind === 'wild' || (each.kind === 'companion' && each.companion === takes))
          .map((each) => ({
            brought: [...so.brought, `${each.id} as ${takes} to ${to}`],
            pounds: so.pounds + pounds,
            left: without(so.left, each),
          })),
      ]),
    [{ brought: [], pounds: 0, left: hand }],
  );
}

function without(cards: readonly Card[], card: Card): Card[] {
  return cards.toSpliced(cards.indexOf(card), 1);
}

function designs(cards: readonly Card[]): Card[] {
  return [...new Set(cards)];
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((found, item) => [...found, ...found.map((set) => [...set, item])], [[]]);
}
