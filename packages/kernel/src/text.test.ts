import { describe, expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import { atTable, kernelText, languageFor, languageName, settingFor, systemLanguage, voice } from './index.ts';

function took(count: number, language: string): string | undefined {
  return nim.text.event(
    { type: 'took', seat: 0, heap: 1, count },
    atTable(voice(language, [nim.text.catalogues]), settingFor(nim, {}, 2), ['Ola']),
  );
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

  it('falls back to the first language for one that nobody has written', () => {
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

  it('says no key that only every object has', () => {
    expect(['toString', 'constructor'].map((key) => voice('en', []).say(key))).toEqual(['toString', 'constructor']);
    expect(voice('en', []).has('toString')).toBe(false);
  });

  it('lists and quotes as its language does, whatever texts it was given', () => {
    const [english, polish] = ['en', 'pl'].map((language) => voice(language, []));
    expect(english!.list(['A', 'B', 'C'].map(english!.quote))).toBe('“A”, “B”, and “C”');
    expect(polish!.list(['A', 'B', 'C'].map(polish!.quote))).toBe('„A”, „B” i „C”');
  });

  it('says “<b>” as it is written: names are not markup', () => {
    expect(voice('en', [kernelText]).say('undo.seat', { player: '<b>Ola</b>' })).toBe('<b>Ola</b> has decided since.');
  });
});

describe('a reader', () => {
  const known = ['en', 'pl', 'pt', 'pt-BR'];

  it('gets the first of their languages that there is, be it of another country', () => {
    expect(languageFor(['pl'], known)).toBe('pl');
    expect(languageFor(['de-AT', 'PL-pl', 'en'], known)).toBe('pl');
    expect(languageFor(['pt-BR'], known)).toBe('pt-BR');
    expect(languageFor(['pt-PT'], known)).toBe('pt');
  });

  it('gets the first there is where none of theirs is', () => {
    for (const wanted of [[], [''], ['de'], ['p'], ['plx']]) expect(languageFor(wanted, known)).toBe('en');
  });

  it('has a language by the system’s environment', () => {
    const asked = [{ LANG: 'pl_PL.UTF-8' }, { LC_ALL: 'C', LANG: 'pl' }, { LC_MESSAGES: 'sr_RS@latin' }, {}].map(systemLanguage);
    expect(asked).toEqual(['pl-PL', 'C', 'sr-RS', '']);
  });

  it('finds their language by its own name', () => {
    expect(known.slice(0, 3).map(languageName)).toEqual(['English', 'Polski', 'Português']);
  });
});
