import { atTable, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { card, table } from '../../test/table.ts';
import { lastWill } from '../rules/index.ts';
import { catalogues } from './text/catalogues.ts';
import { confirm } from './prompts.ts';

const game = table({ seats: 2, players: [{ money: 20, actions: 2, hand: ['dinner'], board: ['manor-1'] }] });
const view = lastWill.view(game.state, 0);
const speaking = (language: string) => atTable(voice(language, [catalogues, lastWill.text.catalogues]), game.state.setting, ['Ann', 'Bob']);

describe('the button of a move', () => {
  it('says it in short, for what lies beside it is seen', () => {
    expect(confirm({ type: 'play', card: card('dinner'), option: 0, pounds: 2 }, view, speaking('en'))).toBe('Spend £2 (1 action)');
    expect(confirm({ type: 'activate', space: 0, as: 1, pounds: 3, free: false }, view, speaking('en'))).toBe('Maintain: £3, 1 action');
    expect(confirm({ type: 'activate', space: 0, as: 1, pounds: 3, free: true }, view, speaking('pl'))).toBe('Utrzymanie: £3, pomocnik');
    expect(confirm({ type: 'done' }, view, speaking('en'))).toBe('Yes, lose 2 actions');
  });

  it('says the whole move where there is nothing shorter', () => {
    expect(confirm({ type: 'keepAll' }, view, speaking('en'))).toBe('Keep all of them');
  });
});
