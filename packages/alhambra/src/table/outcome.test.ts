import { atTable, outcomeOf, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';
import { alhambra, type Move, type State } from '../rules/index.ts';
import { outcome } from './outcome.ts';
import { progress } from './picks.ts';
import { catalogues } from './text/catalogues.ts';

const scene = (state: State) => ({ view: alhambra.view(state, 0), setting: state.setting, moves: alhambra.moves(state, 0) });
const speaker = ({ setting }: State, language: string) =>
  atTable(voice(language, [catalogues, alhambra.text.catalogues]), setting, ['Ann', 'Bob', 'Cid']);

function said(state: State, move: Move, language = 'en'): string[] {
  return outcome(move, scene(state), outcomeOf(alhambra, state, 0, [move]), speaker(state, language));
}

const position = () =>
  table(3, {
    turn: 0,
    yard: [{ pavilion: 2 }, { seraglio: 9 }, { garden: 10 }, { tower: 13 }],
    display: [{ florin: 1 }, { dirham: 2 }, { denar: 9 }, { ducat: 9 }],
    hands: [{ florin: [3, 4] }, { florin: 1 }, { florin: 1 }],
  });

describe('before a move is confirmed', () => {
  it('the money of each coin it touches is told as it will be, for only that coin pays (AL-BUY-1)', () => {
    const state = position();
    expect(said(state, { type: 'take', cards: [26] })).toEqual(['Your denars 0 → 9']);
    expect(said(state, { type: 'take', cards: [0, 10] })).toEqual(['Your florins 7 → 8', 'Your dirhams 0 → 2']);
    expect(said(state, { type: 'take', cards: [0, 10] }, 'pl')).toEqual(['Twoje floreny 7 → 8', 'Twoje dirhamy 0 → 2']);
  });

  it('a purchase also says what the next scoring would bring (AL-SCORE-2)', () => {
    expect(said(position(), { type: 'buy', slot: 0, pay: [2], keep: true })).toEqual([
      'Your florins 7 → 4',
      'Scoring A as things stand 0 → 1',
    ]);
  });

  it('money that is being taken is named with its coin', () => {
    const state = position();
    const words = (picks: string[], language: string) => progress(picks, scene(state), speaker(state, language));
    expect(words(['take:26'], 'en')).toBe('Taking 9 denars.');
    expect(words(['take:0', 'take:10'], 'en')).toBe('Taking 1 florin and 2 dirhams: 3 in all.');
    expect(words(['take:0', 'take:10'], 'pl')).toBe('Bierzesz 1 floren i 2 dirhamy: razem 3.');
  });
});
