import { atTable, voice } from '@parlour/kernel';
import { leadsTo } from '@parlour/table-kit/state/outcome.ts';
import type { TableState } from '@parlour/table-kit/state/store.ts';
import { kitText } from '@parlour/table-kit/text/index.ts';
import { describe, expect, it } from 'vitest';
import { card, table } from '../../test/table.ts';
import { lastWill } from '../rules/index.ts';
import { outcome, preferred } from './outcome.ts';
import { picks } from './picks.ts';
import { catalogues } from './text/catalogues.ts';

/** What is said of a card that somebody points at. */
function told(setup: Parameters<typeof table>[0], pick: string): string | undefined {
  const { state } = table(setup);
  const now = { viewer: 0, number: 1, view: lastWill.view(state, 0), moves: lastWill.moves(state, 0), seen: [] };
  const plug = { picks, outcome, preferred, confirm: (move: { type: string }) => move.type };
  const speaker = atTable(voice('en', [catalogues, lastWill.text.catalogues, kitText]), state.setting, ['Ann', 'Bob']);
  return leadsTo({ game: lastWill, plug, now, setting: state.setting } as unknown as TableState, pick, speaker);
}

describe('what a card would do now', () => {
  it('is told from the engine, by the way that spends most', () => {
    expect(told({ seats: 2, players: [{ money: 20, actions: 2, hand: ['dinner'] }] }, `hand:${card('dinner')}`)).toMatch(
      /: £20\s→\s£18 · in all £20\s→\s£18 · actions 2\s→\s1\.$/,
    );
  });

  it('is not told of what cannot be used', () => {
    expect(told({ seats: 2, players: [{ money: 20, actions: 0, hand: ['dinner'] }] }, `hand:${card('dinner')}`)).toBeUndefined();
  });
});
