import { changed } from '../ears/answers.ts';
import { useTableActions } from '../state/actions.ts';
import { useTable, useTableState } from '../state/context.tsx';
import { Note, type NotePlace, useNotesHere } from './Note.tsx';

/** For whoever comes back to the table, or takes the device: what happened since their last decision. */
export function RecapNote({ place }: { readonly place: NotePlace }) {
  const { table, voice } = useTable();
  const state = useTableState((all) => all);
  const here = useNotesHere(place);
  const { teacher } = useTableActions();
  const { back, now, told, past, notice, chosen } = state;
  const own = told.findLastIndex(({ seat }) => seat === now.viewer);
  // To whoever has decided nothing yet, all is new: the log has it.
  const isNews = back && teacher === undefined && own !== -1 && own < told.length - 1 && now.standings === null && past === undefined;
  const aside = notice !== undefined || (place === 'prompt' && chosen.length > 0);
  if (!here || !isNews || aside) return null;
  return (
    <Note place={place} label={voice.say('recap.label')} words={changed(state, voice)} testId="recap">
      <button type="button" onClick={() => table.store.setState({ back: false })}>
        {voice.say('tip.seen')}
      </button>
    </Note>
  );
}
