/** A chapter at a table: the rules play here, without bots; the teacher hears every decision and answers it. */
import {
  answerTo,
  type Choices,
  Complaint,
  decideByModel,
  decideInLesson,
  doneInStep,
  forkMatch,
  goOn,
  LEARNER,
  type Lesson,
  type LessonAnswer,
  type LessonChapter,
  type LessonDone,
  type LessonStep,
  type Match,
  openLesson,
  shownBetween,
  situationOf,
  type Step,
  stepOf,
  type TableVoice,
  tryAgain,
} from '@parlour/kernel';
import type { Playback } from '@parlour/table-kit/motion/playback.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import type { Hint } from '@parlour/table-kit/state/situation.ts';
import { type DrawnTable, type Driver, openTable } from '@parlour/table-kit/state/store.ts';
import { createStore, type StoreApi } from 'zustand';
import { tellOf, toldOf } from '../engine/told.ts';

/** An answer, and what it answers: said in whatever language is read by then. */
export interface Answered {
  readonly step: LessonStep;
  readonly answer: LessonAnswer;
  readonly done: LessonDone;
}

export interface TeacherState {
  readonly lesson: Lesson;
  /** What is said of the step before, or of this one while the table is held. */
  readonly answered: Answered | undefined;
  readonly stage: 'deciding' | 'answered' | 'over';
}

export interface LessonSession {
  readonly table: DrawnTable;
  readonly teacher: StoreApi<TeacherState>;
  /** The step as its model decides it, before the learner's eyes. */
  readonly demonstrate: () => void;
  /** The step from its beginning. */
  readonly again: () => void;
  readonly next: () => void;
  readonly close: () => void;
}

export interface LessonParts {
  readonly playable: PlayableGame;
  readonly chapter: LessonChapter;
  readonly choices: Choices;
  readonly names: readonly string[];
  readonly autoConfirm: () => boolean;
  readonly playbackOf: (table: DrawnTable) => Playback;
  /** A bot's advice. */
  readonly hint: (lesson: Lesson) => Promise<Hint>;
  /** Hears how far the learner has come; whether the chapter is over too. */
  readonly keep: (choices: Choices) => void;
  readonly close: () => void;
}

export function openLessonSession(parts: LessonParts): LessonSession {
  const { playable, chapter, names, keep } = parts;
  const first = resumed(parts);
  const { head, setting } = first.match;
  const teacher = createStore<TeacherState>()(() => ({ lesson: first, answered: undefined, stage: stageOf(first) }));
  const { getState, setState } = teacher;
  // Names in the words of an answer are put in when it is said.
  const nobody = { setting } as TableVoice;

  const driver: Driver = {
    async play(moves) {
      const { lesson, stage } = getState();
      // A list of moves may still be open while an answer is read.
      if (stage !== 'deciding') throw new Complaint('play.late');
      const refusal = decideInLesson(lesson, moves);
      if (refusal !== undefined) throw new Complaint('play.refused', {}, refusal);
      show(lesson, lesson.match.steps.slice(-1));
      respond(lesson);
    },
    async undo() {
      again();
    },
    hint: () => parts.hint(getState().lesson),
    async moment(number) {
      const { match } = getState().lesson;
      return situationOf(number >= match.steps.length ? match : forkMatch(match, number), LEARNER);
    },
    watch: async () => undefined,
    review: () => Promise.reject(new Complaint('hint.none')),
  };
  const table = openTable(
    {
      ...playable,
      players: head.seats,
      here: [LEARNER],
      setting,
      opening: [],
      now: situationOf(first.match, LEARNER),
      told: toldOf(first.match, LEARNER),
    },
    driver,
    parts.autoConfirm,
  );
  const playback = parts.playbackOf(table);
  hold();

  /** Nothing is decided while an answer is to be read, or once the chapter is over. */
  function hold(): void {
    table.store.setState({ held: getState().stage !== 'deciding' });
  }

  function showFrom(match: Match): void {
    playback.reset(situationOf(match, LEARNER), toldOf(match, LEARNER));
  }

  function show({ match }: Lesson, steps: readonly Step[]): void {
    const before = match.steps.length - steps.length;
    for (const [index, step] of steps.entries()) {
      const number = before + index + 1;
      const at = number === match.steps.length ? match : forkMatch(match, number);
      playback.step({ situation: situationOf(at, LEARNER), told: tellOf(match.game, step, number, LEARNER) });
    }
  }

  /** Once a step is done, the teacher has something to say of it. */
  function respond(lesson: Lesson): void {
    const step = stepOf(lesson);
    const done = doneInStep(lesson, nobody);
    const answer = step && done && answerTo(step, done);
    if (step !== undefined && done !== undefined && answer !== undefined) hear({ step, answer, done });
  }

  function demonstrate(): void {
    const { lesson, stage } = getState();
    // A second press is not meant for the step after.
    if (stage !== 'deciding' || table.store.getState().moving) return;
    const shown = decideByModel(lesson);
    setState({ lesson: shown, answered: undefined });
    // What the learner had begun is taken back first.
    if (lesson.match.steps.length > lesson.began) showFrom(forkMatch(shown.match, shown.began));
    table.clear();
    show(shown, shown.match.steps.slice(shown.began));
    respond(shown);
  }

  /** What is good is gone on from at once; what is not, and what leads elsewhere, is read first. */
  function hear(answered: Answered): void {
    const { lesson } = getState();
    const good = answered.answer.good === true;
    const following = chapter.steps[lesson.choices.length + 1];
    if (!good || following?.position !== undefined) setState({ answered, stage: 'answered' });
    else advance(answered);
    hold();
  }

  function advance(answered: Answered | undefined): void {
    const { lesson } = getState();
    const after = goOn(lesson, answered?.answer.good === true);
    const between = shownBetween(lesson, after);
    keep(after.choices);
    setState({ lesson: after, answered: answered?.answer.good === true ? answered : undefined, stage: stageOf(after) });
    if (between === undefined) showFrom(after.match);
    else {
      // What the learner did is taken back before the model decides.
      if (between.from < lesson.match.steps.length) showFrom(forkMatch(after.match, between.from));
      show(after, between.steps);
    }
    hold();
  }

  function again(): void {
    const { lesson } = getState();
    const { match, choices, began } = lesson;
    const back =
      match.steps.length > began || choices.length === 0 ? tryAgain(lesson) : openLesson(match.game, chapter, names, choices.slice(0, -1));
    keep(back.choices);
    setState({ lesson: back, answered: undefined, stage: 'deciding' });
    showFrom(back.match);
    hold();
  }

  return { table, teacher, demonstrate, again, next: () => advance(getState().answered), close: parts.close };
}

/** Where somebody left; from the beginning where that cannot be any more. */
function resumed({ playable, chapter, names, choices, keep }: LessonParts): Lesson {
  try {
    return openLesson(playable.game, chapter, names, choices);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    keep([]);
    return openLesson(playable.game, chapter, names);
  }
}

function stageOf(lesson: Lesson): TeacherState['stage'] {
  return stepOf(lesson) === undefined ? 'over' : 'deciding';
}
