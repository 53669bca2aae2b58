import { useTable, useTableState } from '../state/context.tsx';
import { Note, type NotePlace, useNotesHere } from './Note.tsx';

/** What a strong player would do, and why; or that one thinks about it. */
export function HintNote({ place }: { readonly place: NotePlace }) {
  const { voice } = useTable();
  const { notice, advising } = useTableState((state) => state);
  const here = useNotesHere(place);
  if (here && advising) return <Note place={place} label={voice.say('hint.label')} words={voice.say('hint.thinking')} testId="advising" />;
  if (!here || notice?.kind !== 'hint') return null;
  return <Note place={place} label={voice.say('hint.label')} words={notice.hint.sentence} testId="hint" />;
}
