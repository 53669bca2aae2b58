import { aboutChapter, type AnyGame, chapterInBook, findRules, type Voice } from '@parlour/kernel';
import { type Paint, wrap } from '@parlour/terminal-kit';

/** The rules asked for, each with its ID, under the titles of their chapters; what a chapter is about where all of it is read, or nothing else says so. */
export function ruleLines(game: AnyGame, asked: string, voice: Voice, paint: Paint): string[] {
  const chapters = findRules(game, asked, voice).map((chapter) => [
    paint.colour(['bold', 'underline'], chapterInBook(chapter, voice)),
    ...(asked.trim() === '' || chapter.rules.length === 0 ? aboutChapter(chapter, voice) : []).flatMap((paragraph) =>
      wrap(paragraph, paint.columns, ''),
    ),
    ...chapter.rules.flatMap((rule) => {
      const [first = '', ...others] = wrap(`${rule}  ${voice.say(`rule.${rule}`)}`, paint.columns, '    ');
      return [paint.colour('bold', rule) + first.slice(rule.length), ...others];
    }),
  ]);
  return chapters.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}
