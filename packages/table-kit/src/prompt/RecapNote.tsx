import { changed } from '../ears/answers.ts';
import { useTableActions } from '../state/actions.ts';
import { useTable, useTableState } from '../state/context.tsx';
import { Note, type NotePlace, useNotesHere } from './Note.tsx';

/** Whether somebody who has come back to the table has missed anything. To whoever has decided nothing yet, all is new: the log has it. */
export function useMissed(): boolean {
  const { teacher } = useTableActions();
  return useTableState(({ back, told, now, past }) => {
    const own = told.findLastIndex(({ seat }) => seat === now.viewer);
    const isNews = own !== -1 && own < told.length - 1 && now.standings === null;
    return isNews && back !== undefined && past === undefined && teacher === undefined;
  });
}

/**
 * For whoever comes back to the table, or takes the device: what happened since their last decision. On a small screen the prompt keeps
 * its room for whoever only opens the page: there, the log has a dot.
 */
export function RecapNote({ place }: { readonly place: NotePlace }) {
  const { table, voice } = useTable();
  const state = useTableState((all) => all);
  const here = useNotesHere(place);
  const isNews = useMissed();
  const { back, notice, chosen } = state;
  const aside = notice !== undefined || (place === 'prompt' && (chosen.length > 0 || back === 'came'));
  if (!here || !isNews || aside) return null;
  return (
    <Note place={place} label={voice.say('recap.label')} words={changed(state, voice)} testId="recap">
      <button type="button" onClick={() => table.store.setState({ back: undefined })}>
        {voice.say('tip.seen')}
      </button>
    </Note>
  );
}
