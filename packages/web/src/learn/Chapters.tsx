import type { Course, Voice } from '@parlour/kernel';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import s from './Chapters.module.css';
import { GAME, useProgress } from './progress.ts';

interface Props {
  readonly course: Course;
  readonly voice: Voice;
  readonly onChoose: (chapter: string) => void;
}

/** All chapters of a course: those that are done, and where one is. Any of them may be begun. */
export function Chapters({ course, voice, onChoose }: Props) {
  const { done = [], chapter: at } = useProgress((all) => all[course.id]) ?? {};
  return (
    <ol className={s.chapters}>
      {[...course.chapters.map(({ id }) => id), GAME].map((id, index) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(id)} aria-current={id === at ? 'step' : undefined} data-testid="learn-chapter">
            <span className={s.number}>{done.includes(id) ? <Icon name="check-mark" /> : index + 1}</span>
            <span>{voice.say(`lesson.${course.id}.${id}`)}</span>
            {done.includes(id) && <span className="visually-hidden">{voice.say('learn.done')}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
