import { type Choices, type LessonChapter, type Situation } from '@parlour/kernel';
import { nim, type NimTypes } from '@parlour/nim';
import type { AnyPlug } from '@parlour/table-kit/state/plug.ts';
import { expect, it } from 'vitest';
import { openLessonSession } from './session.ts';

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
        { id: 'other' },
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
  ],
};

/** A lesson at a table without a screen: what is shown, and what is kept of it. */
function learn(choices: Choices = []) {
  const kept: Choices[] = [];
  const shown: Situation[] = [];
  const session = openLessonSession({
    playable: { game: nim, plug: {} as AnyPlug },
    chapter,
    choices,
    names: ['Ann', 'Ada'],
    autoConfirm: () => false,
    playbackOf: (table) => ({
      step({ situation }) {
        shown.push(situation);
        table.store.setState({ now: situation, moving: false });
      },
      reset(situation) {
        shown.push(situation);
        table.store.setState({ now: situation, moving: false });
      },
    }),
    hint: () => Promise.reject(new Error('none')),
    keep: (made) => kept.push(made),
    close: () => undefined,
  });
  const play = async (heap: number, count: number) => {
    for (const move of [{ type: 'take', heap: heap - 1, count }, { type: 'done' }]) {
      session.table.play(move);
      await Promise.resolve();
    }
  };
  const heaps = () => (session.table.store.getState().now.view as { heaps: number[] }).heaps;
  return {
    session,
    kept,
    shown,
    play,
    heaps,
    stage: () => session.teacher.getState().stage,
    held: () => session.table.store.getState().held,
  };
}

it('a good decision is praised and gone on from at once, with what the others do', async () => {
  const { session, play, heaps, kept, shown, stage, held } = learn();
  await play(2, 2);
  expect(session.teacher.getState().answered?.answer.id).toBe('two');
  expect([stage(), held(), heaps()]).toEqual(['deciding', false, [1, 0, 1]]);
  expect(shown).toHaveLength(4);
  expect(kept.at(-1)).toHaveLength(1);
});

it('another one is answered, and nothing is decided before the learner tries again or goes on', async () => {
  const { session, play, heaps, shown, stage, held } = learn();
  await play(1, 3);
  expect([stage(), held(), heaps()]).toEqual(['answered', true, [0, 2, 1]]);
  await play(2, 1);
  expect([stage(), heaps()]).toEqual(['answered', [0, 2, 1]]);
  session.again();
  expect([stage(), held(), heaps()]).toEqual(['deciding', false, [3, 2, 1]]);
  await play(1, 3);
  shown.length = 0;
  session.next();
  expect([stage(), held(), heaps()]).toEqual(['deciding', false, [1, 0, 1]]);
  // How it goes is seen from the beginning of the step, move by move.
  expect(shown.map(({ view }) => (view as NimTypes['View']).heaps)).toEqual([
    [3, 2, 1],
    [3, 0, 1],
    [3, 0, 1],
    [1, 0, 1],
    [1, 0, 1],
  ]);
});

it('the chapter is over after its last step, and held then', async () => {
  const { play, kept, stage, held } = learn([null]);
  await play(1, 1);
  expect([stage(), held()]).toEqual(['over', true]);
  expect(kept.at(-1)).toHaveLength(2);
});

it('undo goes back to the beginning of the step, and from there to the step before', async () => {
  const { session, heaps } = learn([null]);
  expect(heaps()).toEqual([1, 0, 1]);
  session.table.undo();
  await Promise.resolve();
  expect(heaps()).toEqual([3, 2, 1]);
});

it('whoever presses twice to be shown a step is shown one: the second press comes while it is seen', () => {
  const { session, heaps, stage } = learn();
  session.table.store.setState({ moving: true });
  session.demonstrate();
  expect([stage(), heaps()]).toEqual(['deciding', [3, 2, 1]]);
});

it('what was kept of a lesson that has changed since begins it anew', () => {
  const { heaps, kept } = learn([[[{ type: 'take', heap: 0, count: 9 }]]]);
  expect(heaps()).toEqual([3, 2, 1]);
  expect(kept).toEqual([[]]);
});

it('a step is shown to whoever asks: what was begun is taken back, the model decides, and the lesson goes on from there', async () => {
  const { session, heaps, kept, shown, stage } = learn();
  session.table.play({ type: 'take', heap: 0, count: 3 });
  await Promise.resolve();
  shown.length = 0;
  session.demonstrate();
  expect(shown.map(({ view }) => (view as NimTypes['View']).heaps)).toEqual([
    [3, 2, 1],
    [3, 0, 1],
    [3, 0, 1],
    [1, 0, 1],
    [1, 0, 1],
  ]);
  expect(session.teacher.getState().answered?.answer.id).toBe('two');
  expect([stage(), heaps()]).toEqual(['deciding', [1, 0, 1]]);
  expect(kept.at(-1)).toHaveLength(1);
  session.demonstrate();
  expect(stage()).toBe('over');
  // There is nothing more to be shown.
  session.demonstrate();
  expect(kept.at(-1)).toHaveLength(2);
});
