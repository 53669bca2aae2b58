/** Whatever pack is accepted, whole games can be played with it. */
import { below, type Dice, diceFrom, pick, silent } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../test/helps.ts';
import { lastWill } from '../game.ts';
import { type Card, material } from '../material/index.ts';
import type { Options, State } from '../state.ts';
import { checkPack, type Pack } from './index.ts';

const decks = ['events', 'helpersAndExpenses', 'properties', 'companions', 'specials'] as const;
const types = ['mansion', 'manor', 'town', 'farm'] as const;

/** A pack that changes much and at random, up to the limits of the schema. */
function randomPack(dice: Dice): unknown {
  const sometimes = (change: () => object) => (below(dice, 2) === 0 ? change() : {});
  const plan = () => ({ cards: below(dice, 10), errandBoys: 1 + below(dice, 2), actions: 1 + below(dice, 9) });
  const wild = [{ from: 1, deck: 'wild' }];
  const space = () => [
    { from: 1, deck: pick(dice, decks) },
    ...(below(dice, 2) === 0 ? [{ from: 2 + below(dice, 6), deck: pick(dice, decks) }] : []),
  ];
  const spaces = (most: number) => Array.from({ length: below(dice, most + 1) }, space);
  const errands = () => ({ extension: below(dice, 6), market: below(dice, 6), opera: below(dice, 6) });
  const group = [space(), ...spaces(4)];
  return {
    cards: Object.fromEntries(material.cards.map((card) => [card.id, below(dice, 2) === 0 ? changed(card, dice) : {}])),
    ...sometimes(() => ({
      plans: { '2-3': Array.from({ length: 4 + below(dice, 7) }, plan), '4-5': Array.from({ length: 5 + below(dice, 6) }, plan) },
    })),
    ...sometimes(() => ({
      offer: {
        '2-3': {
          spaces: [wild, ...spaces(8), wild],
          group: { errandSpaces: 1 + below(dice, Math.min(4, group.length)), spaces: group },
          errands: errands(),
        },
        '4-5': { spaces: [wild, wild, ...spaces(8)], errands: errands() },
        supplement3: { spaces: spaces(4) },
        supplement5: { spaces: spaces(4) },
      },
    })),
    ...sometimes(() => ({ modifiers: [-9 + below(dice, 5), -3, below(dice, 3), 3 + below(dice, 7)] })),
    ...sometimes(() => ({ playerBoard: { spaces: 3 + below(dice, 8), extensionsInBank: below(dice, 31) } })),
    // Little money, so that people go bankrupt, or much of it.
    ...sometimes(() => ({
      defaultWill: 20 + below(dice, 30),
      sacked: {
        lastWills: [
          { money: 20, lines: 4 },
          { money: 20 + below(dice, 280), lines: 5 },
        ],
      },
    })),
    ...sometimes(() => ({ opera: 1 + below(dice, 9) })),
  };
}

function changed(card: Card, dice: Dice): object {
  switch (card.kind) {
    case 'event':
      return {
        copies: below(dice, 7),
        ...(card.pay.length === 1 && card.nuptial === undefined ? { pay: [{ actions: 1 + below(dice, 9), pounds: below(dice, 41) }] } : {}),
      };
    case 'expense':
      return { copies: below(dice, 5), lay: below(dice, 2) === 0 ? null : { actions: 1 + below(dice, 4), pounds: 1 + below(dice, 20) } };
    case 'helper':
      return {
        copies: below(dice, 5),
        helps: randomHelps(card, dice),
        ...(card.id === 'fixer' ? {} : { use: { actions: below(dice, 5), pounds: 2 }, steps: [{ takes: 'dog', pounds: 3 }] }),
      };
    case 'property':
      return changedProperty(card, dice);
    case 'companion':
      return { copies: 2 + below(dice, 8) };
    case 'wild':
      return {};
  }
}

/** What the helper does, with up to all its numbers, and what it serves, otherwise; or all that a helper can do. */
function randomHelps(card: Extract<Card, { kind: 'helper' }>, dice: Dice): readonly unknown[] {
  const few = () => 1 + below(dice, 9);
  if (card.id === 'fixer') return [{ searches: 2 + below(dice, 8) }];
  if (below(dice, 2) === 0) return card.helps.map((help) => pick(dice, changesOf(help)));
  const some = <Thing>(things: readonly Thing[]) => things.slice(below(dice, things.length));
  return [
    { adds: 1 + below(dice, 3), to: some(['silverware', 'coach', 'mask', 'helm', 'wine', ...types]) },
    { shifts: 1 + below(dice, 2), way: pick(dice, ['down', 'up', 'either']), of: some(types) },
    { waives: pick(dice, ['trade', 'activate']), of: some(types), times: few() },
    { gives: few(), for: 'any' },
    { draws: few(), from: pick(dice, ['any', 'events', 'helpersAndExpenses', 'properties', 'companions']) },
    { keeps: few() },
  ];
}

function changedProperty(card: Extract<Card, { kind: 'property' }>, dice: Dice): object {
  const top = 10 + below(dice, 51);
  const scale = Array.from({ length: 1 + below(dice, 10) }, (_, i) => top - i);
  const pounds = below(dice, 20);
  const steps = Array.from({ length: below(dice, 5) }, (_, i) => ({
    takes: pick(dice, ['dog', 'horse', 'guest', 'chef']),
    pounds: pounds + 1 + i,
  }));
  const base = { copies: below(dice, 5), use: { actions: below(dice, 5), pounds }, steps, scale };
  if (card.part === 'base') return { ...base, scale: card.types.includes('farm') ? scale.slice(0, 1) : scale };
  const first = below(dice, types.length);
  const both = [types[first], types[(first + 1 + below(dice, 3)) % types.length]];
  return { ...base, types: both, steps: steps.map((step, i) => ({ ...step, decay: 2, ...(i === 0 ? { free: true } : {}) })) };
}

const options: Omit<Options, 'pack'> = {
  will: 'standard',
  starter: null,
  expansion: 'none',
  employment: 'everyone',
  employed: [],
  lines: 'will',
  plans: 'tiles',
  cards: 'new',
};

/** Cards by design, wherever they are. */
function census({ decks: piles, discards, offer, players, doing }: State): number[] {
  const count: number[] = [];
  const cards = [piles, discards, [offer], players.map(({ hand }) => hand), players.map(({ board }) => board.map(({ card }) => card))].flat(
    2,
  );
  if (doing?.type === 'use') cards.push(...doing.cards, ...doing.tossed, ...doing.brought.map(({ card }) => card));
  if (doing?.type === 'pick') cards.push(...doing.cards);
  for (const card of cards) if (card >= 0) count[card] = (count[card] ?? 0) + 1;
  return count;
}

describe('a game with any accepted pack', () => {
  it.each(['none', 'full'] as const)('comes to its end and loses no card (expansion: %s)', (expansion) => {
    let played = 0;
    for (let n = 0; n < 150; n++) {
      const dice = diceFrom(`pack ${expansion} ${n}`);
      const pack = randomPack(dice);
      if (checkPack(pack).length > 0) continue;
      played++;
      const seats = 2 + below(dice, 4);
      const state = lastWill.setup(
        { options: { ...options, expansion, pack: pack as Pack }, seats, revision: lastWill.revision },
        dice,
        silent,
      );
      const before = census(state);
      for (let acting = lastWill.toAct(state); acting.length > 0; acting = lastWill.toAct(state)) {
        const seat = pick(dice, acting);
        const moves = lastWill.moves(state, seat);
        expect(moves.length, `pack ${n}: ${state.phase}`).toBeGreaterThan(0);
        lastWill.play(state, seat, pick(dice, moves), silent);
      }
      expect(state.phase).toBe('over');
      expect(census(state)).toEqual(before);
    }
    // Most random packs are accepted: otherwise this would show nothing.
    expect(played).toBeGreaterThan(75);
  });
});
