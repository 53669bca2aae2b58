import { atTable, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { card, table } from '../../test/table.ts';
import { lastWill, type Move } from '../rules/index.ts';
import type { Look } from './look.ts';
import { headingOf, labelOf } from './moves.ts';
import { catalogues } from './text/catalogues.ts';

const game = table({
  seats: 2,
  players: [{ money: 20, actions: 2, hand: ['dinner', 'twin-house-1'], board: ['manor-1'] }],
  options: { expansion: 'full' },
});
const speaker = atTable(voice('en', [catalogues, lastWill.text.catalogues]), game.state.setting, ['Ann', 'Bob']);
const looking = (plain: boolean): Look => ({
  seats: [],
  voice: speaker,
  paint: { plain, columns: 80, rows: 24, colour: (_style, text) => text, sign: (mark) => mark },
});
const label = (move: Move, plain = false) => labelOf(move, lastWill.view(game.state, 0), looking(plain));

describe('a choice in the terminal', () => {
  it('is said in the short words of the table', () => {
    expect(label({ type: 'play', card: card('dinner'), option: 0, pounds: 2 })).toBe('Dinner 1a £2');
    expect(label({ type: 'sell', space: 0, as: 1, pounds: 9, free: true })).toBe('Manor House £9 (no action)');
    expect(label({ type: 'buy', card: card('twin-house-1'), as: 2, pounds: 12, free: false })).toMatch(/ £12 town house$/);
    expect(label({ type: 'either', line: -1 })).toBe('Extension or demotion: the extension');
  });

  it('is a whole sentence to whoever cannot see the table, or where there is nothing shorter', () => {
    expect(label({ type: 'play', card: card('dinner'), option: 0, pounds: 2 }, true)).toBeUndefined();
    expect(label({ type: 'done' })).toBeUndefined();
  });

  it('stands under a heading with others of its kind, or alone', () => {
    expect(headingOf({ type: 'opera', pounds: 2 }, looking(false))).toBe(headingOf({ type: 'market' }, looking(false)));
    expect(headingOf({ type: 'done' }, looking(false))).toBe('');
  });
});
