import { describe, expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import { kernelText, voice } from './index.ts';

function took(count: number, language: string): string | undefined {
  return nim.text.event({ type: 'took', seat: 0, heap: 1, count }, voice(language, [nim.text.catalogues], ['Ola']));
}

describe('a voice', () => {
  it('counts in Polish with one, few and many', () => {
    expect([1, 2, 5, 12, 22, 25].map((count) => took(count, 'pl'))).toEqual([
      'Ola bierze 1 przedmiot ze stosu 2.',
      'Ola bierze 2 przedmioty ze stosu 2.',
      'Ola bierze 5 przedmiotów ze stosu 2.',
      'Ola bierze 12 przedmiotów ze stosu 2.',
      'Ola bierze 22 przedmioty ze stosu 2.',
      'Ola bierze 25 przedmiotów ze stosu 2.',
    ]);
    expect([took(1, 'en'), took(2, 'en')]).toEqual(['Ola takes 1 object from heap 2.', 'Ola takes 2 objects from heap 2.']);
  });

  it('falls back to English for a language that nobody has written', () => {
    expect(took(1, 'de')).toBe('Ola takes 1 object from heap 2.');
  });

  it('takes a key from the first catalogue that has it, and shows a key that none has', () => {
    const speaker = voice('en', [{ en: { 'refusal.OVER': 'Too late.' } }, kernelText]);
    expect([speaker.say('refusal.OVER'), speaker.say('refusal.TURN'), speaker.say('no.such.key')]).toEqual([
      'Too late.',
      'It is not this player’s turn to decide.',
      'no.such.key',
    ]);
  });

  it('says “<b>” as it is written: names are not markup', () => {
    expect(voice('en', [kernelText]).say('undo.seat', { player: '<b>Ola</b>' })).toBe('<b>Ola</b> has decided since.');
  });
});

describe('the kernel', () => {
  it('says the same things in every language', () => {
    expect(Object.keys(kernelText['pl']!).toSorted()).toEqual(Object.keys(kernelText['en']!).toSorted());
  });
});
