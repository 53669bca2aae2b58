import { nim, type NimTypes } from '@parlour/nim';
import { describe, expect, it } from 'vitest';
import {
  answerTo,
  atTable,
  Complaint,
  decideInLesson,
  doneInStep,
  goOn,
  type Lesson,
  type LessonChapter,
  openLesson,
  shownBetween,
  stepOf,
  tryAgain,
  voice,
} from './index.ts';

/** Whoever has taken something says that they are done. */
const inTurn = ({ phase }: NimTypes['View']) => phase === 'bonus';

const chapter: LessonChapter<NimTypes> = {
  id: 'heaps',
  seats: 2,
  position: { phase: 'take', turn: 0, heaps: [3, 2, 1], hands: [[], []], deck: [] },
  steps: [
    {
      id: 'take',
      lasts: inTurn,
      answers: [
        { id: 'two', good: true, when: ({ events }) => events.some((event) => event.type === 'took' && event.count === 2) },
        { id: 'other', values: ({ before, view }) => ({ gone: total(before.heaps) - total(view.heaps) }) },
      ],
      model: () => [[2, 2], { type: 'done' }],
    },
    {
      id: 'then',
      lasts: inTurn,
      others: [[1, 2], { type: 'done' }],
      answers: [{ id: 'any', good: true }],
      model: () => [[1, 1], { type: 'done' }],
    },
    {
      id: 'elsewhere',
      position: { phase: 'take', turn: 0, heaps: [5, 4, 0], hands: [[], []], deck: [] },
      lasts: ({ heaps }) => total(heaps) > 5,
      answers: [{ id: 'any', good: true }],
      model: () => [[1, 1]],
    },
  ],
};

const speaker = atTable(voice('en', [nim.text.catalogues]), nimSetting(), ['Ann', 'Ada']);

function nimSetting() {
  return openLesson(nim, chapter, ['Ann', 'Ada']).match.setting;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function open(choices: Lesson['choices'] = []): Lesson {
  return openLesson(nim, chapter, ['Ann', 'Ada'], choices);
}

/** Takes from a heap, and what is answered. */
function take(lesson: Lesson, heap: number, count: number) {
  expect(decideInLesson(lesson, [{ type: 'take', heap: heap - 1, count }])).toBeUndefined();
  expect(doneInStep(lesson, speaker)).toBeUndefined();
  decideInLesson(lesson, [{ type: 'done' }]);
  const [step, done] = [stepOf(lesson), doneInStep(lesson, speaker)];
  const answer = step && done && answerTo(step, done);
  return { id: answer?.id, values: done && answer?.values?.(done) };
}

const heaps = ({ match }: Lesson) => nim.view(match.state as never, 0).heaps;

describe('a lesson', () => {
  it('answers what the learner does with the first answer that fits', () => {
    expect(take(open(), 2, 2).id).toBe('two');
    expect(take(open(), 1, 1)).toEqual({ id: 'other', values: { gone: 1 } });
  });

  it('refuses what the rules refuse', () => {
    expect(decideInLesson(open(), [{ type: 'take', heap: 0, count: 9 }])).toMatchObject({ rule: 'NIM-TAKE' });
  });

  it('follows a good decision, and lets the others play as they are told', () => {
    const lesson = open();
    take(lesson, 2, 2);
    const after = goOn(lesson, true);
    expect(heaps(after)).toEqual([1, 0, 1]);
    expect(shownBetween(lesson, after)).toMatchObject({ from: 2, steps: [{ seat: 1 }, { seat: 1 }] });
  });

  it('goes on as the model would have where the decision was not good, and shows it from the beginning of the step', () => {
    const lesson = open();
    take(lesson, 1, 3);
    const after = goOn(lesson, false);
    expect(heaps(after)).toEqual([1, 0, 1]);
    expect(shownBetween(lesson, after)).toMatchObject({ from: 0, steps: [{ seat: 0 }, { seat: 0 }, { seat: 1 }, { seat: 1 }] });
  });

  it('has the others do something else where what they were told is not legal', () => {
    const lesson = open([[[{ type: 'take', heap: 0, count: 2 }], [{ type: 'done' }]]]);
    expect(lesson.match.steps.map(({ seat }) => seat)).toEqual([0, 0, 1, 1]);
  });

  it('can be tried again from the beginning of the step', () => {
    const lesson = open();
    take(lesson, 1, 3);
    expect(heaps(tryAgain(lesson))).toEqual([3, 2, 1]);
  });

  it('begins a step with a position of its own there, and ends it when it says so', () => {
    const lesson = open([null, null]);
    expect(heaps(lesson)).toEqual([5, 4, 0]);
    expect(doneInStep(lesson, speaker)).toBeUndefined();
    expect(take(lesson, 1, 1).id).toBe('any');
    expect(stepOf(goOn(lesson, true))).toBeUndefined();
    const before = open([null]);
    take(before, 1, 1);
    expect(shownBetween(before, goOn(before, true))).toBeUndefined();
  });

  it('goes on later from what was decided, and complains about what cannot have been', () => {
    const lesson = open();
    take(lesson, 2, 2);
    const { choices } = goOn(lesson, true);
    expect(heaps(open(JSON.parse(JSON.stringify(choices)) as Lesson['choices']))).toEqual([1, 0, 1]);
    expect(() => open([[[{ type: 'take', heap: 0, count: 9 }]]])).toThrow(Complaint);
  });
});
