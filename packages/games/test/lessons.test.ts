import { botFor } from '@parlour/bots';
import { loadGame, teach } from '@parlour/games';
import {
  answerTo,
  atTable,
  beginMatch,
  below,
  type Course,
  decideInLesson,
  diceFrom,
  doneInStep,
  LEARNER,
  openLesson,
  playMoves,
  recordOf,
  replay,
  stepOf,
  trialOf,
  tryAgain,
  voice,
  wholeDecision,
} from '@parlour/kernel';
import { type Choose, type LessonRead, playCourse } from '@parlour/kernel/checks';
import { describe, expect, it } from 'vitest';

const courses = Object.values(import.meta.glob<Course>('../../*/src/lessons/courses/*.ts', { eager: true, import: 'course' }));
const languages = ['en', 'pl'];

/** A person reads so many words a minute, slowly, in a language that may not be their first. */
const WORDS_A_MINUTE = 180;
/** Looking for a card and touching it, and the button after it. */
const SECONDS_A_DECISION = 6;
/** In a game of one's own, with nobody to say what to touch. */
const SECONDS_TO_THINK = 12;

function secondsFor({ words, choices }: LessonRead): number {
  return (words.split(/\s+/).length / WORDS_A_MINUTE) * 60 + (choices > 0 ? SECONDS_A_DECISION : 0);
}

function atRandom(seed: string): Choose {
  const dice = diceFrom(seed);
  return (moves) => moves[below(dice, moves.length)];
}

/** Whatever is not good, if there is anything; never what was meant. */
const worst: Choose = (moves, lesson, speaker) => {
  const bad = moves.find((move) => {
    const trial = tryAgain(lesson);
    // Later decisions of the same step are judged by the end of it.
    for (const { moves: made } of lesson.match.steps.slice(lesson.began)) decideInLesson(trial, made);
    if (decideInLesson(trial, [move]) !== undefined) return false;
    const [step, done] = [stepOf(trial), doneInStep(trial, speaker)];
    return step !== undefined && done !== undefined && answerTo(step, done)?.good !== true;
  });
  return bad ?? moves.at(-1);
};

const names = ['Ann', 'Ada', 'Bruno', 'Clara', 'Dario'];

function speaker({ text }: Course) {
  return atTable(voice('en', [text]), { options: {}, seats: names.length, revision: 1 }, names);
}

describe.each(courses)('the course $id', async (course) => {
  const game = (await loadGame(course.game))!;

  it.each(languages)('is played to its end at random in %s, each step a choice of two or more, with all its words', async (language) => {
    for (let seed = 0; seed < 25; seed++) {
      const read = await playCourse(game, course, language, atRandom(`${course.id} ${seed}`));
      for (const { chapter, step, words } of read)
        expect(words, `${chapter} ${step}`).not.toMatch(/lesson\.|[{}]|NaN|undefined|£-|\b1 actions/);
      for (const { chapter, step, choices } of read.filter(({ step }) => step !== ''))
        expect(choices, `${chapter} ${step}`).toBeGreaterThan(1);
    }
  });

  it('is played to its end by somebody who always takes the worst choice', async () => {
    const read = await playCourse(game, course, 'en', worst);
    expect(read.filter(({ good }) => !good).length).toBeGreaterThan(course.chapters.length / 2);
    expect(read.filter(({ step }) => step === '')).toHaveLength(course.chapters.length);
  });

  it('goes on from what it calls good itself', () => {
    for (const chapter of course.chapters)
      for (const [index, step] of chapter.steps.entries()) {
        const choices = Array.from({ length: index }, () => null);
        const lesson = openLesson(game, chapter, names, choices);
        // Without what follows, so that the model's decisions are the last.
        const { after: _, ...alone } = { ...chapter, steps: chapter.steps.slice(0, index + 1) };
        const { match } = openLesson(game, alone, names, [...choices, null]);
        for (const { moves } of match.steps.slice(lesson.began)) decideInLesson(lesson, moves);
        const done = doneInStep(lesson, speaker(course));
        expect(done && answerTo(step, done)?.good, `${chapter.id} ${step.id}`).toBe(true);
      }
  });

  it.each(languages)(
    'lets a newcomer decide within 30 seconds, enjoy something within 3 minutes and know it all within 10, in %s',
    async (language) => {
      const read = await playCourse(game, course, language, worst);
      const first = read[0]!;
      expect(secondsFor(first)).toBeLessThan(30);
      const upToJoy = read.slice(0, read.findIndex(({ step }) => step === '') + 1);
      expect(upToJoy.reduce((sum, one) => sum + secondsFor(one), 0)).toBeLessThan(180);
      expect(read.reduce((sum, one) => sum + secondsFor(one), 0)).toBeLessThan(600);
    },
  );

  it.each(languages)('tells of its last chapter in %s', (language) => {
    const { say } = voice(language, [course.text]);
    const told = ['game', 'game.say'].map((key) => say(`lesson.${course.id}.${key}`, course.finale.values)).join(' ');
    expect(told).not.toMatch(/lesson\.|[{}]|undefined/);
  });

  it('ends with a whole game of about five minutes, which can be saved', async () => {
    const { finale } = course;
    const bot = botFor(await teach(game), 'casual')!;
    const seats = ['Ann', ...finale.bots].map((name) => ({ name }));
    const thoughts = await Promise.all(
      Array.from({ length: 6 }, async (_, time) => {
        const match = beginMatch(game, { ...finale, seed: `finale ${time}`, seats });
        const dice = diceFrom(`finale ${time}`);
        let choices = 0;
        for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
          if (seat === LEARNER && game.moves(match.state, seat).length > 1) choices++;
          const made = await wholeDecision(
            trialOf(match, seat),
            async (question) => bot.decide({ ...question, game, budget: {}, dice }).move,
          );
          expect(playMoves(match, seat, made ?? [])).toBeUndefined();
        }
        expect(game.scores(replay(game, recordOf(match)).state)).toEqual(game.scores(match.state));
        return choices * SECONDS_TO_THINK;
      }),
    );
    const seconds = thoughts.reduce((sum, each) => sum + each, 0) / thoughts.length;
    expect(seconds).toBeGreaterThan(180);
    expect(seconds).toBeLessThan(420);
  });
});
