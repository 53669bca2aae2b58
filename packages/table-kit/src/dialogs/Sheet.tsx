import { Dialog } from '../widgets/Dialog.tsx';
import { useTable, useTableState } from '../state/context.tsx';

/** Something that deserves to be read in peace: the table waits. */
export function Sheet() {
  const { table, voice } = useTable();
  const { sheet, plug, game } = useTableState((state) => state);
  if (sheet === undefined) return null;
  const close = () => table.store.setState({ sheet: undefined });
  return (
    <Dialog title={game.text.event(sheet, voice)?.split(/[:.]/)[0] ?? ''} onClose={close} wide>
      {plug.sheet(sheet)}
      <p className="dialog-foot">
        <button type="button" className="button primary" onClick={close} data-testid="sheet-close">
          {voice.say('sheet.go-on')}
        </button>
      </p>
    </Dialog>
  );
}
