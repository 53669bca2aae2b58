import { type AnyGame, findRules, type Voice } from '@parlour/kernel';
import { type Paint, wrap } from '@parlour/terminal-kit';

/** The rules asked for, each with its ID, under the titles of their chapters. */
export function ruleLines(game: AnyGame, asked: string, voice: Voice, paint: Paint): string[] {
  const chapters = findRules(game, asked, voice).map(({ id, rules }) => [
    paint.colour(['bold', 'underline'], voice.say(`chapter.${id}`)),
    ...rules.flatMap((rule) => {
      const [first = '', ...others] = wrap(`${rule}  ${voice.say(`rule.${rule}`)}`, paint.columns, '    ');
      return [paint.colour('bold', rule) + first.slice(rule.length), ...others];
    }),
  ]);
  return chapters.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}
