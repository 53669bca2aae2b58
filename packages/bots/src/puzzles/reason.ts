import { diceFrom, type Puzzle, questionOf, replay, same, type TableVoice, voice } from '@parlour/kernel';
import { because, becauseLater, percent } from '../explain/explain.ts';
import type { Taught } from '../knowledge.ts';
import { botText } from '../text/index.ts';

/** Why the answer of a puzzle is the best, in words: against the obvious move, and against what was played where that is another. */
export function puzzleReason({ game, knowledge }: Taught, puzzle: Puzzle, played: unknown, speaker: TableVoice): string {
  const { record, seat, answers, obvious, chance, obviousChance } = puzzle;
  const [answer] = answers;
  const question = { game, ...questionOf(replay(game, record), seat), budget: {}, dice: diceFrom('puzzle reasons') };
  const own = voice(speaker.language, [botText]);
  const text = (move: unknown) => game.text.move(move, question.view, speaker);
  const against = (other: unknown) => because(question, knowledge, answer, other, speaker);
  const values = {
    answer: text(answer),
    percent: percent(chance, own),
    obvious: text(obvious),
    obviousPercent: percent(obviousChance, own),
  };
  const why = () => {
    const reasons = against(obvious);
    if (reasons !== undefined) return own.say('bots.puzzle.why', { reasons });
    const later = becauseLater(question, knowledge, answer, obvious, speaker);
    return later === undefined ? own.say('bots.puzzle.later') : own.say(`bots.puzzle.${later.when}`, { reasons: later.reasons });
  };
  const sentences = [own.say('bots.puzzle.chances', values), why()];
  const other = played === undefined || [...answers, obvious].some((move) => same(move, played)) ? undefined : against(played);
  if (other !== undefined) sentences.push(own.say('bots.puzzle.played', { played: text(played), reasons: other }));
  return sentences.join(' ');
}
