import { atTable, settingFor, voice } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import { expect, it } from 'vitest';
import { marking, wordsOf } from './marked.ts';

it('players and things are found in a sentence, and the rest of it stays as it is', () => {
  const marked = marking(atTable(voice('en', [nim.text.catalogues]), settingFor(nim, {}, 2), ['Ola', 'Jan']));
  const said = `${marked.name(1)} takes ${marked.mark?.('card:17', 'Dog') ?? ''} from ${marked.name(0)}.`;
  expect(wordsOf(said)).toEqual([
    { thing: 'seat:1', text: 'Jan' },
    { text: ' takes ' },
    { thing: 'card:17', text: 'Dog' },
    { text: ' from ' },
    { thing: 'seat:0', text: 'Ola' },
    { text: '.' },
  ]);
  expect(wordsOf('The deck is empty.')).toEqual([{ text: 'The deck is empty.' }]);
});
