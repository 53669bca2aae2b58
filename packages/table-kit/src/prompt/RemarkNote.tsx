import { useTable, useTableState } from '../state/context.tsx';
import { Note, type NotePlace, useNotesHere } from './Note.tsx';

/** What the bot says of the decision that led to the moment on show. */
export function RemarkNote({ place }: { readonly place: NotePlace }) {
  const { voice } = useTable();
  const { past, review } = useTableState((state) => state);
  const here = useNotesHere(place);
  const remarked = review?.remarks.find(({ number }) => number === past?.number);
  if (!here || remarked === undefined) return null;
  const { played, better, why } = remarked.words[voice.language] ?? {};
  const words = [played, better, why].filter((part) => part !== undefined).map((part) => (/[.!?]$/.test(part) ? part : `${part}.`));
  return <Note place={place} label={voice.say('review.title')} words={words.join(' ')} testId="remark" />;
}
