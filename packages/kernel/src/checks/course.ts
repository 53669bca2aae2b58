/** Plays a course from beginning to end, as somebody who decides by `choose` and never tries again, and gives what they read on the way. */
import type { AnyGame } from '../contract.ts';
import {
  answerTo,
  type Course,
  decideInLesson,
  doneInStep,
  goOn,
  type Lesson,
  LEARNER,
  type LessonStep,
  lessonKey,
  openLesson,
  stepOf,
  toldInStep,
} from '../lesson.ts';
import { settingFor } from '../options.ts';
import { wholeDecision } from '../situation.ts';
import { atTable, type Language, type TableVoice, voice } from '../text.ts';

/** What a learner read before a decision, in a chapter; with its end, after the last. */
export interface LessonRead {
  readonly chapter: string;
  readonly step: string;
  readonly words: string;
  /** How many decisions could have been made; 0 where the words end a chapter. */
  readonly choices: number;
  readonly good: boolean;
}

/** Which of the legal moves is made. */
export type Choose = (moves: readonly unknown[], lesson: Lesson, speaker: TableVoice) => unknown;

const NAMES = ['You', 'Ada', 'Bruno', 'Celia', 'Dora'];

export async function playCourse(game: AnyGame, course: Course, language: Language, choose: Choose): Promise<LessonRead[]> {
  const read: LessonRead[] = [];
  for (const chapter of course.chapters) {
    const setting = settingFor(game, chapter.options ?? {}, chapter.seats);
    const speaker = atTable(voice(language, [course.text, game.text.catalogues]), setting, NAMES);
    const say = (key: string, values = {}) => {
      if (!speaker.has(key)) throw new Error(`${course.id}: nothing is said by ${key} in ${language}`);
      return speaker.say(key, values);
    };
    let lesson = openLesson(game, chapter, NAMES);
    for (let step = stepOf(lesson); step !== undefined; step = stepOf(lesson)) {
      const { match } = lesson;
      const choices = game.toAct(match.state).includes(LEARNER) ? game.moves(match.state, LEARNER).length : 0;
      const told = new Set<string>();
      const tell = (now: Lesson, at: LessonStep) => {
        const { key, values } = toldInStep(now, course, at, speaker);
        told.add(say(key, values));
      };
      const answered = await decideStep(lesson, step, choose, speaker, tell);
      const said = [...told].join(' ');
      const words = say(lessonKey(course, chapter, step.id, answered.id), answered.values);
      read.push({ chapter: chapter.id, step: step.id, words: `${said} ${words}`, choices, good: answered.good });
      lesson = goOn(lesson, answered.good);
    }
    read.push({ chapter: chapter.id, step: '', words: say(lessonKey(course, chapter, 'joy')), choices: 0, good: true });
  }
  return read;
}

/** `tell` says what is to be read before each decision. */
async function decideStep(
  lesson: Lesson,
  step: LessonStep,
  choose: Choose,
  speaker: TableVoice,
  tell: (now: Lesson, at: LessonStep) => void,
) {
  const { match } = lesson;
  for (let decisions = 0; decisions < 100; decisions++) {
    tell(lesson, step);
    const { game, setting, state } = match;
    const trial = { game, setting, seat: LEARNER, state: game.copy(state), seen: [] };
    const moves = await wholeDecision(trial, async (question) => choose(question.moves, lesson, speaker));
    const refusal = decideInLesson(lesson, moves ?? []);
    if (refusal !== undefined) throw new Error(`${lesson.chapter.id} ${step.id}: ${refusal.rule}`);
    const done = doneInStep(lesson, speaker);
    if (done === undefined) continue;
    const answer = answerTo(step, done);
    if (answer === undefined) throw new Error(`${lesson.chapter.id} ${step.id}: nothing is answered to ${JSON.stringify(done.moves)}`);
    return { id: answer.id, values: answer.values?.(done), good: answer.good === true };
  }
  throw new Error(`${lesson.chapter.id} ${step.id}: it has no end`);
}
