import { type Course, lessonKey, stepOf, toldInStep } from '@parlour/kernel';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { useStore } from 'zustand';
import type { LessonSession } from './session.ts';
import { unbroken } from '@parlour/table-kit/widgets/unbroken.ts';
import s from './Teacher.module.css';

interface Props {
  readonly course: Course;
  readonly session: LessonSession;
  /** The chapter is over, or left out. */
  readonly onNext: () => void;
  /** The same chapter from its beginning. */
  readonly onAgain: () => void;
  readonly onChapters: () => void;
}

/** What the teacher says, above the prompt: what is to be decided, what came of it, and the ways on. */
export function Teacher({ course, session, onNext, onAgain, onChapters }: Props) {
  const { voice } = useTable();
  const { lesson, answered, stage } = useStore(session.teacher);
  // A scoring is looked at before it is spoken of.
  const busy = useTableState(({ moving, sheet }) => moving || sheet !== undefined);
  const { chapter } = lesson;
  const step = stepOf(lesson);
  const key = (...parts: readonly string[]) => lessonKey(course, chapter, ...parts);
  const number = course.chapters.indexOf(chapter) + 1;
  const following = course.chapters[number]?.id ?? 'game';
  const reply = answered && voice.say(key(answered.step.id, answered.answer.id), answered.answer.values?.({ ...answered.done, voice }));
  const told = step && stage === 'deciding' ? toldInStep(lesson, course, step, voice) : undefined;
  const joy = stage === 'over' && !busy ? voice.say(key('joy')) : undefined;
  const words = told === undefined ? joy : voice.say(told.key, told.values);
  const good = answered?.answer.good === true;
  return (
    <div className={s.teacher} data-teacher={stage} data-testid="teacher">
      <header className={s.head}>
        <button type="button" className={s.chapter} onClick={onChapters} title={voice.say('learn.chapters')} data-testid="learn-chapters">
          <Icon name="rule-book" /> <b>{voice.say(key())}</b>{' '}
          <span>{voice.say('learn.of', { number, of: course.chapters.length + 1 })}</span>
          <span className="visually-hidden">{voice.say('learn.chapters')}</span>
        </button>
        <div className={s.ways}>
          {stage === 'deciding' && (
            <button
              type="button"
              className={s.way}
              onClick={session.demonstrate}
              aria-disabled={busy}
              title={voice.say('learn.show.step')}
              data-testid="learn-show"
            >
              {voice.say('learn.show')}
            </button>
          )}
          {stage !== 'over' && (
            <button type="button" className={s.way} onClick={onNext} aria-label={voice.say('learn.skip.chapter')} data-testid="learn-skip">
              <span className={s.long}>{voice.say('learn.skip.chapter')}</span>
              <span className={s.short}>{voice.say('learn.skip')}</span>
            </button>
          )}
        </div>
      </header>
      <div className={s.words} aria-live="polite">
        {reply !== undefined && (
          <p className={s.reply} data-good={good || undefined} data-testid="learn-answer">
            {good && <Icon name="check-mark" />} {unbroken(reply)}
          </p>
        )}
        {words !== undefined && (
          <p className={stage === 'over' ? s.joy : s.say} data-testid={stage === 'over' ? 'learn-joy' : 'learn-say'}>
            {stage === 'over' && <Icon name="laurels" size="1.6em" />} {unbroken(words)}
          </p>
        )}
      </div>
      {stage === 'answered' && (
        <div className={s.buttons}>
          {!good && (
            <button type="button" className="button primary" onClick={session.again} aria-keyshortcuts="c" data-testid="learn-again">
              {voice.say('learn.again')}
            </button>
          )}
          <button
            type="button"
            className={`button ${good ? 'primary' : ''}`}
            onClick={session.next}
            aria-keyshortcuts={good ? 'c' : undefined}
            data-testid="learn-on"
          >
            {voice.say(good ? 'learn.on' : 'learn.as-if')}
          </button>
        </div>
      )}
      {stage === 'over' && !busy && (
        <div className={s.buttons}>
          <button type="button" className="button primary" onClick={onNext} aria-keyshortcuts="c" data-testid="learn-next">
            {voice.say('learn.next', { chapter: voice.say(lessonKey(course, { id: following })) })}
          </button>
          <button type="button" className="button" onClick={onAgain} data-testid="learn-replay">
            {voice.say('learn.replay')}
          </button>
        </div>
      )}
    </div>
  );
}
