import { useTable, useTableState } from '../state/context.tsx';
import { Note, type NotePlace, useNotesHere } from './Note.tsx';

/** What a strong player would do, and why. */
export function HintNote({ place }: { readonly place: NotePlace }) {
  const { voice } = useTable();
  const notice = useTableState((state) => state.notice);
  const here = useNotesHere(place);
  if (!here || notice?.kind !== 'hint') return null;
  return <Note place={place} label={voice.say('hint.label')} words={notice.hint.sentence} testId="hint" />;
}
