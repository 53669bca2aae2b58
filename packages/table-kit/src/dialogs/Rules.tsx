import { Dialog } from '../widgets/Dialog.tsx';
import { useTable, useTableState } from '../state/context.tsx';
import { RulesText } from './RulesText.tsx';

/** The rules beside the table; opened at one of them where that is the reason for something. */
export function Rules({ at, onClose }: { at: string | undefined; onClose: () => void }) {
  const { voice } = useTable();
  const { game, plug } = useTableState((state) => state);
  return (
    <Dialog title={voice.say('rules.title')} onClose={onClose} drawer>
      <RulesText game={game} voice={voice} at={at}>
        <plug.Material />
      </RulesText>
    </Dialog>
  );
}
