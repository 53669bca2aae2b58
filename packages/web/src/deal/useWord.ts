import { useState } from 'react';
import { newWord, plainWord } from './chance.ts';

/** The word that somebody adds to a deal: what they type, or one that is made up for them. */
export function useWord() {
  const [made] = useState(newWord);
  const [typed, setTyped] = useState('');
  return { word: typed === '' ? made : typed, typed, made, type: (text: string) => setTyped(plainWord(text)) };
}
export type Word = ReturnType<typeof useWord>;
