import { useTableActions } from '../state/actions.ts';
import { useTable, useTableState } from '../state/context.tsx';
import { RulesText } from '../book/RulesText.tsx';
import { Dialog } from '../widgets/Dialog.tsx';

/** The rules beside the table; opened at one of them where that is the reason for something. */
export function Rules({ at, onClose }: { at: string | undefined; onClose: () => void }) {
  const { voice } = useTable();
  const { game, plug } = useTableState((state) => state);
  const { Book } = useTableActions();
  return (
    <Dialog title={voice.say('rules.title')} onClose={onClose} drawer>
      {Book !== undefined && <Book game={game} rule={at} />}
      <RulesText game={game} voice={voice} at={at} pictures={plug.pictures} />
    </Dialog>
  );
}
