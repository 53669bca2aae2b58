import { describe, expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import {
  Complaint,
  complaintText,
  type GameRecord,
  kernelText,
  playMove,
  readRecord,
  recordOf,
  replay,
  startMatch,
  voice,
  writeRecord,
} from './index.ts';

const voices = Object.keys(kernelText).map((language) => voice(language, [nim.text.catalogues, kernelText]));

/** What people are told, in English and in Polish, about a file that cannot be used. */
function told(text: string): string[] {
  try {
    replay(nim, readRecord(text));
  } catch (error) {
    if (error instanceof Complaint) return voices.map((speaker) => complaintText(error, speaker));
    throw error;
  }
  return [];
}

function saved(): GameRecord {
  const match = startMatch(nim, {}, 'saved', [{ name: 'Ania' }, { name: 'Ola' }]);
  for (let i = 0; i < 8; i++) {
    const seat = nim.toAct(match.state)[0]!;
    playMove(match, seat, nim.moves(match.state, seat)[0]);
  }
  return recordOf(match);
}

const edited = (changes: object) => writeRecord({ ...saved(), ...changes });

describe('a saved game', () => {
  it('is read without complaint', () => {
    expect(told(writeRecord(saved()))).toEqual([]);
  });

  it('with a move that is not possible names the decision, the player and why', () => {
    const moves = saved().moves.with(2, [0, { type: 'take', heap: 0, count: 30 }]);
    expect(told(edited({ moves }))).toEqual([
      'Decision 3 of this saved game, by Ania, is not possible: Take from 1 to 3 objects from one heap that holds as many.',
      'Decyzja 3 w tym zapisie (gracz: Ania) jest niemożliwa: Weź od 1 do 3 przedmiotów z jednego stosu, w którym tyle jest.',
    ]);
  });

  it('with a decision out of turn says so', () => {
    const [keep0, keep1, first] = saved().moves;
    expect(told(edited({ moves: [keep0, keep1, [1, first?.[1]]] }))).toEqual([
      'Decision 3 of this saved game, by Ola, is not possible: It is not this player’s turn to decide.',
      'Decyzja 3 w tym zapisie (gracz: Ola) jest niemożliwa: Ten gracz nie podejmuje teraz decyzji.',
    ]);
  });

  it('with a decision of nobody says so', () => {
    expect(told(edited({ moves: [[4, { type: 'done' }]] }))[0]).toBe('Decision 1 of this saved game is by seat 5, but nobody sits there.');
  });

  it('with any nonsense for a move complains in a sentence', () => {
    for (const move of [null, 0, 'x', [], {}, { type: 'take' }, { type: 'take', heap: '0', count: 1 }])
      expect(told(edited({ moves: [...saved().moves.slice(0, 2), [0, move]] }))[0]).toMatch(
        /^Decision 3 of this saved game, by Ania, is not possible: /,
      );
  });

  it('that is cut short, of another game or of other rules says so', () => {
    expect(told('{"format": "parl')[0]).toMatch(/^This is not a saved game: the file is not valid JSON/);
    expect(told('null')[0]).toMatch(/^This saved game is damaged at “format”/);
    expect(told(edited({ moves: [[0]] }))[0]).toMatch(/^This saved game is damaged at “moves\.0/);
    expect(told(edited({ extra: 1 }))[0]).toBe('This saved game is damaged at “extra”: there is no such field.');
    expect(told(edited({ seed: undefined }))[1]).toBe('Ten zapis gry jest uszkodzony w polu „seed”: brakuje go.');
    expect(told(edited({ seed: 'x'.repeat(601) }))[0]).toContain('“seed”: it is too long or too large');
    expect(told(edited({ game: 'chess' }))[0]).toBe('This saved game is of “chess”, not of “nim”.');
    expect(told(edited({ rules: 99 }))[1]).toBe('Tę grę zapisano według wersji 99 zasad; ten program gra według wersji 2.');
  });

  it('with options or seats that the game does not offer says which', () => {
    expect(told(edited({ options: { heaps: 7 } }))).toEqual([
      '“7” is not a choice for the option “heaps”. Choose one of: 2, 3, 4.',
      '„7” nie jest możliwym wyborem dla opcji „heaps”. Do wyboru: 2, 3, 4.',
    ]);
    expect(told(edited({ options: { towers: 1 } }))[0]).toBe('This game has no option “towers”.');
    expect(told(edited({ options: { beginners: [0, 0] } }))[0]).toContain('takes a list of different seats');
    expect(told(edited({ options: { beginners: [0, 1] } }))).toEqual([
      'These options do not go together: Not everybody can be a beginner.',
      'Te opcje nie pasują do siebie: Nie wszyscy mogą być początkujący.',
    ]);
    expect(told(edited({ seats: [{ name: 'Ania' }] }))[0]).toBe('This game is for 2 to 4 players, not 1.');
  });
});
