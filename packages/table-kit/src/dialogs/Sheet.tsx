import { Dialog } from '../widgets/Dialog.tsx';
import { useTable, useTableState } from '../state/context.tsx';

/** Something that deserves to be read in peace: the table waits. */
export function Sheet() {
  const { table, voice } = useTable();
  const { sheet: event, plug } = useTableState((state) => state);
  const sheet = event && plug.sheet(event);
  if (sheet === undefined) return null;
  const close = () => table.store.setState({ sheet: undefined });
  return (
    <Dialog title={sheet.title(voice)} onClose={close} wide>
      {sheet.content}
      <p className="dialog-foot">
        <button type="button" className="button primary" onClick={close} data-testid="sheet-close">
          {voice.say('sheet.go-on')}
        </button>
      </p>
    </Dialog>
  );
}
