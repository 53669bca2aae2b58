/** Every card in the box, played in a prepared position: money, actions and tokens must move as its record says. */
import { describe, expect, it } from 'vitest';
import { observeHelp } from '../../../test/helps.ts';
import { card as numberOf, table } from '../../../test/table.ts';
import { type Card, companionKinds, material, propertyTypes, type CompanionSpace } from '../index.ts';

type Kind<K extends Card['kind']> = Extract<Card, { kind: K }>;
function ofKind<K extends Card['kind']>(kind: K): Kind<K>[] {
  return material.cards.filter((card): card is Kind<K> => card.kind === kind);
}

const options = { expansion: 'parts', employment: 'nobody', plans: 'original', cards: 'new' };
/** Something for cards that act on cards in play. */
const support = [{ card: 'farm-1' }, { card: 'manor-1' }];

/** A player with so many actions, 200 pounds, no property unless told. */
function solo(player: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  return table({
    today: true,
    options,
    seats: 2,
    market: [-3, -2, 1, 3],
    offer: [],
    ...rest,
    players: [{ money: 200, spaces: 12, ...player }],
  });
}

describe('events', () => {
  for (const card of ofKind('event'))
    for (const [option, { actions, pounds }] of card.pay.entries())
      it(`${card.id}: ${actions} actions for ${pounds} pounds`, () => {
        const board = card.effect === undefined || card.effect === 'LW-WHITE-4' ? [] : support;
        const game = solo({ actions, hand: [card.id], board });
        game.play(0, { play: card.id, option });
        expect(game.player(0).money).toBe(200 - pounds);
        expect(game.player(0).actions).toBe(card.gain ?? 0);
        expect(game.player(0).hand).toEqual([]);
        expect(game.state.discards.flat()).toContain(numberOf(card.id));

        expect(
          solo({ actions: actions - 1, hand: [card.id], board })
            .list(0, 'play')
            .some((move) => move.option === option),
        ).toBe(false);
      });

  for (const card of ofKind('event').filter(({ companions = [] }) => companions.length > 0))
    it(`${card.id}: with every subset of its companions`, () => {
      const { companions = [], pay } = card;
      const { actions, pounds } = pay[0]!;
      for (let subset = 0; subset < 1 << companions.length; subset++) {
        const brought = companions.filter((_, i) => (subset & (1 << i)) !== 0);
        const game = solo({ actions, hand: [card.id, ...companions.map(({ takes }) => takes)] });
        game.play(0, { begin: card.id }, ...brought.map(({ takes }) => ({ bring: takes })));
        const sum = brought.reduce((total, option) => total + option.pounds, pounds);
        game.play(0, { spend: sum });
        expect(game.player(0)).toMatchObject({ money: 200 - sum, actions: 0 });
        expect(game.player(0).hand).toHaveLength(companions.length - brought.length);
      }
    });
});

/** The amounts a card in play may spend with so many of its spaces filled. */
function filled(steps: readonly CompanionSpace[], count: number): string[] {
  return steps.slice(0, count).map(({ takes }) => (takes === 'animal' ? 'dog' : takes));
}

describe('expenses', () => {
  for (const card of ofKind('expense')) {
    it(`${card.id}: laying it down`, () => {
      const actions = 1 + (card.lay?.actions ?? 0);
      const game = solo({ actions, hand: [card.id] });
      game.play(0, { lay: card.id });
      expect(game.player(0)).toMatchObject({ actions: 0, money: 200 - (card.lay?.pounds ?? 0) });
      expect(game.player(0).board[0]).toMatchObject({ card: numberOf(card.id), tokens: [] });
      expect(solo({ actions: actions - 1, hand: [card.id] }).list(0, 'lay')).toEqual([]);
    });

    it(`${card.id}: activating it, with each number of tokens`, () => {
      const { steps = [], use } = card;
      const farms = [
        { card: 'farm-1', tokens: ['dog', 'horse'] },
        { card: 'farm-3', tokens: ['dog', 'dog'] },
      ];
      const { perFarm = 0, perHorseOnFarms = 0, perDogOnFarms = 0 } = use;
      const first = use.pounds + 2 * perFarm + perHorseOnFarms + 3 * perDogOnFarms;
      for (let count = 0; count <= steps.length; count++) {
        const game = solo({ actions: use.actions, board: [{ card: card.id, tokens: filled(steps, count) }, ...farms] });
        const open = game.list(0, 'activate').filter(({ space }) => space === 0);
        expect(open.map(({ pounds }) => pounds)).toEqual([first, ...steps.slice(0, count).map(({ pounds }) => pounds)]);
        game.play(0, open.at(-1)!);
        expect(game.player(0)).toMatchObject({ actions: 0, money: 200 - open.at(-1)!.pounds });
      }
    });

    it(`${card.id}: each space takes its companion, in order`, () => {
      const { steps = [] } = card;
      const game = solo({ actions: steps.length, hand: filled(steps, steps.length), board: [card.id] });
      for (const step of steps) game.play(0, { token: step.takes, space: card.id });
      expect(game.player(0).board[0]!.tokens).toEqual(steps.map(({ takes }) => companionKinds.indexOf(takes as never)));
      expect(game.player(0)).toMatchObject({ actions: 0, hand: [] });
    });
  }
});

describe('helpers', () => {
  for (const card of ofKind('helper')) {
    it(`${card.id}: laying down and activating`, () => {
      const actions = 1 + (card.lay?.actions ?? 0);
      expect(solo({ actions: actions - 1, hand: [card.id] }).list(0, 'lay')).toEqual([]);
      const game = solo({ actions, hand: [card.id] });
      game.play(0, { lay: card.id });
      expect(game.player(0).money).toBe(200 - (card.lay?.pounds ?? 0));
      expect(game.list(0, 'activate').map(({ pounds }) => pounds)).toEqual(card.use === undefined ? [] : [card.use.pounds]);
      for (const move of game.list(0, 'activate')) game.play(0, move);
      expect(game.player(0).money).toBe(200 - (card.use?.pounds ?? 0));
    });

    for (const help of card.helps)
      it(`${card.id}: ${JSON.stringify(help)} (${card.rule})`, () => {
        expect(() => observeHelp(card, help)).not.toThrow();
      });
  }
});

describe('properties', () => {
  const modifiers = { mansion: -3, manor: -2, town: 1, farm: 3 };
  for (const card of ofKind('property')) {
    const { scale, steps = [], types, use } = card;

    it(`${card.id}: bought at ${scale[0]} and the modifier`, () => {
      const game = solo({ actions: 1, hand: [card.id] });
      const prices = types.map((type) => scale[0]! + modifiers[type]);
      expect(game.list(0, 'buy').map(({ as, pounds }) => [as, pounds])).toEqual(
        types.map((type, i) => [propertyTypes.indexOf(type), prices[i]]),
      );
      game.play(0, { buy: card.id, as: types[0] });
      expect(game.player(0)).toMatchObject({ actions: 0, money: 200 - prices[0]! });
      expect(game.player(0).board[0]!.tokens).toHaveLength(steps.filter(({ free }) => free).length);
    });

    it(`${card.id}: maintained with each number of tokens`, () => {
      for (let count = 0; count <= steps.length; count++) {
        const game = solo({ actions: use.actions, board: [{ card: card.id, tokens: filled(steps, count) }] });
        const open = game.list(0, 'activate');
        expect(open.map(({ pounds }) => pounds)).toEqual([use.pounds, ...steps.slice(0, count).map(({ pounds }) => pounds)]);
        game.play(0, open.at(-1)!);
        expect(game.player(0)).toMatchObject({ actions: 0, money: 200 - open.at(-1)!.pounds });
        game.play(0, 'done');
        game.play(1, 'done');
        expect(game.player(0).board[0]!.step).toBe(0);
      }
    });

    it(`${card.id}: sold at every value, and falling when neglected`, () => {
      for (const [step, value] of scale.entries()) {
        const position = { actions: 1, board: [{ card: card.id, value }] };
        const game = solo(position);
        game.play(0, { sell: card.id, as: types[0] });
        expect(game.player(0).money).toBe(200 + Math.max(0, value + modifiers[types[0]!]));
        const neglected = solo(position);
        neglected.play(0, 'done');
        neglected.play(1, 'done');
        expect(neglected.player(0).board[0]!.step).toBe(Math.min(step + 1, scale.length - 1));
      }
    });
  }
});

describe('companions', () => {
  for (const card of [...ofKind('companion'), ...ofKind('wild')]) {
    const hosts = { dog: 'farm-1', horse: 'farm-2', guest: 'mansion-1', chef: 'reservation' };
    for (const kind of card.kind === 'wild' ? companionKinds : [card.companion])
      it(`${card.id}: a token${card.kind === 'wild' ? ` as a ${kind}` : ''}, and back to where it belongs`, () => {
        const game = solo({ actions: 1, hand: [card.id], board: [hosts[kind]] });
        game.play(0, { token: card.id });
        expect(game.player(0).board[0]!.tokens).toEqual([companionKinds.indexOf(kind)]);
        expect(game.player(0)).toMatchObject({ actions: 0, hand: [] });
        expect(game.state.discards[3]).toEqual(card.kind === 'wild' ? [] : [numberOf(card.id)]);
        expect(game.state.decks[6]!.length).toBe(2);
      });
  }
});
