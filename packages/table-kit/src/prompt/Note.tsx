import { type ReactNode, useId } from 'react';
import { useNoteAloud } from '../ears/noted.ts';
import { useMedia } from '../widgets/media.ts';
import { unbroken } from '../widgets/unbroken.ts';
import s from './Note.module.css';

/** Where the side panel is on the screen, as Frame.module.css has it. */
const SIDE = '(min-width: 1180.02px) and ((min-height: 560.02px) or (orientation: portrait))';

/** Notes lie below the side panel or, without one, are a line of the prompt. */
export type NotePlace = 'side' | 'prompt';

export function useNotesHere(place: NotePlace): boolean {
  return useMedia(SIDE) === (place === 'side');
}

interface Props {
  readonly place: NotePlace;
  readonly label: string;
  readonly words: string;
  readonly testId: string;
  /** It lies there until it is put away, though another may cover it meanwhile. */
  readonly lasting?: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Words that take no room from the table: in the prompt they are one line that opens when touched. */
export function Note({ place, label, words, testId, lasting = false, children }: Props) {
  const id = useId();
  useNoteAloud(`${label}: ${words}`, lasting);
  const said = (
    <>
      <b>{label}:</b> {unbroken(words)}
    </>
  );
  const whole = (
    <>
      <p>{said}</p>
      {children}
    </>
  );
  if (place === 'side')
    return (
      <aside className={s.note} aria-label={label} data-testid={testId}>
        {whole}
      </aside>
    );
  return (
    <aside className={s.line} aria-label={label} data-testid={testId}>
      <button type="button" className={s.opener} popoverTarget={id}>
        {said}
      </button>
      <div id={id} popover="auto" className={s.note}>
        {whole}
      </div>
    </aside>
  );
}
