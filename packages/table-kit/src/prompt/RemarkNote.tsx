import { useTableActions } from '../state/actions.ts';
import { useTable, useTableState } from '../state/context.tsx';
import { useAction } from '../widgets/action.ts';
import { Note, type NotePlace, useNotesHere } from './Note.tsx';

/** What the bot says of the decision that led to the moment on show. What a person could have done better can be done anew. */
export function RemarkNote({ place }: { readonly place: NotePlace }) {
  const { table, voice } = useTable();
  const { past, review, players } = useTableState((state) => state);
  const { fork } = useTableActions();
  const { busy, act } = useAction(table.complain);
  const here = useNotesHere(place);
  const remarked = review?.remarks.find(({ number }) => number === past?.number);
  if (!here || remarked === undefined) return null;
  const { played, better, why } = remarked.words[voice.language] ?? {};
  const words = [played, better, why].filter((part) => part !== undefined).map((part) => (/[.!?]$/.test(part) ? part : `${part}.`));
  const mayGoBack = better !== undefined && fork !== undefined && players[remarked.seat]?.bot === undefined;
  return (
    <Note place={place} label={voice.say('review.title')} words={words.join(' ')} testId="remark">
      {mayGoBack && (
        <button type="button" aria-disabled={busy} onClick={() => act(() => fork(remarked.number - 1))} data-testid="anew">
          {voice.say('remark.anew')}
        </button>
      )}
    </Note>
  );
}
