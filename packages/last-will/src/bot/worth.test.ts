import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';
import { type Help, material } from '../rules/index.ts';
import { boardWorth, outlook } from './worth.ts';

const helpers = material.cards.filter((card) => card.kind === 'helper');

/** What a helper in play is worth at the start, to somebody who also owns two houses and two farms, with a pack that says what it does. */
function worth(id: string, helps: readonly Help[]): number {
  const options = { expansion: 'parts', employment: 'nobody', cards: 'new', pack: { cards: { [id]: { helps } } } } as never;
  const { state } = table({ options, players: [{ money: 90, spaces: 9, board: [id, 'manor-1', 'town-3', 'farm-1', 'farm-2'] }] });
  return boardWorth(outlook(state, 0), state.players[0]!.board[0]!);
}

/** The same with every number one higher. */
function higher(help: Help): Help {
  return Object.fromEntries(Object.entries(help).map(([field, value]) => [field, typeof value === 'number' ? value + 1 : value])) as Help;
}

describe('a helper', () => {
  it.each(helpers.map(({ id, helps }) => [id, helps] as const))('is worth more to a bot the more it does: %s', (id, helps) => {
    expect(worth(id, helps)).toBeGreaterThan(0);
    for (const [i, help] of helps.entries()) expect(worth(id, helps.with(i, higher(help)))).toBeGreaterThan(worth(id, helps));
  });
});
