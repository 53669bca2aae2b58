import { describe, expect, it } from 'vitest';
import { applyPack, material, type Pack } from '../rules/index.ts';
import { limits } from './limits.ts';
import { design } from './index.ts';

const tuning = design.tuning!;
const levers = tuning.levers({});
const byId = new Map(levers.map((lever) => [lever.id, lever]));

describe('what may be tuned', () => {
  it('is no number that a source states', () => {
    // Stated: dinner's price, the farm of 15, what a sea dog adds, the amounts 2, 4 and 7, the manor of 13, the first two plans for two and three.
    for (const id of [
      'dinner pay.0.pounds',
      'farm-2 use.actions',
      'farm-2 scale.0',
      'sea-dog helps.0.adds',
      'farm-1 use.pounds',
      'farm-1 steps.0.pounds',
      'manor-1 scale.0',
      'plan 2-3 1 cards',
      'plan 2-3 2 actions',
      'boat-trip-company companions.0.pounds',
      'gardener-tf helps.0.adds',
    ])
      expect(byId.has(id), id).toBe(false);
  });

  it('is what we designed, also on cards that are otherwise facts', () => {
    for (const id of [
      'farm-1 use.actions',
      'farm-1 scale.0',
      'manor-1 use.pounds',
      'theatre-box lay.actions',
      'old-friend lay.actions',
      'school-chum use.pounds',
      'dinner copies',
      'coachman-3 helps.0.adds',
      'plan 4-5 2 cards',
    ])
      expect(byId.has(id), id).toBe(true);
    expect(levers.every(({ now, least, most }) => least <= now && now <= most)).toBe(true);
    expect(levers.some(({ id }) => id.startsWith('steam-yacht'))).toBe(false);
    expect(tuning.levers({ expansion: 'full' }).some(({ id }) => id.startsWith('steam-yacht'))).toBe(true);
  });

  it('becomes a pack with these numbers and no others', () => {
    const changed = tuning.change(
      { will: 70 },
      { 'farm-3 use.actions': 1, 'farm-3 steps.1.pounds': 6, 'old-friend lay.actions': 1, 'plan 4-5 2 cards': 4 },
    )!;
    expect(changed).toMatchObject({ will: 70 });
    const pack = changed['pack'] as Pack;
    const changedCards = applyPack(material, pack).cards.filter(({ source }) => source === 'pack');
    expect(changedCards.map(({ id }) => id).toSorted()).toEqual(['farm-3', 'old-friend']);
    expect(changedCards.find(({ id }) => id === 'old-friend')).toHaveProperty('lay', { actions: 1 });
    expect(
      tuning
        .levers(changed)
        .filter(({ id, now }) => byId.get(id)!.now !== now)
        .map(({ id, now }) => [id, now]),
    ).toEqual([
      ['old-friend lay.actions', 1],
      ['farm-3 use.actions', 1],
      ['farm-3 steps.1.pounds', 6],
      ['plan 4-5 2 cards', 4],
    ]);
  });

  it('may not leave the limits that are stated, nor break a card', () => {
    expect(limits.every((holds) => holds(material))).toBe(true);
    // The plan of seven cards would be gone; a scale must fall.
    expect(tuning.change({}, { 'plan 2-3 5 cards': 8 })).toBeUndefined();
    expect(tuning.change({}, { 'manor-3 scale.1': 13 })).toBeUndefined();
  });

  it('of a pack goes on from the pack, as far as from our own numbers', () => {
    const pack = { cards: { 'farm-3': { scale: [10] } } };
    const lever = tuning.levers({ pack }).find(({ id }) => id === 'farm-3 scale.0')!;
    expect(lever).toMatchObject({ now: 10, least: 7, most: 13 });
    expect(tuning.change({ pack }, { 'farm-4 scale.0': 13 })).toMatchObject({
      pack: { cards: { 'farm-3': { scale: [10] }, 'farm-4': { scale: [13] } } },
    });
  });
});
