import { plainLetters } from '@parlour/kernel';
import { wrap } from '@parlour/terminal-kit';
import { type Card, cardText, employmentText, tableFor, type View } from '../rules/index.ts';
import type { Look } from './look.ts';

/** What the cards with these letters in their names do, in whole sentences: those on the table and in hand first, or else any. */
export function cardsNamed(words: string, view: View, { paint, voice }: Look): string[] {
  const { book } = tableFor(voice.setting);
  const { cards, sacked } = book.material;
  const near = new Set([...view.offer, ...view.players.flatMap(({ hand, board }) => [...hand, ...board.map(({ card }) => card)])]);
  const jobs = [...sacked.employment.four, ...sacked.employment.five];
  const held = view.players.flatMap(({ job }) => (job < 0 ? [] : [employmentText(jobs[job]!, voice)]));
  const texts = (list: readonly Card[]) => list.map((card) => cardText(card, voice));
  const named = (list: ReturnType<typeof texts>) => list.filter(({ name }) => plainLetters(name).includes(plainLetters(words)));
  const here = named([...texts(cards.filter((_, index) => near.has(index))), ...held]);
  const found = here.length > 0 ? here : words === '' ? [] : named(texts(cards));
  return found.flatMap(({ name, kind, lines, source }) => [
    `${paint.colour('bold', name)} ${paint.colour('dim', `(${kind}; ${source})`)}`,
    ...lines.flatMap((line) => wrap(`  ${line}`, paint.columns, '  ')),
  ]);
}
